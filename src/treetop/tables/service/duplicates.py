"""Duplicate games: friends play one deal, each from the same seat, and compare their points at the end."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, select

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
    """`points` are null while the reader hasn't finished, and where a game has no result.

    Whoever gave up, or let a bot play on, comes last: `forfeit`.
    """

    person: wire.PersonCard
    over: bool
    points: int | None
    place: int | None
    players: int
    forfeit: bool = False


class Duplicate(msgspec.Struct, frozen=True):
    """`mine`: the reader's own table, or null; `over`: whether it has ended, so that points are shown."""

    id: str
    game: str
    mine: str | None
    over: bool
    attempts: list[Attempt]


class Attempted(Exception):
    """This person has an attempt already."""


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
        return await self._open(id, person, open_duplicate(wish, person.who, seed, id))

    async def play(self, id: str, person: Person) -> LiveTable:
        """One's own attempt: the one that is there already, or a new one. Raises Missing."""
        mine = await self._oldest(id, person.id)
        if mine is None:
            first = await self.hall.table(await self._first(id))
            await self.openings.spend(person.id)
            try:
                return await self._open(id, person, open_again(first.match, person.who))
            except Attempted:
                mine = await self._first(id, person.id)
        return await self.hall.table(mine)

    async def show(self, id: str, reader: str | None) -> Duplicate:
        """Raises Missing."""
        return await self.store.read(lambda c: _shown(c, id, reader))

    async def _open(self, id: str, person: Person, opening: Opening) -> LiveTable:
        values = {"game": id, "person": person.id, "match": opening.id, "created": self.now()}
        insert = (
            self.store.insert(s.duplicate)
            .values(values)
            .on_conflict_do_nothing()
            .returning(s.duplicate.c.match)
        )

        def enter(c: Connection) -> None:
            d = s.duplicate.c
            gone = ~select(s.match.c.id).where(s.match.c.id == d.match).exists()
            c.execute(delete(s.duplicate).where(d.game == id, gone))
            if c.execute(select(func.count()).where(d.game == id)).scalar_one() >= MOST:
                raise Forbidden(Message.of("tables-duplicate-full", most=MOST))
            if c.execute(insert).first() is None:
                raise Attempted

        return await self.hall.open(opening.id, opening.created, opening.events, enter)

    async def _first(self, id: str, person: str | None = None) -> str:
        match = await self._oldest(id, person)
        if match is None:
            raise Missing()
        return match

    async def _oldest(self, id: str, person: str | None) -> str | None:
        """The match of the first attempt, or of somebody's own."""
        d = s.duplicate.c
        query = select(d.match).join(s.match, s.match.c.id == d.match).where(d.game == id)
        if person is not None:
            query = query.where(d.person == person)
        query = query.order_by(d.created, d.match).limit(1)
        return await self.store.read(lambda c: c.execute(query).scalar())


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
    attempts.sort(key=lambda one: (one.points is None, one.forfeit, -(one.points or 0)))
    return Duplicate(id, cards[rows[0].match].game, mine, over, attempts)


def _attempt(person: wire.PersonCard, card: wire.TableCard, may_know: bool) -> Attempt:
    result = card.result if may_know else None
    players = len(card.seats)
    if result is None:
        return Attempt(person, _is_over(card), None, None, players)
    index = next(index for index, seat in enumerate(card.seats) if seat.person is not msgspec.UNSET)
    points = result.scores[index]
    if result.forfeit is True or card.seats[index].away is True:
        return Attempt(person, True, points, players, players, forfeit=True)
    return Attempt(person, True, points, 1 + sum(score > points for score in result.scores), players)


def _is_over(card: wire.TableCard) -> bool:
    return card.state in ("finished", "abandoned")
