"""Figures for reports, in the project's colours."""

from __future__ import annotations

from io import StringIO
from typing import Any

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import ScalarFormatter

from treetop.art.palette import theme_shades

SHADES = theme_shades("light")
INK, LINE, SHEET, LEAF, WARNING = (SHADES[name] for name in ("ink", "line", "sheet", "accent", "warning"))
STYLE: Any = {
    "axes.edgecolor": LINE,
    "axes.facecolor": SHEET,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": SHEET,
    "svg.fonttype": "path",
    "svg.hashsalt": "treetop",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class Ticks(ScalarFormatter):
    """Numbers on an axis, with a language's decimal sign."""

    def __init__(self, decimal_sign: str) -> None:
        super().__init__(useOffset=False)
        self.decimal_sign = decimal_sign

    def __call__(self, x: float, pos: int | None = None) -> str:
        return super().__call__(x, pos).replace(".", self.decimal_sign)


def new_figure(width: float, height: float, decimal_sign: str) -> tuple[Any, Any]:
    """A figure and its axes; in inches."""
    with matplotlib.rc_context(STYLE):
        figure = Figure((width, height), layout="constrained")
        axes = figure.add_subplot()
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(Ticks(decimal_sign))
    return figure, axes


def plain(name: str) -> str:
    """Escape dollar signs, between which Matplotlib reads mathematics."""
    return name.replace("$", r"\$")


def svg(figure: Any) -> str:
    text = StringIO()
    with matplotlib.rc_context(STYLE):
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()
