"""What to call the seats."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.game import Game
from treetop.locales import Language, Message
from treetop.records import Record


def game_name(game: Game, language: Language) -> str:
    """Its name in its own words, or the one that commands use."""
    id = f"{game.name}-name"
    return language.say(id) if language.knows(id) else game.name


def seat_names(record: Record, language: Language) -> tuple[str, ...]:
    """The names a record gives its seats, or their numbers."""
    given = record.extra.get("names")
    if isinstance(given, list) and len(given) == record.players:
        return tuple(map(str, given))
    return tuple(language.say("core-player", seat=seat + 1) for seat in range(record.players))


def with_names(message: Message, names: Sequence[str]) -> Message:
    """Seat numbers in a message's arguments become the names of the people who sit there."""
    arguments = {
        name: names[value - 1] if name in ("seat", "owner") and isinstance(value, int) else value
        for name, value in message.arguments.items()
    }
    return Message(message.id, arguments)
