"""What an environment may be told by name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from treetop.games.errors import Malformed
from treetop.locales import Message


def choice(option: str, value: Any, choices: Collection[str]) -> str:
    """Raises Malformed unless it is one of them."""
    if value not in choices:
        known = ", ".join(choices)
        raise Malformed(Message.of("core-option-value", option=option, value=str(value), choices=known))
    return str(value)
