"""`treetop replay` in a terminal: one action at a time, forwards and backwards."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from treetop.cli.names import seat_names, with_names
from treetop.cli.terminal.form import terminal_form
from treetop.cli.terminal.keys import bind
from treetop.locales import Language
from treetop.records import Record

LEAP = 10


class ReplayApp(App[None]):
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, record: Record, language: Language) -> None:
        super().__init__()
        self.record = record
        self.language = language
        self.positions = list(record.positions())
        self.names = seat_names(record, language)
        self.at = 0
        bind(
            self,
            language,
            ("right,space", "step(1)", "cli-key-forward"),
            ("left", "step(-1)", "cli-key-back"),
            ("pagedown", f"step({LEAP})", ""),
            ("pageup", f"step(-{LEAP})", ""),
            ("home", "step(-9999)", "cli-key-first"),
            ("end", "step(9999)", "cli-key-last"),
            ("q", "quit", "cli-key-quit"),
        )

    def compose(self) -> ComposeResult:
        yield Static(id="sentence", markup=False)
        with VerticalScroll(can_focus=False):
            yield Static(id="position", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.show()

    def action_step(self, steps: int) -> None:
        self.at = min(max(self.at + steps, 0), len(self.positions) - 1)
        self.show()

    def show(self) -> None:
        self.query_one("#sentence", Static).update(self.sentence())
        picture = terminal_form(self.record.game).picture(self.positions[self.at], self.names, self.language)
        self.query_one("#position", Static).update(picture)

    def sentence(self) -> str:
        """The number of the action that led here, and what it was."""
        number = self.language.say("cli-action-number", number=self.at, count=len(self.positions) - 1)
        if self.at == 0:
            return number
        before = self.positions[self.at - 1]
        action = before.parse(self.record.actions[self.at - 1])
        told = [self.language.say(with_names(m, self.names)) for m in before.tell(action, before.seat_to_act)]
        return f"{number}: {' '.join(told)}"
