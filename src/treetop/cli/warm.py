"""`treetop warm`: compile the rules before anybody waits for them."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for_end
from random import Random
from threading import Thread
from typing import Any

from numba.core import event
from rich.console import Console

from treetop.cli.warming import Warming
from treetop.games import GAMES
from treetop.kernel.cache import current_folders, kernel_folder
from treetop.kernel.patience import be_impatient, be_patient
from treetop.kernel.sources import count_compiled_functions, is_ours
from treetop.kernel.threads import cores
from treetop.kernel.unused import delete_unused
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language
from treetop.players import PLAYERS, Player
from treetop.players.review import prospects

MOVES = 14
BUDGET = 0.05
SEED = "00" * 16
STAMP = kernel_folder() / "warm"
"""Exists once everything in this version of the rules has been compiled."""
LOOK_EVERY = 0.2
LOW_PRIORITY = 10


def warm(console: Console, language: Language) -> None:
    """Compiled rules are kept on disk, so that only the first start after an update takes time.

    Each game has a process of its own, whose bots find the rules that it has lowered already.
    """
    context = multiprocessing.get_context("spawn")
    reports = context.SimpleQueue()
    functions = sum(map(functions_of, GAMES))
    with (
        Warming(console, language, functions) as warming,
        ProcessPoolExecutor(min(cores(), len(GAMES)), context, report_to, (reports,)) as pool,
    ):
        left = {pool.submit(use, game) for game in GAMES}
        while left:
            done, left = wait_for(left, LOOK_EVERY)
            while not reports.empty():
                warming.compiled(reports.get())
            for game in done:
                game.result()
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.touch()
    delete_unused(kernel_folder().parent, current_folders())
    console.print(language.say("cli-warm"))


def warm_if_cold(console: Console, language: Language) -> None:
    """Compile and show progress if this version has not been compiled yet."""
    if not STAMP.exists():
        warm(console, language)


@contextmanager
def compiling_behind() -> Iterator[None]:
    """If this version has not been compiled yet, another process does so now, and this one doesn't wait."""
    if STAMP.exists():
        yield
        return
    be_patient()
    compiler = multiprocessing.get_context("spawn").Process(target=warm_quietly)
    compiler.start()
    try:
        yield
    finally:
        compiler.terminate()
        compiler.join()


def warm_quietly() -> None:
    """In a process that others have precedence over."""
    end_with_parent()
    be_impatient()
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    warm(Console(quiet=True), Language())


def functions_of(game: str) -> int:
    """How many functions are compiled for a game, roughly: it needn't use all that it has."""
    return count_compiled_functions(game.replace("-", "_"))


def report_to(reports: Any) -> None:
    """From now on this process tells of every function that it compiles."""
    end_with_parent()
    event.register("numba:compile", Reporter(reports))


def end_with_parent() -> None:
    """Nobody else would stop this process if its parent were killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_and_end(sentinel: int) -> None:
        wait_for_end([sentinel])
        os._exit(1)

    Thread(target=wait_and_end, args=(parent.sentinel,), daemon=True).start()


class Reporter(event.Listener):
    """Puts the name of each of our modules into a queue as often as it has a function compiled."""

    def __init__(self, reports: Any) -> None:
        self._reports = reports

    def on_start(self, compiling: Any) -> None: ...

    def on_end(self, compiled: Any) -> None:
        module = compiled.data["dispatcher"].py_func.__module__
        if is_ours(module):
            self._reports.put(module)


def use(game: str) -> None:
    """Do all that tables and terminals do with a game."""
    use_rules(game)
    use_players(game)
    use_search(game)
    build_for_browser(game)


def use_rules(game: str) -> None:
    """Play, show, tell and score a whole game."""
    rng = Random(1)
    position = GAMES[game].new(2, SEED)
    while position.seat_to_act is not None:
        for seat in (position.seat_to_act, None):
            view = position.view(seat)
            view.facts()
            view.score()
        action = rng.choice(position.legal_actions)
        position.tell(action, None)
        position = position.after(action)
    position.score_sheet().facts()
    GAMES[game].new(2, SEED).view(0).sample(rng)


def use_players(game: str) -> None:
    """Ask all players but the last; they answer quickly."""
    for player in [*PLAYERS[game].values()][:-1]:
        ask(game, player)


def use_search(game: str) -> None:
    """Ask the last player, who searches, and estimate chances, as a review does."""
    ask(game, [*PLAYERS[game].values()][-1])
    prospects(opening(game))


def build_for_browser(game: str) -> None:
    """The game's kernel as WebAssembly, if it brings one."""
    if exports := GAMES[game].parts.get("wasm"):
        build_kernel(exports)


def ask(game: str, player: Player) -> None:
    """Ask twice, because compiling may use up the time for the first answer."""
    position = opening(game)
    for seed in (1, 2):
        player.choose(position.view(position.seat_to_act), seed, BUDGET)


def opening(name: str) -> Any:
    """A position after a few random moves, before the end."""
    rng = Random(1)
    position = GAMES[name].new(2, SEED)
    for _ in range(MOVES):
        after = position.after(rng.choice(position.legal_actions))
        if after.is_over:
            break
        position = after
    return position
