"""Numbers on the command line that must not be too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class TooSmall(ValueError):
    def __init__(self, least: int) -> None:
        super().__init__(least)
        self.least = least


def at_least(least: int) -> Callable[[Any, float | None], None]:
    """A validator as cyclopts calls it, also for what was not given."""

    def check(kind: Any, value: float | None) -> None:
        if value is not None and not value >= least:
            raise TooSmall(least)

    return check
