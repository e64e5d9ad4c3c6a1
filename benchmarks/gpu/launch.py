"""One launch of a CUDA kernel, timed."""

from __future__ import annotations

import time
from typing import Any

from treetop.kernel.device import LARGE, cuda, exactly

BLOCK = 64


def launch(kernel: Any, threads: int, *given: Any, block: int = BLOCK, large: int = LARGE) -> float:
    """Seconds until the last thread is done."""
    cuda.synchronize()
    start = time.perf_counter()
    with exactly(large):
        kernel[threads // block, block](threads, *given)
    cuda.synchronize()
    return time.perf_counter() - start
