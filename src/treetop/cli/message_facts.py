"""Messages inside facts."""

from __future__ import annotations

from treetop.games.game import Facts
from treetop.locales import Message


def message_of(facts: Facts) -> Message:
    """A message as facts write it, nested ones included."""
    arguments = {
        name: message_of(value) if isinstance(value, dict) and "id" in value else value
        for name, value in facts["arguments"].items()
    }
    return Message(facts["id"], arguments)
