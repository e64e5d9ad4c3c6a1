"""The ways in which the service itself says no, beside the three of the games."""

from __future__ import annotations

from treetop.games.errors import Illegal, Malformed, Refusal, Stale
from treetop.locales import Message


class Stranger(Refusal):
    """The request needs to come from somebody."""

    def __init__(self) -> None:
        super().__init__(Message.of("tables-stranger"))


class Forbidden(Refusal):
    """This person may not do this."""


class Missing(Refusal):
    """There is no such thing, or nothing that this person may see."""

    def __init__(self, message: Message | None = None) -> None:
        super().__init__(message or Message.of("tables-missing"))


class Elsewhere(Refusal):
    """Another worker, of a newer version, goes on with this match. Whoever asks again finds it."""

    def __init__(self) -> None:
        super().__init__(Message.of("tables-elsewhere"))


class TooMany(Refusal):
    """Slow down for `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(Message.of("tables-too-many", seconds=seconds))
        self.seconds = seconds


STATUS: dict[type[Refusal], tuple[int, str]] = {
    Malformed: (400, "malformed"),
    Stranger: (401, "stranger"),
    Forbidden: (403, "forbidden"),
    Missing: (404, "missing"),
    Stale: (409, "stale"),
    Illegal: (422, "illegal"),
    TooMany: (429, "too-many"),
    Elsewhere: (503, "elsewhere"),
}


def status_of(refusal: Refusal) -> tuple[int, str]:
    return next(status for kind, status in STATUS.items() if isinstance(refusal, kind))
