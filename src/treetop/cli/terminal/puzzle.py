"""`treetop puzzles` in a terminal: choose an action, ask for a hint, or see the answer."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, OptionList, Static

from treetop.cli.solving import Riddle
from treetop.cli.terminal.form import terminal_form
from treetop.cli.terminal.keys import bind
from treetop.games.game import Game
from treetop.locales import Language
from treetop.players.puzzle import Puzzle


class PuzzleApp(App[None]):
    """`of_the_day`: the first puzzle is the one of the day."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, game: Game, puzzles: Sequence[Puzzle], of_the_day: bool, language: Language) -> None:
        super().__init__()
        self.riddles = [Riddle(game, puzzle, language) for puzzle in puzzles]
        self.of_the_day = of_the_day
        self.language = language
        self.at = 0
        self.hints = 0
        self.said = ""
        self.over = False
        bind(
            self,
            language,
            ("h", "hint", "puzzles-hint"),
            ("a", "answer", "puzzles-show"),
            ("n", "next", "puzzles-next"),
            ("space", "look(1)", "cli-key-down"),
            ("b", "look(-1)", "cli-key-up"),
            ("q", "quit", "cli-key-quit"),
        )

    @property
    def riddle(self) -> Riddle:
        return self.riddles[self.at]

    def compose(self) -> ComposeResult:
        yield Static(id="sentence", markup=False)
        with VerticalScroll(id="text", can_focus=False):
            yield Static(id="position", markup=False)
        yield OptionList(id="actions", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """A puzzle that nobody has tried yet."""
        riddle = self.riddle
        self.hints, self.over, self.said = 0, False, ""
        picture = terminal_form(riddle.game).picture(riddle.view, riddle.names, self.language)
        self.query_one("#position", Static).update(picture)
        actions = self.query_one(OptionList)
        actions.clear_options()
        actions.add_options([words for _, words in riddle.actions])
        actions.highlighted = 0
        actions.focus()
        self.query_one("#text", VerticalScroll).scroll_home(animate=False)
        self.tell()

    def tell(self) -> None:
        day = [self.language.say("puzzles-day")] if self.of_the_day and self.at == 0 else []
        told = [" · ".join([*day, self.riddle.heading]), *self.riddle.hints[: self.hints], self.said]
        self.query_one("#sentence", Static).update("\n".join(filter(None, told)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        notation, _ = self.riddle.actions[event.option_index]
        if self.over:
            return
        if notation in self.riddle.puzzle.answers:
            self.end("puzzles-solved")
        else:
            self.said = self.language.say("puzzles-missed")
            self.tell()

    def action_hint(self) -> None:
        if not self.over:
            self.hints = min(self.hints + 1, len(self.riddle.hints))
            self.tell()

    def action_answer(self) -> None:
        if not self.over:
            self.end("puzzles-told")

    def action_next(self) -> None:
        self.at = (self.at + 1) % len(self.riddles)
        self.show()

    def action_look(self, pages: int) -> None:
        text = self.query_one("#text", VerticalScroll)
        text.scroll_relative(y=pages * max(1, text.size.height - 2), animate=False)

    def end(self, how: str) -> None:
        self.over, self.hints = True, 0
        self.said = f"{self.language.say(how)} {self.riddle.answer}"
        self.tell()
