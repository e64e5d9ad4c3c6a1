"""What waits to be sent to one client. A slow client gets several events in one frame, and misses none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

Send = Callable[[dict[str, object]], Awaitable[None]]
journal = structlog.get_logger("treetop.tables")
NextView = Callable[[], Awaitable[bytes | None]]
LONGEST = 200
"""So many answers may wait before a client is taken for dead."""


class Outbox:
    """Frames in order, then the newest view. A task exists only while something is being sent."""

    __slots__ = ("_farewell", "_send", "_task", "_waiting", "closed", "next_view")

    def __init__(self, send: Send) -> None:
        self._send = send
        # A list: an empty deque takes 600 bytes, and there are thousands.
        self._waiting: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        self._farewell: asyncio.Task[None] | None = None
        self.closed = False
        self.next_view: NextView | None = None
        """Gives the frame that brings the client up to date, or None when it is."""

    def greet(self, hello: bytes, next_view: NextView) -> None:
        """The first frame. It says everything, so nothing that came up before is sent."""
        self.next_view = next_view
        self.put(hello)

    def put(self, frame: bytes) -> None:
        if self.closed or self.next_view is None:
            return
        self._waiting.append(frame)
        if len(self._waiting) > LONGEST:
            self.close(1008)
            return
        self.nudge()

    def nudge(self) -> None:
        """Something may have to be sent."""
        if self._task is None and self.next_view is not None and not self.closed:
            self._task = asyncio.create_task(self._flush())

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

    async def _flush(self) -> None:
        try:
            while not self.closed:
                frame = self._waiting.pop(0) if self._waiting else await self._view()
                if frame is not None:
                    await self._deliver(frame)
                elif not self._waiting:
                    return
        except Exception:
            journal.exception("frame-failed")
            self.close(1011)
        finally:
            self._task = None

    async def _deliver(self, frame: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": frame.decode()})
        except Exception:
            # The connection is gone; whoever reads from it finds out.
            self.closed = True

    async def _view(self) -> bytes | None:
        return None if self.next_view is None else await self.next_view()

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except Exception:
            return
