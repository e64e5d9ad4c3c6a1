"""Numbers on the command line that must not be too small or too large."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from treetop.locales import Message

MOST_AT_ONCE = 1000
"""Threads or processes: more than any machine has, too few to bring one down."""


class BeyondLimit(ValueError):
    """Say which option it was with `name` and `given`."""

    def __init__(self, problem: str, limit: float) -> None:
        super().__init__(problem, limit)
        self.problem = problem
        self.limit = limit

    def message(self, name: str, given: str) -> Message:
        return Message.of(self.problem, name=name, given=given, limit=self.limit)


def within(least: float, most: float = inf) -> Callable[[Any, float | None], None]:
    """A validator for cyclopts, which calls it for missing values as well."""

    def check(kind: Any, value: float | None) -> None:
        if value is None:
            return
        if not value >= least:
            raise BeyondLimit("cli-usage-least", least)
        if value > most:
            raise BeyondLimit("cli-usage-most", most)

    return check
