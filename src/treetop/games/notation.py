"""A position in one line of text, what FEN is to chess: the game's name, then `name=value` pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from treetop.games.errors import Malformed
from treetop.locales import Message

State = TypeVar("State")
NOTHING = "-"


def write(game: str, pairs: Mapping[str, object]) -> str:
    return " ".join([game, *(f"{name}={value}" for name, value in pairs.items())])


def read(game: str, text: str) -> dict[str, str]:
    """The pairs. Raises Malformed unless it is a line about this game that says nothing twice."""
    if not isinstance(text, str):
        raise TypeError(f"notation is text, not {text!r}")
    first, *words = text.split(" ")
    pairs = dict(_pair(word) for word in words)
    if first != game or len(pairs) != len(words) or not all(pairs.values()):
        raise unreadable(text)
    return pairs


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def read_state(game: str, text: str, state_of: Callable[[dict[str, str]], State]) -> State:
    """What the pairs describe. Raises Malformed if they describe nothing."""
    pairs = read(game, text)
    try:
        return state_of(pairs)
    except (KeyError, ValueError, IndexError, OverflowError):
        raise unreadable(text) from None


def unreadable(text: str) -> Malformed:
    shown = text if len(text) <= 60 else text[:59] + "…"
    return Malformed(Message.of("core-position-unreadable", text=shown))


def listed(items: Iterable[object]) -> str:
    return ",".join(map(str, items)) or NOTHING


def items(text: str) -> list[str]:
    """The inverse of `listed`."""
    return [] if text == NOTHING else text.split(",")
