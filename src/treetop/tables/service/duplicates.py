"""Duplicate games: friends play one deal, each from the same seat, and compare their points at the end."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, func, select

from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.identifier import new_table
from treetop.tables.limits import Limit
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import LiveTable
from treetop.tables.match.opening import Opening, Wish, open_again, open_duplicate
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden, Missing
from treetop.tables.service.promises import Promises
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

MOST = 50
_cards = msgspec.json.Decoder(wire.TableCard)


class Attempt(msgspec.Struct, frozen=True):
    """`points` are null while the reader hasn't finished, and where a game has no result."""

    person: wire.PersonCard
    over: bool
    points: int | None
    place: int | None
    players: int


class Duplicate(msgspec.Struct, frozen=True):
    """`mine`: the reader's own table, or null; `over`: whether it has ended, so that points are shown."""

    id: str
    game: str
    mine: str | None
    over: bool
    attempts: list[Attempt]


@dataclass(eq=False, repr=False)
class Duplicates:
    """Each attempt is an ordinary match that nobody else may see; all have one seed and one salt."""

    store: Store
    hall: Hall
    promises: Promises
    openings: Limit
    now: Now

    async def open(self, wish: Wish, person: Person) -> LiveTable:
        await self.openings.spend(person.id)
        seed = await self.promises.keep(wish.commitment, person)
        id = new_table()
        opening = open_duplicate(wish, person.who, seed, id)
        await self._enter(id, person, opening.id)
        return await self._open(opening)

    async def play(self, id: str, person: Person) -> LiveTable:
        """One's own attempt: the one that is there already, or a new one. Raises Missing."""
        first = await self.hall.table(await self._first(id))
        await self.openings.spend(person.id)
        opening = open_again(first.match, person.who)
        match = await self._enter(id, person, opening.id)
        if match != opening.id:
            return await self.hall.table(match)
        return await self._open(opening)

    async def show(self, id: str, reader: str | None) -> Duplicate:
        """Raises Missing."""
        return await self.store.read(lambda c: _shown(c, id, reader))

    async def _open(self, opening: Opening) -> LiveTable:
        return await self.hall.open(opening.id, opening.created, opening.events)

    async def _first(self, id: str) -> str:
        query = select(s.duplicate.c.match).where(s.duplicate.c.game == id).order_by(s.duplicate.c.created)
        first = await self.store.read(lambda c: c.execute(query).scalar())
        if first is None:
            raise Missing()
        return str(first)

    async def _enter(self, id: str, person: Person, match: str) -> str:
        """The match of this person's only attempt: this one, or an earlier one."""
        values = {"game": id, "person": person.id, "match": match, "created": self.now()}
        statement = self.store.insert(s.duplicate).values(values).on_conflict_do_nothing()
        d = s.duplicate.c

        def write(c: Connection) -> str | None:
            mine = select(d.match).where(d.game == id, d.person == person.id)
            known = c.execute(mine).scalar()
            if known is not None:
                return str(known)
            if c.execute(select(func.count()).where(d.game == id)).scalar_one() >= MOST:
                return None
            c.execute(statement)
            return str(c.execute(mine).scalar_one())

        entered = await self.store.write(write)
        if entered is None:
            raise Forbidden(Message.of("tables-duplicate-full", most=MOST))
        return entered


def _shown(c: Connection, id: str, reader: str | None) -> Duplicate:
    d = s.duplicate.c
    query = (
        select(d.person, d.match, s.person.c.name, s.person.c.kind, s.match.c.card)
        .join(s.person, s.person.c.id == d.person)
        .join(s.match, s.match.c.id == d.match)
        .where(d.game == id)
        .order_by(d.created, d.match)
    )
    rows = c.execute(query).all()
    if not rows:
        raise Missing()
    cards = {row.match: _cards.decode(row.card) for row in rows}
    mine = next((row.match for row in rows if row.person == reader), None)
    over = mine is not None and _is_over(cards[mine])
    attempts = [
        _attempt(wire.PersonCard(row.person, row.name, row.kind), cards[row.match], over) for row in rows
    ]
    attempts.sort(key=lambda one: (one.points is None, -(one.points or 0)))
    return Duplicate(id, cards[rows[0].match].game, mine, over, attempts)


def _attempt(person: wire.PersonCard, card: wire.TableCard, may_know: bool) -> Attempt:
    result = card.result if may_know else None
    players = len(card.seats)
    if result is None:
        return Attempt(person, _is_over(card), None, None, players)
    seat = next(index for index, seat in enumerate(card.seats) if seat.person is not msgspec.UNSET)
    points = result.scores[seat]
    place = 1 + sum(score > points for score in result.scores)
    return Attempt(person, True, points, place, players)


def _is_over(card: wire.TableCard) -> bool:
    return card.state in ("finished", "abandoned")
