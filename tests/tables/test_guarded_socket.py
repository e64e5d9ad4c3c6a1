"""A server's side of a socket, without a network."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from treetop.tables.http.frames import CLOSE, FINAL, PING, TEXT, close_frame, frame
from treetop.tables.http.guarded_socket import GuardedSocket, UpgradingHttp

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The key of the standard's example, and the answer to it."""


class Wire(asyncio.Transport):
    """What the server writes."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 80)})
        self.written: list[bytes] = []
        self.ended = asyncio.Event()
        self.cut = asyncio.Event()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        """As long as nobody reads what was written, that takes for ever."""
        self.ended.set()

    def abort(self) -> None:
        self.ended.set()
        self.cut.set()

    def is_closing(self) -> bool:
        return self.ended.is_set()

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def connect(app: Any = echo, ping: float = 60, **headers: str) -> tuple[GuardedSocket, Wire]:
    config = Config(app, log_config=None, ws=GuardedSocket, ws_ping_interval=ping, ws_ping_timeout=ping)
    config.loaded_app = app
    http, wire = UpgradingHttp(config, ServerState(), {}), Wire()
    http.connection_made(wire)
    head = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": KEY,
        **headers,
    }
    lines = ["GET /socket?since=3 HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    http.data_received("\r\n".join([*lines, "", ""]).encode())
    socket = wire.get_protocol()
    assert isinstance(socket, GuardedSocket)
    return socket, wire


def masked(kind: int, payload: bytes) -> bytes:
    return bytes([FINAL | kind, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def until_written(wire: Wire, count: int) -> list[bytes]:
    async with asyncio.timeout(10):
        while len(wire.written) < count:
            await asyncio.sleep(0)
    return wire.written


async def test_a_key_is_answered_as_the_standard_says() -> None:
    _, wire = connect()
    (head,) = await until_written(wire, 1)
    assert head.startswith(b"HTTP/1.1 101 ")
    assert b"sec-websocket-accept: " + ACCEPT in head


@pytest.mark.parametrize(
    ("name", "value", "status"),
    [
        ("sec-websocket-version", "8", b"426"),
        ("sec-websocket-key", "c2hvcnQ=", b"400"),
        ("sec-websocket-key", "?", b"400"),
    ],
)
async def test_a_handshake_that_breaks_the_standard_is_refused(name: str, value: str, status: bytes) -> None:
    _, wire = connect(echo, 60, **{name: value})
    assert wire.written[0].startswith(b"HTTP/1.1 " + status)
    assert wire.is_closing()


async def test_the_application_hears_the_address_and_what_was_asked() -> None:
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)
        await send({"type": "websocket.http.response.start", "status": 429, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})

    _, wire = connect(app, cookie="a=b")
    (refusal,) = await until_written(wire, 1)
    assert refusal.startswith(b"HTTP/1.1 429 ")
    assert scopes[0]["path"] == "/socket"
    assert scopes[0]["query_string"] == b"since=3"
    assert scopes[0]["client"] == ("192.0.2.1", 1)
    assert (b"cookie", b"a=b") in scopes[0]["headers"]


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (masked(TEXT, b"\xff"), close_frame(1007)),
        (frame(TEXT, b"unmasked"), close_frame(1002)),
        (masked(CLOSE, b"\x0f\xa1bye"), close_frame(4001)),
        (masked(CLOSE, b""), frame(CLOSE, b"")),
    ],
)
async def test_a_socket_ends_with_the_code_that_fits(sent: bytes, answered: bytes) -> None:
    socket, wire = connect()
    await until_written(wire, 1)
    socket.data_received(masked(TEXT, b"first") + sent)
    await wire.ended.wait()
    assert answered in wire.written


async def test_a_client_that_answers_no_ping_is_given_up_and_one_that_does_stays() -> None:
    socket, wire = connect(ping=0)
    await until_written(wire, 2)
    while len(wire.written) < 4:
        socket.data_received(masked(TEXT, b"x"))
        await asyncio.sleep(0)
    assert not wire.is_closing()
    await asyncio.wait_for(wire.ended.wait(), 10)
    assert frame(PING, b"") in wire.written
    assert wire.written[-1] == close_frame(1011)


async def test_a_server_that_stops_tells_the_client_to_come_back() -> None:
    socket, wire = connect()
    await until_written(wire, 1)
    socket.shutdown()
    assert wire.written[-1] == close_frame(1012)
    assert wire.is_closing()


async def test_an_application_that_fails_before_accepting_is_an_error_of_the_server() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("broken")

    _, wire = connect(cast(Any, app))
    await wire.ended.wait()
    assert wire.written[0].startswith(b"HTTP/1.1 500 ")


@pytest.mark.parametrize("goodbye", [b"", masked(CLOSE, b"")])
async def test_who_never_reads_the_goodbye_is_cut(monkeypatch: pytest.MonkeyPatch, goodbye: bytes) -> None:
    async def leave(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})

    monkeypatch.setattr("treetop.tables.http.guarded_socket.FAREWELL", 0.01)
    socket, wire = connect(leave)
    await until_written(wire, 2)
    if goodbye:
        socket.data_received(goodbye)
    async with asyncio.timeout(10):
        await wire.cut.wait()


async def test_whoever_waits_to_write_to_a_client_that_is_sent_away_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = asyncio.Event()

    async def wait(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "Listen"})
                await asyncio.sleep(0)
        except ClientDisconnected:
            told.set()

    socket, wire = connect(wait)
    await until_written(wire, 2)
    socket.pause_writing()
    await asyncio.sleep(0)
    socket.data_received(masked(CLOSE, b"x"))
    async with asyncio.timeout(10):
        await told.wait()
