"""Arboretum in a terminal."""

from treetop.cli.terminal.arboretum.form import ArboretumForm

__all__ = ["ArboretumForm"]
