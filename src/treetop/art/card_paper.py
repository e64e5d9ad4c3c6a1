"""The paper of any card: its ground with round corners, and the line around it."""

from __future__ import annotations

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
