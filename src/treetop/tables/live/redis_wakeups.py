"""Telling the other workers by Redis. Imported only where there is one: its client takes 5 MB."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from treetop.tables.live.wakeups import Heard, News

PATIENCE = 2.0
journal = structlog.get_logger("treetop.wakeups")
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[News]] = msgspec.json.Decoder(list[News])


class RedisWakeups:
    """`namespace`: of the database, so that servers which share a Redis do not hear each other."""

    def __init__(self, url: str, namespace: str) -> None:
        self.channel = f"treetop:{namespace}:news"
        self.healthy = False
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE)
        self._worker = secrets.token_hex(8)
        self._news: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._sender: asyncio.Task[None] | None = None

    def send(self, match: str, seq: int, said: bool = False) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        with contextlib.suppress(asyncio.QueueFull):
            self._news.put_nowait(News(self._worker, match, seq, said))

    async def listen(self, heard: Heard) -> None:
        """Goes on for ever, whatever happens to Redis."""
        while True:
            try:
                await self._listen(heard)
            except (RedisError, OSError) as failure:
                journal.warning("redis-lost", failure=repr(failure))
            self.healthy = False
            await asyncio.sleep(PATIENCE)

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _listen(self, heard: Heard) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(self.channel)
            async for message in channel.listen():
                self.healthy = True
                if message["type"] == "message":
                    for news in _read(message["data"]):
                        if news.worker != self._worker:
                            heard(news)

    async def _send_all(self) -> None:
        while True:
            batch = [await self._news.get()]
            while not self._news.empty():
                batch.append(self._news.get_nowait())
            try:
                await self._redis.publish(self.channel, _encoder.encode(batch))
            except (RedisError, OSError):
                # The others poll meanwhile; what waits here is old news by the time Redis is back.
                while not self._news.empty():
                    self._news.get_nowait()
                await asyncio.sleep(PATIENCE)


def _read(message: bytes) -> list[News]:
    """A worker of another version may write differently; what it says is found by looking."""
    try:
        return _decoder.decode(message)
    except msgspec.MsgspecError:
        return []
