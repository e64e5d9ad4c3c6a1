"""The command `treetop` and the terminal game."""

from treetop.cli.main import main

__all__ = ["main"]
