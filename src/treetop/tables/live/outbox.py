"""What waits to be sent to one client. A slow client gets several events in one frame, and misses none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

Send = Callable[[dict[str, object]], Awaitable[None]]
Write = Callable[[bytes], bool]
"""Sends a frame at once; False, and nothing is sent, while the client reads too slowly."""
journal = structlog.get_logger("treetop.tables")
LONGEST = 200
"""So many answers may wait before a client is taken for dead."""


class Views(Protocol):
    """Where the frame comes from that brings a client up to date."""

    @property
    def at_hand(self) -> bool:
        """Need nothing be read from the log first?"""

    def view_at_hand(self) -> bytes | None:
        """The frame, or None when the client is up to date."""

    async def next_view(self) -> bytes | None:
        """The same, whether or not it is at hand."""


class Outbox:
    """Frames in order, then the newest view. A task exists only while a client has to be waited for."""

    __slots__ = ("_farewell", "_send", "_task", "_views", "_waiting", "_write", "closed")

    def __init__(self, send: Send, write: Write | None = None) -> None:
        """`write`: where the server offers it, frames need no task of their own."""
        self._send = send
        self._write = write
        # A list: an empty deque takes 600 bytes, and there are thousands.
        self._waiting: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        self._farewell: asyncio.Task[None] | None = None
        self.closed = False
        self._views: Views | None = None

    def greet(self, hello: bytes, views: Views) -> None:
        """The first frame. It says everything, so nothing that came up before is sent."""
        self._views = views
        self.put(hello)

    def follow(self, views: Views) -> None:
        """Views only."""
        self._views = views

    def put(self, frame: bytes) -> None:
        if self.closed or self._views is None or self._sent_at_once(frame):
            return
        self._waiting.append(frame)
        if len(self._waiting) > LONGEST:
            self.close(1008)
            return
        self._flush_soon()

    def nudge(self) -> None:
        """There may be a new view."""
        if self._task is not None or self._views is None or self.closed:
            return
        try:
            if self._write is None or not self._views.at_hand:
                self._flush_soon()
                return
            frame = self._views.view_at_hand()
        except Exception:
            self._failed()
            return
        if frame is not None and not self._sent_at_once(frame):
            self._waiting.append(frame)
            self._flush_soon()

    def close(self, code: int) -> None:
        if self.closed:
            return
        self.closed = True
        self._waiting.clear()
        self._farewell = asyncio.create_task(self._close(code))

    async def finish(self) -> None:
        """The client is told why it is sent away before its connection is cut."""
        self.closed = True
        if self._farewell is not None:
            await self._farewell

    def _sent_at_once(self, frame: bytes) -> bool:
        """Unless others wait before it."""
        if self._write is None or self._task is not None:
            return False
        try:
            return self._write(frame)
        except Exception:
            # The connection is gone; whoever reads from it finds out.
            self.closed = True
            return True

    def _flush_soon(self) -> None:
        if self._task is None and not self.closed:
            self._task = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        assert self._views is not None
        try:
            while not self.closed:
                frame = self._waiting.pop(0) if self._waiting else await self._views.next_view()
                if frame is not None:
                    await self._deliver(frame)
                elif not self._waiting:
                    return
        except Exception:
            self._failed()
        finally:
            self._task = None

    def _failed(self) -> None:
        journal.exception("frame-failed")
        self.close(1011)

    async def _deliver(self, frame: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": frame.decode()})
        except Exception:
            # The connection is gone; whoever reads from it finds out.
            self.closed = True

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except Exception:
            return
