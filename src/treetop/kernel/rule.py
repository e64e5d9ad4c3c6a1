"""The decorator under which a rule is written once: ordinary import compiles it for the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import numba

from treetop.kernel.cache import cached_in_kernel_folder

Rule = TypeVar("Rule", bound=Callable[..., object])


def rule(function: Rule) -> Rule:
    """Compile a rule function with Numba; its machine code is kept on disk."""
    compiled: Rule = cached_in_kernel_folder(numba.njit(nogil=True, error_model="numpy")(function))
    return compiled
