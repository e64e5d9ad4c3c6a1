"""Any game: its own text, and its legal actions as a list."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from treetop.cli.terminal.board import Board
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.locales import Language


class PlainBoard(Board, can_focus=False):
    def __init__(self, match: Match, language: Language) -> None:
        super().__init__(match, language)
        bind(self, language, ("e", "end", "cli-key-end"))

    def compose(self) -> ComposeResult:
        yield Static(id="text", markup=False)
        yield OptionList(id="actions", markup=False)

    def show(self, reader: int | None) -> None:
        match = self.match
        position = match.planned
        self.query_one("#text", Static).update(str(position.view(reader)))
        actions = self.query_one(OptionList)
        actions.clear_options()
        if match.seat_to_act == reader and not match.is_planned_to_the_end:
            actions.add_options([str(action) for action in position.legal_actions])
        actions.focus()

    def focus(self, scroll_visible: bool = True, *, from_app_focus: bool = False) -> PlainBoard:
        self.query_one(OptionList).focus(scroll_visible)
        return self

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.post_message(self.Chosen(self.match.planned.legal_actions[event.option_index]))

    def action_end(self) -> None:
        if self.match.is_planned_to_the_end:
            self.post_message(self.Ended())
