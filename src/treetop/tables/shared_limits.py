"""Limits that all workers count together. Imported only where there is a Redis: its client takes 5 MB."""

from __future__ import annotations

import secrets
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from treetop.tables.limits import Rate

PATIENCE = 0.5


class SharedLimits:
    """What all workers count together, in Redis, whose own clock is the clock.

    `TAKE` empties a bucket. `COUNT` says how many of something this worker has, provided that all together
    don't have too many. The counts of a worker that hasn't counted or said `still_here` for a while are void.
    """

    ALIVE = 30
    """Seconds for which a worker's word that it's there holds."""

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
        said: list[str | int] = [self._me, mine, most, self._workers, self.ALIVE]
        try:
            return bool(await self._count([f"{self._namespace}:{key}"], said))
        except (RedisError, OSError):
            return True

    async def still_here(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.set(self._workers + self._me, 1, ex=self.ALIVE)

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.delete(self._workers + self._me)
        with suppress(RedisError, OSError):
            await self._redis.aclose()
