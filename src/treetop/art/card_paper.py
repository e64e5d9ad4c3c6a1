"""The paper of any card: its ground with round corners, and the line around it."""

from __future__ import annotations

from treetop.art.palette import Shades
from treetop.art.svg import element

CORNER = 7.0
LINE = 1.5


def ground(width: float, height: float, fill: str) -> str:
    return element("rect", width=width, height=height, rx=CORNER, fill=fill)


def border(width: float, height: float) -> str:
    return element(
        "rect",
        x=LINE / 2,
        y=LINE / 2,
        width=width - LINE,
        height=height - LINE,
        rx=CORNER - LINE / 2,
        fill="none",
        stroke="var(--edge)",
        stroke_width=LINE,
    )


def label(x: float, y: float, width: float, height: float) -> str:
    """A small plate for words."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=2,
        fill="var(--sheet)",
        stroke="var(--edge)",
        stroke_width=0.8,
    )


def frame(width: float, height: float, corner: float, **paint: str | float) -> str:
    """The outline of a place, drawn inside it."""
    return element("rect", x=1, y=1, width=width - 2, height=height - 2, rx=corner, **paint)


def seat_frame(width: float, height: float, fill: str, shades: Shades, acts: bool) -> str:
    """Somebody's part of a table; whoever is to act stands out."""
    stroke = shades["accent"] if acts else shades["line"]
    return frame(width, height, 12, fill=fill, stroke=stroke, stroke_width=3 if acts else 1.5)
