"""Pictures that show what Treetop looks like, for its pages and its README. They hold no words."""

from __future__ import annotations

from treetop.art.fragment import fragment, in_colours
from treetop.art.palette import Theme, theme_shades
from treetop.art.svg import SERIF, document, element, group, text

_WIDTH, _HEIGHT = 1200.0, 700.0


def gallery_svg(theme: Theme, *plates: str) -> str:
    """What games look like, on one sheet of paper."""
    ground = element("rect", width=_WIDTH, height=_HEIGHT, fill=theme_shades(theme)["paper"])
    return document(_WIDTH, _HEIGHT, [ground, *plates], "Treetop")


def social_svg(picture: str) -> str:
    """The picture that other sites show beside a link, 1200 by 630."""
    shades = theme_shades("light")
    ground = element("rect", width=1200, height=630, fill=shades["paper"])
    mark = group(in_colours(fragment("things/logo").markup, shades), x=78, y=120, scale=2)
    name = text("Treetop", 78, 470, 118, shades["ink"], font_family=SERIF, font_weight="600")
    return document(1200, 630, [ground, picture, mark, name], "Treetop")
