"""Lists of tables and people, from the index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, case, func, or_, select, true

from treetop.tables import wire
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store

PAGE = 50
LADDER = 100
LEAST_GAMES = 3
MOST_OPPONENTS = 1000
"""A bot has met more people of a name than a query can hold."""
# Shown ratings: the model's mean of 25 is 1000, its deviation of 25/3 is 333.
SCALE = 40

_decoder = msgspec.json.Decoder(wire.TableCard)
_INDEX = (s.match.c.card, s.match.c.state, s.match.c.seq, s.match.c.turn)


class RatingCard(msgspec.Struct, frozen=True):
    game: str
    seats: int
    rating: int
    uncertainty: int
    games: int
    wins: int
    history: list[tuple[int, int, int]]


class Rung(msgspec.Struct, frozen=True):
    person: wire.PersonCard
    rating: int
    uncertainty: int
    games: int
    place: int


class Results(msgspec.Struct, frozen=True):
    games: int
    wins: int


class Opponent(msgspec.Struct, frozen=True):
    person: wire.PersonCard
    games: int
    wins: int


class Mark(NamedTuple):
    """The last table of a page: 0 if it waits for the reader or 1, when they sat down, which it is."""

    waits: int
    created: int
    match: str

    @classmethod
    def read(cls, text: str) -> Mark:
        """Raises ValueError."""
        waits, created, match = text.split("-")
        return cls(int(waits), int(created), match)

    def __str__(self) -> str:
        return "-".join(map(str, self))


class GamesWanted(NamedTuple):
    """Which of somebody's finished games."""

    game: str | None = None
    opponent: str | None = None
    won: bool | None = None
    since: int | None = None
    before: int | None = None
    after: str | None = None
    """The last game of the page before: when it ended, and which it is."""


