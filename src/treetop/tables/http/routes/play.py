"""Play over HTTP: the frames of the socket, one request each."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from treetop.tables import wire
from treetop.tables.http.conversation import Conversation
from treetop.tables.http.routes.tables import OneTable, seat_of, seen
from treetop.tables.http.visitor import TheService, TheTable, TheVisitor, Visitor
from treetop.tables.live.outbox import Outbox
from treetop.tables.live.table import LiveTable, Reader
from treetop.tables.refusals import TooMany
from treetop.tables.service import Service

Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Wait = Annotated[float, QueryParameter(ge=0, le=60)]
STATUS = {"accepted": 200, "preview": 200, "hint": 200, "illegal": 422, "stale": 409, "malformed": 400}


@get("/api/tables/{table:str}/state")
async def state(
    service: TheService, visitor: TheVisitor, live: TheTable, since: Since = 0, wait: Wait = 0
) -> wire.Hello:
    seat = seat_of(live, visitor)
    if wait and live.scene_of(seat).seq <= since:
        await _news(service, live, visitor, since, wait)
    muted = await service.people.mutes(visitor.found.id) if visitor.found is not None else frozenset()
    chat = await service.chat_for(live, seat, muted)
    return await live.hello(live.match.seat_of(visitor.id), since, chat, service.now())


@post("/api/tables/{table:str}/commands", status_code=200)
async def play(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Play]
) -> Response[Any]:
    return await _answer(service, visitor, live, data)


@post("/api/tables/{table:str}/preview", status_code=200)
async def preview(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Preview]
) -> Response[Any]:
    return await _answer(service, visitor, live, data)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Hint]
) -> Response[Any]:
    return await _answer(service, visitor, live, data)


@post("/api/tables/{table:str}/vote", status_code=200)
async def vote(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Vote]
) -> OneTable:
    await service.vote(live, live.seat_of(visitor.person), data)
    return seen(live, visitor)


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(
    service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Return]
) -> OneTable:
    await service.come_back(live, live.seat_of(visitor.person))
    return seen(live, visitor)


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(service: TheService, visitor: TheVisitor, live: TheTable, data: JSONBody[wire.Say]) -> OneTable:
    seat_of(live, visitor)
    await service.say(live, visitor.person, data)
    return seen(live, visitor)


HANDLERS: list[Any] = [state, play, preview, hint, vote, come_back, say]


async def _answer(
    service: Service, visitor: Visitor, live: LiveTable, frame: wire.ClientFrame
) -> Response[Any]:
    live.seat_of(visitor.person)
    reader = Reader(live, visitor.person, Outbox(_unsent), visitor.language, 0)
    answer = await Conversation(service, reader).answer(frame)
    kind = str(answer.__struct_config__.tag)  # type: ignore[union-attr]
    if STATUS[kind] == 200:
        return Response(answer)
    return Response({"error": kind, "rule": None, **_plain(answer)}, status_code=STATUS[kind])


class News:
    """In place of views: whether there is one."""

    at_hand = True

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.arrived = asyncio.Event()

    def view_at_hand(self) -> bytes | None:
        if self._reader.live.scene_of(self._reader.seat).seq > self._reader.seen:
            self.arrived.set()
        return None

    async def next_view(self) -> bytes | None:
        return self.view_at_hand()


async def _news(service: Service, live: LiveTable, visitor: Visitor, since: int, wait: float) -> None:
    """Sit with the readers until the match moves on."""
    reader = Reader(live, visitor.found, Outbox(_unsent), visitor.language, since)
    news = News(reader)
    reader.outbox.follow(news)
    reader.address = visitor.address
    if not await service.readers.arrive(reader):
        raise TooMany(10)
    try:
        async with asyncio.timeout(wait):
            await news.arrived.wait()
    except TimeoutError:
        return
    finally:
        await service.readers.depart(reader)


async def _unsent(message: dict[str, object]) -> None:
    return


def _plain(answer: object) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.json.decode(wire.encode(answer))
    return facts
