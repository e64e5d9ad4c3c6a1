"""What happens at tables without anybody asking: clocks run out, bots move, other workers' moves arrive."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

import structlog
from sqlalchemy import ARRAY, String, any_, bindparam, func, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from treetop.tables.away.your_turn import YourTurn
from treetop.tables.bots.turns import BotTurns
from treetop.tables.durations import HOUR, MINUTE, SECOND
from treetop.tables.live.chat import Chat
from treetop.tables.live.hall import Hall
from treetop.tables.live.outages import BEAT, Outages
from treetop.tables.live.table import NOBODY, SEEN, STILL_HERE, LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.live.wakeups import News, Wakeups
from treetop.tables.match.leaving import run_out
from treetop.tables.metrics import Metrics
from treetop.tables.order import retention
from treetop.tables.people.people import People
from treetop.tables.people.ratings import Ratings
from treetop.tables.refusals import Elsewhere, Missing
from treetop.tables.settings import Settings
from treetop.tables.store import schema as s
from treetop.tables.store.log import LEASE
from treetop.tables.store.store import Store

journal = structlog.get_logger("treetop.tables")
AT_ONCE = 500
LAG = 0.25
"""Seconds between two looks at the event loop's lag."""
SET_ASIDE = 10 * MINUTE
"""So long a match that cannot be read is left alone."""
SELDOM = 10 * SECOND
"""How often a worker looks for itself while wake-ups arrive."""
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
_MUTED = select(s.mute.c.person, s.mute.c.muted).where(
    s.mute.c.person == any_(bindparam("people", type_=_NAMES))
)
_NEWS = select(s.match.c.id, s.match.c.seq, s.match.c.lines).where(
    s.match.c.id == any_(bindparam("matches", type_=_NAMES))
)


