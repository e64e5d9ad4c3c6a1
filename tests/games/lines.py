"""Lines that may be no position."""

from __future__ import annotations

from typing import TypeVar

from treetop.games.errors import Refusal
from treetop.games.kernel_board import KernelPosition

P = TypeVar("P", bound=KernelPosition)  # type: ignore[type-arg]


def read(kind: type[P], line: str) -> P | None:
    """The position, or None if it is refused."""
    try:
        return kind.from_notation(line)
    except Refusal:
        return None
