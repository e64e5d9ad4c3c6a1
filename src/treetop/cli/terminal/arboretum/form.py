"""Arboretum in a terminal: drawn gardens, and a count that explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from treetop.cli.terminal.arboretum.corners import CORNERS, corners
from treetop.cli.terminal.arboretum.picture import board_text
from treetop.cli.terminal.arboretum.sheet import sheet_table, verdict
from treetop.cli.terminal.form import TerminalForm
from treetop.locales import Language

if TYPE_CHECKING:
    from textual.widget import Widget

    from treetop.cli.terminal.arboretum.board import ArboretumBoard
    from treetop.cli.terminal.match import Match


class ArboretumForm(TerminalForm):
    corners = CORNERS

    def picture(self, board: Any, names: Sequence[str], language: Language) -> RenderableType:
        return board_text(board, names, language)

    def sheet(self, sheet: Any, names: Sequence[str], language: Language) -> Sequence[RenderableType]:
        return [sheet_table(sheet, names, language), *map(Text, verdict(sheet, names, language))]

    def corners_of(self, sheet: Any) -> set[str]:
        return set(corners(sheet))

    def board(self, match: Match, language: Language) -> ArboretumBoard:
        from treetop.cli.terminal.arboretum.board import ArboretumBoard

        return ArboretumBoard(match, language)

    def last_screen(self, match: Match, language: Language) -> Iterator[Widget]:
        from treetop.cli.terminal.arboretum.count import last_screen

        return last_screen(match, language)
