"""Finding somebody to play with: the lobby, strangers, friends."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from treetop.tables import wire
from treetop.tables.http.routes.tables import GameName, OneTable, Rematch, seen
from treetop.tables.http.visitor import TheService, TheVisitor
from treetop.tables.people.person import Person
from treetop.tables.people.seeks import BOT_AFTER, Seek
from treetop.tables.service import Service
from treetop.tables.service.meeting import SeekWish

LOOK_AGAIN = 1.0
"""Seconds. Whoever was found by another worker learns it from the store."""


class SeekCard(Struct):
    person: wire.PersonCard
    game: str
    rated: bool
    clock: Any
    rating: int
    since: int


class Seeking(Struct):
    """The table that was found, or null; and when a bot steps in, if it may."""

    table: str | None
    bot_at: int | None


class Lobby(Struct):
    """`ratings` has a number for `TABLE PERSON` where somebody at a table is rated."""

    seeks: list[SeekCard]
    tables: list[wire.TableCard]
    ratings: dict[str, int]


class FriendWish(Struct):
    name: Annotated[str, Meta(max_length=200)] | None = None
    person: Annotated[str, Meta(max_length=64)] | None = None
    link: Annotated[str, Meta(max_length=100)] | None = None


class FriendCard(Struct):
    person: wire.PersonCard
    tables: list[wire.TableCard]


class FriendList(Struct):
    friends: list[FriendCard]
    asking: list[wire.PersonCard]
    asked: list[wire.PersonCard]
    link: str


@get("/api/lobby")
async def lobby(service: TheService, visitor: TheVisitor, game: GameName = None) -> Lobby:
    tables = await service.lists.open_tables(game, 0)
    seeks = await service.seeks.waiting(visitor.id, game)
    return Lobby([_card(seek) for seek in seeks], tables, await service.lists.ratings_at(tables))


@post("/api/seek", status_code=200)
async def seek(service: TheService, visitor: TheVisitor, data: JSONBody[SeekWish]) -> Seeking:
    table = await service.meeting.seek(visitor.person, data)
    return await _seeking(service, visitor.person, table)


@get("/api/seek")
async def still_seeking(
    service: TheService, visitor: TheVisitor, wait: Annotated[float, QueryParameter(ge=0, le=20)] = 0
) -> Seeking:
    """Whoever waits asks again and again; else they have gone. That's stored, so it counts as a change."""
    await service.changes.spend(visitor.person.id)
    ends = asyncio.get_running_loop().time() + wait
    while (table := await service.meeting.look_for_partner(visitor.person)) is None:
        if asyncio.get_running_loop().time() + LOOK_AGAIN > ends:
            break
        await asyncio.sleep(LOOK_AGAIN)
    return await _seeking(service, visitor.person, table)


@delete("/api/seek", status_code=200)
async def stop_seeking(service: TheService, visitor: TheVisitor) -> Seeking:
    """With the table, for whoever was found a moment before."""
    return Seeking(await service.seeks.remove(visitor.person.id), None)


@post("/api/seek/{other:str}/accept", status_code=201)
async def accept(
    service: TheService, visitor: TheVisitor, other: FromPath[str], data: JSONBody[Rematch]
) -> OneTable:
    return seen(await service.meeting.accept(visitor.person, other[:64], data.salt), visitor)


@get("/api/friends")
async def friends(service: TheService, visitor: TheVisitor) -> FriendList:
    return await _friends(service, visitor.person)


@post("/api/friends", status_code=200)
async def befriend(service: TheService, visitor: TheVisitor, data: JSONBody[FriendWish]) -> FriendList:
    await service.meeting.befriend(visitor.person, data.name, data.person, data.link)
    return await _friends(service, visitor.person)


@delete("/api/friends/{person:str}", status_code=200)
async def part(service: TheService, visitor: TheVisitor, person: FromPath[str]) -> FriendList:
    await service.friends.part(visitor.person.id, person)
    return await _friends(service, visitor.person)


HANDLERS: list[Any] = [lobby, seek, still_seeking, stop_seeking, accept, friends, befriend, part]


async def _seeking(service: Service, person: Person, table: str | None) -> Seeking:
    mine = None if table is not None else await service.seeks.of(person.id)
    return Seeking(table, mine.created + BOT_AFTER if mine is not None and mine.bot else None)


async def _friends(service: Service, person: Person) -> FriendList:
    circle = await service.friends.circle(person.id)
    tables = await service.lists.watchable_with([friend.id for friend in circle.friends])
    return FriendList(
        [FriendCard(friend, tables.get(friend.id, [])) for friend in circle.friends],
        circle.asking,
        circle.asked,
        service.signer.friend_link(person.id),
    )


def _card(seek: Seek) -> SeekCard:
    who = wire.PersonCard(seek.person, seek.name, seek.kind)
    return SeekCard(who, seek.game, seek.rated, seek.clock_setting, seek.rating, seek.created)
