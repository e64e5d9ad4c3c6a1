"""A match as it is shown: its position through each reader's eyes."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from treetop.games.game import Facts, Position, View
from treetop.tables import wire
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import Steps
from treetop.tables.presentation.log_lines import LogLine, log_line
from treetop.tables.presentation.table_card import clock_card, result_card

REMEMBERED = 4
"""So many entries are at hand for readers who were slow; older ones are told from the log."""


class Scene:
    __slots__ = ("_frames", "_shown", "match", "recent")

    def __init__(self, match: Match, recent: Sequence[LogLine] = ()) -> None:
        self.match = match
        self.recent: deque[LogLine] = deque(recent, REMEMBERED)
        # Spectators may be many and see the same; a seat has one reader as a rule, and memory is scarce.
        self._shown: tuple[Raw | None, Raw | None] | None = None
        self._frames: dict[int, bytes] = {}

    @property
    def seq(self) -> int:
        return self.match.seq

    def show(self, match: Match, log_lines: Sequence[LogLine]) -> None:
        """The match has moved on."""
        self.match = match
        self.recent.extend(log_lines)
        self._shown = None
        self._frames.clear()

    def remembers(self, since: int) -> bool:
        return since >= self.seq or (bool(self.recent) and self.recent[0].seq <= since + 1)

    def log(self, reader: int | None, since: int) -> list[Raw]:
        return [line.to(reader) for line in self.recent if line.seq > since]

    def view(self, reader: int | None) -> tuple[Raw | None, Raw | None]:
        """The view and the score, encoded."""
        if reader is not None:
            return encoded_view(self.match.position, reader)
        if self._shown is None:
            self._shown = encoded_view(self.match.position, None)
        return self._shown

    def frame(self, reader: int | None, since: int) -> bytes:
        """The `view` frame for a reader who has seen `since`."""
        if reader is not None:
            return self.frame_with(reader, self.log(reader, since))
        if since not in self._frames:
            self._frames[since] = self.frame_with(None, self.log(None, since))
        return self._frames[since]

    def frame_with(self, reader: int | None, log: list[Raw]) -> bytes:
        view, score = self.view(reader)
        turn = self.match.seat_to_act
        return wire.encode(
            wire.ViewFrame(
                self.seq,
                log,
                view,
                score,
                clock_card(self.match.clock),
                None if turn is None else turn + 1,
                result_card(self.match, sheet=True),
            )
        )

    def hello(
        self,
        reader: int | None,
        card: wire.TableCard,
        log: list[Raw],
        chat: list[wire.LineCard],
        now: int,
    ) -> wire.Hello:
        """The whole state, with the log from where the reader was."""
        view, score = self.view(reader)
        return wire.Hello(
            seat=None if reader is None else reader + 1,
            table=card,
            seq=self.seq,
            view=view,
            score=score,
            clock=clock_card(self.match.clock),
            log=log,
            chat=chat,
            now=now,
            result=result_card(self.match, sheet=True),
        )


def encoded_view(position: Position | None, reader: int | None) -> tuple[Raw | None, Raw | None]:
    if position is None:
        return None, None
    public = _public.of(position)
    # Only now: facts made by a writer lack the seats, and it may get ready at any moment.
    writer = _writer_of(position)
    if writer is not None:
        facts, score = writer.facts_and_score(position, reader, public)
        return wire.raw(facts), score
    view = position.view(reader)
    facts = public if reader is None else view.facts_beside(public)
    return wire.raw(facts), _scores.of(view)


def _writer_of(position: Position) -> Any:
    """The part of a game that writes its views by machine code, once there is some."""
    kind = type(position)
    if kind in _writers:
        return _writers[kind]
    try:
        writer = position.game.part("json")
    except ImportError:
        # A browser has no machine code to write JSON with.
        writer = None
    if writer is not None and not writer.is_ready():
        return None
    _writers[kind] = writer
    return writer


class PublicFacts:
    """What everybody sees of a position, its seats encoded for all readers at once.

    One is remembered: all readers of a table are served in a row.
    """

    def __init__(self) -> None:
        self._position: Position | None = None
        self._facts: Facts = {}

    def of(self, position: Position) -> Facts:
        if position is not self._position:
            self._facts, self._position = _public_facts(position), position
        return self._facts


def _public_facts(position: Position) -> Facts:
    writer = _writer_of(position)
    if writer is not None:
        found: Facts = writer.public_facts(position)
        return found
    facts = position.view(None).facts()
    if "seats" in facts:
        facts["seats"] = [wire.raw(seat) for seat in facts["seats"]]
    return facts


class Scores:
    """Encoded scores of views. A move changes what few readers can count."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._known: dict[object, Raw] = {}

    def of(self, view: View) -> Raw:
        key = view.score_key()
        if key is None:
            return wire.raw(view.score())
        score = self._known.get(key)
        if score is None:
            while len(self._known) >= self._room:
                del self._known[next(iter(self._known))]
            score = self._known[key] = wire.raw(view.score())
        return score


_public = PublicFacts()
_scores = Scores(room=256)
_writers: dict[type, Any] = {}


class Draft:
    """A match with a few more events, told but not yet stored."""

    __slots__ = ("entries", "log_lines", "match")

    def __init__(self, match: Match) -> None:
        self.match = match.copy()
        self.entries: list[e.Entry] = []
        self.log_lines: list[LogLine] = []

    def add(self, event: e.Event, at: int, steps: Steps | None = None) -> None:
        entry = e.Entry(self.match.seq + 1, at, event)
        self.entries.append(entry)
        self.absorb(entry, steps)

    def absorb(self, entry: e.Entry, steps: Steps | None = None) -> None:
        self.log_lines.append(log_line(self.match, entry, steps))
        self.match.apply(entry, steps)
