"""The terminal game: people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from treetop.cli.terminal.app import TerminalGame
from treetop.cli.terminal.match import Match, Seat
from treetop.cli.terminal.seating import seats_for
from treetop.games.game import Facts, Game
from treetop.locales import Language

__all__ = ["Match", "Seat", "TerminalGame", "play_in_terminal"]


def play_in_terminal(
    game: Game,
    language: Language,
    people: Sequence[str],
    bots: Sequence[str],
    seed: str | None,
    record: Path | None,
    options: Facts,
) -> None:
    """Without anybody named, a first screen asks who plays."""
    seats = seats_for(game, people, bots, language) if people or bots else None
    TerminalGame(game, language, seats, seed, record, options).run()