@dataclass(eq=False, repr=False)
class Caretaker:
    _settings: Settings
    _store: Store
    _hall: Hall
    _chat: Chat
    _people: People
    _outages: Outages
    _ratings: Ratings
    _wakeups: Wakeups
    _turns: BotTurns
    _metrics: Metrics
    _tasks: Tasks
    _your_turn: YourTurn
    _set_aside: dict[str, int] = field(default_factory=dict, init=False)
    """Matches that cannot be read, and when to try again."""
    _unheard: dict[str, int] = field(default_factory=dict, init=False)
    """Those that somebody looks at and whose news cannot be read, and when to try again."""
    _polled: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._hall.moved = self._moved

    def start(self) -> None:
        repeat = self._tasks.repeat
        self._tasks.spawn(self._watch_loop())
        repeat(self.sweep, self._settings.sweep)
        repeat(self._outages.beat, BEAT)
        repeat(self._ratings.settle, SEEN)
        repeat(self._turns.renew_leases, LEASE / 3)
        self._tasks.spawn(self._wakeups.listen(self._heard))
        repeat(self.delete_old, HOUR)
        if self._store.shared:
            repeat(self._poll, self._settings.poll)
            repeat(self.tell_presence, SEEN)
            repeat(self.send_away, SIGNED_OUT)
            repeat(self.hear_mutes, SEEN)

    async def _watch_loop(self) -> None:
        """Everything else waits as long as this does."""
        while True:
            began = perf_counter()
            await asyncio.sleep(LAG)
            self._metrics.loop_lag.observe(max(0.0, perf_counter() - began - LAG))
            self.measure()

    def measure(self) -> None:
        """How much waits, and how much is in memory."""
        self._metrics.tables.set(len(self._hall.tables))
        self._metrics.writer_queue.set(self._store.waiting)
        self._metrics.bots_queue.set(self._turns.waiting)

    async def delete_old(self) -> None:
        """What has been kept long enough. In small batches: others want to write, too."""
        left = True
        while left:
            left = await self._delete_some(self._hall.now())

    async def _delete_some(self, now: int) -> bool:
        days = self._settings.retention
        found = await self._store.read_at_leisure(lambda c: retention.look(c, days, now))
        return await self._store.write_alone(lambda c: retention.sweep(c, found, days, now)) > 0

    async def sweep(self) -> None:
        """Look after every match whose time has come."""
        await self._outages.notice()
        self._hall.show_delayed()
        now = self._hall.now()
        after = (0, "")
        while rows := await self._due(now, after):
            for _, id in rows:
                if self._set_aside.get(id, 0) <= now:
                    await self._look_after(id)
            after = rows[-1]

    async def _due(self, now: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        query = (
            select(s.match.c.id, s.match.c.due)
            .where(s.match.c.due <= now, tuple_(s.match.c.due, s.match.c.id) > after)
            .order_by(s.match.c.due, s.match.c.id)
            .limit(AT_ONCE)
        )
        return await self._store.read(lambda c: [(row.due, row.id) for row in c.execute(query)])

    async def _look_after(self, id: str) -> None:
        """One match that cannot be read or changed must not keep the others waiting."""
        try:
            live = await self._hall.table(id)
            if self._store.shared:
                await self._hall.catch_up(live)
            await self._hall.change(live, lambda match: run_out(match, self._hall.now()))
            self._turns.consider(live)
            self._set_aside.pop(id, None)
        except SQLAlchemyError:
            raise
        except Elsewhere:
            return
        except Missing:
            # It has been deleted since it was found to be due.
            self._set_aside.pop(id, None)
        except Exception:
            journal.exception("match-set-aside", match=id)
            self._set_aside[id] = self._hall.now() + SET_ASIDE
        self._metrics.set_aside.set(len(self._set_aside))

    def _moved(self, live: LiveTable) -> None:
        """Something was stored by this worker."""
        self._wakeups.send(live.match.id, live.match.seq)
        self._turns.consider(live)
        self._your_turn.consider(live)

    def _heard(self, news: News) -> None:
        live = self._hall.at_hand(news.match)
        if live is not None and (news.said or news.seq > live.match.seq):
            self._tasks.spawn(self._learn(live, news))

    async def _learn(self, live: LiveTable, news: News) -> None:
        with suppress(Elsewhere):
            await self._hall.catch_up(live, news.seq)
        if news.said:
            await self.read_lines(live)

    async def read_lines(self, live: LiveTable) -> None:
        """Show what has been said, here or at another worker."""
        for line in await self._chat.lines(live.match.id, live.lines):
            live.show_line(line)

    async def _poll(self) -> None:
        """Wake-ups may be lost; what is in the log is not."""
        now = self._hall.now()
        if self._wakeups.healthy and now - self._polled < SELDOM:
            return
        seen = {live.match.id: live for live in self._hall.tables if live.readers}
        self._unheard = {id: until for id, until in self._unheard.items() if id in seen and now < until}
        watched = {id: live for id, live in seen.items() if id not in self._unheard}
        if not watched:
            return
        self._polled = now
        names = {"matches": list(watched)}
        for id, seq, lines in await self._store.read(lambda c: c.execute(_NEWS, names).all()):
            try:
                await self._learn(watched[id], News("", id, seq, lines > watched[id].lines))
            except SQLAlchemyError:
                raise
            except Exception:
                # One match that can't be read must not keep the others waiting, nor fill the log.
                journal.exception("news-unreadable", match=id)
                self._unheard[id] = now + SET_ASIDE

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
        ended = await self._people.ended_among([r.cookie for r, _ in here if r.cookie is not None])
        for reader, person in here:
            if epochs.get(person.id, person.epoch) != person.epoch or reader.cookie in ended:
                reader.outbox.close(1001)

    async def hear_mutes(self) -> None:
        """Somebody who reads here may have muted somebody at another worker."""
        here = [(r, r.muted) for live in self._hall.tables for r in live.readers if r.id is not None]
        names = {"people": list({reader.id for reader, _ in here})}
        muted: defaultdict[str | None, set[str]] = defaultdict(set)
        for row in await self._store.read(lambda c: c.execute(_MUTED, names).all()):
            muted[row.person].add(row.muted)
        for reader, before in here:
            # Unless it has just changed here.
            if reader.muted is before:
                reader.muted = frozenset(muted.get(reader.id, ())) or NOBODY
