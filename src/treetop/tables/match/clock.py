"""The clock of a match. It follows from the times of the events alone."""

from __future__ import annotations

from treetop.tables.match.terms import BankClock, ClockSetting, allowance


class Clock:
    """`left` milliseconds per seat at the moment `since`; the running seat's count down from there."""

    __slots__ = ("left", "running", "setting", "since")

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.left: list[int | None] = [allowance(setting)] * seats
        self.running: int | None = None
        self.since = 0

    def copy(self) -> Clock:
        twin = Clock.__new__(Clock)
        twin.setting, twin.running, twin.since = self.setting, self.running, self.since
        twin.left = list(self.left)
        return twin

    def turn(self, seat: int | None, at: int) -> None:
        """From `at` on, `seat` is to act on its own time (None: nobody is, or a bot)."""
        if seat == self.running:
            return
        self._stop(at)
        if seat is not None and allowance(self.setting) is not None:
            self.running = seat
        self.since = at

    def credit(self, lost: int) -> None:
        """Time that nobody could play in does not count."""
        self.since += lost

    @property
    def due(self) -> int | None:
        """When the running clock will be at zero."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def refill(self, seat: int) -> None:
        """Somebody who comes back after running out of time gets one allowance to go on with."""
        if not self.left[seat]:
            self.left[seat] = allowance(self.setting)

    def expire(self, seat: int, at: int) -> None:
        self.left[seat] = 0
        self.running = None
        self.since = at

    def _stop(self, at: int) -> None:
        seat, self.running = self.running, None
        if seat is None:
            return
        left = self.left[seat]
        assert left is not None
        if isinstance(self.setting, BankClock):
            self.left[seat] = max(0, left - (at - self.since)) + self.setting.increment * 1_000
        else:
            self.left[seat] = allowance(self.setting)
