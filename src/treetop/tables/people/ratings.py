"""Plackett–Luce ratings for each game and number of seats, for people and bots."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from treetop.tables.match.match import Match
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store

MODEL = PlackettLuce()


def bot_person(game: str, player: str) -> str:
    return f"bot-{game}-{player}"


def seated(match: Match) -> list[str]:
    """Who is rated for each seat."""
    return [
        seat.person.id if seat.person is not None else bot_person(match.terms.game, seat.player or "")
        for seat in match.seats
    ]


class Ratings:
    """Written in the transaction that stores the end of a match: no result is ever lost or doubled."""

    def __init__(self, store: Store) -> None:
        self._insert = store.insert

    def record(self, c: Connection, match: Match) -> None:
        assert match.result is not None
        people = seated(match)
        rated = match.rated and len(set(people)) == len(people)
        ratings = self._rate(c, match, people) if rated else [None] * len(people)
        rows = [
            {
                "match": match.id,
                "seat": seat,
                "person": person,
                "game": match.terms.game,
                "players": match.players,
                "at": match.ended_at,
                "score": match.result.scores[seat],
                "won": seat in match.result.winners,
                "mu": rating and rating[0],
                "sigma": rating and rating[1],
            }
            for seat, (person, rating) in enumerate(zip(people, ratings, strict=True))
        ]
        c.execute(self._insert(s.result).on_conflict_do_nothing(), rows)

    def _rate(self, c: Connection, match: Match, people: list[str]) -> list[tuple[float, float] | None]:
        assert match.result is not None
        kind: dict[str, Any] = {"game": match.terms.game, "players": match.players}
        before = _ratings(c, people, **kind)
        teams = [
            [MODEL.rating(mu=before[p]["mu"], sigma=before[p]["sigma"]) if p in before else MODEL.rating()]
            for p in people
        ]
        # Places by points, but whoever shares or wins the victory by a tie-break comes first.
        order = [
            (0 if seat in match.result.winners else 1, -score)
            for seat, score in enumerate(match.result.scores)
        ]
        ranks = [float(sorted(set(order)).index(place)) for place in order]
        after = [team[0] for team in MODEL.rate(teams, ranks=ranks)]
        for seat, person in sorted(enumerate(people), key=lambda item: item[1]):
            old = before.get(person, {"games": 0, "wins": 0})
            values = {
                "mu": after[seat].mu,
                "sigma": after[seat].sigma,
                "games": old["games"] + 1,
                "wins": old["wins"] + (seat in match.result.winners),
            }
            statement = self._insert(s.rating).values(person=person, **kind, **values)
            c.execute(
                statement.on_conflict_do_update(index_elements=["person", "game", "players"], set_=values)
            )
        return [(rating.mu, rating.sigma) for rating in after]


def _ratings(c: Connection, people: list[str], game: str, players: int) -> dict[str, Any]:
    query = (
        select(s.rating)
        .where(s.rating.c.person.in_(people), s.rating.c.game == game, s.rating.c.players == players)
        .order_by(s.rating.c.person)
        .with_for_update()
    )
    return {row["person"]: row for row in c.execute(query).mappings()}
