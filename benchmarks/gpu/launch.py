"""One launch of a CUDA kernel, timed."""

from __future__ import annotations

import time
from typing import Any

from treetop.kernel.device import cuda, exactly

BLOCK = 64


def launch(kernel: Any, threads: int, *given: Any) -> float:
    """Seconds until the last thread is done."""
    cuda.synchronize()
    start = time.perf_counter()
    with exactly():
        kernel[threads // BLOCK, BLOCK](threads, *given)
    cuda.synchronize()
    return time.perf_counter() - start
