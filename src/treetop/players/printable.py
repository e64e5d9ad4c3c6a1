"""Text from a bot, made safe to show in a terminal or a report."""

from __future__ import annotations

LONGEST = 200


def printable(text: str, longest: int = LONGEST) -> str:
    """The text on one line and at most so long; what cannot be printed is escaped.

    >>> printable("a\\x1b[2J\\nb")
    'a\\\\x1b[2J\\\\nb'
    """
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(each if each.isprintable() else _escaped(each) for each in shown)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