class Lists:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def card(self, table: str) -> wire.TableCard | None:
        """As a stranger would see it in a list."""
        rows = await self._all(select(*_INDEX).where(s.match.c.id == table))
        return _card(rows[0], None) if rows else None

    async def open_tables(self, game: str | None, page: int) -> list[wire.TableCard]:
        query = _public("open", game).order_by(s.match.c.created.desc()).offset(page * PAGE)
        return [_card(row, None) for row in await self._rows(query)]

    async def live_tables(self, game: str | None) -> list[wire.TableCard]:
        query = _public("playing", game).where(s.match.c.watchable).order_by(s.match.c.started.desc())
        return [_card(row, None) for row in await self._rows(query)]

    async def tables_of(
        self, person: str, state: str | None, after: Mark | None
    ) -> tuple[list[wire.TableCard], Mark | None]:
        """Where it is this person's turn first, then the latest; and where the next page begins."""
        created, match = s.sitting.c.created, s.sitting.c.match
        waits = case((s.match.c.turn == s.sitting.c.seat, 0), else_=1)
        query = (
            select(*_INDEX, s.sitting.c.seat, waits.label("waits"), created.label("sat"), match.label("id"))
            .join(s.sitting, match == s.match.c.id)
            .where(s.sitting.c.person == person)
            .order_by(waits, created.desc(), match)
        )
        if state is not None:
            query = query.where(s.match.c.state == state)
        if after is not None:
            earlier = or_(created < after.created, and_(created == after.created, match > after.match))
            query = query.where(or_(waits > after.waits, and_(waits == after.waits, earlier)))
        rows = await self._rows(query)
        last = Mark(rows[-1].waits, rows[-1].sat, rows[-1].id) if len(rows) == PAGE else None
        return [_card(row, row.seat) for row in rows], last

    async def invitations_of(self, person: str) -> list[wire.TableCard]:
        """Tables that keep a seat for this person, the latest first."""
        query = (
            select(*_INDEX)
            .join(s.invitation, s.invitation.c.match == s.match.c.id)
            .where(s.invitation.c.person == person)
            .order_by(s.invitation.c.created.desc())
        )
        return [_card(row, None) for row in await self._rows(query)]

    async def turns_of(self, person: str) -> int:
        query = (
            select(func.count())
            .select_from(s.sitting.join(s.match, s.sitting.c.match == s.match.c.id))
            .where(
                s.sitting.c.person == person, s.match.c.turn == s.sitting.c.seat, s.match.c.state == "playing"
            )
        )
        return await self._store.read_at_leisure(lambda c: c.execute(query).scalar_one())

    async def games_of(
        self, person: str, asker: str | None, wanted: GamesWanted
    ) -> tuple[list[wire.TableCard], str | None]:
        """Finished games: all of one's own, the public ones of somebody else; and where the next page begins.

        A page ends after a game, not at a moment: several may have ended together.
        """
        at, match = s.result.c.at, s.result.c.match
        query = (
            select(*_INDEX, s.result.c.seat, at, match.label("id"))
            .join(s.result, match == s.match.c.id)
            .where(s.result.c.person == person)
            .order_by(at.desc(), match.desc())
        )
        if asker != person:
            query = query.where(s.match.c.public)
        if wanted.game is not None:
            query = query.where(s.match.c.game == wanted.game)
        if wanted.won is not None:
            query = query.where(s.result.c.won == wanted.won)
        if wanted.since is not None:
            query = query.where(at >= wanted.since)
        if wanted.before is not None:
            query = query.where(at < wanted.before)
        if wanted.opponent:
            query = query.where(match.in_(await self._games_against(person, wanted.opponent)))
        if wanted.after is not None:
            moment, _, id = wanted.after.partition("-")
            query = query.where(or_(at < int(moment), and_(at == int(moment), match < id)))
        rows = await self._rows(query)
        last = f"{rows[-1].at}-{rows[-1].id}" if len(rows) == PAGE else None
        return [_card(row, row.seat if asker == person else None) for row in rows], last

    async def _games_against(self, person: str, name: str) -> Select[Any]:
        """The games with somebody whose name, or a bot's id, contains this; upper and lower case alike."""
        mine, theirs = s.result.alias(), s.result.alias()
        together = (mine.c.match == theirs.c.match) & (mine.c.person != theirs.c.person)
        met = (
            select(theirs.c.person, s.person.c.name)
            .select_from(
                mine.join(theirs, together).join(s.person, s.person.c.id == theirs.c.person, isouter=True)
            )
            .where(mine.c.person == person)
            .distinct()
        )
        sought = name.casefold()
        found = [
            row.person
            for row in await self._all(met)
            if sought in (row.name if row.name is not None else row.person).casefold()
        ]
        return select(s.result.c.match).where(s.result.c.person.in_(found[:MOST_OPPONENTS]))

    async def watchable_with(self, people: Sequence[str]) -> dict[str, list[wire.TableCard]]:
        """The public tables that these people play at now and that may be watched."""
        query = (
            select(*_INDEX, s.sitting.c.person)
            .join(s.sitting, s.sitting.c.match == s.match.c.id)
            .where(
                s.sitting.c.person.in_(people),
                s.match.c.state == "playing",
                s.match.c.public,
                s.match.c.watchable,
            )
            .order_by(s.match.c.started.desc())
        )
        found: dict[str, list[wire.TableCard]] = {}
        for row in await self._rows(query):
            found.setdefault(row.person, []).append(_card(row, None))
        return found

    async def ratings_at(self, tables: Sequence[wire.TableCard]) -> dict[str, int]:
        """What the people at these tables are rated, by table and person: `TABLE PERSON`."""
        here = [
            (table, seat.person.id)
            for table in tables
            for seat in table.seats
            if isinstance(seat.person, wire.PersonCard)
        ]
        people = {person for _, person in here}
        rows = await self._all(select(s.rating).where(s.rating.c.person.in_(people)))
        known = {(row.person, row.game, row.players): shown_rating(row.mu) for row in rows}
        return {
            f"{table.id} {person}": known[rated]
            for table, person in here
            if (rated := (person, table.game, len(table.seats))) in known
        }

    async def ratings_of_bots(self, game: str) -> dict[str, int]:
        """The server's bots with two seats, by id."""
        query = select(s.rating).where(
            s.rating.c.game == game, s.rating.c.players == 2, s.rating.c.person.startswith(f"bot-{game}-")
        )
        return {row.person: shown_rating(row.mu) for row in await self._all(query)}

    async def ladder(self, game: str, players: int) -> list[Rung]:
        query = (
            select(s.rating, s.person.c.name, s.person.c.kind)
            .join(s.person, s.person.c.id == s.rating.c.person, isouter=True)
            .where(s.rating.c.game == game, s.rating.c.players == players, s.rating.c.games >= LEAST_GAMES)
            .order_by((s.rating.c.mu - s.rating.c.sigma).desc())
            .limit(LADDER)
        )
        rows = await self._store.read_at_leisure(lambda c: c.execute(query).all())
        return [
            Rung(
                person_card(row.person, row.name, row.kind),
                shown_rating(row.mu),
                shown_uncertainty(row.sigma),
                row.games,
                place,
            )
            for place, row in enumerate(rows, 1)
        ]

    async def ratings_of(self, person: str) -> list[RatingCard]:
        ratings = await self._all(select(s.rating).where(s.rating.c.person == person))
        history = await self._all(
            select(s.result)
            .where(s.result.c.person == person, s.result.c.mu.is_not(None))
            .order_by(s.result.c.at.desc())
            .limit(2000)
        )
        return [
            RatingCard(
                row.game,
                row.players,
                shown_rating(row.mu),
                shown_uncertainty(row.sigma),
                row.games,
                row.wins,
                [
                    (past.at, shown_rating(past.mu), shown_uncertainty(past.sigma))
                    for past in reversed(history)
                    if (past.game, past.players) == (row.game, row.players)
                ],
            )
            for row in ratings
        ]

    async def results_of(self, person: str, asker: str | None) -> Results:
        """Of all games to oneself, of the public ones to others."""
        query = select(func.count(), func.coalesce(func.sum(case((s.result.c.won, 1), else_=0)), 0)).where(
            s.result.c.person == person, _told(s.result.c.match, person, asker)
        )
        games, wins = await self._store.read_at_leisure(lambda c: c.execute(query).one())
        return Results(games, int(wins))

    async def opponents_of(self, person: str, asker: str | None) -> list[Opponent]:
        """Private games count only for whoever asks about themselves."""
        mine, theirs = s.result.alias(), s.result.alias()
        query = (
            select(
                theirs.c.person,
                s.person.c.name,
                s.person.c.kind,
                func.count().label("games"),
                func.sum(case((mine.c.won, 1), else_=0)).label("wins"),
            )
            .select_from(
                mine.join(theirs, (mine.c.match == theirs.c.match) & (mine.c.person != theirs.c.person)).join(
                    s.person, s.person.c.id == theirs.c.person, isouter=True
                )
            )
            .where(mine.c.person == person, _told(mine.c.match, person, asker))
            .group_by(theirs.c.person, s.person.c.name, s.person.c.kind)
            .order_by(func.count().desc())
            .limit(20)
        )
        return [
            Opponent(person_card(row.person, row.name, row.kind), row.games, int(row.wins))
            for row in await self._all(query)
        ]

    async def finished_public(
        self, game: str | None, after: tuple[int, str], limit: int
    ) -> Sequence[Row[Any]]:
        """Ids and ends of finished public games after a point, oldest first."""
        ended, id = after
        query = (
            select(s.match.c.id, s.match.c.ended)
            .where(
                s.match.c.public,
                s.match.c.state == "finished",
                (s.match.c.ended > ended) | ((s.match.c.ended == ended) & (s.match.c.id > id)),
            )
            .order_by(s.match.c.ended, s.match.c.id)
            .limit(limit)
        )
        if game is not None:
            query = query.where(s.match.c.game == game)
        return await self._all(query)

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._all(query.limit(PAGE))

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._store.read_at_leisure(lambda c: c.execute(query).all())


