"""`treetop warm`: compile the rules before anybody waits for them."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from threading import Thread
from typing import Any

from numba.core import event
from rich.console import Console

from treetop.cli.warming import Warming
from treetop.games import GAMES
from treetop.games.errors import Stale
from treetop.kernel.cache import current_folders, kernel_folder
from treetop.kernel.patience import be_impatient
from treetop.kernel.sources import count_compiled_functions, is_ours
from treetop.kernel.threads import cores
from treetop.kernel.unused import delete_unused
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language, Message
from treetop.players import PLAYERS, Player
from treetop.players.decision import choices_of
from treetop.players.judging import judge
from treetop.players.review import prospects

MOVES = 14
BUDGET = 0.05
JUDGED = 6
SEED = "00" * 16
STAMP = kernel_folder() / "warm"
"""Exists once everything in this version of the rules has been compiled."""
LOOK_EVERY = 0.2


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
                finish(game)
    keep_pages()
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.touch()
    delete_unused(kernel_folder().parent, current_folders())
    console.print(language.say("cli-warm"))


def finish(game: Future[None]) -> None:
    """Raises Stale if a process was killed."""
    try:
        game.result()
    except (BrokenProcessPool, subprocess.CalledProcessError):
        raise Stale(Message.of("cli-warm-killed")) from None


def warm_if_cold(console: Console, language: Language) -> None:
    """Compile and show progress if this version has not been compiled yet."""
    if not STAMP.exists():
        warm(console, language)


def warm_quietly() -> None:
    """Until the process that holds the other end of standard input is gone."""
    Thread(target=end_after, args=(sys.stdin.read,), daemon=True).start()
    be_impatient()
    warm(Console(quiet=True), Language())


def end_after(wait: Callable[[], object]) -> None:
    wait()
    os._exit(1)


def keep_pages() -> None:
    """Compress what browsers fetch, so that no server has to, if there's what serving needs."""
    with suppress(ModuleNotFoundError):
        from treetop.web.kept_catalogue import keep_ahead
        from treetop.web.packages import PackagesMissing

        with suppress(PackagesMissing):
            keep_ahead()


def functions_of(game: str) -> int:
    """How many functions are compiled for a game, roughly: it needn't use all that it has."""
    return count_compiled_functions(game.replace("-", "_"))


def report_to(reports: Any) -> None:
    """From now on this process tells of every function that it compiles. It ends with its parent."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    Thread(target=end_after, args=(parent.join,), daemon=True).start()
    event.register("numba:compile", Reporter(reports))


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
    review(game)
    build_for_browser(game)


def use_rules(game: str) -> None:
    """Play, show, tell and score a whole game."""
    rng = Random(1)
    encoded_view = view_encoder()
    position = GAMES[game].new(2, SEED)
    while position.seat_to_act is not None:
        for seat in (position.seat_to_act, None):
            view = position.view(seat)
            view.facts()
            view.score()
            if encoded_view:
                encoded_view(position, seat)
        action = rng.choice(position.legal_actions)
        position.tell(action, None)
        position = position.after(action)
    position.score_sheet().facts()
    GAMES[game].new(2, SEED).view(0).sample(rng)


def view_encoder() -> Callable[[Any, int | None], Any] | None:
    """What a server writes views with; None without the packages that serving needs."""
    try:
        from treetop.tables.presentation.scene import encoded_view
    except ModuleNotFoundError:
        return None
    return encoded_view


def use_players(game: str) -> None:
    """Ask all players but the last; they answer quickly."""
    for player in [*PLAYERS[game].values()][:-1]:
        ask(game, player)


def use_search(game: str) -> None:
    """Ask the last player, who searches."""
    ask(game, [*PLAYERS[game].values()][-1])


def review(game: str) -> None:
    """Estimate chances and judge decisions, as a review does: some early ones, and the last, which may be
    counted out instead."""
    rng = Random(1)
    positions, actions = [GAMES[game].new(2, SEED)], []
    while not positions[-1].is_over:
        action = rng.choice(positions[-1].legal_actions)
        actions.append(str(action))
        positions.append(positions[-1].after(action))
    prospects(positions[0])
    choices = list(choices_of(positions, actions))
    for step, view, notation in choices[:JUDGED] + choices[-JUDGED:]:
        judge(view, notation, step)


def build_for_browser(game: str) -> None:
    """The game's kernel as WebAssembly, if it brings one. Whoever can reach this server can do without it.

    Raises CalledProcessError if the builder was killed: it may succeed next time.
    """
    if exports := GAMES[game].parts.get("wasm"):
        try:
            build_kernel(exports)
        except subprocess.CalledProcessError as problem:
            if problem.returncode < 0:
                raise
            warnings.warn(f"{game} can't be played without a server: {problem!r}", stacklevel=2)


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
