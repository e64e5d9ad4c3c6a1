"""The learner of examples/learning: its network in NumPy, and at a table."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treetop.games import game_named

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
MOST_LINES = 200


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(FOLDER)
    import network

    yield network
    for name in ("network", "player"):
        sys.modules.pop(name, None)


def test_what_it_has_learnt_takes_part_in_a_game(
    network: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import player

    rng = np.random.default_rng(1)
    weights = {name: rng.normal(0, 0.1, shape) for name, shape in network.SHAPES.items()}
    np.savez(tmp_path / "weights.npz", **weights)
    monkeypatch.setattr(player, "FOLDER", tmp_path)
    learner = player.Learner()
    position = game_named("arboretum").new(2, "0" * 32)
    while (seat := position.seat_to_act) is not None:
        position = position.after(learner.choose(position.view(seat), 0, 0.1))
    assert position.is_over


def test_its_network_says_the_same_in_numpy_as_in_pytorch(network: Any) -> None:
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(2)
    weights = {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in network.SHAPES.items()}
    rows = rng.integers(0, 49, (723, 6)).astype(np.int8)
    rows[: network.FEATURES] %= 2
    tensors = {name: torch.from_numpy(weight) for name, weight in weights.items()}
    in_torch = torch.from_numpy(rows)
    for phase in network.TURN:
        ours = network.forward(weights, rows, phase, np.arange(49), lambda array: array.astype(np.float32))
        theirs = network.forward(tensors, in_torch, phase, torch.arange(49), torch.Tensor.float)
        for mine, other in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(mine, other.numpy(), atol=1e-4)


def test_the_weights_that_are_shipped_fit_the_network(network: Any) -> None:
    with np.load(FOLDER / "weights.npz") as saved:
        assert {name: saved[name].shape for name in saved.files} == network.SHAPES


def test_the_learner_is_short_enough_to_be_read() -> None:
    assert len((FOLDER / "ppo.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
