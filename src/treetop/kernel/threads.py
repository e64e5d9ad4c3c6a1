"""Work on many states at once, on all cores: compiled entries release the interpreter lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[slice], int | None], count: int, threads: int | None = None) -> int:
    """Do `work` on slices that cover `count` items, one for each thread; returns the sum of results."""
    threads = min(threads or cores(), max(count, 1))
    if threads == 1:
        return work(slice(0, count)) or 0
    bounds = [count * i // threads for i in range(threads + 1)]
    parts = [slice(start, end) for start, end in pairwise(bounds)]
    return sum(done or 0 for done in _pool(threads).map(work, parts))


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="treetop-kernel")
