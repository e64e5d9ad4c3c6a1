"""Moves at many tables, appended to their logs by two statements: for SQLite, whose driver takes longer to
hand over a statement than the database takes to carry it out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sqlalchemy import Connection

from treetop.tables.match import event as e
from treetop.tables.store.prepared import run_text


class Move(NamedTuple):
    before: int
    """The seq that must be the last one in the log."""
    entry: e.Entry
    command: str | None
    match: str
    due: int | None
    turn: int | None


def append_moves(connection: Connection, moves: Sequence[Move]) -> list[bool]:
    """Moves of different matches. False for one that isn't next, or whose command is stored already."""
    events = [
        value
        for move in moves
        for value in (
            move.match,
            move.entry.seq,
            move.command,
            move.entry.at,
            e.encode(move.entry.event),
            move.before,
        )
    ]
    stored = {match for (match,) in run_text(connection, _appending(len(moves)), events)}
    rows = [
        value
        for move in moves
        if move.match in stored
        for value in (move.match, move.entry.seq, move.due, move.turn)
    ]
    if rows:
        run_text(connection, _moving(len(stored)), rows)
    return [move.match in stored for move in moves]


@cache
def _appending(moves: int) -> str:
    """An event is stored provided that the one before it is there: a log has no gaps."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * moves)
    return (
        "INSERT INTO event (match, seq, command, at, body) "
        "SELECT column1, column2, column3, column4, column5 "
        f"FROM (VALUES {values}) AS move "
        "WHERE EXISTS (SELECT 1 FROM event AS last WHERE last.match = column1 AND last.seq = column6) "
        "ON CONFLICT DO NOTHING RETURNING match"
    )


@cache
def _moving(moves: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * moves)
    return (
        f"UPDATE match SET seq = column2, due = column3, turn = column4 FROM (VALUES {values}) "
        "WHERE id = column1"
    )
