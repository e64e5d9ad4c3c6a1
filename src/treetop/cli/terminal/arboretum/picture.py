"""A position or a view of Arboretum as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from treetop.cli.terminal.arboretum.card_face import tag
from treetop.cli.terminal.arboretum.grove import draw_grove
from treetop.games.arboretum import Card
from treetop.games.arboretum.board import Board
from treetop.games.arboretum.species import Edition
from treetop.locales import Language


def board_text(board: Board, names: Sequence[str], language: Language) -> Text:
    edition = board.setup.edition
    lines = [Text(language.say("arboretum-cli-pile", count=board.pile_size), "bold")]
    for seat, name in enumerate(names):
        lines += [Text(), Text(name, "bold underline" if seat == board.seat_to_act else "bold")]
        lines.append(_labelled(language.say("arboretum-cli-hand"), board.hand(seat), edition))
        lines.append(_labelled(language.say("arboretum-cli-discards"), board.discards(seat), edition))
        if board.arboretum(seat):
            lines.append(draw_grove(board.arboretum(seat), edition)[0])
    return Text("\n").join(lines)


def _labelled(label: str, cards: Sequence[Card | None], edition: Edition) -> Text:
    line = Text(f"{label}: ")
    for card in cards:
        line += tag(card, edition) + Text(" ")
    return line if cards else line + Text("–")
