"""`treetop show`: one position of a record, as everybody or as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console

from treetop.cli.names import seat_names
from treetop.cli.picture import print_board, print_sheet
from treetop.games.errors import Malformed
from treetop.games.game import Position
from treetop.locales import Language, Message
from treetop.records import Record


def show(record: Record, turn: int | None, seat: int | None, console: Console, language: Language) -> None:
    if seat is not None and not 1 <= seat <= record.players:
        raise Malformed(Message.of("cli-no-such-seat", seat=seat, players=record.players))
    position = position_at(record, turn)
    names = seat_names(record, language)
    print_board(record.game, position if seat is None else position.view(seat - 1), names, console, language)
    if position.seat_to_act is None and seat is None:
        print_sheet(record.game, position.score_sheet(), names, console, language)


def position_at(record: Record, turn: int | None) -> Position:
    """The position at the start of a turn, counted from 1, or the last position."""
    if turn is None:
        return record.end()
    turns = beginnings(list(record.positions()))
    if not 1 <= turn <= len(turns):
        raise Malformed(Message.of("cli-no-such-turn", turn=turn, turns=len(turns)))
    return turns[turn - 1]


def beginnings(positions: Sequence[Position]) -> list[Position]:
    """The positions in which somebody begins a turn."""
    changes = [now for before, now in pairwise(positions) if now.seat_to_act != before.seat_to_act]
    return [*positions[:1], *(position for position in changes if position.seat_to_act is not None)]
