"""The terminal game: people at one keyboard, and bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from treetop.cli.compiler import compiling_behind
from treetop.cli.terminal.app import TerminalGame
from treetop.cli.terminal.match import Match, Seat
from treetop.cli.terminal.seating import seats_for
from treetop.games.chance import seed_bytes
from treetop.games.errors import Malformed
from treetop.games.game import Facts, Game
from treetop.locales import Language, Message

__all__ = ["Match", "Seat", "TerminalGame", "play_in_terminal"]


def play_in_terminal(
    game: Game,
    language: Language,
    console: Console,
    people: Sequence[str],
    bots: Sequence[str],
    seed: str | None,
    record: Path | None,
    options: Facts,
) -> None:
    """If nobody is named, the first screen asks who plays. Raises Malformed before anything is drawn."""
    seats = seats_for(game, people, bots, language) if people or bots else None
    if seed is not None:
        seed_bytes(seed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Malformed(Message.of("cli-no-terminal"))
    with compiling_behind():
        TerminalGame(game, language, seats, seed, record, options).run()
