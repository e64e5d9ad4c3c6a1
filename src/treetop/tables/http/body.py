"""What no message of ours contains, refused before anything is read from it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from treetop.games.errors import Malformed
from treetop.locales import Message

DEEPEST = 8
"""Levels of brackets. The options of a game are the deepest that a client sends."""

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)


def check_body(body: bytes) -> None:
    """Raises Malformed. Both are read fast or not at all: JSON that nests too deep would overflow the
    stack, and PostgreSQL stores no NUL."""
    if body.count(b"[") + body.count(b"{") > DEEPEST and _depth(_STRING.sub(b"", body)) > DEEPEST:
        raise unreadable()
    if b"\\u0000" in body and _has_nul(body):
        raise unreadable()


def check_address(path: str, query: bytes) -> None:
    """Raises Malformed."""
    if "\0" in path or b"%00" in query:
        raise unreadable()


def unreadable() -> Malformed:
    return Malformed(Message.of("tables-unreadable"))


def _depth(brackets: bytes) -> int:
    depth = deepest = 0
    for character in brackets:
        if character in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in b"]}":
            depth -= 1
    return deepest


def _has_nul(body: bytes) -> bool:
    """An escaped backslash before `u0000` makes it ordinary text."""
    try:
        return _holds_nul(msgspec.json.decode(body))
    except msgspec.DecodeError:
        return True


def _holds_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, list):
        return any(map(_holds_nul, value))
    if isinstance(value, dict):
        return any(map(_holds_nul, [*value, *value.values()]))
    return False
