"""A WebSocket as the server speaks it, cut when its client floods it or never reads.

It stands in for uvicorn's own protocol, which keeps several times as much memory for each socket and takes
several times as long for each frame: see `python -m benchmarks.load`. The service counts frames, but pings
and empty pieces of frames are answered below it, so they are counted here.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import time
from hashlib import sha1
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from treetop.tables.http import frames
from treetop.tables.limits import Bucket, Rate

KILOBYTE = 1024
INCOMING = Rate(burst=128, per_second=64)
"""In kilobytes: far more than the frames that the service allows."""
MOST_UNREAD = 1024 * KILOBYTE
FAREWELL = 10.0
"""Seconds that a client has to answer that its socket is closed."""
KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What the standard adds to a client's key."""
SILENT, RESTARTING = 1011, 1012
ASGI = {"version": "3.0", "spec_version": "2.4"}
AT_ONCE = "treetop.write"
"""An extension of ours: text sent without a coroutine, or False while the client reads too slowly."""
Headers = list[tuple[bytes, bytes]]
logger = logging.getLogger("uvicorn.error")


class GuardedSocket(asyncio.Protocol):
    """To the application it speaks ASGI."""

    __slots__ = (
        "_accepted",
        "_answer",
        "_closed",
        "_config",
        "_heard",
        "_incoming",
        "_key",
        "_messages",
        "_paused",
        "_reader",
        "_server",
        "_timer",
        "_transport",
        "_waiting",
        "_writable",
    )

    def __init__(self, config: Config, server_state: ServerState) -> None:
        self._config = config
        self._server = server_state
        self._transport: asyncio.Transport
        self._incoming = Bucket(INCOMING, _milliseconds())
        self._reader = frames.FrameReader(config.ws_max_size)
        self._key: bytes | None = None
        self._answer: tuple[int, Headers] | None = None
        """How an HTTP answer begins that the application gives instead of accepting."""
        self._accepted = False
        self._closed = False
        """Nothing more is sent: a close frame or a refusal has been, or the connection is lost."""
        # No queue and no event: empty ones would take more memory than all else here.
        self._messages: list[dict[str, Any]] = []
        self._waiting: asyncio.Future[None] | None = None
        self._writable: asyncio.Event | None = None
        self._paused = False
        self._heard = False
        self._timer: asyncio.TimerHandle | None = None

    # What the network calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        self._set_timer(None)
        self._closed = True
        self._deliver({"type": "websocket.disconnect", "code": frames.ABNORMAL})
        self.resume_writing()

    def eof_received(self) -> None:
        pass

    def pause_writing(self) -> None:
        self._writable = asyncio.Event()

    def resume_writing(self) -> None:
        if self._writable is not None:
            self._writable.set()
            self._writable = None

    def data_received(self, data: bytes) -> None:
        flooded = self._incoming.take(INCOMING, _milliseconds(), len(data) / KILOBYTE) > 0
        if flooded or self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
            return
        self._heard = True
        try:
            for kind, payload in self._reader.read(data):
                self._take(kind, payload)
        except frames.Violation as violation:
            self._hang_up(violation.code)

    def shutdown(self) -> None:
        """The server stops."""
        if self._accepted:
            self._hang_up(RESTARTING)
        else:
            self._refuse(500)

    # From the client

    def shake_hands(self, request: Any, target: bytes) -> None:
        """`request`: the scope of the HTTP request that asks for a socket."""
        known = dict(request["headers"])
        if known.get(b"sec-websocket-version") != b"13":
            self._refuse(426, [(b"sec-websocket-version", b"13"), (b"upgrade", b"websocket")])
            return
        key = known.get(b"sec-websocket-key", b"")
        if request["method"] != "GET" or not _is_key(key):
            self._refuse(400)
            return
        self._key = key
        self._messages.append({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self._serve(self._scope(request, target)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Any, target: bytes) -> dict[str, Any]:
        raw_path, _, query = target.partition(b"?")
        root = request["root_path"]
        return {
            "type": "websocket",
            "asgi": ASGI,
            "http_version": "1.1",
            "scheme": "wss" if request["scheme"] == "https" else "ws",
            "server": request["server"],
            "client": request["client"],
            "root_path": root,
            "path": root + unquote(raw_path.decode("latin-1")),
            "raw_path": root.encode() + raw_path,
            "query_string": query,
            "headers": request["headers"],
            "subprotocols": [],
            "state": request["state"],
            "extensions": {"websocket.http.response": {}, AT_ONCE: self.write},
        }

    async def _serve(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, cast(Any, self.send))
        except ClientDisconnected:
            pass
        except Exception:
            logger.exception("Exception in ASGI application")
        finally:
            if not self._accepted and not self._closed:
                self._refuse(500)
            # A client that has been sent away may still say goodbye.
            saying_goodbye = self._closed and self._timer is not None
            if not saying_goodbye and not self._transport.is_closing():
                self._leave()

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == frames.CLOSE:
            self._part(frames.close_code(payload))
        elif self._closed:
            pass
        elif kind == frames.PING:
            self._transport.write(frames.frame(frames.PONG, payload))
        elif kind == frames.BINARY:
            self._deliver({"type": "websocket.receive", "bytes": payload})
        elif kind == frames.TEXT:
            try:
                self._deliver({"type": "websocket.receive", "text": payload.decode()})
            except UnicodeDecodeError as error:
                raise frames.Violation(frames.INVALID_TEXT) from error

    def _part(self, code: int) -> None:
        """The client closes, or answers that it is closed."""
        if not self._closed:
            self._deliver({"type": "websocket.disconnect", "code": code})
            echo = b"" if code == frames.NO_CODE else code.to_bytes(2, "big")
            self._transport.write(frames.frame(frames.CLOSE, echo))
        self._leave()

    def _hang_up(self, code: int) -> None:
        """Close without waiting for the client."""
        if not self._closed:
            self._deliver({"type": "websocket.disconnect", "code": code})
            self._transport.write(frames.close_frame(code))
        self._leave()

    def _leave(self) -> None:
        """A client that doesn't read what it has been sent yet is cut after a while."""
        self._closed = True
        self._transport.close()
        self._set_timer(FAREWELL, self._transport.abort)
        self.resume_writing()

    def _deliver(self, message: dict[str, Any]) -> None:
        """Whoever sends faster than the application reads has to wait."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        elif not self._paused and not self._closed:
            self._paused = True
            self._transport.pause_reading()

    # What the application calls

    async def receive(self) -> Any:
        if not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        message = self._messages.pop(0)
        if self._paused and not self._messages:
            self._read_on()
        return message

    async def send(self, message: Any) -> None:
        if self._writable is not None:
            await self._writable.wait()
        if self._closed:
            raise ClientDisconnected()
        kind = message["type"]
        if kind == "websocket.send":
            self._send(message)
        elif kind == "websocket.accept":
            self._accept(message.get("headers", []))
        elif kind == "websocket.close":
            self._close(message.get("code", 1000), message.get("reason") or "")
        elif kind == "websocket.http.response.start":
            self._answer = message["status"], list(message["headers"])
        else:
            assert kind == "websocket.http.response.body", kind
            assert self._answer is not None
            self._refuse(*self._answer, body=message["body"])

    def write(self, text: bytes) -> bool:
        if self._closed:
            raise ClientDisconnected()
        if self._writable is not None:
            return False
        self._transport.write(frames.frame(frames.TEXT, text))
        return True

    def _send(self, message: Any) -> None:
        text = message.get("text")
        kind, payload = (
            (frames.TEXT, text.encode()) if text is not None else (frames.BINARY, message["bytes"])
        )
        self._transport.write(frames.frame(kind, payload))

    def _accept(self, headers: Headers) -> None:
        assert self._key is not None
        given = base64.b64encode(sha1(self._key + KEY).digest())
        upgrade = [(b"upgrade", b"websocket"), (b"connection", b"upgrade"), (b"sec-websocket-accept", given)]
        self._transport.write(_head(101, [*upgrade, *self._server.default_headers, *headers]))
        self._accepted = True
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _close(self, code: int, reason: str) -> None:
        """The client has a while to answer."""
        if not self._accepted:
            self._refuse(403)
            return
        self._deliver({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._transport.write(frames.close_frame(code, reason))
        self._closed = True
        if self._paused:
            self._read_on()
        self._set_timer(FAREWELL, self._transport.abort)
        self.resume_writing()

    def _refuse(self, status: int, headers: Headers | None = None, body: bytes = b"") -> None:
        """There's no socket, but an answer as to any request."""
        if self._closed:
            return
        self._messages.append({"type": "websocket.disconnect", "code": frames.ABNORMAL})
        length = (b"content-length", str(len(body)).encode())
        rest = [pair for pair in headers or [] if pair[0].lower() != b"content-length"]
        end = [length, (b"connection", b"close"), *self._server.default_headers]
        self._transport.write(_head(status, [*rest, *end]) + body)
        self._leave()

    def _read_on(self) -> None:
        self._paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # Whether the client is still there

    def _ping(self) -> None:
        self._heard = False
        self._transport.write(frames.frame(frames.PING, b""))
        self._set_timer(self._config.ws_ping_timeout, self._expect_pong)

    def _expect_pong(self) -> None:
        """Whatever the client sends shows that it's there."""
        if not self._heard:
            self._hang_up(SILENT)
            return
        interval, timeout = self._config.ws_ping_interval, self._config.ws_ping_timeout
        assert interval is not None
        assert timeout is not None
        self._set_timer(max(0.0, interval - timeout), self._ping)

    def _set_timer(self, seconds: float | None, do: Any = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, do)


class UpgradingHttp(HttpToolsProtocol):
    """uvicorn's HTTP, which passes on what it has read of a handshake instead of writing it anew."""

    def handle_websocket_upgrade(self) -> None:
        self.connections.discard(self)
        socket = GuardedSocket(self.config, self.server_state)
        socket.connection_made(self.transport)
        socket.shake_hands(self.scope, self.url)
        self.transport.set_protocol(socket)
        # They refer to each other, and would wait for the garbage collector.
        del self.parser


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False


def _head(status: int, headers: Headers) -> bytes:
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", b""])
