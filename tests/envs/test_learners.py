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

import numpy as np
import pytest

from tests.envs.tables import any_legal
from treetop.arena.result import Result
from treetop.envs import Games
from treetop.envs.policy import choose
from treetop.games import GAMES
from treetop.games.errors import Malformed

LEARNERS = Path(__file__).parents[2] / "examples" / "learners"
SHORT = [
    ("maskable_ppo", ["sb3_contrib"], ["--steps", "256", "--looks", "1"]),
    ("maskable_ppo", ["sb3_contrib"], ["--steps", "64", "--processes", "1"]),
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


def test_rllib_is_handed_each_seats_margin_once_and_scaled(monkeypatch: pytest.MonkeyPatch) -> None:
    for needed in ("pettingzoo", *NEEDED):
        pytest.importorskip(needed, reason="not installed: pip install '.[learners]'")
    monkeypatch.syspath_prepend(str(LEARNERS))
    rllib_ppo = import_module("rllib_ppo")
    env = rllib_ppo.ByMargin("arboretum")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        env.step(int(any_legal(env.observe(env.agent_selection)["action_mask"][None], rng)[0]))
    scores = env.infos["seat_1"]["scores"]
    expected = {"seat_1": (scores[0] - scores[1]) / 20, "seat_2": (scores[1] - scores[0]) / 20}
    assert any(expected.values())
    earned = {}
    while env.agents:
        earned[env.agent_selection] = env.last(observe=False)[1]
        env.step(None)
    assert earned == pytest.approx(expected)


def test_dqn_learns_of_every_decision_what_the_game_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    for needed in ("pyspiel", "tree", *NEEDED):
        pytest.importorskip(needed, reason="not installed: pip install '.[learners]'")
    monkeypatch.syspath_prepend(str(LEARNERS))
    openspiel_dqn = import_module("openspiel_dqn")
    TimeStep, StepType = openspiel_dqn.TimeStep, import_module("open_spiel.python.rl_environment").StepType

    def step(size: float, *rewards: float) -> Any:
        seen = {"info_state": [[size]] * 2, "legal_actions": [[0, 1]] * 2}
        kind = StepType.LAST if any(rewards) else StepType.MID
        return openspiel_dqn.scaled(TimeStep(seen, [*rewards], [1.0, 1.0], kind))

    network = import_module("torch").nn.Linear(1, 2)
    learner: Any = openspiel_dqn.WholeGames(1, 1, 2, network=network, learning_rate=0.1)
    learner.add_transition(step(1, 0, 0), 0, step(2, 0, 0))
    assert learner.replay_buffer is None
    learner.add_transition(step(2, 0, 0), 1, step(3, -20, 20))
    remembered = learner.replay_buffer.experience
    assert remembered.info_state[:2].tolist() == [[1], [2]]
    assert remembered.action[:2].tolist() == [0, 1]
    assert remembered.reward[:2].tolist() == [1, 1]
    assert remembered.is_final_step[:2].all()


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> Any:
    pytest.importorskip("torch", reason="torch is not installed: pip install '.[learners]'")
    monkeypatch.syspath_prepend(str(LEARNERS))
    yield import_module("networks")
    for name in ("networks", "scale"):
        sys.modules.pop(name, None)


def seen_in(game: str, players: int, steps: int = 12) -> tuple[Any, Any]:
    """Observations as vectors and masks of games in every phase, a row each."""
    games, rng = Games(game, 30, players, seed=3, observations="float32"), np.random.default_rng(3)
    rows, masks = [], []
    for _ in range(steps):
        seen = [array.reshape(30, -1) for name, array in games.observation.items() if name != "action_mask"]
        rows.append(np.concatenate(seen, 1))
        masks.append(games.observation["action_mask"].copy())
        games.step(any_legal(masks[-1], rng))
    return np.concatenate(rows), np.concatenate(masks)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["arboretum", "tree-society"])
def test_a_network_scores_each_game_as_if_it_were_alone(networks: Any, game: str, players: int) -> None:
    import torch

    network = networks.network_for(game, players)
    rows, masks = seen_in(game, players)
    with torch.inference_mode():
        scores, summary = network(torch.from_numpy(rows))
        for i in range(0, len(rows), 7):
            alone, own = network(torch.from_numpy(rows[i : i + 1]))
            np.testing.assert_allclose(scores[i], alone[0], atol=1e-4)
            np.testing.assert_allclose(summary[i], own[0], atol=1e-4)
    assert scores.shape == masks.shape


def test_the_network_of_arboretum_knows_no_species_by_its_name(networks: Any) -> None:
    """With two species exchanged, the cards' scores change places with them."""
    import torch

    network = networks.network_for("arboretum", 2)
    rows, _ = seen_in("arboretum", 2, steps=40)
    planes = rows[:, :384].reshape(-1, 8, 6, 8)
    swapped = rows.copy()
    swapped[:, :384] = planes[:, :, [1, 0, 2, 3, 4, 5]].reshape(-1, 384)

    def other(cards: Any) -> Any:
        species = (cards - 1) // 8
        return np.where((cards > 0) & (species < 2), cards + 8 * (1 - 2 * species), cards)

    trees, places, hand = (slice(396, 498), slice(498, 714), slice(714, 723))
    near = other(rows[:, places].reshape(-1, 36, 6)[:, :, 2:])
    swapped[:, places] = np.concatenate([rows[:, places].reshape(-1, 36, 6)[:, :, :2], near], 2).reshape(
        -1, 216
    )
    swapped[:, trees] = np.concatenate(
        [
            other(rows[:, trees].reshape(-1, 34, 3)[:, :, :1]),
            rows[:, trees].reshape(-1, 34, 3)[:, :, 1:],
        ],
        2,
    ).reshape(-1, 102)
    swapped[:, hand] = other(rows[:, hand])
    with torch.inference_mode():
        before, after = (network(torch.from_numpy(each))[0].numpy() for each in (rows, swapped))
    np.testing.assert_allclose(before, after, atol=1e-4)


def test_a_policy_that_was_trained_for_something_else_is_refused() -> None:
    view = GAMES["arboretum"].new(3, 1).view(0)
    with pytest.raises(Malformed) as caught:
        choose(lambda seen, mask: int(mask.argmax()), view, 600)
    assert "This policy reads 600 numbers, but with 3 players this game has 1" in str(caught.value)
