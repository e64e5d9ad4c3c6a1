"""`treetop warm`: compile the rules before anybody waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from treetop.games import GAMES
from treetop.games.game import Game, Position
from treetop.kernel.cache import kernel_folder
from treetop.kernel.sources import PACKAGE
from treetop.locales import Language
from treetop.players import PLAYERS, Player

MOVES = 14
BUDGET = 0.05
SEED = "00" * 16
STAMP = kernel_folder() / f"warm-{sha256(str(PACKAGE).encode()).hexdigest()[:16]}"
"""Lies beside what was compiled, so that it goes when the rules change; Numba keeps each checkout apart."""


def warm(console: Console, language: Language) -> None:
    """Compiled rules are kept on disk, so that only the first start after an update takes time."""
    work = list(steps())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(language.say("cli-warming"), total=len(work))
        for step in work:
            step()
            progress.advance(task)
    STAMP.write_text(SEED)
    console.print(language.say("cli-warm"))


def warm_if_cold(console: Console, language: Language) -> None:
    """A person who has to wait for the compiler sees why, once after an update."""
    if not STAMP.exists():
        warm(console, language)


def steps() -> Iterator[Callable[[], object]]:
    """Acting, looking and counting in every game, then one decision of every player."""
    for game in GAMES.values():
        yield partial(play_a_little, game)
        yield partial(look_and_count, game)
        for player in PLAYERS.get(game.name, {}).values():
            yield partial(think, game, player)


def play_a_little(game: Game) -> Position:
    rng = Random(1)
    position = game.new(game.seats[0], SEED)
    for _ in range(MOVES):
        position = position.after(rng.choice(position.legal_actions))
    return position


def look_and_count(game: Game) -> None:
    game.new(game.seats[0], SEED).view(0).sample(Random(1)).score_sheet().facts()


def think(game: Game, player: Player) -> None:
    """Twice, because compiling may use up the time for the first thought."""
    position = play_a_little(game)
    for _ in range(2):
        if position.seat_to_act is not None:
            player.choose(position.view(position.seat_to_act), seed=1, budget=BUDGET)
