"""A position, a view or a count in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from treetop.cli.terminal.form import terminal_form
from treetop.games.game import Game, ScoreSheet
from treetop.locales import Language


def print_board(game: Game, board: Any, names: Sequence[str], console: Console, language: Language) -> None:
    picture = terminal_form(game).picture(board, names, language)
    if isinstance(picture, Text):
        console.print(picture, overflow="crop", no_wrap=True, crop=False)
    else:
        console.print(picture)


def print_sheet(
    game: Game, sheet: ScoreSheet, names: Sequence[str], console: Console, language: Language
) -> None:
    for line in terminal_form(game).sheet(sheet, names, language):
        console.print(line)
