"""Between two people: nobody's cards are on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer, Label

from treetop.cli.terminal.keys import bind
from treetop.locales import Language


class HandOver(Screen[None]):
    def __init__(self, name: str, language: Language) -> None:
        super().__init__()
        self.person = name
        self.language = language
        bind(self, language, ("enter", "ready", "cli-key-ready"))

    def compose(self) -> ComposeResult:
        yield Label(self.language.say("cli-hand-over", name=self.person), id="hand-over", markup=False)
        yield Label(self.language.say("cli-hand-over-hint"), id="hint", markup=False)
        yield Footer()

    def action_ready(self) -> None:
        self.dismiss()
