"""All the tables that this worker has at hand. State in memory is a cache of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy import select

from treetop.games.errors import Refusal
from treetop.games.errors import Stale as StaleRefusal
from treetop.locales import Message
from treetop.tables.live.outages import Outages
from treetop.tables.live.table import LiveTable
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan
from treetop.tables.match.playing import play
from treetop.tables.presentation.delayed import DelayedScene
from treetop.tables.presentation.scene import REMEMBERED, Draft, fold_with_lines
from treetop.tables.refusals import Missing
from treetop.tables.store import schema as s
from treetop.tables.store.log import Log
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

Decide = Callable[[Match], Sequence[e.Event]]
AT_HAND = 5_000
ATTEMPTS = 20


class Hall:
    def __init__(self, store: Store, log: Log, now: Now, outages: Outages, delay: int) -> None:
        self._store = store
        self.log = log
        self.now = now
        self._outages = outages
        self._delay = delay
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.moved: Callable[[LiveTable, Sequence[e.Entry]], None] = lambda live, entries: None
        """Called after every stored change, with what others may not have heard of."""

    @property
    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    def at_hand(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    async def table(self, id: str) -> LiveTable:
        """Raises Missing."""
        live = self._tables.get(id)
        if live is not None:
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def open(self, id: str, created: e.Created, events: Sequence[e.Event]) -> LiveTable:
        """A new table with its first events."""
        first = e.Entry(1, self.now(), created)
        draft = Draft(Match(id, first))
        for event in events:
            draft.add(event, first.at)
        await self.log.create(draft.match, first, draft.entries)
        live = LiveTable(self.log, draft.match, draft.log_lines)
        if created.terms.spectators == "delayed":
            live.delayed = DelayedScene(id, (first, *draft.entries), self.now() - self._delay)
        live = self._keep(live)
        self.moved(live, ())
        return live

    async def change(self, live: LiveTable, decide: Decide) -> Match:
        """Decide on what is known now, store it, show it; decide again when somebody else was first."""
        async with live.busy:
            for _ in range(ATTEMPTS):
                events = decide(live.match)
                if not events:
                    return live.match
                draft = self._draft(live.match, events)
                if await self.log.append(live.match, draft.match, draft.entries):
                    self._show(live, draft)
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
                return await self._play(live, seat, name, seq, actions, bot)
            except (Refusal, BrokenPlan):
                # Perhaps it was broken because it has been done before.
                done = await self.log.seq_of(live.match.id, name)
                if done is None:
                    raise
                return done

    async def catch_up(self, live: LiveTable) -> None:
        """Somebody else may have written to the log."""
        async with live.busy:
            await self._catch_up(live)

    async def hear(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        """Somebody else has stored these; whatever is missing before them is read from the log."""
        async with live.busy:
            news = [entry for entry in entries if entry.seq > live.match.seq]
            if news and news[0].seq == live.match.seq + 1:
                self._absorb(live, news)
            elif news:
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

    def _draft(self, match: Match, events: Sequence[e.Event]) -> Draft:
        draft = Draft(match)
        now = self.now()
        for event in events:
            draft.add(event, now)
        return draft

    def _show(self, live: LiveTable, draft: Draft) -> None:
        live.show(draft.match, draft.entries, draft.log_lines)
        self.moved(live, draft.entries)

    async def _catch_up(self, live: LiveTable) -> None:
        entries = await self.log.events(live.match.id, live.match.seq)
        if entries:
            self._absorb(live, entries)

    def _absorb(self, live: LiveTable, entries: Sequence[e.Entry]) -> None:
        draft = Draft(live.match)
        for entry in entries:
            draft.absorb(entry)
        live.show(draft.match, entries, draft.log_lines)

    async def _load(self, id: str) -> LiveTable:
        entries = await self.log.events(id)
        if not entries:
            raise Missing()
        match, log_lines = fold_with_lines(id, entries)
        query = select(s.match.c.lines).where(s.match.c.id == id)
        lines = await self._store.read(lambda c: c.execute(query).scalar())
        live = LiveTable(self.log, match, log_lines[-REMEMBERED:], lines or 0)
        if match.live and match.terms.spectators == "delayed":
            live.delayed = DelayedScene(id, entries, self.now() - self._delay)
        live = self._keep(live)
        await self.change(live, self._resume)
        return live

    def _resume(self, match: Match) -> list[e.Event]:
        """No clock counts the time in which nobody could play."""
        lost = self._outages.lost(match.last_at) if match.clock.running is not None else 0
        return [e.Resumed(lost)] if lost else []

    def show_delayed(self) -> None:
        """Spectators who see everything later see a little more."""
        for live in self._tables.values():
            live.show_delayed(self.now() - self._delay)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._make_room()
        return self._tables.setdefault(live.match.id, live)

    def _make_room(self) -> None:
        """Put away tables that nobody sits at. They come back from the log when asked for."""
        if len(self._tables) < AT_HAND:
            return
        idle = [id for id, live in self._tables.items() if live.idle]
        for id in idle[: max(1, AT_HAND // 10)]:
            del self._tables[id]
