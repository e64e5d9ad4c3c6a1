"""Learners that others wrote learn a little, and enter the arena by the documented line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from treetop.arena.result import Result
from treetop.envs.policy import choose
from treetop.games import GAMES
from treetop.games.errors import Malformed

LEARNERS = Path(__file__).parents[2] / "examples" / "learners"
RLLIB = ["ray.rllib", "tree", "lz4", "ormsgpack", "tensorboardX"]
SHORT = [
    ("maskable_ppo", ["sb3_contrib"], ["--steps", "256"]),
    ("openspiel_dqn", ["open_spiel", "tree"], ["--games", "20"]),
    (
        "rllib_ppo",
        ["ray.rllib", "tree", "lz4", "ormsgpack", "tensorboardX"],
        ["--rounds", "1", "--batch", "128"],
    ),
]
"""The script, what it imports that the environments themselves don't, and how to be done soon."""
NEEDED = ("torch", "matplotlib", "gymnasium")


def is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "RAY_DEDUP_LOGS": "0"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize(("script", "modules", "settings"), SHORT)
def test_a_learner_learns_draws_its_curve_and_enters_the_arena(
    script: str, modules: list[str], settings: list[str], tmp_path: Path
) -> None:
    missing = [name for name in (*modules, *NEEDED) if not is_installed(name)]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed: pip install '.[learners]'")
    file = LEARNERS / f"{script}.py"
    said = run(tmp_path, sys.executable, str(file), "arboretum", *settings, "--save", "trained.zip")
    assert "trained.zip" in said
    if script == "rllib_ppo":
        assert "2 nodes" in said
    assert (tmp_path / "trained.svg").read_text(encoding="utf-8").startswith("<?xml")
    arena = [sys.executable, "-m", "treetop", "arena", "arboretum", f"{file}:model=trained.zip", "random"]
    run(tmp_path, *arena, "--deals", "1", "--workers", "1", "--out", "results")
    games = (tmp_path / "results" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [Result.from_record(json.loads(game)).failures for game in games] == [(), ()]


def test_dqn_learns_of_every_decision_what_the_game_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    for needed in ("pyspiel", "tree", *NEEDED):
        pytest.importorskip(needed, reason="not installed: pip install '.[learners]'")
    monkeypatch.syspath_prepend(str(LEARNERS))
    openspiel_dqn = import_module("openspiel_dqn")
    TimeStep, StepType = openspiel_dqn.TimeStep, import_module("open_spiel.python.rl_environment").StepType

    def step(size: float, *rewards: float) -> Any:
        seen = {"info_state": [[size]] * 2, "legal_actions": [[0, 1]] * 2}
        kind = StepType.LAST if any(rewards) else StepType.MID
        return openspiel_dqn.scaled(TimeStep(seen, [*rewards], [1.0, 1.0], kind), 4.0)

    learner = openspiel_dqn.WholeGames(1, 1, 2)
    learner.add_transition(step(4, 0, 0), 0, step(8, 0, 0))
    assert learner.replay_buffer is None
    learner.add_transition(step(8, 0, 0), 1, step(12, -20, 20))
    remembered = learner.replay_buffer.experience
    assert remembered.info_state[:2].tolist() == [[1], [2]]
    assert remembered.action[:2].tolist() == [0, 1]
    assert remembered.reward[:2].tolist() == [2, 2]
    assert remembered.is_final_step[:2].all()


def test_a_policy_that_was_trained_for_something_else_is_refused() -> None:
    view = GAMES["arboretum"].new(3, 1).view(0)
    with pytest.raises(Malformed) as caught:
        choose(lambda seen, mask: int(mask.argmax()), view, 600)
    assert "This policy reads 600 numbers, but with 3 players this game has 1" in str(caught.value)
