"""Every drawing, as SVG, for Python and for the browser. Imports nothing of treetop but its own files."""

from treetop.art.sprite import common_symbols, game_css, sprite, tokens_css

__all__ = ["common_symbols", "game_css", "sprite", "tokens_css"]
