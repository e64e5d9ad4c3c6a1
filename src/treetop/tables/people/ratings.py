"""Plackett–Luce ratings for each game and number of seats, for people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, delete, func, select, update
from sqlalchemy.exc import DBAPIError

from treetop.tables.match.match import Match
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store

journal = structlog.get_logger("treetop.ratings")
MODEL = PlackettLuce()
AT_ONCE = 100
LOCK = 7479
"""PostgreSQL's number for the lock on ratings. Migrations have another one."""


def bot_person(game: str, player: str) -> str:
    return f"bot-{game}-{player}"


def seated(match: Match) -> list[str]:
    """Who is rated for each seat."""
    return [
        seat.person.id if seat.person is not None else bot_person(match.terms.game, seat.player or "")
        for seat in match.seats
    ]


class Ratings:
    """A result is stored in the transaction that ends its match, together with a note that it is unrated.

    Rating is a transaction of its own that uses the note up: it happens once however often it is tried, and
    one lock around it keeps workers from overtaking each other.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def record(self, c: Connection, match: Match) -> None:
        assert match.result is not None
        people = seated(match)
        rows = [
            {
                "match": match.id,
                "seat": seat,
                "person": person,
                "game": match.terms.game,
                "players": match.players,
                "at": match.ended_at,
                "score": match.result.scores[seat],
                "won": seat in match.result.winners and seat not in match.forfeits,
                "forfeit": seat in match.forfeits,
            }
            for seat, person in enumerate(people)
        ]
        c.execute(self._store.insert(s.result).on_conflict_do_nothing(), rows)
        if match.rated and len(set(people)) == len(people):
            unrated = self._store.insert(s.unrated).values(match=match.id, at=match.ended_at)
            c.execute(unrated.on_conflict_do_nothing())

    async def settle(self) -> None:
        """Rate what is unrated, oldest first. What fails now is tried again with the next one."""
        try:
            while await self._store.read(_any_unrated) and await self._store.write_alone(self._settle_some):
                pass
        except DBAPIError as failure:
            journal.warning("rating-failed", failure=repr(failure))

    def _settle_some(self, c: Connection) -> bool:
        lock_ratings(c)
        query = select(s.unrated.c.match).order_by(s.unrated.c.at, s.unrated.c.match).limit(AT_ONCE)
        matches = c.execute(query).scalars().all()
        for match in matches:
            results = c.execute(select(s.result).where(s.result.c.match == match).order_by(s.result.c.seat))
            try:
                with c.begin_nested():
                    self._rate(c, results.all())
            except (ArithmeticError, ValueError, LookupError):
                journal.exception("unratable", match=match)
        c.execute(delete(s.unrated).where(s.unrated.c.match.in_(matches)))
        return bool(matches)

    def _rate(self, c: Connection, results: Sequence[Row[Any]]) -> None:
        kind = {"game": results[0].game, "players": results[0].players}
        before = _ratings(c, [result.person for result in results], **kind)
        teams = [
            [MODEL.rating(mu=old["mu"], sigma=old["sigma"]) if old is not None else MODEL.rating()]
            for old in (before.get(result.person) for result in results)
        ]
        # Places by points, but whoever shares or wins the victory by a tie-break comes first, and whoever
        # has left comes last.
        order = [(2, 0) if result.forfeit else (0 if result.won else 1, -result.score) for result in results]
        ranks = [float(sorted(set(order)).index(place)) for place in order]
        after = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
        for result, rating in zip(results, after, strict=True):
            old = before.get(result.person, {"games": 0, "wins": 0})
            values = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": old["games"] + 1,
                "wins": old["wins"] + result.won,
            }
            statement = self._store.insert(s.rating).values(person=result.person, **kind, **values)
            c.execute(
                statement.on_conflict_do_update(index_elements=["person", "game", "players"], set_=values)
            )
            mine = (s.result.c.match == result.match) & (s.result.c.seat == result.seat)
            c.execute(update(s.result).where(mine).values(mu=rating.mu, sigma=rating.sigma))


def _any_unrated(c: Connection) -> bool:
    return c.execute(select(s.unrated.c.match).limit(1)).first() is not None


def lock_ratings(c: Connection) -> None:
    """Until the end of the transaction nobody else changes a rating. On SQLite one writer is alone anyway."""
    if c.dialect.name == "postgresql":
        c.execute(select(func.pg_advisory_xact_lock(LOCK)))


def _ratings(c: Connection, people: list[str], game: str, players: int) -> dict[str, Any]:
    query = select(s.rating).where(
        s.rating.c.person.in_(people), s.rating.c.game == game, s.rating.c.players == players
    )
    return {row["person"]: row for row in c.execute(query).mappings()}