def shown_rating(mu: float) -> int:
    return round(mu * SCALE)


def shown_uncertainty(sigma: float) -> int:
    return round(2 * sigma * SCALE)


def person_card(id: str, name: str | None, kind: str | None) -> wire.PersonCard:
    """A bot of the server has no row of its own: its id says who it is."""
    return wire.PersonCard(id, name if name is not None else id.rpartition("-")[2], kind or "bot")


def _told(match: ColumnElement[str], person: str, asker: str | None) -> ColumnElement[bool]:
    """Is this match of theirs one that whoever asks may know of?"""
    return true() if asker == person else match.in_(select(s.match.c.id).where(s.match.c.public))


def _public(state: str, game: str | None) -> Select[Any]:
    query = select(*_INDEX).where(s.match.c.state == state, s.match.c.public)
    return query if game is None else query.where(s.match.c.game == game)


def _card(row: Row[Any], seat: int | None) -> wire.TableCard:
    card = _decoder.decode(row.card)
    if seat is None and card.spectators == "delayed" and row.state == "playing":
        return msgspec.structs.replace(card, seq=0, seat_to_act=None)
    away = seat is not None and card.seats[seat].away is True
    return msgspec.structs.replace(
        card,
        seq=row.seq,
        seat_to_act=None if row.turn is None else row.turn + 1,
        my_seat=None if seat is None else seat + 1,
        my_turn=seat is not None and row.turn == seat and not away,
    )
