"""A position or a view in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from treetop.cli.card_face import tag
from treetop.cli.grove import draw_grove
from treetop.cli.society import society_board
from treetop.games.arboretum import Card
from treetop.games.arboretum.board import Board
from treetop.games.arboretum.species import Edition
from treetop.games.tree_society import Position as SocietyPosition
from treetop.games.tree_society import View as SocietyView
from treetop.locales import Language


def print_board(board: Any, names: Sequence[str], console: Console, language: Language) -> None:
    picture = board_picture(board, names, language)
    if isinstance(picture, Text):
        console.print(picture, overflow="crop", no_wrap=True, crop=False)
    else:
        console.print(picture)


def board_picture(board: Any, names: Sequence[str], language: Language) -> RenderableType:
    """Drawn or told for the games we know; otherwise the board's own text."""
    if isinstance(board, Board):
        return arboretum_text(board, names, language)
    if isinstance(board, SocietyPosition):
        board = board.view(None)
    if isinstance(board, SocietyView):
        return society_board(board.facts(), names, language)
    return Text(str(board))


def arboretum_text(board: Board, names: Sequence[str], language: Language) -> Text:
    edition = board.setup.edition
    lines = [Text(language.say("cli-pile", count=board.pile_size), "bold")]
    for seat, name in enumerate(names):
        lines += [Text(), Text(name, "bold underline" if seat == board.seat_to_act else "bold")]
        lines.append(_labelled(language.say("cli-hand"), board.hand(seat), edition))
        lines.append(_labelled(language.say("cli-discards"), board.discards(seat), edition))
        if board.arboretum(seat):
            lines.append(draw_grove(board.arboretum(seat), edition)[0])
    return Text("\n").join(lines)


def _labelled(label: str, cards: Sequence[Card | None], edition: Edition) -> Text:
    line = Text(f"{label}: ")
    for card in cards:
        line += tag(card, edition) + Text(" ")
    return line if cards else line + Text("–")
