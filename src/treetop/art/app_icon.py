"""The mark as an icon of the browser and of an installed app."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

from treetop.art.fragment import fragment, in_colours
from treetop.art.palette import theme_shades
from treetop.art.svg import document, element, group

_SIZE = 100.0
_SAFE = 0.62
"""A maskable icon keeps to the inner circle, https://www.w3.org/TR/appmanifest/#icon-masks."""
_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")


def favicon_svg() -> str:
    """The mark alone; it is seen on light and on dark tabs."""
    return document(_SIZE, _SIZE, [_mark()])


def app_icon_svg(*, maskable: bool = False) -> str:
    """The mark on paper; a maskable one leaves room for any shape that is cut from it."""
    scale = _SAFE if maskable else 0.8
    corner = 0 if maskable else 22
    paper = theme_shades("light")["paper"]
    ground = element("rect", width=_SIZE, height=_SIZE, rx=corner, fill=paper)
    return document(_SIZE, _SIZE, [ground, _centred(scale)])


@cache
def app_icon_png(size: int, *, maskable: bool = False) -> bytes:
    """The same in pixels, for systems that read no SVG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(size / 100, size / 100), dpi=100)
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(0, _SIZE)
    axes.set_ylim(_SIZE, 0)
    figure.patch.set_facecolor(theme_shades("light")["paper"])
    for part in ElementTree.fromstring(f"<g>{_mark()}</g>"):
        axes.add_patch(_patch(part.attrib, _SAFE if maskable else 0.8, size))
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()


def _mark() -> str:
    return in_colours(fragment("things/logo").markup, theme_shades("light"))


def _centred(scale: float) -> str:
    return group(_mark(), x=_SIZE * (1 - scale) / 2, y=_SIZE * (1 - scale) / 2, scale=scale)


def _patch(attributes: dict[str, str], scale: float, size: int) -> Any:
    """A path of the mark, which is drawn with M, L, C and Z only."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    codes = {"M": Path.MOVETO, "L": Path.LINETO, "C": Path.CURVE4, "Z": Path.CLOSEPOLY}
    points, steps = [], []
    for letter, rest in _STEP.findall(attributes["d"]):
        numbers = [float(number) for number in rest.split()] or [0.0, 0.0]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        points += [
            (_SIZE / 2 + (x - _SIZE / 2) * scale, _SIZE / 2 + (y - _SIZE / 2) * scale) for x, y in pairs
        ]
        steps += [codes[letter]] * len(pairs)
    stroke = attributes.get("stroke", "none")
    width = float(attributes.get("stroke-width", 0)) * scale * size / _SIZE * 72 / 100
    return PathPatch(
        Path(points, steps), facecolor=attributes["fill"], edgecolor=stroke, linewidth=width, capstyle="round"
    )
