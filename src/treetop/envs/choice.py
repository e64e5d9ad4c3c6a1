"""What an environment may be told: by name, as an option, as a whole number."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from operator import index
from typing import Any

from treetop.games.errors import Malformed
from treetop.games.game import Facts, Game
from treetop.locales import Message


def choice(option: str, value: Any, choices: Collection[str]) -> str:
    """Raises Malformed unless it is one of them."""
    if not isinstance(value, str) or value not in choices:
        known = ", ".join(choices)
        raise Malformed(Message.of("core-option-value", option=option, value=str(value), choices=known))
    return value


def options_for(game: Game, players: Iterable[int], given: Mapping[str, Any] | None) -> Facts:
    """All options. Raises Malformed, also if one of the given suits another number of players only."""
    options = game.options(given)
    if given:
        for number in players:
            game.new(number, 0, options)
    return options


def whole_number(message: str, given: Any, least: int) -> int:
    """A plain number: one of NumPy's would overflow. Raises Malformed with this message."""
    try:
        number = index(given)
    except TypeError:
        number = least - 1
    if number < least:
        raise Malformed(Message.of(message, given=str(given)))
    return int(number)
