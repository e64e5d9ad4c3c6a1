"""The house on a guild card: a tree in section, three floors, lit as far as they are built."""

from __future__ import annotations

from treetop.art.fragment import fragment
from treetop.art.svg import element, group

THINGS = "tree_society/things"
WIDTH, HEIGHT = 120.0, 168.0
LEFT, RIGHT = 20.0, 100.0
FLOORS = ((116.0, 148.0), (80.0, 112.0), (44.0, 76.0))
"""Top and bottom of each floor, from the ground up."""


def house(built: int) -> str:
    """The house with that many floors lit, without words."""
    tree, frame = (fragment(f"{THINGS}/{name}").markup for name in ("house-tree", "house-frame"))
    return house_of(tree, frame, built)


def house_of(tree: str, frame: str, built: int) -> str:
    """The house from the markup of its tree and of its frame, which may be references to them."""
    return tree + frame + "".join(_room(floor, built) for floor in range(len(FLOORS)))


def token_on(floor: int) -> str:
    """The little tree on the balcony of the current floor, from 0."""
    _, bottom = FLOORS[floor]
    ground = element(
        "circle", cx=108.5, cy=bottom - 9, r=9.5, fill="var(--sheet)", stroke="var(--bark)", stroke_width=1.2
    )
    return ground + group(fragment(f"{THINGS}/tree-token").markup, x=101, y=bottom - 16.5, scale=0.15)


def _room(floor: int, built: int) -> str:
    top, bottom = FLOORS[floor]
    light = "var(--lit)" if floor < built else "var(--unlit)"
    return element("rect", x=LEFT, y=top, width=RIGHT - LEFT, height=bottom - top, fill=light)
