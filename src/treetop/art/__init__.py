"""Every drawing, as SVG, for Python and for the browser. Imports nothing of treetop but its own files."""

from treetop.art.sprite import of_tree_society, sprite, tokens_css

__all__ = ["of_tree_society", "sprite", "tokens_css"]
