"""`treetop warm`: compile the rules before anybody waits for them."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from treetop.games import GAMES
from treetop.kernel.cache import current_folders, kernel_folder
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


def warm(console: Console, language: Language) -> None:
    """Compiled rules are kept on disk, so that only the first start after an update takes time.

    First the rules of every game, then its players, who build on them: each in a process of its own.
    """
    stages = [[use_rules], [use_search, use_players, build_for_browser]]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress, workers() as pool:
        task = progress.add_task(language.say("cli-warming"), total=len(GAMES) * sum(map(len, stages)))
        for stage in stages:
            for done in as_completed([pool.submit(part, game) for part in stage for game in GAMES]):
                done.result()
                progress.advance(task)
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.touch()
    delete_unused(kernel_folder().parent, current_folders())
    console.print(language.say("cli-warm"))


def warm_if_cold(console: Console, language: Language) -> None:
    """Compile with a progress bar if this version has not been compiled yet."""
    if not STAMP.exists():
        warm(console, language)


def workers() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn"))


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
