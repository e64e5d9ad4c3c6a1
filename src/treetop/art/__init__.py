"""Every drawing, as SVG, for Python and for the browser. Imports nothing of treetop but its own files."""

from treetop.art.sprite import game_of, sprite, tokens_css

__all__ = ["game_of", "sprite", "tokens_css"]
