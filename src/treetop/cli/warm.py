"""`treetop warm`: compile the rules before anybody waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from treetop.games import GAMES
from treetop.games.game import Game
from treetop.locales import Language

MOVES = 12


def warm(console: Console, language: Language) -> None:
    """Compiled rules are kept on disk, so that only the first start after an update takes time."""
    work = list(steps())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(language.say("cli-warming"), total=len(work))
        for step in work:
            step()
            progress.advance(task)
    console.print(language.say("cli-warm"))


def steps() -> Iterator[Callable[[], object]]:
    for game in GAMES.values():
        yield partial(play_a_little, game)
        yield partial(look_and_count, game)


def play_a_little(game: Game) -> None:
    rng = Random(1)
    position = game.new(game.seats[0], "00" * 16)
    for _ in range(MOVES):
        position = position.after(rng.choice(position.legal_actions))


def look_and_count(game: Game) -> None:
    position = game.new(game.seats[0], "00" * 16)
    position.view(0).sample(Random(1)).score_sheet().facts()
