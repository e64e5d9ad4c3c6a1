"""What is agreed about a table when it is opened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from treetop.tables.durations import DAY, SECOND

AtZero = Literal["bot", "abandon", "lose"]
Spectators = Literal["yes", "no", "delayed"]
Order = Literal["lot", "seated"]


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """Nobody counts the time."""

    at_zero: AtZero = "bot"


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for each turn."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    at_zero: AtZero = "bot"


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and a few more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    at_zero: AtZero = "bot"


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    at_zero: AtZero = "bot"


ClockSetting = NoClock | MoveClock | BankClock | DaysClock
CLOCKS = ("none", "move", "bank", "days")


def allowance(clock: ClockSetting) -> int | None:
    """The milliseconds that a turn, or a bank, begins with; None without a clock."""
    if isinstance(clock, NoClock):
        return None
    return clock.days * DAY if isinstance(clock, DaysClock) else clock.seconds * SECOND


class Terms(Struct, frozen=True):
    """The game, its options, and the customs of the table."""

    game: str
    options: dict[str, Any]
    public: bool = False
    spectators: Spectators = "yes"
    hints: bool = False
    clock: ClockSetting = msgspec.field(default_factory=NoClock)
    order: Order = "lot"
    rated: bool | None = None
    """None in logs from before tables said so: rated without hints, unless a bot has played for somebody."""
    duplicate: str | None = None
    """The duplicate game of which this is somebody's attempt."""
