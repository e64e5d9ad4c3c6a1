"""What can be played here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import get
from msgspec import Struct

from treetop.games import GAMES
from treetop.locales import LANGUAGES
from treetop.players import PLAYERS
from treetop.tables.http.visitor import TheService
from treetop.tables.live.chat import PHRASES
from treetop.tables.match.terms import CLOCKS
from treetop.tables.people.ratings import bot_person


class PlayerCard(Struct):
    name: str
    level: int
    rating: int | None


class GameCard(Struct):
    name: str
    seats: list[int]
    options: list[dict[str, Any]]
    players: list[PlayerCard]


class Catalogue(Struct):
    games: list[GameCard]
    clocks: list[str]
    phrases: list[str]
    languages: list[str]


@get("/api/games")
async def games(service: TheService) -> Catalogue:
    ratings = {name: await service.lists.ratings_of_bots(name) for name in GAMES}
    return offer(ratings)


def offer(ratings: Mapping[str, Mapping[str, int]]) -> Catalogue:
    """`ratings`: by game, of the bots that have one."""
    return Catalogue(
        [
            GameCard(
                name,
                list(game.seats),
                [dict(option) for option in game.option_table()],
                [
                    PlayerCard(
                        player.name, player.level, ratings.get(name, {}).get(bot_person(name, player.name))
                    )
                    for player in PLAYERS.get(name, {}).values()
                ],
            )
            for name, game in GAMES.items()
        ],
        list(CLOCKS),
        list(PHRASES),
        list(LANGUAGES),
    )


HANDLERS: list[Any] = [games]
