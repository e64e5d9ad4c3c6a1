"""`treetop balance`: many games of bots, counted and drawn."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from treetop.arena.balance import Campaign, study_of, write_report
from treetop.arena.workers import Workers
from treetop.cli.options import read_options
from treetop.cli.progress import progress_bar
from treetop.games import game_named
from treetop.games.seat import check_number_of_players
from treetop.locales import Language


def balance(
    name: str,
    options: Sequence[str],
    games: int,
    players: Sequence[int],
    seed: int,
    workers: Workers,
    out: Path,
    player: str | None,
    console: Console,
    language: Language,
) -> None:
    game = game_named(name)
    for count in players:
        check_number_of_players(count, game.seats)
    study = study_of(game, read_options(options), player)
    campaign = Campaign(study, games, list(players or game.seats), seed)
    played = []
    with progress_bar(console) as progress:
        bar = progress.add_task(language.say("arena-balance-playing"), total=games * len(campaign.players))
        for task, batch in campaign.play(workers):
            played.append((task, batch))
            progress.advance(bar, len(task[1]))
    command = ["treetop", "balance", name, "--games", str(games), "--seed", str(seed)]
    command += [word for count in players for word in ("--players", str(count))]
    command += ["--player", player] if player else []
    command += [word for option in options for word in ("--option", option)]
    document = study.document(campaign.joined(played), shlex.join(command), language)
    for file in write_report(document, out):
        console.print(language.say("arena-written", file=str(file)), soft_wrap=True)
