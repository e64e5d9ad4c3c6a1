"""Any game: its board in words, and its legal actions as a list."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from treetop.cli.picture import board_text
from treetop.cli.society import message_of
from treetop.cli.terminal.board import Board
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.games.game import View
from treetop.locales import Language


class PlainBoard(Board, can_focus=False):
    def __init__(self, match: Match, language: Language) -> None:
        super().__init__(match, language)
        bind(self, language, ("e", "end", "cli-key-end"))

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="text", can_focus=False):
            yield Static(markup=False)
        yield OptionList(id="actions", markup=False)

    def show(self, reader: int | None) -> None:
        match = self.match
        view = match.planned.view(reader)
        self.query_one(Static).update(board_text(view, match.names, self.language))
        actions = self.query_one(OptionList)
        actions.clear_options()
        if match.seat_to_act == reader and not match.is_planned_to_the_end:
            actions.add_options(self._words(view))
            actions.highlighted = 0

    def _words(self, view: View) -> list[str]:
        """The legal actions in words, where the game has them; otherwise in notation."""
        facts = view.facts()
        return [self.language.say(message_of(words)) for words in facts.get("words", ())] or facts["legal"]

    def focus(self, scroll_visible: bool = True, *, from_app_focus: bool = False) -> PlainBoard:
        self.query_one(OptionList).focus(scroll_visible)
        return self

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.post_message(self.Chosen(self.match.planned.legal_actions[event.option_index]))

    def action_end(self) -> None:
        if self.match.is_planned_to_the_end:
            self.post_message(self.Ended())
