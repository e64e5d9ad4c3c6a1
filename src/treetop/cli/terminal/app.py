"""The screens of the terminal game, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.app import App

from treetop.cli.terminal.final import FinalScreen
from treetop.cli.terminal.hand_over import HandOver
from treetop.cli.terminal.keys import bind
from treetop.cli.terminal.match import Match, Seat
from treetop.cli.terminal.new_game import NewGame
from treetop.cli.terminal.table import TableScreen
from treetop.games.chance import new_seed
from treetop.games.game import Facts, Game
from treetop.locales import Language


class TerminalGame(App[None]):
    """Asks who plays, plays the game, shows the score, and starts again."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        game: Game,
        language: Language,
        seats: Sequence[Seat] | None = None,
        seed: str | None = None,
        record: Path | None = None,
        options: Facts | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.seats = seats
        self.seed = seed
        self.record_file = record
        self.options = options
        self.title = language.say("cli-title")
        bind(self, language, ("ctrl+q", "quit", "cli-key-quit"))

    def on_mount(self) -> None:
        self.run_worker(self.play(), exclusive=True)

    async def play(self) -> None:
        """Set up, turns, score, again and again."""
        while True:
            seats = self.seats
            if seats is None:
                seats = await self.push_screen_wait(NewGame(self.game, self.language))
            match = Match(self.game, seats, self.seed or new_seed(), self.options)
            await self.play_match(match)
            if self.record_file:
                self.record_file.write_text(match.record().to_json() + "\n", encoding="utf-8")
            if not await self.push_screen_wait(FinalScreen(match, self.language)):
                self.exit()
                return
            self.seats, self.seed = None, None

    async def play_match(self, match: Match) -> None:
        """Show a screen that hides the hands whenever the keyboard passes to another person."""
        looking = match.people[0] if len(match.people) == 1 else None
        while not match.is_over:
            seat = match.seat_to_act
            if seat in match.people and seat != looking:
                await self.push_screen_wait(HandOver(match.names[seat], self.language))
                looking = seat
            await self.push_screen_wait(TableScreen(match, looking, self.language))
