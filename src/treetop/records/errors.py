"""What can be wrong with a record beyond being unreadable."""

from __future__ import annotations

from treetop.games.errors import Illegal, Refusal
from treetop.locales import Message


class BrokenRecord(Refusal):
    """An action of a record cannot be done: its number, from 1, and the rule it breaks, if any."""

    def __init__(self, number: int, notation: str, refusal: Refusal) -> None:
        super().__init__(Message.of("records-broken", number=number, action=notation, reason=refusal.message))
        self.number = number
        self.rule = refusal.rule if isinstance(refusal, Illegal) else None


class FalseRecord(Refusal):
    """A record says something about its game that is not so."""
