"""Tree Society in a terminal: the table as a text, the count in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from treetop.cli.terminal.form import TerminalForm
from treetop.cli.terminal.tree_society.facts_text import society_board
from treetop.cli.terminal.tree_society.sheet import sheet_text
from treetop.locales import Language

if TYPE_CHECKING:
    from treetop.cli.terminal.match import Match
    from treetop.cli.terminal.tree_society.board import TreeSocietyBoard


class TreeSocietyForm(TerminalForm):
    def picture(self, board: Any, names: Sequence[str], language: Language) -> RenderableType:
        view = board if hasattr(board, "facts") else board.view(None)
        return society_board(view.facts(), names, language)

    def sheet(self, sheet: Any, names: Sequence[str], language: Language) -> Sequence[RenderableType]:
        return [sheet_text(sheet.facts(), names, language)]

    def board(self, match: Match, language: Language) -> TreeSocietyBoard:
        from treetop.cli.terminal.tree_society.board import TreeSocietyBoard

        return TreeSocietyBoard(match, language)
