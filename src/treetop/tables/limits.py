"""Token buckets: how often somebody may do something."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from treetop.tables.refusals import TooMany
from treetop.tables.wall_clock import Now

REMEMBERED = 50_000
PATIENCE = 0.5


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, refilled at so many a second."""

    burst: float
    per_second: float


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


class SharedBuckets:
    """Buckets in Redis, which all workers fill and empty together. Redis' own clock is the clock."""

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

    def __init__(self, url: str, namespace: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        self._namespace = namespace
        self._take = self._redis.register_script(self.TAKE)

    async def take(self, key: str, rate: Rate) -> float | None:
        """0 when granted, else the seconds to wait; None while Redis does not answer."""
        try:
            given = await self._take([f"{self._namespace}:{key}"], [rate.burst, rate.per_second])
        except (RedisError, OSError):
            return None
        return float(given)

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()


class Limit:
    """One rate for everybody, counted for each key; by all workers together where there is Redis."""

    def __init__(self, name: str, rate: Rate, now: Now, shared: SharedBuckets | None = None) -> None:
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
    """How many of something each key has at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        count = self._count.get(key, 0)
        if count >= self._most:
            return False
        self._count[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        count = self._count.get(key, 0) - 1
        if count > 0:
            self._count[key] = count
        else:
            self._count.pop(key, None)
