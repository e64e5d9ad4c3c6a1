"""How often somebody may do something (token buckets), and how much at the same time."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from treetop.tables.refusals import TooMany
from treetop.tables.wall_clock import Now

REMEMBERED = 50_000
PATIENCE = 0.5
ALIVE = 30
"""Seconds for which a worker's word that it's there holds."""


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, refilled at so many a second."""

    burst: Annotated[float, Meta(ge=1)]
    per_second: Annotated[float, Meta(gt=0)]


class Bucket:
    __slots__ = ("at", "level")

    def __init__(self, rate: Rate, now: int) -> None:
        self.level = rate.burst
        self.at = now

    def take(self, rate: Rate, now: int, amount: float = 1) -> float:
        """0 when granted; else the seconds to wait."""
        # A clock that is set back takes nothing away.
        self.level = min(rate.burst, self.level + max(0, now - self.at) / 1000 * rate.per_second)
        self.at = now
        if self.level < amount:
            return (amount - self.level) / rate.per_second
        self.level -= amount
        return 0


class SharedLimits:
    """What all workers count together, in Redis, whose own clock is the clock.

    `TAKE` empties a bucket. `COUNT` says how many of something this worker has, provided that all together
    don't have too many. The counts of a worker that hasn't counted or said `still_here` for a while are void.
    """

    TAKE = """
    local time = redis.call('TIME')
    local now = time[1] + time[2] / 1000000
    local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
    local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
    local level = burst
    if kept[1] then
        level = math.min(burst, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate)
    end
    local wait = 0
    if level < 1 then wait = (1 - level) / rate else level = level - 1 end
    redis.call('HSET', KEYS[1], 'level', level, 'at', now)
    redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
    return tostring(wait)
    """

    COUNT = """
    local me, mine, most, workers = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
    local total = mine
    local counts = redis.call('HGETALL', KEYS[1])
    for i = 1, #counts, 2 do
        if redis.call('EXISTS', workers .. counts[i]) == 0 then
            redis.call('HDEL', KEYS[1], counts[i])
        elseif counts[i] ~= me then
            total = total + counts[i + 1]
        end
    end
    if most > 0 and total > most then return 0 end
    redis.call('HSET', KEYS[1], me, mine)
    redis.call('EXPIRE', KEYS[1], 86400)
    redis.call('SET', workers .. me, 1, 'EX', ARGV[5])
    return 1
    """

    def __init__(self, url: str, namespace: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        self._namespace = namespace
        self._me = secrets.token_hex(8)
        self._workers = f"{namespace}:worker:"
        self._take = self._redis.register_script(self.TAKE)
        self._count = self._redis.register_script(self.COUNT)

    async def take(self, key: str, rate: Rate) -> float | None:
        """0 when granted, else the seconds to wait; None while Redis does not answer."""
        try:
            given = await self._take([f"{self._namespace}:{key}"], [rate.burst, rate.per_second])
        except (RedisError, OSError):
            return None
        return float(given)

    async def count(self, key: str, mine: int, most: int = 0) -> bool:
        """So many are here now. False, and not counted, if that makes more than `most` (0: any number)."""
        said: list[str | int] = [self._me, mine, most, self._workers, ALIVE]
        try:
            return bool(await self._count([f"{self._namespace}:{key}"], said))
        except (RedisError, OSError):
            return True

    async def still_here(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.set(self._workers + self._me, 1, ex=ALIVE)

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.delete(self._workers + self._me)
        with suppress(RedisError, OSError):
            await self._redis.aclose()


class Limit:
    """One rate for everybody, counted for each key; by all workers together where there is Redis."""

    def __init__(self, name: str, rate: Rate, now: Now, shared: SharedLimits | None = None) -> None:
        self._name = name
        self._rate = rate
        self._now = now
        self._shared = shared
        self._buckets: dict[str, Bucket] = {}

    async def spend(self, *keys: str) -> None:
        """Raises TooMany."""
        for key in keys:
            wait = (
                None if self._shared is None else await self._shared.take(f"{self._name}:{key}", self._rate)
            )
            if wait is None:
                wait = self._bucket(key).take(self._rate, self._now())
            if wait:
                raise TooMany(int(wait) + 1)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._now())
            while len(self._buckets) >= REMEMBERED:
                self._buckets.pop(next(iter(self._buckets)))
        self._buckets[key] = bucket
        return bucket


class Crowd:
    """How many of something each key has at the moment; at all workers together where there is Redis."""

    def __init__(self, name: str, most: int, shared: SharedLimits | None = None) -> None:
        self._name = name
        self._most = most
        self._shared = shared
        self._count: dict[str, int] = {}

    async def enter(self, key: str) -> bool:
        if self._count.get(key, 0) >= self._most:
            return False
        self._add(key, 1)
        entered = False
        try:
            entered = await self._share(key, self._most)
        finally:
            if not entered:
                self._add(key, -1)
        return entered

    async def leave(self, key: str) -> None:
        self._add(key, -1)
        await self._share(key)

    async def _share(self, key: str, most: int = 0) -> bool:
        """Tell the other workers how many there are now, unless those make it more than `most`."""
        if self._shared is None:
            return True
        return await self._shared.count(f"{self._name}:{key}", self._count.get(key, 0), most)

    def _add(self, key: str, number: int) -> None:
        self._count[key] = self._count.get(key, 0) + number
        if not self._count[key]:
            del self._count[key]
