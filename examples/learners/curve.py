"""How a learner got on while it learnt: a file of numbers, and a drawing of it."""

from __future__ import annotations

import json
from pathlib import Path

from matplotlib.figure import Figure


class Curve:
    """The share of victories over the last games, noted every so often."""

    def __init__(self, learner: str, against: str, every: int = 50) -> None:
        self.learner, self.against, self.every = learner, against, every
        self.games = 0
        self.recent: list[float] = []
        self.points: list[tuple[int, float]] = []

    def add(self, reward: float) -> None:
        """What a game brought, by victory."""
        self.games += 1
        self.recent = [*self.recent, (reward + 1) / 2][-5 * self.every :]
        if self.games % self.every == 0:
            self.points.append((self.games, sum(self.recent) / len(self.recent)))

    def save(self, file: Path) -> None:
        """As numbers in FILE.json, and as a drawing in FILE.svg."""
        said = {"learner": self.learner, "against": self.against, "points": self.points}
        file.with_suffix(".json").write_text(json.dumps(said), encoding="utf-8")
        figure = Figure((8, 4), layout="constrained")
        axes = figure.add_subplot()
        axes.plot(*zip(*self.points, strict=True), color="#2F7D4F") if self.points else None
        axes.axhline(0.5, color="#66736B", linewidth=0.8, linestyle="--")
        axes.set(xlabel=f"games played by {self.learner}", ylabel=f"victories against {self.against}")
        axes.set(ylim=(0, 1))
        figure.savefig(file.with_suffix(".svg"), metadata={"Date": None})
