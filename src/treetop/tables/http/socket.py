"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from treetop.games.errors import Malformed
from treetop.tables import wire
from treetop.tables.http.body import check_body, unreadable
from treetop.tables.http.conversation import Conversation
from treetop.tables.http.guarded_socket import AT_ONCE
from treetop.tables.http.handshake import Handshake, language_of, recognise
from treetop.tables.limits import Bucket
from treetop.tables.live.hall import RESTARTING, Unreadable
from treetop.tables.live.outbox import Outbox
from treetop.tables.live.table import NOBODY, Reader
from treetop.tables.refusals import Elsewhere, Forbidden, Missing, TooMany
from treetop.tables.service import Service
from treetop.tables.store.writer import comes_back

journal = structlog.get_logger("treetop.tables")
PATH = re.compile(r"/api/tables/([a-z0-9]{1,16})/socket")


FORBIDDEN, MISSING = 4003, 4004
UNREADABLE, BUSY = 1011, 1013
"""Codes that a socket is closed with: our own, and the standard's "internal error" and "try again later"."""


class Closed(Exception):
    """The socket is accepted and closed at once, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class NoHandshake(Exception):
    """Not even a handshake takes place, for this reason (an HTTP status)."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


async def serve_socket(service: Service, scope: Any, receive: Any, send: Any) -> None:
    await receive()
    try:
        reader = await _admit(service, scope, send)
    except SQLAlchemyError as failure:
        _note(failure)
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": BUSY})
        return
    except Closed as closed:
        # A browser does not tell a page why a handshake failed, so it succeeds first.
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": closed.code})
        return
    except NoHandshake as failed:
        await _refuse(scope, send, failed.status)
        return
    # Thousands of sockets are open at once, and none of them needs its scope any more.
    scope.clear()
    try:
        await send({"type": "websocket.accept"})
        await _greet(service, reader)
        await _listen(service, reader, receive)
    except SQLAlchemyError as failure:
        # Whoever comes back sends again what was not answered, under the same command.
        _note(failure)
        reader.outbox.close(BUSY)
    except Elsewhere:
        reader.outbox.close(RESTARTING)
    finally:
        await service.readers.depart(reader)
        await reader.outbox.finish()


def _note(failure: SQLAlchemyError) -> None:
    if comes_back(failure):
        journal.warning("store-failed", failure=repr(failure))
    else:
        journal.error("store-failed", exc_info=failure)


async def _admit(service: Service, scope: Any, send: Any) -> Reader:
    """Whoever may come in gets a place among the readers of the table."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Closed(MISSING)
    handshake = Handshake(scope)
    address = handshake.address(service.settings.proxies)
    try:
        await service.handshakes.spend(address)
    except TooMany as refused:
        raise NoHandshake(429) from refused
    # A program that sends a token is no browser; everything else must come from our own pages.
    if handshake.token is None and not handshake.is_own_origin(service.settings.origins):
        raise NoHandshake(403)
    try:
        live = await service.hall.table(found[1])
    except Missing as missing:
        raise Closed(MISSING) from missing
    except Elsewhere as elsewhere:
        raise Closed(RESTARTING) from elsewhere
    except Unreadable as unreadable_match:
        raise Closed(UNREADABLE) from unreadable_match
    # Only now: they may have signed out, or been banned, while the table was read.
    person, ticket = await recognise(service, handshake)
    if handshake.token is not None and person is None:
        raise Closed(FORBIDDEN)
    try:
        service.sanctions.check(person, address)
    except Forbidden as banned:
        raise Closed(FORBIDDEN) from banned
    since = handshake.query.get("since", "0")
    seen = int(since) if since.isdecimal() and len(since) < 10 else 0
    write = scope["extensions"].pop(AT_ONCE, None) if "extensions" in scope else None
    reader = Reader(live, person, Outbox(send, write), language_of(handshake, person), seen)
    reader.cookie = None if ticket is None else ticket.cookie
    reader.address = address
    try:
        if not await service.readers.arrive(reader):
            raise Closed(BUSY)
    except Forbidden as private:
        raise Closed(FORBIDDEN) from private
    except Elsewhere as gone:
        raise Closed(RESTARTING) from gone
    return reader


async def _refuse(scope: Any, send: Any, status: int) -> None:
    """Before the handshake is done there is still an HTTP answer to give."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": FORBIDDEN})
        return
    headers = [(b"content-length", b"0")]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _greet(service: Service, reader: Reader) -> None:
    live = reader.live
    if reader.person is not None:
        reader.muted = await service.people.mutes(reader.person.id) or NOBODY
    lines = -1
    while lines != live.lines:
        lines = live.lines
        chat = await service.chat_for(live, reader.seat, reader.muted)
        hello = await live.hello(reader.seat, reader.seen, chat, service.now())
    reader.seen, reader.shown_presence = hello.seq, live.presence
    reader.outbox.greet(wire.encode(hello), reader)


async def _listen(service: Service, reader: Reader, receive: Any) -> None:
    conversation = Conversation(service, reader)
    thinking: asyncio.Task[None] | None = None
    try:
        async for frame in _frames(service, reader, conversation, receive):
            if not isinstance(frame, wire.Hint):
                await _answer(reader, conversation, frame)
            elif thinking is None or thinking.done():
                # A bot thinks about it; whatever the client says meanwhile is answered at once.
                thinking = asyncio.create_task(_answer(reader, conversation, frame))
            else:
                reader.outbox.put(wire.encode(conversation.malformed(TooMany(1).message, frame)))
    finally:
        if thinking is not None:
            thinking.cancel()


async def _frames(
    service: Service, reader: Reader, conversation: Conversation, receive: Any
) -> AsyncIterator[wire.ClientFrame]:
    """What the client sends, as far as it can be read, until it goes or is sent away."""
    rate = service.settings.limits.frames
    bucket = Bucket(rate, service.now())
    while not reader.outbox.closed:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or b""
        if len(text) > wire.FRAME_LIMIT or bucket.take(rate, service.now()):
            reader.outbox.close(1008)
            return
        try:
            check_body(text.encode() if isinstance(text, str) else text)
            frame = wire.read_frame(text)
        except (Malformed, msgspec.MsgspecError, UnicodeError):
            reader.outbox.put(wire.encode(conversation.malformed(unreadable().message)))
        else:
            yield frame


async def _answer(reader: Reader, conversation: Conversation, frame: wire.ClientFrame) -> None:
    answer = await conversation.answer(frame)
    if answer is not None:
        reader.outbox.put(wire.encode(answer))
