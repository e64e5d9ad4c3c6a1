"""A socket that costs little memory while nothing happens on it, and little time when a frame is sent."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = b"\x81"
"""The first byte of a whole text frame."""


class Inbox:
    """A queue with one reader. `asyncio.Queue` keeps four deques of 600 bytes each."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        return self._messages.pop(0)


class Gate:
    """An event that is set most of the time, and then is nothing but itself."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None

    def clear(self) -> None:
        if self._shut is None:
            self._shut = asyncio.Event()

    def set(self) -> None:
        shut, self._shut = self._shut, None
        if shut is not None:
            shut.set()

    async def wait(self) -> None:
        while self._shut is not None:
            await self._shut.wait()


class LeanSocket(WebSocketsSansIOProtocol):
    """Forgets the handshake once it is done, and frames text by itself from then on."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        text = message.get("text")
        await self.writable.wait()
        if text is not None and self.conn.state is State.OPEN and not (self.close_sent or self.disconnected):
            self.transport.write(framed(text.encode()))
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget()

    def _forget(self) -> None:
        self.request.headers.clear()
        self.request = self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return TEXT + bytes((size,)) + text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text
