"""Token buckets: how often somebody may do something."""

from __future__ import annotations

from msgspec import Struct

from treetop.tables.refusals import TooMany
from treetop.tables.wall_clock import Now

REMEMBERED = 50_000


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, refilled at so many a second."""

    burst: float
    per_second: float


class Bucket:
    __slots__ = ("at", "level")

    def __init__(self, rate: Rate, now: int) -> None:
        self.level = rate.burst
        self.at = now

    def take(self, rate: Rate, now: int) -> float:
        """0 when granted; else the seconds to wait."""
        # A clock that is set back takes nothing away.
        self.level = min(rate.burst, self.level + max(0, now - self.at) / 1000 * rate.per_second)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / rate.per_second
        self.level -= 1
        return 0


class Limit:
    """One rate for everybody, counted for each key."""

    def __init__(self, rate: Rate, now: Now) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def spend(self, *keys: str) -> None:
        """Raises TooMany."""
        for key in keys:
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
