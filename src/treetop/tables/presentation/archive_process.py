"""What is asked about matches that are over, answered in a process of its own: replays are a lot of work."""

from __future__ import annotations

import gzip
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal

import brotli
import msgspec
from msgspec import Struct

from treetop.players.decision import choices_of
from treetop.players.review import ends_of_turns
from treetop.records import verify
from treetop.tables import wire
from treetop.tables.match.event import Entry, decode
from treetop.tables.match.match import fold
from treetop.tables.presentation.picture import picture_of
from treetop.tables.presentation.replay import record_of, replay_of, steps_of
from treetop.tables.presentation.table_card import result_card
from treetop.tables.worker import run

MAIN = f"{__name__}:main"
Rows = Sequence[tuple[int, int, str]]
"""A log as it is stored: seq, moment, event."""
Encoding = Literal["", "gzip", "br"]
BROTLI = 6
"""Quality: of a replay, a fifth less than gzip makes of it in the same time."""


class Asked(Struct, frozen=True):
    """About one match. `card`: its table, encoded, for whoever asked."""

    what: Literal["record", "findings", "turns", "choices", "replay", "picture"]
    id: str
    rows: Rows = ()
    card: bytes = b""
    eyes: str = ""
    first: int = 0
    last: int = 0
    encoding: Encoding = ""
    budget: float = 20.0

    @property
    def kind(self) -> tuple[str, ...]:
        return (self.what,)


class Turns(Struct, frozen=True):
    """The positions after each turn."""

    steps: list[int]
    seats: list[int | None]
    positions: list[Any]


def answer(asked: Asked) -> Any:
    log = [Entry(seq, at, decode(body)) for seq, at, body in asked.rows]
    match = fold(asked.id, log)
    if asked.what == "record":
        return record_of(match, log).to_json()
    if asked.what == "picture":
        return picture_of(match)
    if asked.what == "findings":
        return [wire.words(finding) for finding in verify(record_of(match, log)).findings]
    steps = list(steps_of(match, log))
    if asked.what == "turns":
        turns = ends_of_turns([step.seat for step in steps])
        return Turns(turns, [steps[turn].seat for turn in turns], [steps[turn].position for turn in turns])
    if asked.what == "choices":
        return list(choices_of([step.position for step in steps], record_of(match, log).actions))
    card, result = msgspec.Raw(asked.card), result_card(match, sheet=True)
    body = wire.encode(replay_of(match.players, result, steps, card, asked.eyes, asked.first, asked.last))
    return compressed(body, asked.encoding)


def compressed(body: bytes, encoding: str) -> bytes:
    if encoding == "br":
        packed: bytes = brotli.compress(body, quality=BROTLI)
        return packed
    return gzip.compress(body, 6, mtime=0) if encoding == "gzip" else body


def main() -> None:
    # Whoever plays comes first, also where there is one core for all. Some systems have no such thing, and a
    # sandbox such as deploy/treetop.service forbids it.
    with suppress(AttributeError, OSError):
        os.nice(10)
    run(answer)
