"""The pictures of a balance report, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from treetop.arena.figure import INK, LEAF, LINE, WARNING, new_figure, plain, svg
from treetop.arena.interval import Interval
from treetop.arena.numerals import Numerals
from treetop.locales import Language

Array = np.ndarray[Any, Any]

COLOURS = (LEAF, WARNING, INK)
WIDEST = 0.4


class Plots:
    def __init__(self, language: Language) -> None:
        self.say = language.say
        self.numerals = Numerals(language)

    def distribution(self, values: Mapping[int, Array], label: str, style: str = "-") -> str:
        """How often each whole number occurs, by number of players."""
        figure, axes = self._figure(8, 3.2)
        least = min(int(each.min()) for each in values.values())
        for colour, (players, each) in zip(_colours(len(values)), values.items(), strict=True):
            shares = np.bincount(each.ravel() - least) / each.size
            numbers = least + np.arange(len(shares))
            name = self.say("core-players", count=players)
            axes.plot(numbers, shares * 100, style, color=colour, label=name)
        axes.set_xlabel(label)
        axes.set_ylabel("%")
        axes.legend(frameon=False)
        return svg(figure)

    def seats(self, shares: Mapping[int, Sequence[Interval]]) -> str:
        """Each seat's share of wins, times the number of players: 1 is fair."""
        figure, axes = self._figure(8, 3.2)
        ticks = {}
        x = 0
        for colour, (players, seats) in zip(_colours(len(shares)), shares.items(), strict=True):
            for seat, share in enumerate(seats):
                axes.plot([x, x], [share.low * players, share.high * players], color=colour, linewidth=3)
                axes.plot([x], [share.value * players], "o", color=INK)
                ticks[x] = str(seat + 1)
                x += 1
            x += 1
        axes.set_xticks(list(ticks), list(ticks.values()))
        axes.axhline(1, color=LINE)
        axes.set_xlabel(self.say("arena-balance-seats"))
        return svg(figure)

    def shifts(self, shifts: Sequence[tuple[str, Interval]]) -> str:
        """By how much something moves the share of wins, one line for each name."""
        figure, axes = self._figure(8, 1.2 + 0.2 * len(shifts))
        for y, (_, shift) in enumerate(shifts):
            span = [max(-WIDEST, shift.low) * 100, min(WIDEST, shift.high) * 100]
            axes.plot(span, [y, y], color=LEAF, linewidth=2)
            axes.plot([shift.value * 100], [y], "o", color=INK, markersize=4)
        axes.set_yticks(range(len(shifts)), [plain(name) for name, _ in shifts], fontsize=8)
        axes.set_ylim(len(shifts) - 0.5, -0.5)
        axes.axvline(0, color=LINE)
        axes.grid(axis="x", color=LINE, linewidth=0.5)
        axes.set_xlabel(self.say("arena-balance-shift"))
        return svg(figure)

    def _figure(self, width: float, height: float) -> tuple[Any, Any]:
        return new_figure(width, height, self.numerals.decimal_sign)


def _colours(count: int) -> list[str]:
    return [COLOURS[i % len(COLOURS)] for i in range(count)]
