"""Moments in milliseconds since 1970, and where they come from."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
"""Tells the time. The service gets it handed in, so that tests own the clock."""

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


def wall_clock() -> int:
    return time.time_ns() // 1_000_000
