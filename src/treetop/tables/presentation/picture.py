"""A table as a picture, for where its address is shared: what everybody may see, and nothing else."""

from __future__ import annotations

from importlib.util import find_spec

from treetop.art.palette import theme_shades
from treetop.games.game import View
from treetop.tables.match.match import Match

WIDTH, HEIGHT = 1200, 630
"""As https://ogp.me pictures are usually shown."""


def can_draw() -> bool:
    """Whether the extra `pictures` is installed."""
    return find_spec("cairosvg") is not None


def picture_of(match: Match) -> bytes | None:
    """As PNG, what everybody sees; None before the cards are dealt, or where nothing can be drawn."""
    return None if match.position is None else drawn(match.position.view(None))


def drawn(view: View) -> bytes | None:
    """As PNG; None for a game without drawings, or without what draws them."""
    draw = getattr(view, "_repr_svg_", None)
    try:
        import cairosvg
    except (ImportError, OSError):  # OSError: the package is there, but the system's cairo is not.
        return None
    if draw is None:
        return None
    paper = theme_shades("light")["paper"]
    picture: bytes = cairosvg.svg2png(
        draw().encode(), output_width=WIDTH, output_height=HEIGHT, background_color=paper
    )
    return picture
