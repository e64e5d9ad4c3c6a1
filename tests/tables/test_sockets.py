"""Sockets as they go over a real network, and clients that mean harm."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.tables.play import people_at
from tests.tables.server import Guest, NetworkServer, TurnedAway, ask, receive, serving, serving_on_a_port
from treetop.tables.limits import Rate
from treetop.tables.settings import Limits

PING, CONTINUATION = 0x89, 0x00
ENOUGH = 4 * 1024 * 1024


async def test_frames_and_fragments_pass_a_real_network_both_ways(tmp_path: Path) -> None:
    async with serving_on_a_port(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, game="tree-society")
        async with olena.sit(table) as socket:
            hello = await receive(socket, "hello")
            assert hello["view"]["cards"]
            await socket.send(part for part in ('{"type":', '"ping"}'))
            assert (await receive(socket, "pong"))["type"] == "pong"
            assert (await ask(socket, type="ping"))["type"] == "pong"
            await (await socket.ping())
            await socket.send(json.dumps({"type": "ping", "more": "x" * 5000}))
            with pytest.raises(Exception, match="1008"):
                await receive(socket, "pong")


async def raw_socket(server: NetworkServer, person: Guest, table: str) -> asyncio.StreamWriter:
    """A socket whose client never reads."""
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=1024)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {address.netloc}",
        f"Origin: {server.url}",
        f"Cookie: {person.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in await reader.readline()
    return writer


def masked(first: int, payload: bytes = b"") -> bytes:
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def is_cut(writer: asyncio.StreamWriter, chunk: bytes) -> bool:
    """Does the server end the connection before it has taken everything?"""
    try:
        for _ in range(ENOUGH // len(chunk)):
            writer.write(chunk)
            await asyncio.wait_for(writer.drain(), 5)
    except (ConnectionError, TimeoutError):
        return True
    return False


@pytest.mark.parametrize("frame", [masked(PING, b"x" * 125), masked(CONTINUATION)])
async def test_a_client_that_floods_below_the_service_is_cut_and_nobody_else_notices(
    tmp_path: Path, frame: bytes
) -> None:
    async with serving_on_a_port(tmp_path) as server:
        (olena, talia), table = await people_at(server, 2)
        async with talia.sit(table) as other:
            await receive(other, "hello")
            writer = await raw_socket(server, olena, table)
            if frame == masked(CONTINUATION):
                writer.write(masked(0x01, b"{"))
            assert await is_cut(writer, frame * (16 * 1024 // len(frame)))
            assert (await ask(other, type="ping"))["type"] == "pong"
            writer.close()


async def test_handshakes_are_limited(tmp_path: Path) -> None:
    limits = Limits(handshakes=Rate(3, 0.001))
    async with serving(tmp_path, limits=limits) as server:
        olena = await server.guest("Olena")
        table = (await olena.open("me", "open"))["id"]
        for _ in range(3):
            async with olena.sit(table) as socket:
                await receive(socket, "hello")
        with pytest.raises(TurnedAway, match="429"):
            await olena.sit(table).__aenter__()
