"""The mark as an icon of the browser and of an installed app."""

from __future__ import annotations

from treetop.art.fragment import fragment, in_colours
from treetop.art.palette import theme_shades
from treetop.art.svg import document, element, group

_SIZE = 100.0
_SAFE = 0.62
"""A maskable icon keeps to the inner circle, https://www.w3.org/TR/appmanifest/#icon-masks."""


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


def _mark() -> str:
    return in_colours(fragment("things/logo").markup, theme_shades("light"))


def _centred(scale: float) -> str:
    return group(_mark(), x=_SIZE * (1 - scale) / 2, y=_SIZE * (1 - scale) / 2, scale=scale)
