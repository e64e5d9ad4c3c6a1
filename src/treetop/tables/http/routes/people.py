"""Profiles and the ladder."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from treetop.games import GAMES
from treetop.players import PLAYERS
from treetop.tables import wire
from treetop.tables.http.routes.tables import Moment
from treetop.tables.http.visitor import Visitor
from treetop.tables.people.ratings import bot_person
from treetop.tables.refusals import Missing
from treetop.tables.service import Service
from treetop.tables.store.lists import Opponent, RatingCard, Rung, Tally, person_card
from treetop.tables.wire import TableCard

PersonId = Annotated[str, PathParameter(max_length=64)]


class Ladder(Struct):
    ladder: list[Rung]


class Profile(Struct):
    person: wire.PersonCard
    since: int | None
    ratings: list[RatingCard]
    results: Tally
    opponents: list[Opponent]


class Games(Struct):
    games: list[TableCard]


@get("/api/ladder")
async def ladder(
    service: NamedDependency[Service],
    game: Annotated[str, QueryParameter(max_length=32)] = "",
    seats: Annotated[int, QueryParameter(ge=2, le=8)] = 2,
) -> Ladder:
    """Who is rated best at a game, the first if none is named."""
    return Ladder(await service.lists.ladder(game or next(iter(GAMES)), seats))


@get("/api/people/{person:str}")
async def profile(service: NamedDependency[Service], person: PersonId) -> Profile:
    card, since = await _who(service, person)
    return Profile(
        card,
        since,
        await service.lists.ratings_of(card.id),
        await service.lists.tally_of(card.id),
        await service.lists.opponents_of(card.id),
    )


@get("/api/people/{person:str}/games")
async def games(
    service: NamedDependency[Service],
    visitor: NamedDependency[Visitor],
    person: PersonId,
    before: Moment = None,
) -> Games:
    card, _ = await _who(service, person)
    return Games(await service.lists.games_of(card.id, visitor.id, before))


HANDLERS: list[Any] = [ladder, profile, games]


async def _who(service: Service, id: str) -> tuple[wire.PersonCard, int | None]:
    for game, players in PLAYERS.items():
        for player in players:
            if id == bot_person(game, player):
                return person_card(id, player, "bot"), None
    person = await service.people.find(id)
    if person is not None and person.adopted_by is not None:
        person = await service.people.find(person.adopted_by)
    if person is None:
        raise Missing()
    return wire.PersonCard(person.id, person.name, person.kind), person.created
