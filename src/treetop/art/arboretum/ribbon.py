"""A path through an arboretum: an ink ribbon with small arrowheads, its points on a paper tag."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from treetop.art.arboretum.card import HEIGHT, WIDTH
from treetop.art.svg import SERIF, element, number, text

Point = tuple[float, float]
_TURN = 26.0


def ribbon(corners: Sequence[Point]) -> str:
    """The strand through cards whose upper left corners are given, in order."""
    route = [_through(corner) for corner in corners]
    shape = {"d": _rounded(route), "fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    halo = element("path", stroke="var(--sheet)", stroke_width=10, stroke_opacity=0.9, **shape)
    ink = element("path", stroke="var(--ink)", stroke_width=5, **shape)
    start = element(
        "circle",
        cx=route[0][0],
        cy=route[0][1],
        r=8,
        fill="var(--ink)",
        stroke="var(--sheet)",
        stroke_width=2.5,
    )
    heads = [_arrowhead(a, b) for a, b in pairwise(route)]
    return halo + ink + start + "".join(heads)


def tag(corners: Sequence[Point], points: int | None) -> str:
    """The paper tag at the ribbon's end."""
    x, y = _through(corners[-1])
    if points is None:
        return element("circle", cx=x, cy=y, r=6, fill="var(--ink)")
    paper = element(
        "path",
        d=f"M{number(x + 4)} {number(y)}l14-20h46q4 0 4 4v32q0 4-4 4H{number(x + 18)}z",
        fill="var(--sheet)",
        stroke="var(--ink)",
        stroke_width=3,
        stroke_linejoin="round",
    )
    hole = element(
        "circle", cx=x + 15, cy=y, r=3.6, fill="var(--paper)", stroke="var(--ink)", stroke_width=2.4
    )
    words = text(
        str(points),
        x + 43,
        y + 10.5,
        30,
        "var(--ink)",
        font_family=SERIF,
        font_weight="700",
        text_anchor="middle",
    )
    return paper + hole + words


def _through(corner: Point) -> Point:
    """Below the middle, where a card's rank and emblem are not."""
    return corner[0] + WIDTH * 0.55, corner[1] + HEIGHT * 0.58


def _rounded(route: Sequence[Point]) -> str:
    """A line through the points that turns its corners softly."""
    line = f"M{number(route[0][0])} {number(route[0][1])}"
    for before, (x, y), after in zip(route, route[1:], route[2:], strict=False):
        (x1, y1), (x2, y2) = _near((x, y), before), _near((x, y), after)
        line += f"L{number(x1)} {number(y1)}Q{number(x)} {number(y)} {number(x2)} {number(y2)}"
    return line + f"L{number(route[-1][0])} {number(route[-1][1])}"


def _near(corner: Point, other: Point) -> Point:
    distance = hypot(other[0] - corner[0], other[1] - corner[1])
    share = min(_TURN / distance, 0.5)
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def _arrowhead(a: Point, b: Point) -> str:
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    turn = degrees(atan2(b[1] - a[1], b[0] - a[0]))
    return element(
        "path",
        d="M-9-10L11 0-9 10-5 0z",
        fill="var(--ink)",
        stroke="var(--sheet)",
        stroke_width=2,
        stroke_linejoin="round",
        paint_order="stroke",
        transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})",
    )
