"""How often somebody may do something (token buckets), and how much at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from treetop.tables.refusals import TooMany
from treetop.tables.wall_clock import Now

if TYPE_CHECKING:
    from treetop.tables.shared_limits import SharedLimits

REMEMBERED = 50_000


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
