"""A table with people at it: the match, who is connected, and one thing happening at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.durations import SECOND
from treetop.tables.live.chat import may_read
from treetop.tables.live.outbox import Outbox
from treetop.tables.live.told import ToldLogs
from treetop.tables.match.event import Entry, Played
from treetop.tables.match.match import Match
from treetop.tables.people.person import Person
from treetop.tables.presentation.delayed import DelayedScene
from treetop.tables.presentation.log_lines import LogLine
from treetop.tables.presentation.scene import Scene
from treetop.tables.presentation.table_card import ReplaceAt, never, shape_of, table_card
from treetop.tables.refusals import Forbidden

MOMENT = 0.05
"""Seconds in which people who come and go are shown together. After a restart all come back at once."""

SEEN = 10 * SECOND
"""How often a worker tells the others who sits with it."""
STILL_HERE = 3 * SEEN

NOBODY: frozenset[str] = frozenset()
"""Whom most people have muted: one set for all of them."""


class Reader:
    """One connection to one table."""

    __slots__ = (
        "address",
        "cookie",
        "language",
        "live",
        "muted",
        "outbox",
        "person",
        "seat",
        "seen",
        "shown_presence",
    )

    def __init__(
        self, live: LiveTable, person: Person | None, outbox: Outbox, language: str, seen: int
    ) -> None:
        self.live = live
        self.person = person
        self.address = ""
        self.cookie: str | None = None
        self.seat = live.match.seat_of(self.id)
        self.outbox = outbox
        self.language = language
        self.seen = seen
        self.muted = NOBODY
        self.shown_presence = -1

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def at_hand(self) -> bool:
        return self.live.scene_of(self.seat).remembers(self.seen)

    def view_at_hand(self) -> bytes | None:
        scene = self.live.scene_of(self.seat)
        since, self.seen = self.seen, max(self.seen, scene.seq)
        return scene.frame(self.seat, since) if since < scene.seq else None

    async def next_view(self) -> bytes | None:
        while not self.at_hand:
            scene = self.live.scene_of(self.seat)
            now = scene.seq
            log = await self.live.log_from(self.seat, self.seen, now)
            if scene.seq == now:
                self.seen = now
                return scene.frame_with(self.seat, log)
        return self.view_at_hand()


class LiveTable:
    __slots__ = (
        "__weakref__",
        "_logs",
        "_moment",
        "_showing",
        "busy",
        "delayed",
        "elsewhere",
        "gone_since",
        "grace",
        "held_lines",
        "lines",
        "presence",
        "readers",
        "scene",
        "waking",
    )

    def __init__(self, logs: ToldLogs, match: Match, recent: Iterable[LogLine] = (), lines: int = 0) -> None:
        self._logs = logs
        self.scene = Scene(match, tuple(recent))
        self.delayed: DelayedScene | None = None
        """What spectators see where they see everything later."""
        self.held_lines: list[wire.LineCard] = []
        """What players said that delayed spectators have not read yet."""
        self.elsewhere: dict[str, int] = {}
        """When other workers last saw people who sit here."""
        self.readers: set[Reader] = set()
        self.presence = 0
        """How often readers have come and gone."""
        self._moment: asyncio.TimerHandle | None = None
        self._showing = False
        self.busy = asyncio.Lock()
        self.lines = lines
        self.waking: str | None = None
        """The player that can't play before its machine code has been compiled."""
        self.gone_since: dict[str, int] = {}
        self.grace = 0
        """So long somebody may be away before a bot may play for them."""

    @property
    def match(self) -> Match:
        return self.scene.match

    def scene_of(self, seat: int | None) -> Scene:
        if seat is None and self.delayed is not None and self.match.live:
            return self.delayed.scene
        return self.scene

    def seat_of(self, person: Person) -> int:
        """Raises Forbidden unless the person sits here."""
        seat = self.match.seat_of(person.id)
        if seat is None:
            raise Forbidden(Message.of("tables-not-seated"))
        return seat

    def online(self, person: str) -> bool:
        return person in self.elsewhere or self.is_here(person)

    def replace_at(self, person: str) -> int | None:
        """When a bot may play for somebody who is not here."""
        return self._free_at(self._here())(person)

    def is_here(self, person: str) -> bool:
        """Connected to this worker."""
        return any(reader.id == person for reader in self.readers)

    @property
    def idle(self) -> bool:
        """Nobody is here. A bot that thinks keeps a table, or its move would be shown to nobody."""
        return not self.readers and not self.busy.locked() and self.match.bot_to_act is None

    @property
    def watching(self) -> int:
        return sum(reader.seat is None for reader in self.readers)

    def show(self, match: Match, entries: Sequence[Entry], log_lines: Sequence[LogLine]) -> None:
        """Everybody learns what has been stored."""
        if self.delayed is not None:
            self.delayed.hear(entries)
        only_moved = all(isinstance(entry.event, Played) for entry in entries)
        seats_changed = not only_moved and shape_of(match) != shape_of(self.match)
        self.scene.show(match, log_lines)
        if seats_changed:
            self.show_table()
        self._show_views_soon()

    def _show_views_soon(self) -> None:
        """After the answer to whoever moved, and to all readers in a row: most of a view is the same."""
        if not self._showing:
            self._showing = True
            asyncio.get_running_loop().call_soon(self._show_views)

    def _show_views(self) -> None:
        self._showing = False
        for reader in self.readers:
            reader.outbox.nudge()

    def show_line(self, line: wire.LineCard) -> None:
        """Everybody reads what was said; those who see the match later read what its players say later."""
        if line.n <= self.lines:
            return
        self.lines = line.n
        if self._is_delayed and line.seat is not None:
            self.held_lines.append(line)
        self._send_line(line, [r for r in self.readers if r.seat is not None or not self.holds_back(line)])

    def holds_back(self, line: wire.LineCard, until: int | None = None) -> bool:
        """Has the moment not come yet in which spectators read this?"""
        return self._is_delayed and line.seat is not None and (until is None or line.at > until)

    def show_delayed(self, until: int) -> None:
        if self.delayed is not None and self.delayed.advance(until):
            self._show_views_soon()
        while self.held_lines and not self.holds_back(self.held_lines[0], until):
            self._send_line(self.held_lines.pop(0), [r for r in self.readers if r.seat is None])

    @property
    def _is_delayed(self) -> bool:
        return self.delayed is not None and self.match.live

    def _send_line(self, line: wire.LineCard, readers: Iterable[Reader]) -> None:
        frame = wire.encode(wire.ChatFrame(line))
        for reader in readers:
            if may_read(line, reader.seat, reader.muted, self.match.live):
                reader.outbox.put(frame)

    def show_presence_soon(self) -> None:
        """Somebody has come or gone."""
        self.presence += 1
        if self._moment is None and self.readers:
            self._moment = asyncio.get_running_loop().call_later(MOMENT, self._show_presence)

    def _show_presence(self) -> None:
        self._moment = None
        self._show_table([reader for reader in self.readers if reader.shown_presence != self.presence])

    def show_table(self) -> None:
        self._show_table(self.readers)

    def _show_table(self, readers: Iterable[Reader]) -> None:
        frames: dict[int | None, bytes] = {}
        seated: wire.TableCard | None = None
        for reader in readers:
            reader.shown_presence = self.presence
            reader.seat = self.match.seat_of(reader.id)
            if reader.seat is None and self.match.state == "playing" and not self.match.shows_strangers:
                reader.outbox.close(4003)
                continue
            if reader.seat not in frames:
                if reader.seat is None:
                    card = self.card(None)
                else:
                    card = seated = seen_from(reader.seat, self.match, seated or self.card(reader.seat))
                frames[reader.seat] = wire.encode(wire.TableFrame(card))
            reader.outbox.put(frames[reader.seat])

    def card(self, seat: int | None) -> wire.TableCard:
        match = self.scene_of(seat).match
        here = self._here()
        return table_card(match, seat, here.__contains__, self.watching, self._free_at(here), self.waking)

    def _here(self) -> set[str | None]:
        return {reader.id for reader in self.readers} | self.elsewhere.keys()

    def _free_at(self, here: Container[str | None]) -> ReplaceAt:
        if self.match.state != "playing":
            return never
        since, last, grace = self.gone_since, self.match.last_at, self.grace
        return lambda person: None if person in here else since.get(person, last) + grace

    async def hello(self, seat: int | None, since: int, chat: list[wire.LineCard], now: int) -> wire.Hello:
        """The whole state, and the log after `since`."""
        while True:
            scene = self.scene_of(seat)
            at = scene.seq
            log = scene.log(seat, since) if scene.remembers(since) else await self.log_from(seat, since, at)
            if scene.seq == at:
                break
        return scene.hello(seat, self.card(seat), log, chat, now)

    async def log_from(self, seat: int | None, since: int, until: int) -> list[Raw]:
        """The entries after `since` up to `until`."""
        told = await self._logs.told(self.match.id, until)
        return [line.to(seat) for line in told.lines if since < line.seq <= until]


def seen_from(seat: int, match: Match, card: wire.TableCard) -> wire.TableCard:
    """Another seat's card: the two differ in little, and most of one takes long to make."""
    is_mine = seat == match.seat_to_act and not match.seats[seat].away
    return replace(card, my_seat=seat + 1, my_turn=is_mine)
