"""The screen on which a turn is played."""

from __future__ import annotations

from time import sleep

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from treetop.cli.names import with_names
from treetop.cli.terminal.board import Board
from treetop.cli.terminal.form import terminal_form
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match
from treetop.kernel.patience import LOOK_EVERY
from treetop.locales import Language

TOLD = 12


class TableScreen(Screen[None]):
    """Shows the table to one person, or to nobody in particular, until somebody else must look or act.

    Dismissed when it is another person's turn, or when the game is over.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (102, "-wide")]  # noqa: RUF012

    def __init__(self, match: Match, reader: int | None, language: Language) -> None:
        super().__init__()
        self.match = match
        self.reader = reader
        self.language = language
        bind(self, language, ("u", "take_back", "cli-key-take-back"))

    def compose(self) -> ComposeResult:
        yield Static(id="sentence", markup=False)
        with Horizontal(id="middle"):
            yield terminal_form(self.match.game).board(self.match, self.language)
            yield Static(id="log", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.refresh_table()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def refresh_table(self) -> None:
        """Show what has changed; a bot whose turn it is starts to think."""
        match = self.match
        if match.is_over or (match.seat_to_act in match.people and match.seat_to_act != self.reader):
            self.dismiss()
            return
        self.query_one("#sentence", Static).update(self.sentence())
        told = [self.language.say(with_names(m, match.names)) for m in match.told(self.reader, TOLD)]
        self.query_one("#log", Static).update("\n".join(reversed(told)))
        self.board.show(self.reader)
        self.board.focus()
        if match.seat_to_act not in match.people:
            self.ask_bot()

    def sentence(self) -> str:
        """Whose turn it is, and what is expected."""
        match = self.match
        assert match.seat_to_act is not None
        name = match.names[match.seat_to_act]
        if match.seat_to_act not in match.people:
            return self.language.say("cli-turn-bot" if match.bot_is_awake else "cli-turn-waking", name=name)
        if match.is_planned_to_the_end:
            return self.language.say("cli-turn-end", name=name)
        return self.board.sentence(name)

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """A key pressed before the table was drawn anew may choose what is no longer possible."""
        if event.action in self.match.planned.legal_actions:
            self.match.do(event.action)
            self.refresh_table()

    def on_board_ended(self) -> None:
        self.match.commit()
        self.refresh_table()

    def action_take_back(self) -> None:
        self.match.take_back()
        self.refresh_table()

    @work(thread=True, exclusive=True)
    def ask_bot(self) -> None:
        if not self.match.bot_is_awake:
            while not self.match.bot_is_awake and not get_current_worker().is_cancelled:
                sleep(LOOK_EVERY)
            self.app.call_from_thread(self.query_one("#sentence", Static).update, self.sentence())
        action = self.match.choose_for_bot()
        self.app.call_from_thread(self.bot_has_chosen, action)

    def bot_has_chosen(self, action: object) -> None:
        self.match.let_bot_act(action)
        self.refresh_table()
