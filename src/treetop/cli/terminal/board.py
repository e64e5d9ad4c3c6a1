"""The part of the screen that depends on the game."""

from __future__ import annotations

from typing import Any

from textual.containers import VerticalScroll
from textual.message import Message

from treetop.cli.terminal.match import Match
from treetop.locales import Language


class Board(VerticalScroll, can_focus=True):
    """Shows the planned position to a reader, and lets the seat to act choose."""

    class Chosen(Message):
        def __init__(self, action: Any) -> None:
            super().__init__()
            self.action = action

    class Ended(Message):
        """The turn, planned to its end, is committed."""

    def __init__(self, match: Match, language: Language) -> None:
        super().__init__(id="board")
        self.match = match
        self.language = language

    def show(self, reader: int | None) -> None:
        raise NotImplementedError

    def sentence(self, name: str) -> str:
        """What is expected of the seat to act."""
        return self.language.say("cli-turn-choose", name=name)
