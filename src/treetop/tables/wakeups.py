"""Telling the other workers that a match has moved. Nothing depends on it: they also look by themselves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "treetop:moved"
PATIENCE = 2.0
journal = structlog.get_logger("treetop.wakeups")


class Wakeups(Protocol):
    """`send` never fails and never waits."""

    def send(self, match: str) -> None: ...
    async def listen(self, heard: Callable[[str], None]) -> None: ...
    async def close(self) -> None: ...


class NoWakeups:
    """One worker has nobody to wake."""

    def send(self, match: str) -> None:
        return

    async def listen(self, heard: Callable[[str], None]) -> None:
        return

    async def close(self) -> None:
        return


class RedisWakeups:
    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE)
        self._moved: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._sender: asyncio.Task[None] | None = None

    def send(self, match: str) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        with contextlib.suppress(asyncio.QueueFull):
            self._moved.put_nowait(match)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Goes on for ever, whatever happens to Redis."""
        while True:
            try:
                await self._listen(heard)
            except (RedisError, OSError) as failure:
                journal.warning("redis-lost", failure=repr(failure))
            await asyncio.sleep(PATIENCE)

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _listen(self, heard: Callable[[str], None]) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    heard(message["data"].decode())

    async def _send_all(self) -> None:
        while True:
            match = await self._moved.get()
            try:
                await self._redis.publish(CHANNEL, match)
            except (RedisError, OSError):
                # The others poll meanwhile; what waits here is old news by the time Redis is back.
                while not self._moved.empty():
                    self._moved.get_nowait()
                await asyncio.sleep(PATIENCE)
