"""`treetop bench`: how fast the engine plays, in a few seconds."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from treetop.games.game import Facts, Game
from treetop.locales import Language

SHARE_OF_WARM_UP = 100


def bench(
    game: Game,
    players: int,
    threads: int,
    seconds: float,
    as_json: bool,
    console: Console,
    language: Language,
) -> None:
    facts = measure(game, players, threads, seconds)
    if as_json:
        print(json.dumps(facts))
    else:
        console.print(_table(facts, language))


def measure(game: Game, players: int, threads: int, seconds: float) -> Facts:
    """Random games on the compiled engine, if the game has one, and through the public API."""
    facts: Facts = {"game": game.name, "players": players, "threads": threads}
    if engine := game.part("bench"):
        facts |= engine.measure(players, threads, seconds / 2)
    api = measure_api(game, players, seconds / 4)
    facts |= {f"api_{name}": value for name, value in api.items()}
    return facts


def measure_api(game: Game, players: int, seconds: float) -> Facts:
    """A Python loop that asks for the legal actions and plays one of them."""
    rng = Random(1)
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        position = game.new(players, f"{games:032x}")
        while position.seat_to_act is not None:
            legal = position.legal_actions
            position = position.after(legal[int(rng.random() * len(legal))])
            decisions += 1
        games += 1
    return _rates(games, decisions, process_time() - start)


def measured(play: Callable[[int, int], int], games_a_thread: int, threads: int, seconds: float) -> Facts:
    """Play chunks of games until the time is up."""
    play(0, SHARE_OF_WARM_UP)
    # One thread is measured in its own processor time, which other programs do not take away from it.
    clock = process_time if threads == 1 else perf_counter
    chunk, games, decisions = games_a_thread * threads, 0, 0
    start = clock()
    while clock() - start < seconds:
        decisions += play(games, chunk)
        games += chunk
    return _rates(games, decisions, clock() - start)


def _rates(games: int, decisions: int, seconds: float) -> Facts:
    return {
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds),
        "games": games,
    }


def _table(facts: Facts, language: Language) -> Table:
    table = Table(show_header=False)
    for name, value in facts.items():
        table.add_row(
            name, language.say("cli-number", number=value) if isinstance(value, int) else str(value)
        )
    return table
