"""What happens at tables without anybody asking: clocks run out, bots move, other workers' moves arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import ARRAY, String, any_, bindparam, func, select, update

from treetop.tables.bots.turns import BotTurns
from treetop.tables.durations import SECOND
from treetop.tables.live.outages import BEAT
from treetop.tables.live.table import LiveTable
from treetop.tables.live.wakeups import News, Wakeups
from treetop.tables.match.event import Entry
from treetop.tables.match.leaving import run_out
from treetop.tables.store import schema as s

if TYPE_CHECKING:
    from treetop.tables.service import Service

journal = structlog.get_logger("treetop.tables")
AT_ONCE = 500
SEEN = 10 * SECOND
"""How often a worker tells the others who sits with it."""
STILL_HERE = 3 * SEEN
SIGNED_OUT = 2 * SECOND
"""How soon a worker notices that somebody has signed out at another one."""


# Only for PostgreSQL: thousands of names in one statement, as one argument.
_NAMES = ARRAY(String)
_here = select(
    func.unnest(bindparam("matches", type_=_NAMES)).label("match"),
    func.unnest(bindparam("people", type_=_NAMES)).label("person"),
).subquery()
_SEEN = (
    update(s.sitting)
    .where(s.sitting.c.match == _here.c.match, s.sitting.c.person == _here.c.person)
    .values(seen=bindparam("at"))
)
_ELSEWHERE = select(s.sitting.c.match, s.sitting.c.person, s.sitting.c.seen).where(
    s.sitting.c.match == any_(bindparam("matches", type_=_NAMES)), s.sitting.c.seen > bindparam("since")
)
_EPOCHS = select(s.person.c.id, s.person.c.epoch).where(
    s.person.c.id == any_(bindparam("people", type_=_NAMES))
)
_NEWS = select(s.match.c.id, s.match.c.seq, s.match.c.lines).where(
    s.match.c.id == any_(bindparam("matches", type_=_NAMES))
)


class Caretaker:
    def __init__(self, service: Service, wakeups: Wakeups) -> None:
        self._service = service
        self._hall = service.hall
        self._store = service.store
        self._wakeups = wakeups
        self._tasks: set[asyncio.Task[None]] = set()
        self._bot_turns = BotTurns(service, self._spawn)
        self._hall.moved = self._moved

    def start(self) -> None:
        self._spawn(self._again_and_again(self.sweep, self._service.settings.sweep / 1000))
        self._spawn(self._again_and_again(self._service.outages.beat, BEAT / 1000))
        self._spawn(self._again_and_again(self._service.ratings.settle, SEEN / 1000))
        self._spawn(self._wakeups.listen(self._heard))
        if self._store.shared:
            self._spawn(self._again_and_again(self._poll, self._service.settings.poll / 1000))
            self._spawn(self._again_and_again(self.tell_presence, SEEN / 1000))
            self._spawn(self._again_and_again(self.send_away, SIGNED_OUT / 1000))

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Look after every match whose time has come."""
        now = self._hall.now()
        self._hall.show_delayed()
        query = select(s.match.c.id).where(s.match.c.due <= now).order_by(s.match.c.due).limit(AT_ONCE)
        for id in await self._store.read(lambda c: c.execute(query).scalars().all()):
            live = await self._hall.table(id)
            if self._store.shared:
                await self._hall.catch_up(live)
            await self._hall.change(live, lambda match: run_out(match, self._hall.now()))
            self._bot_turns.consider(live)

    def _moved(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Something was stored by this worker."""
        if entries:
            self._wakeups.send(live.match.id, entries)
        self._bot_turns.consider(live)

    def _heard(self, news: News) -> None:
        live = self._hall.at_hand(news.match)
        if live is not None:
            self._spawn(self._learn(live, news))

    async def _learn(self, live: LiveTable, news: News) -> None:
        await self._hall.hear(live, news.entries)
        if news.said:
            await self._read_lines(live)

    async def _refresh(self, live: LiveTable) -> None:
        await self._hall.catch_up(live)
        await self._read_lines(live)

    async def _read_lines(self, live: LiveTable) -> None:
        for line in await self._service.chat.lines(live.match.id, live.lines):
            live.show_line(line)

    async def _poll(self) -> None:
        """Wake-ups may be lost; what is in the log is not."""
        watched = {live.match.id: live for live in self._hall.tables if live.readers}
        if not watched:
            return
        names = {"matches": list(watched)}
        for id, seq, lines in await self._store.read(lambda c: c.execute(_NEWS, names).all()):
            if seq > watched[id].match.seq or lines > watched[id].lines:
                await self._refresh(watched[id])

    async def tell_presence(self) -> None:
        """Other workers learn who is connected to this one, and this one who is connected to them."""
        now = self._hall.now()
        here = [
            (live.match.id, r.id) for live in self._hall.tables for r in live.readers if r.seat is not None
        ]
        watched = {live.match.id: live for live in self._hall.tables if live.readers}
        if here:
            matches, people = zip(*here, strict=True)
            seen = {"at": now, "matches": list(matches), "people": list(people)}
            await self._store.write(lambda c: c.execute(_SEEN, seen))
        found: dict[str, dict[str, int]] = {id: {} for id in watched}
        query = {"matches": list(watched), "since": now - STILL_HERE}
        for row in await self._store.read(lambda c: c.execute(_ELSEWHERE, query).all()):
            found[row.match][row.person] = row.seen
        for id, live in watched.items():
            changed = found[id].keys() != live.elsewhere.keys()
            live.elsewhere = found[id]
            if changed:
                live.show_table()

    async def send_away(self) -> None:
        """Whoever signed out, perhaps at another worker, has to connect again, and may be nobody then."""
        here = [(r, r.person) for live in self._hall.tables for r in live.readers if r.person is not None]
        names = {"people": list({person.id for _, person in here})}
        rows = await self._store.read(lambda c: c.execute(_EPOCHS, names).all())
        epochs = {row.id: row.epoch for row in rows}
        ended = await self._service.people.ended_among([r.cookie for r, _ in here if r.cookie is not None])
        for reader, person in here:
            if epochs.get(person.id, person.epoch) != person.epoch or reader.cookie in ended:
                reader.outbox.close(1001)

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                journal.exception("caretaker-failed", work=work.__name__)
            await asyncio.sleep(seconds)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            journal.error("task-failed", failure=repr(task.exception()))
