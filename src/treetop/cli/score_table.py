"""A finished table of paper cards, as a score file describes it."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.errors import Refusal
from treetop.games.game import Position
from treetop.locales import Message


@dataclass(frozen=True)
class FinishedTable:
    names: tuple[str, ...]
    position: Position
    notes: tuple[Message, ...] = ()


class Problems(Refusal):
    """Everything that is wrong with a score file, each as one message."""

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages[0])
        self.messages = messages
