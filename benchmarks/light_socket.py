"""A WebSocket client that costs so little that one process can be thousands of people."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

OPENING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://{host}\r\nCookie: {cookie}\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class LightSocket(asyncio.Protocol):
    """Calls `heard` with every text frame."""

    def __init__(self, opening: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._opening = opening
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._opening)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            self._read_opening()
        if self._open:
            self._read_frames()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        length = len(text)
        head = (
            bytes([0x80 | kind, 0x80 | length])
            if length < 126
            else bytes([0x80 | kind, 0xFE]) + struct.pack(">H", length)
        )
        # The mask only has to be there; zeros leave the text as it is.
        self._transport.write(head + b"\0\0\0\0" + text)

    def drop(self) -> None:
        self._transport.abort()

    def close(self) -> None:
        self._transport.close()

    def _read_opening(self) -> None:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        if b" 101 " not in head.split(b"\r\n")[0]:
            self._transport.abort()
            return
        self._buffer = rest
        self._open = True

    def _read_frames(self) -> None:
        while len(self._buffer) >= 2:
            length, start = self._buffer[1], 2
            if length == 126 and len(self._buffer) >= 4:
                length, start = struct.unpack(">H", self._buffer[2:4])[0], 4
            elif length == 127 and len(self._buffer) >= 10:
                length, start = struct.unpack(">Q", self._buffer[2:10])[0], 10
            elif length >= 126:
                return
            if len(self._buffer) < start + length:
                return
            kind, text = self._buffer[0] & 15, self._buffer[start : start + length]
            self._buffer = self._buffer[start + length :]
            if kind == TEXT:
                self._heard(text)
            elif kind == PING:
                self.send(text, PONG)
            elif kind == CLOSE:
                self._transport.close()


async def connect(
    host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]
) -> LightSocket:
    key = base64.b64encode(os.urandom(16)).decode()
    opening = OPENING.format(path=path, host=f"{host}:{port}", key=key, cookie=cookie).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LightSocket(opening, heard, lost), host, port)
    return socket
