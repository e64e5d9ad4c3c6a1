"""Why something was refused, with the number of the rule that says so."""

from __future__ import annotations

from treetop.games.errors import Refusal
from treetop.locales import Message


def explained(refusal: Refusal) -> list[Message]:
    """One message for each thing that is wrong."""
    messages: list[Message] = getattr(refusal, "messages", [refusal.message])
    rule = getattr(refusal, "rule", None)
    return [Message.of("cli-by-rule", problem=one, rule=rule) if rule else one for one in messages]
