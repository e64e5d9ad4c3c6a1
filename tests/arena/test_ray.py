"""The same tournament on a Ray cluster."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.test_runs import BOTS, ROOT, Here, games
from treetop.arena import Tournament, run
from treetop.arena.balance import Campaign, study_of
from treetop.arena.cluster import Cluster
from treetop.arena.training.self_play import play_generation
from treetop.arena.workers import make_workers
from treetop.games import game_named

ray = pytest.importorskip("ray", reason="ray is not installed: pip install '.[ray]'")

pytestmark = pytest.mark.filterwarnings("ignore::Warning")


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    environment = {"env_vars": {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}}
    with pytest.MonkeyPatch.context() as patched, warnings.catch_warnings():
        patched.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
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


@pytest.mark.usefixtures("two_workers")
def test_a_cluster_plays_the_same_balance_campaign_and_self_play_as_one_process() -> None:
    game = game_named("tree-society")
    campaign = Campaign(study_of(game, {}), 25, (2,))
    here, there = (
        campaign.joined(list(campaign.play(workers))) for workers in (Here(), make_workers(ray="auto"))
    )
    assert (there[0].scores == here[0].scores).all()
    self_play = game.part("training")({})
    here, there = (
        play_generation(self_play, workers, 1, 6, None) for workers in (Here(), make_workers(ray="auto"))
    )
    assert (there.features == here.features).all()
    assert (there.winner == here.winner).all()
