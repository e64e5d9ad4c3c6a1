"""The last screen: the count."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer

from treetop.cli.terminal.form import terminal_form
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.locales import Language


class FinalScreen(Screen[bool]):
    """True: play again."""

    def __init__(self, match: Match, language: Language) -> None:
        super().__init__()
        self.match = match
        self.language = language
        bind(self, language, ("n", "leave(True)", "cli-key-new-game"), ("q", "leave(False)", "cli-key-quit"))

    def compose(self) -> ComposeResult:
        yield from terminal_form(self.match.game).last_screen(self.match, self.language)
        yield Footer()

    def action_leave(self, again: bool) -> None:
        self.dismiss(again)
