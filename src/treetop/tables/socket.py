"""The WebSocket of a table."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from treetop.tables import wire
from treetop.tables.conversation import Conversation, unreadable
from treetop.tables.door import Knock, language_of, recognise
from treetop.tables.limits import Bucket
from treetop.tables.live import Live, Reader
from treetop.tables.outbox import Outbox
from treetop.tables.person import Person
from treetop.tables.refusals import Missing
from treetop.tables.service import Service

PATH = re.compile(r"/api/tables/([a-z0-9]{1,16})/socket")


async def serve_socket(service: Service, scope: Any, receive: Any, send: Any) -> None:
    found = PATH.fullmatch(scope["path"])
    await receive()
    if found is None:
        return await refuse(scope, send, 404)
    knock = Knock(scope)
    person = await recognise(service, knock)
    # A program that sends a token is no browser; everything else must come from our own pages.
    if knock.token is None and not knock.is_own_origin(service.settings.origins):
        return await refuse(scope, send, 403)
    if knock.token is not None and person is None:
        return await refuse(scope, send, 403)
    try:
        live = await service.hall.table(found[1])
    except Missing:
        return await refuse(scope, send, 404)
    person_id = None if person is None else person.id
    if live.match.seat_of(person_id) is None and not may_watch(live):
        return await refuse(scope, send, 403)
    address = knock.address(service.settings.trust_proxy)
    who = person_id or address
    if not service.sockets_of_address.enter(address):
        return await refuse(scope, send, 429)
    try:
        if not service.sockets_of_person.enter(who):
            return await refuse(scope, send, 429)
        try:
            await send({"type": "websocket.accept"})
            await _talk(service, live, person, knock, receive, send)
        finally:
            service.sockets_of_person.leave(who)
    finally:
        service.sockets_of_address.leave(address)
    return None


def may_watch(live: Live) -> bool:
    match = live.match
    return match.setting.spectators != "no" or match.state == "open" or not match.live


async def refuse(scope: Any, send: Any, status: int) -> None:
    """Before the handshake is done there is still an HTTP answer to give."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-length", b"0")]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _talk(
    service: Service, live: Live, person: Person | None, knock: Knock, receive: Any, send: Any
) -> None:
    since = knock.query.get("since", "0")
    reader = Reader(
        live,
        None if person is None else person.id,
        Outbox(send),
        language_of(knock, person),
        int(since) if since.isdecimal() else 0,
    )
    service.arrive(reader)
    try:
        await _greet(service, reader)
        await _listen(service, reader, Conversation(service, reader, person), receive)
    finally:
        reader.outbox.closed = True
        service.depart(reader)


async def _greet(service: Service, reader: Reader) -> None:
    live = reader.live
    if reader.person is not None:
        reader.muted = await service.people.mutes(reader.person)
    lines = -1
    while lines != live.lines:
        lines = live.lines
        chat = await service.chat_for(live, reader.seat, reader.muted)
        hello = await live.hello(reader.seat, reader.seen, chat, service.now())
    reader.seen = hello.seq
    reader.outbox.greet(wire.encode(hello), reader.next_view)


async def _listen(service: Service, reader: Reader, conversation: Conversation, receive: Any) -> None:
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
        answer = await _answer(conversation, text)
        if answer is not None:
            reader.outbox.put(wire.encode(answer))


async def _answer(conversation: Conversation, text: str | bytes) -> object | None:
    try:
        frame = wire.read_frame(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return conversation.malformed(unreadable().message)
    return await conversation.answer(frame)
