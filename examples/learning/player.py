"""The trained policy as a player: `treetop arena arboretum examples/learning/player.py novice`."""

import sys
from pathlib import Path

import numpy as np

from treetop.envs import encoding

FOLDER = Path(__file__).parent
sys.path.append(str(FOLDER))

from network import ACTIONS, PHASE, TURN, forward  # noqa: E402

ARBORETUM = encoding("arboretum")
PARTS = ("cards", "table", "trees", "hand", "places")


class Learner:
    """Does what the network finds best; for two players, as it was trained."""

    name, level = "learner", 0

    def __init__(self):
        with np.load(FOLDER / "weights.npz") as saved:
            self.weights = {name: saved[name].astype(np.float32) for name in saved.files}

    def choose(self, view, seed, budget):
        seen = ARBORETUM.observe(view)
        rows = np.concatenate([seen[name].reshape(-1, 1) for name in PARTS])
        phase = TURN[int(rows[PHASE, 0].argmax())]
        best, _ = forward(self.weights, rows, phase, np.arange(49), lambda array: array.astype(np.float32))
        scores = np.zeros(ARBORETUM.actions, np.float32)
        scores[ACTIONS[phase]] = best[0]
        return ARBORETUM.action(view, int(np.where(ARBORETUM.mask(view), scores, -np.inf).argmax()))
