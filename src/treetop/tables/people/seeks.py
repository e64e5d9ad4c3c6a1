"""Who looks for somebody to play with, and who fits whom."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, or_, select, update

from treetop.tables.durations import SECOND
from treetop.tables.match.terms import BankClock, ClockSetting, DaysClock, MoveClock
from treetop.tables.people.person import Person
from treetop.tables.store import schema as s
from treetop.tables.store.lists import shown_rating
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

STILL_HERE = 15 * SECOND
"""Whoever has not asked for so long has closed the page."""
WINDOW = 100
"""Points of rating between two who are matched at once."""
WIDENING = 10
"""By so many points more with every second of waiting."""
ANYBODY = 30 * SECOND
"""After so long, everybody fits."""
BOT_AFTER = 30 * SECOND
"""After so long a bot plays, if whoever waits has agreed."""
AVERAGE = 25.0

StrangersClock = MoveClock | BankClock | DaysClock
_clock: msgspec.json.Decoder[ClockSetting] = msgspec.json.Decoder(ClockSetting)


class Taken(Exception):
    """Somebody else was faster."""


class Seek(msgspec.Struct, frozen=True):
    person: str
    game: str
    rated: bool
    clock: str
    rating: int
    bot: bool
    salt: str
    server_seed: str
    created: int
    seen: int
    match: str | None = None
    name: str = ""
    kind: str = "guest"

    @property
    def clock_setting(self) -> ClockSetting:
        return _clock.decode(self.clock)

    def fits(self, other: Seek, now: int) -> bool:
        """The longer of the two has waited, the further apart their ratings may be."""
        if (self.game, self.rated, self.clock) != (other.game, other.rated, other.clock):
            return False
        waited = now - min(self.created, other.created)
        if waited >= ANYBODY:
            return True
        return abs(self.rating - other.rating) <= WINDOW + WIDENING * waited // SECOND


class Seeks:
    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def put(self, seek: Seek) -> None:
        """One for each person; the last counts, unless somebody has just found them by the one before."""
        values = {name: value for name, value in msgspec.structs.asdict(seek).items() if name in s.seek.c}
        statement = self._store.insert(s.seek).values(values)
        upsert = statement.on_conflict_do_update(
            index_elements=["person"], set_=values, where=~_just_found(self._now())
        )
        await self._store.write(lambda c: c.execute(upsert))

    async def of(self, person: str) -> Seek | None:
        query = _query().where(s.seek.c.person == person)
        row = await self._store.read(lambda c: c.execute(query).first())
        return None if row is None else _read(row)

    async def waiting(self, asker: str | None, game: str | None = None) -> list[Seek]:
        """Everybody who waits at this moment, whom the asker wants to meet; longest first."""
        query = (
            _query()
            .where(s.seek.c.match.is_(None), s.seek.c.seen > self._now() - STILL_HERE)
            .order_by(s.seek.c.created)
            .limit(100)
        )
        if game is not None:
            query = query.where(s.seek.c.game == game)
        if asker is not None:
            avoided = select(s.mute.c.muted).where(s.mute.c.person == asker)
            avoiding = select(s.mute.c.person).where(s.mute.c.muted == asker)
            query = query.where(
                s.seek.c.person != asker, s.seek.c.person.not_in(avoided), s.seek.c.person.not_in(avoiding)
            )
        return [_read(row) for row in await self._store.read(lambda c: c.execute(query).all())]

    async def see(self, person: str) -> None:
        """Still waiting."""
        query = update(s.seek).where(s.seek.c.person == person).values(seen=self._now())
        await self._store.write(lambda c: c.execute(query))

    async def remove(self, person: str) -> str | None:
        """The table, if somebody has found this person in the meantime."""
        old = s.seek.c.seen < self._now() - 100 * STILL_HERE
        found = select(s.seek.c.match).where(s.seek.c.person == person).with_for_update()

        def write(c: Connection) -> str | None:
            match = c.execute(found).scalar()
            c.execute(delete(s.seek).where(or_(s.seek.c.person == person, old)))
            return match

        return await self._store.write(write)

    async def rating_of(self, person: Person, game: str) -> int:
        query = select(s.rating.c.mu).where(
            s.rating.c.person == person.id, s.rating.c.game == game, s.rating.c.players == 2
        )
        found = await self._store.read(lambda c: c.execute(query).scalar())
        return shown_rating(AVERAGE if found is None else found)


def claim(c: Connection, people: list[str], match: str) -> None:
    """All of them, or none. The rows are locked in one order, so that no two claims wait for each other."""
    free = (s.seek.c.person.in_(people)) & s.seek.c.match.is_(None)
    query = select(s.seek.c.person).where(free).order_by(s.seek.c.person).with_for_update()
    if len(c.execute(query).all()) != len(people):
        raise Taken
    c.execute(update(s.seek).where(free).values(match=match))


def withdraw(c: Connection, person: str, accepted: str, now: int) -> None:
    """Whoever accepts somebody else waits no longer. Raises Taken if they have just been found themselves."""
    # Both rows, in the order of claims: the other one may just be accepting this one.
    both = select(s.seek.c.person).where(s.seek.c.person.in_([person, accepted])).order_by(s.seek.c.person)
    c.execute(both.with_for_update()).all()
    c.execute(delete(s.seek).where(s.seek.c.person == person, ~_just_found(now)))
    if c.execute(select(s.seek.c.person).where(s.seek.c.person == person)).first() is not None:
        raise Taken


def _just_found(now: int) -> ColumnElement[bool]:
    return s.seek.c.match.is_not(None) & (s.seek.c.seen > now - STILL_HERE)


def _query() -> Any:
    return select(s.seek, s.person.c.name, s.person.c.kind).join(s.person, s.person.c.id == s.seek.c.person)


def _read(row: Row[Any]) -> Seek:
    return Seek(**row._mapping)
