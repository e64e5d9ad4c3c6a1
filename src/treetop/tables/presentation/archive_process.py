"""What is asked about matches that are over, answered in a process of its own: replays are a lot of work."""

from __future__ import annotations

import gzip
import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from treetop.players.review import ends_of_turns
from treetop.records import verify
from treetop.tables import wire
from treetop.tables.match.event import Entry, decode
from treetop.tables.match.match import fold
from treetop.tables.presentation.replay import (
    MOST_FRAMES,
    Replay,
    ReplayFrame,
    eyes_of,
    frame,
    record_of,
    steps_of,
)
from treetop.tables.worker import run

MAIN = f"{__name__}:main"
Rows = Sequence[tuple[int, int, str]]
"""A log as it is stored: seq, moment, event."""


class Asked(Struct, frozen=True):
    """About one match. `card`: its table, encoded, for whoever asked."""

    what: Literal["record", "findings", "turns", "replay"]
    id: str
    rows: Rows = ()
    card: bytes = b""
    eyes: str = ""
    first: int = 0
    last: int = 0
    compressed: bool = False
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
    if asked.what == "findings":
        return [wire.words(finding) for finding in verify(record_of(match, log)).findings]
    steps = list(steps_of(match, log))
    turns = ends_of_turns([step.seat for step in steps])
    if asked.what == "turns":
        return Turns(turns, [steps[turn].seat for turn in turns], [steps[turn].position for turn in turns])
    reader, open_cards = eyes_of(match, asked.eyes)
    wanted = range(asked.first, min(asked.last + 1, asked.first + MOST_FRAMES, len(steps)))
    frames = [frame(match, n, steps[n], reader, open_cards, n == len(steps) - 1) for n in wanted]
    shared = share(frames)
    body = wire.encode(
        Replay(msgspec.Raw(asked.card), max(0, len(steps) - 1), turns, asked.eyes, shared, frames)
    )
    return gzip.compress(body, 6, mtime=0) if asked.compressed else body


def share(frames: Sequence[ReplayFrame]) -> dict[str, Any]:
    """Take out of all views what is the same in each that has it, such as what is printed on a card.

    A member of a view whose entries never change is sent once, with the entries of all views.
    """
    views = [view for frame in frames for view in (frame.view, *(frame.views or ())) if view is not None]
    names = {name for view in views for name, value in view.items() if isinstance(value, dict) and value}
    shared = {name: entries for name in sorted(names) if (entries := _same_entries(views, name)) is not None}
    for view in views:
        for name in shared:
            view.pop(name, None)
    return shared


def _same_entries(views: Sequence[Mapping[str, Any]], name: str) -> dict[str, Any] | None:
    together: dict[str, Any] = {}
    for view in views:
        entries = view.get(name)
        if not isinstance(entries, dict):
            return None
        for key, value in entries.items():
            if together.setdefault(key, value) != value:
                return None
    return together


def main() -> None:
    # Whoever plays comes first, also where there is one core for all.
    os.nice(10)
    run(answer)
