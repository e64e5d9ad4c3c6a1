"""The four pictures of a report, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matplotlib.colors import LinearSegmentedColormap

from treetop.arena.figure import INK, LEAF, LINE, SHEET, WARNING, new_figure, plain, svg
from treetop.arena.numerals import Numerals
from treetop.arena.standings import Row, Standings
from treetop.locales import Language

LONGEST_NAME = 28


class Plots:
    """All pictures list the entrants in the order of the standings."""

    def __init__(self, standings: Standings, language: Language) -> None:
        self.standings = standings
        self.rows = standings.rows()
        self.say = language.say
        self.numerals = Numerals(language)

    def win_matrix(self) -> str:
        """Each cell: how often the entrant of the row finished ahead of that of the column."""
        count = len(self.rows)
        figure, axes = self._figure(8, 1.4 + 0.55 * count)
        shares = [[self._ahead(row, column) for column in self.rows] for row in self.rows]
        shown = [[0.5 if share is None else share for share in line] for line in shares]
        colours = LinearSegmentedColormap.from_list("leaf", [WARNING, SHEET, LEAF])
        axes.imshow(shown, cmap=colours, vmin=0, vmax=1, aspect="auto")
        for y, line in enumerate(shares):
            for x, share in enumerate(line):
                text = "" if share is None else f"{100 * share:.0f}"
                colour = SHEET if abs(shown[y][x] - 0.5) > 0.4 else INK
                axes.text(x, y, text, ha="center", va="center", fontsize=10, color=colour)
        axes.set_xticks(range(count), self._names(), rotation=30, ha="right")
        axes.set_yticks(range(count), self._names())
        axes.set_xlabel(self.say("arena-plot-matrix"))
        return svg(figure)

    def ratings(self) -> str:
        figure, axes = self._figure(8, 1.4 + 0.45 * len(self.rows))
        for y, row in enumerate(self.rows):
            interval = row.rating.interval
            axes.plot([interval.low, interval.high], [y, y], color=LEAF, linewidth=3, solid_capstyle="round")
            axes.plot([interval.value], [y], "o", color=INK)
        self._one_line_each(axes)
        axes.set_xlabel(self.say("arena-plot-ratings"))
        return svg(figure)

    def points(self) -> str:
        values = [self.standings.points(row.entrant) for row in self.rows]
        return self._boxes(values, self.say("arena-plot-points"), logarithmic=False)

    def thinking(self) -> str:
        values = [self.standings.mean_seconds(row.entrant) for row in self.rows]
        return self._boxes(values, self.say("arena-plot-thinking"), logarithmic=True)

    def _boxes(self, values: Sequence[Sequence[float]], label: str, logarithmic: bool) -> str:
        figure, axes = self._figure(8, 1.4 + 0.55 * len(self.rows))
        boxes = axes.boxplot(
            [list(each) or [float("nan")] for each in values],
            positions=range(len(values)),
            orientation="horizontal",
            patch_artist=True,
            whis=(2.5, 97.5),
            showfliers=False,
            widths=0.6,
            medianprops={"color": INK},
            whiskerprops={"color": INK},
            capprops={"color": INK},
        )
        for box in boxes["boxes"]:
            box.set(facecolor=LEAF, edgecolor=INK, alpha=0.6)
        if logarithmic:
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter(self._seconds)
            axes.xaxis.set_minor_formatter("")
        self._one_line_each(axes)
        axes.set_xlabel(label)
        return svg(figure)

    def _figure(self, width: float, height: float) -> tuple[Any, Any]:
        return new_figure(width, height, self.numerals.decimal_sign)

    def _ahead(self, row: Row, column: Row) -> float | None:
        meeting = self.standings.meeting(row.entrant, column.entrant)
        return meeting.share.value if meeting.games else None

    def _seconds(self, value: float, _: int | None = None) -> str:
        return f"{value:g}".replace(".", self.numerals.decimal_sign)

    def _names(self) -> list[str]:
        names = [row.name for row in self.rows]
        short = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
        return [plain(name) for name in short]

    def _one_line_each(self, axes: Any) -> None:
        axes.set_yticks(range(len(self.rows)), self._names())
        axes.set_ylim(len(self.rows) - 0.5, -0.5)
        axes.grid(axis="x", color=LINE, linewidth=0.6)
        axes.set_axisbelow(True)
