"""`treetop balance`: bot games of Tree Society, counted and drawn."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from treetop.arena.balance import Campaign, Figures, Games
from treetop.arena.balance.tree_society.report import write_report
from treetop.games.tree_society import read_deck, shipped_deck
from treetop.games.tree_society.deal import check_players
from treetop.locales import Language


def balance(
    deck_file: Path | None,
    games: int,
    players: Sequence[int],
    seed: int,
    workers: int | None,
    out: Path,
    console: Console,
    language: Language,
) -> None:
    deck = shipped_deck() if deck_file is None else read_deck(deck_file)
    for seats in players:
        check_players(seats)
    campaign = Campaign(deck, games, tuple(players), seed)
    batches: list[Games] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    ) as progress:
        task = progress.add_task(language.say("arena-balance-playing"), total=games * len(campaign.seats))
        for batch in campaign.play(workers):
            batches.append(batch)
            progress.advance(task, len(batch))
    command = ["treetop", "balance", "--games", str(games), "--seed", str(seed)]
    if campaign.seats != Campaign.seats:
        command += [word for seats in players for word in ("--players", str(seats))]
    if deck_file is not None:
        command += ["--deck", str(deck_file)]
    figures = Figures(deck, campaign.gather(batches))
    for file in write_report(figures, shlex.join(command), out, language):
        console.print(language.say("arena-written", file=str(file)), soft_wrap=True)
