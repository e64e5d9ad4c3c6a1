"""What balance reports have in common: seats, lengths, points, and the files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from treetop.arena.document import Block, Document, Heading, Picture, Table
from treetop.arena.interval import Interval
from treetop.arena.numerals import Numerals
from treetop.locales import Language

if TYPE_CHECKING:
    from treetop.arena.balance.plots import Array


class Report:
    def __init__(self, language: Language) -> None:
        self.language = language
        self.say = language.say
        self.numerals = Numerals(language)
        # Every process that plays games would load what only a report needs.
        from treetop.arena.balance.plots import Plots

        self.plots = Plots(language)

    def distribution(self, name: str, values: Mapping[int, Array], style: str = "-") -> Picture:
        """How often each whole number occurs, by number of players."""
        label = self.say(f"arena-balance-{name}")
        return Picture(f"{name}.svg", self.plots.distribution(values, label, style), label)

    def seats(self, shares: Mapping[int, Sequence[Interval]]) -> list[Block]:
        """Every seat's share of the wins, by number of players."""
        most, title = max(shares), self.say("arena-balance-seats")
        rows = [
            [self.players(players), *map(self.share, seats), *[""] * (most - players)]
            for players, seats in shares.items()
        ]
        return [
            Heading(2, title),
            Table([*self.head("players"), *(str(seat + 1) for seat in range(most))], rows),
            Picture("seats.svg", self.plots.seats(shares), title),
        ]

    def head(self, *columns: str) -> list[str]:
        return [self.column(name) for name in columns]

    def column(self, name: str) -> str:
        return self.say(f"arena-balance-column-{name}")

    def players(self, count: int) -> str:
        return self.say("core-players", count=count)

    def spread(self, values: Array) -> str:
        """The mean and the standard deviation."""
        return f"{self.numerals.decimal(values.mean())} ± {self.numerals.decimal(values.std())}"

    def middle(self, values: Array) -> str:
        """The median, and the 5th and the 95th percentile."""
        low, median, high = np.percentile(values, [5, 50, 95])
        return f"{round(median)} ({round(low)}–{round(high)})"

    def share(self, interval: Interval) -> str:
        return f"{self.numerals.percent(interval.value)} ({self.numerals.percent_range(interval)})"


def write_report(document: Document, folder: Path) -> list[Path]:
    """As `balance.md` and `balance.html`, with the pictures beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {"balance.md": document.markdown(), "balance.html": document.html()}
    files |= {block.file: block.svg for block in document.blocks if isinstance(block, Picture)}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]
