"""The pictures of a balance report, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from treetop.arena.balance.tree_society.figures import Figures, Shift
from treetop.arena.numerals import Numerals
from treetop.arena.sheet import INK, LEAF, LINE, WARNING, plain, sheet, svg
from treetop.locales import Language

COLOURS = (LEAF, WARNING, INK)


class Plots:
    def __init__(self, figures: Figures, language: Language) -> None:
        self.figures = figures
        self.say = language.say
        self.numerals = Numerals(language)

    def rounds(self) -> str:
        figure, axes = self._sheet(8, 3.2)
        last = max(int(games.rounds.max()) for games in self.figures.games)
        for i, games in enumerate(self.figures.games):
            share = np.bincount(games.rounds, minlength=last + 1) / len(games)
            axes.plot(share * 100, "o-", color=COLOURS[i % 3], label=self._players(games.players))
        axes.set_xlabel(self.say("arena-balance-rounds"))
        axes.set_ylabel("%")
        axes.legend(frameon=False)
        return svg(figure)

    def scores(self) -> str:
        figure, axes = self._sheet(8, 3.2)
        top = max(int(games.scores.max()) for games in self.figures.games)
        for i, games in enumerate(self.figures.games):
            share = np.bincount(games.scores.ravel(), minlength=top + 1) / games.scores.size
            axes.plot(share * 100, color=COLOURS[i % 3], label=self._players(games.players))
        axes.set_xlabel(self.say("arena-balance-scores"))
        axes.set_ylabel("%")
        axes.legend(frameon=False)
        return svg(figure)

    def seats(self) -> str:
        """Each seat's share of wins, times the number of players: 1 is fair."""
        figure, axes = self._sheet(8, 3.2)
        for i, games in enumerate(self.figures.games):
            for seat, share in enumerate(self.figures.seats(games)):
                x, n = i * 5 + seat, games.players
                axes.plot([x, x], [share.low * n, share.high * n], color=COLOURS[i % 3], linewidth=3)
                axes.plot([x], [share.value * n], "o", color=INK)
        positions = [(i * 5 + s, s + 1) for i, g in enumerate(self.figures.games) for s in range(g.players)]
        axes.set_xticks([x for x, _ in positions], [str(seat) for _, seat in positions])
        axes.axhline(1, color=LINE)
        axes.set_xlabel(self.say("arena-balance-seats"))
        return svg(figure)

    def shifts(self, shifts: Sequence[Shift], name: Any) -> str:
        """How far each card or guild moves the share of wins."""
        figure, axes = self._sheet(8, 1.2 + 0.2 * len(shifts))
        for y, shift in enumerate(shifts):
            span = [max(-0.4, shift.interval.low) * 100, min(0.4, shift.interval.high) * 100]
            axes.plot(span, [y, y], color=LEAF, linewidth=2)
            axes.plot([shift.interval.value * 100], [y], "o", color=INK, markersize=4)
        axes.set_yticks(range(len(shifts)), [plain(name(shift.name)) for shift in shifts], fontsize=8)
        axes.set_ylim(len(shifts) - 0.5, -0.5)
        axes.axvline(0, color=LINE)
        axes.grid(axis="x", color=LINE, linewidth=0.5)
        axes.set_xlabel(self.say("arena-balance-shift"))
        return svg(figure)

    def _sheet(self, width: float, height: float) -> tuple[Any, Any]:
        return sheet(width, height, self.numerals.decimal_sign)

    def _players(self, players: int) -> str:
        return self.say("core-players", count=players)
