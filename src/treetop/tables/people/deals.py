"""What everybody has made of the same deal."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, func, select

from treetop.tables import wire
from treetop.tables.people.people import is_unchanged
from treetop.tables.people.person import Person
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store
from treetop.tables.wall_clock import Now

SHOWN = 100


class DealResult(Struct, frozen=True):
    """`rank` among everybody, by points; `place` at one's own table, among so many players."""

    rank: int
    person: wire.PersonCard
    points: int
    place: int
    players: int


class DealTable(Struct, frozen=True):
    """How many results there are; for whoever has sent one: that, and the best."""

    game: str
    deal: str
    count: int
    mine: DealResult | None
    results: list[DealResult]


class Deals:
    """A deal is named by its date."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def add(self, game: str, deal: str, person: Person, scores: tuple[int, ...], seat: int) -> None:
        """The first result counts; nothing changes it later. Whoever has left meanwhile leaves no trace."""
        points = scores[seat]
        values = {
            "game": game,
            "deal": deal,
            "person": person.id,
            "at": self._now(),
            "points": points,
            "place": 1 + sum(score > points for score in scores),
            "players": len(scores),
        }
        statement = self._store.insert(s.deal_result).values(values).on_conflict_do_nothing()

        def write(c: Connection) -> None:
            if is_unchanged(c, person):
                c.execute(statement)

        await self._store.write_alone(write)

    async def table(self, game: str, deal: str, reader: str | None) -> DealTable:
        return await self._store.read_at_leisure(lambda c: _table(c, game, deal, reader, self._now()))


def _table(c: Connection, game: str, deal: str, reader: str | None, now: int) -> DealTable:
    d = s.deal_result.c
    of_this = (d.game == game) & (d.deal == deal)
    count = c.execute(select(func.count()).where(of_this)).scalar_one()
    rank = func.rank().over(order_by=(d.points.desc(), d.place)).label("rank")
    ranked = select(s.deal_result, rank).where(of_this).subquery()
    r = ranked.c
    query = select(ranked, s.person.c.name, s.person.c.kind).join(s.person, s.person.c.id == r.person)
    mine = c.execute(query.where(r.person == reader)).first()
    if mine is None:
        return DealTable(game, deal, count, None, [])
    # Ranks count everybody; whoever is banned, or muted by the reader, is left out of what is shown.
    muted = select(s.mute.c.muted).where(s.mute.c.person == reader)
    until = s.sanction.c.until
    banned = select(s.sanction.c.about).where(s.sanction.c.kind == "ban", until.is_(None) | (until > now))
    shown = query.where(r.person.not_in(muted), r.person.not_in(banned))
    best = c.execute(shown.order_by(r.rank, r.at, r.person).limit(SHOWN)).all()
    return DealTable(game, deal, count, _result(mine), [_result(row) for row in best])


def _result(row: Row[Any]) -> DealResult:
    who = wire.PersonCard(row.person, row.name, row.kind)
    return DealResult(row.rank, who, row.points, row.place, row.players)
