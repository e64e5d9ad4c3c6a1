"""The three ways in which a request can be wrong. Each says so in words a user understands."""

from __future__ import annotations

from treetop.locales import Message


class Refusal(Exception):
    """Something asked for cannot be done; `message` says why, in the reader's language once rendered."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Malformed(Refusal):
    """It cannot be read."""


class Illegal(Refusal):
    """A rule says no."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class Stale(Refusal):
    """The world has moved on."""
