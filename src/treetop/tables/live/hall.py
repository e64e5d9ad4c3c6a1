"""All the tables that this worker has at hand. State in memory is a cache of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from weakref import WeakValueDictionary

from msgspec import MsgspecError
from sqlalchemy.exc import SQLAlchemyError

from treetop.games.errors import Refusal
from treetop.games.errors import Stale as StaleRefusal
from treetop.locales import Message
from treetop.tables.live.outages import Outages
from treetop.tables.live.table import LiveTable
from treetop.tables.live.told import ToldLogs, played_back
from treetop.tables.match import event as e
from treetop.tables.match.leaving import run_out
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan
from treetop.tables.match.playing import play
from treetop.tables.match.terms import DaysClock
from treetop.tables.presentation.delayed import DelayedScene
from treetop.tables.presentation.scene import REMEMBERED, Draft
from treetop.tables.refusals import Elsewhere, Missing
from treetop.tables.settings import Settings
from treetop.tables.store.log import Claim, Log
from treetop.tables.wall_clock import Now

Decide = Callable[[Match], Sequence[e.Event]]
AT_HAND = 5_000
ATTEMPTS = 20
STOPPING, RESTARTING = 1001, 1012
"""The codes that sockets are closed with: come back soon, or at once."""


class Unreadable(Exception):
    """The log of this match does not add up. Nobody can play it until somebody has repaired it."""


class Hall:
    def __init__(self, log: Log, now: Now, outages: Outages, settings: Settings) -> None:
        self.log = log
        self.now = now
        self._outages = outages
        self._settings = settings
        self._delay = settings.spectator_delay
        self._logs = ToldLogs(log)
        self._tables: dict[str, LiveTable] = {}
        # A table that was put away may still be in somebody's hands; it must not be made a second time.
        self._made: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.moved: Callable[[LiveTable], None] = lambda live: None
        """Called after every change that this worker has stored."""

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    @property
    def known(self) -> set[str]:
        """Every match of which something is in memory, or is just being read."""
        return {*self._made, *self._loading, *self._logs.known}

    def at_hand(self, id: str) -> LiveTable | None:
        return self._made.get(id)

    async def table(self, id: str) -> LiveTable:
        """Raises Missing, or Unreadable."""
        live = self._made.get(id)
        if live is not None:
            return self._keep(live)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def open(
        self, id: str, created: e.Created, events: Sequence[e.Event], claim: Claim | None = None
    ) -> LiveTable:
        """A new table with its first events."""
        first = e.Entry(1, self.now(), created)
        draft = Draft(Match(id, first))
        for event in events:
            draft.add(event, first.at)
        await self.log.create(draft.match, first, draft.entries, claim)
        live = LiveTable(self._logs, draft.match, draft.log_lines)
        if created.terms.spectators == "delayed":
            live.delayed = DelayedScene(id, (first, *draft.entries), self.now() - self._delay)
        live = self._keep(live)
        self.moved(live)
        return live

    async def change(self, live: LiveTable, decide: Decide) -> Match:
        """Decide on what is known now, store it, show it; decide again when somebody else was first."""
        async with live.busy:
            for _ in range(ATTEMPTS):
                await self._give_time_back(live)
                events = decide(live.match)
                if not events or await self._store_events(live, events):
                    return live.match
                await self._catch_up(live)
        raise StaleRefusal(Message.of("tables-stale"))

    async def play(
        self, live: LiveTable, seat: int, command: str, seq: int, actions: Sequence[str], bot: bool = False
    ) -> int:
        """The seq at which the command stands in the log. Raises Stale, or BrokenPlan by a rule."""
        name = f"{seat}:{command}"
        async with live.busy:
            try:
                await self._give_time_back(live)
                await self._check_clock(live)
                return await self._play(live, seat, name, seq, actions, bot)
            except (Refusal, BrokenPlan):
                # Perhaps it was refused because it has been done before.
                done = await self.log.seq_of(live.match.id, name)
                if done is None:
                    raise
                return done

    async def catch_up(self, live: LiveTable, seq: int | None = None) -> None:
        """Somebody else may have written to the log, up to `seq` if that is known."""
        if seq is None or seq > live.match.seq:
            async with live.busy:
                await self._catch_up(live)

    async def _play(
        self, live: LiveTable, seat: int, name: str, seq: int, actions: Sequence[str], bot: bool
    ) -> int:
        events, steps = play(live.match, seat, seq, actions, bot)
        draft = Draft(live.match)
        now = self.now()
        for event in events:
            draft.add(event, now, steps)
        if not await self.log.append(live.match, draft.match, draft.entries, name):
            await self._catch_up(live)
            raise StaleRefusal(Message.of("tables-stale"))
        self._show(live, draft)
        return draft.entries[0].seq

    async def _check_clock(self, live: LiveTable) -> None:
        """Nobody moves after zero, even if nobody has come yet to stop the clock."""
        late = run_out(live.match, self.now())
        if late:
            if not await self._store_events(live, late):
                await self._catch_up(live)
            raise StaleRefusal(Message.of("tables-out-of-time"))

    async def _give_time_back(self, live: LiveTable) -> None:
        """No clock counts the time in which nobody could play."""
        if live.match.clock.running is None:
            return
        await self._outages.notice()
        lost = self._outages.lost(live.match.last_at)
        if lost and not await self._store_events(live, [e.Resumed(lost)]):
            await self._catch_up(live)

    async def _store_events(self, live: LiveTable, events: Sequence[e.Event]) -> bool:
        """False when somebody else was first."""
        draft = Draft(live.match)
        now = self.now()
        for event in events:
            draft.add(event, now)
        if not await self.log.append(live.match, draft.match, draft.entries):
            return False
        self._show(live, draft)
        return True

    def _show(self, live: LiveTable, draft: Draft) -> None:
        live.show(draft.match, draft.entries, draft.log_lines)
        self.moved(live)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            entries = await self.log.events(live.match.id, live.match.seq)
        except e.NewerEvent as newer:
            self.hand_over(live)
            raise Elsewhere() from newer
        if entries:
            draft = Draft(live.match)
            for entry in entries:
                draft.absorb(entry)
            live.show(draft.match, entries, draft.log_lines)

    async def _load(self, id: str) -> LiveTable:
        live = self._keep(await self._read(id))
        await self.change(live, lambda match: ())
        return live

    async def _read(self, id: str) -> LiveTable:
        """The table as its log says. Raises Missing, Elsewhere or Unreadable."""
        try:
            entries, lines = await self.log.whole(id)
            match, told = await played_back(id, entries, REMEMBERED)
            live = LiveTable(self._logs, match, told, lines)
            if match.live and match.terms.spectators == "delayed":
                live.delayed = DelayedScene(id, entries, self.now() - self._delay)
        except Missing:
            raise
        except e.NewerEvent as newer:
            raise Elsewhere() from newer
        except (AssertionError, LookupError, TypeError, ValueError, Refusal, MsgspecError) as failure:
            raise Unreadable(id) from failure
        return live

    def forget(self, id: str, code: int) -> None:
        """What is known of a match is no longer true: whoever looks at it reads its log again."""
        self._tables.pop(id, None)
        live = self._made.pop(id, None)
        self._logs.forget(id)
        for reader in list(live.readers) if live is not None else ():
            reader.outbox.close(code)

    async def read_again(self, id: str, selves: Collection[str]) -> None:
        """Somebody's name is gone from a log, and what they said: whoever looks at the match connects again.

        `selves`: the person, the guests that they were, and their programs.
        """
        loading = self._loading.get(id)
        if loading is not None:
            await asyncio.wait([loading])
        self._logs.forget(id)
        live = self._made.get(id)
        if live is None:
            return
        # In the same table: bots may be thinking about it, and others may wait for their turn.
        async with live.busy:
            try:
                read = await self._read(id)
            except (Missing, Elsewhere, Unreadable, SQLAlchemyError):
                # Rather a second table of this match than one that goes on showing the name.
                self.forget(id, STOPPING)
                return
            live.scene, live.delayed = read.scene, read.delayed
            live.held_lines = [line for line in live.held_lines if line.person.id not in selves]
        for reader in list(live.readers):
            reader.outbox.close(STOPPING)

    def show_delayed(self) -> None:
        """Spectators who see everything later see a little more."""
        for live in self._tables.values():
            live.show_delayed(self.now() - self._delay)

    def hand_over(self, live: LiveTable) -> None:
        """A newer version goes on with this match: its readers connect again, and find one of its workers."""
        for reader in list(live.readers):
            reader.outbox.close(RESTARTING)
        self._tables.pop(live.match.id, None)
        self._made.pop(live.match.id, None)

    def _keep(self, live: LiveTable) -> LiveTable:
        live = self._made.setdefault(live.match.id, live)
        by_days = isinstance(live.match.terms.clock, DaysClock)
        live.grace = self._settings.grace_days if by_days else self._settings.grace
        if live.match.id not in self._tables:
            self._make_room()
            self._tables[live.match.id] = live
        return live

    def _make_room(self) -> None:
        """Put away tables that nobody sits at. They come back from the log when asked for."""
        if len(self._tables) < AT_HAND:
            return
        idle = [id for id, live in self._tables.items() if live.idle]
        for id in idle[: max(1, AT_HAND // 10)]:
            del self._tables[id]
