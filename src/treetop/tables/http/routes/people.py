"""Profiles and the ladder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from treetop.games import GAMES
from treetop.players import PLAYERS, find_player
from treetop.tables import wire
from treetop.tables.http.routes.tables import GameName, Timestamp
from treetop.tables.http.visitor import TheService, TheVisitor
from treetop.tables.people.ratings import bot_person
from treetop.tables.refusals import Missing
from treetop.tables.service import Service
from treetop.tables.store.lists import GamesWanted, Opponent, RatingCard, Results, Rung, person_card
from treetop.tables.wire import TableCard

GameMark = Annotated[str | None, QueryParameter(pattern=r"^\d{1,15}-[a-z0-9]{1,16}$")]
PersonId = Annotated[str, PathParameter(max_length=64)]


class Ladder(Struct):
    ladder: list[Rung]


class Profile(Struct):
    person: wire.PersonCard
    since: int | None
    ratings: list[RatingCard]
    results: Results
    opponents: list[Opponent]


class Games(Struct):
    games: list[TableCard]
    next: str | None


@get("/api/ladder")
async def ladder(
    service: TheService,
    game: Annotated[str, QueryParameter(max_length=32)] = "",
    seats: Annotated[int, QueryParameter(ge=2, le=8)] = 2,
) -> Ladder:
    """Who is rated best at a game, the first if none is named."""
    return Ladder(await service.lists.ladder(game or next(iter(GAMES)), seats))


@get("/api/people/{person:str}")
async def profile(service: TheService, visitor: TheVisitor, person: PersonId) -> Profile:
    await service.readings.spend(visitor.address)
    card, since = await _who(service, person)
    return Profile(
        card,
        since,
        await service.lists.ratings_of(card.id),
        await service.lists.results_of(card.id, visitor.id),
        await service.lists.opponents_of(card.id, visitor.id),
    )


def games_wanted(
    game: GameName = None,
    opponent: Annotated[str | None, QueryParameter(max_length=64)] = None,
    won: Annotated[bool | None, QueryParameter()] = None,
    since: Timestamp = None,
    before: Timestamp = None,
) -> GamesWanted:
    return GamesWanted(game, opponent, won, since, before)


WANTED = {"wanted": Provide(games_wanted, sync_to_thread=False)}


@get("/api/people/{person:str}/games", dependencies=WANTED)
async def games(
    service: TheService,
    visitor: TheVisitor,
    person: PersonId,
    wanted: NamedDependency[GamesWanted],
    after: GameMark = None,
) -> Games:
    await service.readings.spend(visitor.address)
    card, _ = await _who(service, person)
    return Games(*await service.lists.games_of(card.id, visitor.id, wanted._replace(after=after)))


@get("/api/people/{person:str}/games.jsonl", media_type="application/jsonl", dependencies=WANTED)
async def export(
    service: TheService,
    visitor: TheVisitor,
    person: PersonId,
    wanted: NamedDependency[GamesWanted],
) -> Stream:
    """The records of the same games, one on each line."""
    await service.readings.spend(visitor.address)
    card, _ = await _who(service, person)
    name = 'attachment; filename="games.jsonl"'
    records = _records(service, card.id, visitor.id, wanted)
    return Stream(records, media_type="application/jsonl", headers={"content-disposition": name})


async def _records(
    service: Service, person: str, asker: str | None, wanted: GamesWanted
) -> AsyncIterator[str]:
    while True:
        tables, after = await service.lists.games_of(person, asker, wanted)
        async for record in service.archive.export(table.id for table in tables):
            yield record + "\n"
        if after is None:
            return
        wanted = wanted._replace(after=after)


HANDLERS: list[Any] = [ladder, profile, games, export]


async def _who(service: Service, id: str) -> tuple[wire.PersonCard, int | None]:
    for game in PLAYERS:
        player = id.removeprefix(bot_person(game, ""))
        if player != id and find_player(game, player):
            return person_card(id, player, "bot"), None
    person = await service.people.find(id)
    if person is not None and person.adopted_by is not None:
        person = await service.people.find(person.adopted_by)
    if person is None:
        raise Missing()
    return wire.PersonCard(person.id, person.name, person.kind), person.created
