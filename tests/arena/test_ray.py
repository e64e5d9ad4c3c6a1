"""The same tournament on a Ray cluster."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.test_runs import BOTS, ROOT, Here, games
from treetop.arena import Tournament, run
from treetop.arena.cluster import Cluster

ray = pytest.importorskip("ray", reason="ray is not installed: pip install '.[ray]'")

pytestmark = pytest.mark.filterwarnings("ignore::Warning")


@pytest.fixture
def two_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    environment = {"env_vars": {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=environment)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("two_workers")
def test_two_workers_of_a_cluster_play_the_same_games_as_one_process(tmp_path: Path) -> None:
    tournament = Tournament("arboretum", BOTS, deals=4)
    run(tournament, tmp_path / "here", Here())
    run(tournament, tmp_path / "cluster", Cluster("auto"))
    assert games(tmp_path / "cluster") == games(tmp_path / "here")
