"""The three ways in which a request can be wrong. Each says so in words a user understands."""

from __future__ import annotations

from treetop.locales import Language, Message


class Refusal(Exception):
    """Something asked for cannot be done; `message` says why, in the reader's language once rendered."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """The sentence in English, for whoever reads a traceback."""
        return Language("en").say(self.message)


class Malformed(Refusal):
    """It cannot be read."""


class Illegal(Refusal):
    """A rule says no."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message)
        self.args = (message, rule)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})" if self.rule else super().__str__()


class Stale(Refusal):
    """The world has moved on."""


def not_an_action(given: object) -> TypeError:
    """For whoever programs: what was given is neither an action nor the notation of one."""
    return TypeError(f"{given!r} is not an action of this game")
