"""The first screen: who plays?"""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Label, Select

from treetop.cli.names import game_name
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Seat
from treetop.cli.terminal.seating import bot_name, told_apart
from treetop.games.game import Game
from treetop.locales import Language
from treetop.players import PLAYERS

PERSON, NOBODY = ".person", ".nobody"


class SeatRow(Horizontal):
    """One place at the table: nobody, a person with a name, or a bot."""

    def __init__(self, game: Game, number: int, language: Language) -> None:
        super().__init__()
        self.game = game
        self.number = number
        self.language = language

    def compose(self) -> ComposeResult:
        say = self.language.say
        bots = list(PLAYERS.get(self.game.name, {}))
        kinds = [(say("cli-person"), PERSON)] if self.number == 0 else []
        if self.number > 0:
            kinds = [(bot_name(bot, self.language), bot) for bot in bots] + [(say("cli-person"), PERSON)]
        if self.number >= self.game.seats[0]:
            kinds.append((say("cli-nobody"), NOBODY))
        chosen = NOBODY if self.number >= self.game.seats[0] else kinds[0][1]
        yield Label(say("cli-seat-number", number=self.number + 1), markup=False)
        yield Select(kinds, value=chosen, allow_blank=False)
        yield Input(say("core-player", seat=self.number + 1), max_length=24, disabled=chosen != PERSON)

    def on_select_changed(self, event: Select.Changed) -> None:
        self.query_one(Input).disabled = event.value != PERSON

    def seat(self) -> Seat | None:
        kind = self.query_one(Select).value
        if kind == NOBODY:
            return None
        if kind == PERSON:
            typed = self.query_one(Input).value.strip()
            return Seat(typed or self.language.say("core-player", seat=self.number + 1))
        return Seat(bot_name(str(kind), self.language), PLAYERS[self.game.name][str(kind)])


class NewGame(Screen[list[Seat]]):
    def __init__(self, game: Game, language: Language) -> None:
        super().__init__()
        self.game = game
        self.language = language
        bind(self, language, ("ctrl+s", "start", "cli-key-start"))

    def compose(self) -> ComposeResult:
        say = self.language.say
        with VerticalScroll(id="new-game"):
            yield Label(say("cli-title"), id="title", markup=False)
            yield Label(say("cli-who-plays", game=game_name(self.game, self.language)), markup=False)
            for number in range(self.game.seats[-1]):
                yield SeatRow(self.game, number, self.language)
            yield Button(say("cli-key-start"), variant="success", id="start")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def on_button_pressed(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        seats = [seat for row in self.query(SeatRow) if (seat := row.seat())]
        if len(seats) in self.game.seats:
            self.dismiss(told_apart(seats))
