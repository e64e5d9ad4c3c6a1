"""What everybody has made of the same deal."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, and_, func, or_, select

from treetop.tables import wire
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
    """A deal is named by its date, or by the id of a duplicate game."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    async def add(self, game: str, deal: str, person: str, scores: tuple[int, ...], seat: int) -> None:
        """The first result counts; nothing changes it later."""
        points = scores[seat]
        values = {
            "game": game,
            "deal": deal,
            "person": person,
            "at": self._now(),
            "points": points,
            "place": 1 + sum(score > points for score in scores),
            "players": len(scores),
        }
        statement = self._store.insert(s.deal_result).values(values).on_conflict_do_nothing()
        await self._store.write(lambda c: c.execute(statement))

    async def table(self, game: str, deal: str, reader: str | None) -> DealTable:
        return await self._store.read(lambda c: _table(c, game, deal, reader))


def _table(c: Connection, game: str, deal: str, reader: str | None) -> DealTable:
    d = s.deal_result.c
    of_this = (d.game == game) & (d.deal == deal)
    query = select(s.deal_result, s.person.c.name, s.person.c.kind).join(s.person, s.person.c.id == d.person)
    mine = c.execute(query.where(of_this, d.person == reader)).first()
    count = c.execute(select(func.count()).where(of_this)).scalar_one()
    if mine is None:
        return DealTable(game, deal, count, None, [])
    # Ranks count everybody; whoever is banned, or muted by the reader, is left out of what is shown.
    muted = select(s.mute.c.muted).where(s.mute.c.person == reader)
    banned = select(s.sanction.c.about).where(s.sanction.c.kind == "ban")
    shown = query.where(of_this, d.person.not_in(muted), d.person.not_in(banned))
    best = c.execute(shown.order_by(d.points.desc(), d.place, d.at, d.person).limit(SHOWN)).all()
    ranks: dict[tuple[int, int], int] = {}
    for row in (mine, *best):
        if (row.points, row.place) not in ranks:
            better = or_(d.points > row.points, and_(d.points == row.points, d.place < row.place))
            ranks[row.points, row.place] = (
                1 + c.execute(select(func.count()).where(of_this, better)).scalar_one()
            )
    return DealTable(game, deal, count, _result(mine, ranks), [_result(row, ranks) for row in best])


def _result(row: Row[Any], ranks: dict[tuple[int, int], int]) -> DealResult:
    who = wire.PersonCard(row.person, row.name, row.kind)
    return DealResult(ranks[row.points, row.place], who, row.points, row.place, row.players)
