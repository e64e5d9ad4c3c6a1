"""Tree Society in a terminal."""

from treetop.cli.terminal.tree_society.form import TreeSocietyForm

__all__ = ["TreeSocietyForm"]
