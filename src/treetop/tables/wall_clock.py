"""The time of day, in milliseconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]
"""Tells the time. The service gets it handed in, so that tests own the clock."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000
