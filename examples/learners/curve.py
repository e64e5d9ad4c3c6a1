"""How a learner gets on: games in which it does its best, a file of numbers, and a drawing of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from matplotlib.figure import Figure

from treetop.envs.gymnasium import env_id
from treetop.games import game_named

COLOURS = ("#2F7D4F", "#B4632A", "#3E6FA3", "#8A4E8F")


class Curve:
    """The share of victories over the last games, noted every so often."""

    def __init__(self, learner: str, against: str, every: int = 50) -> None:
        self.learner, self.against, self.every = learner, against, every
        self.games = 0
        self.recent: list[float] = []
        self.points: list[tuple[int, float]] = []
        self.looks: list[tuple[int, dict[str, float]]] = []

    def look(self, shares: dict[str, float]) -> None:
        """The share of victories against each opponent, in games from which nothing is learnt."""
        self.looks.append((self.games, shares))

    def add(self, reward: float) -> None:
        """What a game brought, by victory."""
        self.games += 1
        self.recent = [*self.recent, (reward + 1) / 2][-5 * self.every :]
        if self.games % self.every == 0:
            self.points.append((self.games, sum(self.recent) / len(self.recent)))

    def save(self, file: Path) -> None:
        """As numbers in FILE.json, and as a drawing in FILE.svg."""
        said = {"learner": self.learner, "against": self.against, "points": self.points, "looks": self.looks}
        file.with_suffix(".json").write_text(json.dumps(said), encoding="utf-8")
        figure = Figure((8, 4), layout="constrained")
        axes = figure.add_subplot()
        axes.axhline(0.5, color="#66736B", linewidth=0.8, linestyle="--")
        axes.set(xlabel=f"games played by {self.learner}", ylabel=f"victories against {self.against}")
        if self.looks:
            self._draw_looks(axes)
            axes.set(ylabel="victories against")
            figure.legend(loc="outside right upper")
        elif self.points:
            axes.plot(*zip(*self.points, strict=True), color="#2F7D4F")
        axes.set(ylim=(0, 1))
        figure.savefig(file.with_suffix(".svg"), metadata={"Date": None})

    def _draw_looks(self, axes: Any) -> None:
        games = [games for games, _ in self.looks]
        for name, colour in zip(self.looks[0][1], COLOURS * len(self.looks[0][1]), strict=False):
            axes.plot(games, [shares[name] for _, shares in self.looks], color=colour, label=name)


def victories(game: str, players: int, opponent: str, act: Any, count: int = 512) -> float:
    """Of a game each, always the same deals. `act` chooses for all at once: from observations and masks."""
    id = env_id(game_named(game))
    many = gymnasium.make_vec(id, num_envs=count, opponents=opponent, players=players, threads=1)
    seen, infos = many.reset(seed=12345)
    won, playing = np.zeros(count), np.ones(count, bool)
    while playing.any():
        seen, earned, ended, _, infos = many.step(act(seen, infos["action_mask"]))
        share = (earned * (players - 1) + 1) / players
        won[playing & ended] = share[playing & ended]
        playing &= ~ended
    return float(won.mean())
