"""Any game: its board in words, and its legal actions as a list."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from treetop.cli.terminal.board import Board
from treetop.cli.terminal.form import terminal_form
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.games.game import View
from treetop.locales import Language

Offer = tuple[str, str]
"""An action in notation, and as the list shows it."""


class ListBoard(Board, can_focus=False):
    def __init__(self, match: Match, language: Language) -> None:
        super().__init__(match, language)
        self.offered: list[Offer] = []
        bind(
            self,
            language,
            ("e", "end", "cli-key-end"),
            ("space", "look(1)", "cli-key-down"),
            ("b", "look(-1)", "cli-key-up"),
        )

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="text", can_focus=False):
            yield Static(markup=False)
        yield OptionList(id="actions", markup=False)

    def show(self, reader: int | None) -> None:
        match = self.match
        view = match.planned.view(reader)
        self.query_one(Static).update(terminal_form(match.game).picture(view, match.names, self.language))
        actions = self.query_one(OptionList)
        actions.clear_options()
        if match.seat_to_act == reader and not match.is_planned_to_the_end:
            self.offered = self.offers(view)
            actions.add_options([words for _, words in self.offered])
            actions.highlighted = 0

    def offers(self, view: View) -> list[Offer]:
        """The legal actions in the order of the list, in the game's words."""
        return [(str(action), self.language.say(view.words(action))) for action in view.legal_actions]

    def focus(self, scroll_visible: bool = True, *, from_app_focus: bool = False) -> ListBoard:
        self.query_one(OptionList).focus(scroll_visible)
        return self

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        notation, _ = self.offered[event.option_index]
        self.post_message(self.Chosen(self.match.planned.parse(notation)))

    def action_look(self, pages: int) -> None:
        """Turn the pages of the text; up and down move in the list of actions."""
        text = self.query_one("#text", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 2), animate=False)

    def action_end(self) -> None:
        if self.match.is_planned_to_the_end:
            self.post_message(self.Ended())
