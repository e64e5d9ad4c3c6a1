"""`treetop simulate`: many random games, as records or as a summary."""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Any, TextIO

from rich.console import Console
from rich.table import Table

from treetop.cli.progress import progress_bar
from treetop.cli.terminal.form import TerminalForm, terminal_form
from treetop.games.errors import Malformed
from treetop.games.game import Action, Facts, Game, Position, ScoreSheet
from treetop.locales import Language, Message
from treetop.records import Record


@dataclass(frozen=True)
class Played:
    """One random game."""

    start: Position
    end: Position
    actions: tuple[Action, ...]
    turns: int
    seed: str


@dataclass
class Summary:
    form: TerminalForm
    scores: list[tuple[int, ...]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    corners: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played, sheet: ScoreSheet) -> None:
        self.scores.append(sheet.outcome.scores)
        self.wins.update(sheet.outcome.winners)
        self.turns.append(played.turns)
        self.decisions.append(len(played.actions))
        self.corners.update(self.form.corners_of(sheet))


def simulate(
    game: Game, players: int, games: int, seed: int, options: Facts, jsonl: str | None, language: Language
) -> None:
    """Write records to a file, or to standard output, where nothing else is written then."""
    if players not in game.seats:
        raise Malformed(Message.of("cli-players", given=players, least=game.seats[0], most=game.seats[-1]))
    console = Console(stderr=jsonl == "-", highlight=False, markup=False)
    summary = Summary(terminal_form(game))
    with ExitStack() as stack:
        file = open_records(jsonl, stack)
        progress = stack.enter_context(progress_bar(console, transient=True, disable=not console.is_terminal))
        task = progress.add_task(language.say("cli-simulating"), total=games)
        for played in random_games(game, players, games, seed, options):
            if file:
                file.write(Record.of(played.start, played.actions, played.seed).to_json() + "\n")
            summary.add(played, played.end.score_sheet())
            progress.advance(task)
    if jsonl != "-":
        for table in tables(summary, language):
            console.print(table)


def open_records(jsonl: str | None, stack: ExitStack) -> TextIO | None:
    if jsonl in (None, "-"):
        return sys.stdout if jsonl else None
    assert jsonl is not None
    return stack.enter_context(open(jsonl, "w", encoding="utf-8"))


def random_games(game: Game, players: int, games: int, seed: int, options: Facts) -> Iterator[Played]:
    """The same seed gives the same games; asking for more adds to them."""
    for number in range(games):
        name = f"treetop/simulate/{game.name}/{players}/{seed}/{number}"
        own_seed = hashlib.sha256(name.encode()).hexdigest()[:32]
        yield play_at_random(game.new(players, own_seed, options), own_seed, Random(name))


def play_at_random(start: Position, seed: str, rng: Random) -> Played:
    position = start
    actions: list[Any] = []
    turns, seat = 1, start.seat_to_act
    while position.seat_to_act is not None:
        legal = position.legal_actions
        actions.append(legal[rng.randrange(len(legal))])
        position = position.after(actions[-1])
        if position.seat_to_act not in (seat, None):
            turns, seat = turns + 1, position.seat_to_act
    return Played(start, position, tuple(actions), turns, seed)


def tables(summary: Summary, language: Language) -> Iterator[Table]:
    yield seats_table(summary, language)
    yield numbers_table(summary, language)


def seats_table(summary: Summary, language: Language) -> Table:
    table = Table()
    for name in ("cli-seat", "cli-mean-points", "cli-least-points", "cli-most-points", "cli-wins"):
        table.add_column(language.say(name), justify="right")
    for seat, points in enumerate(zip(*summary.scores, strict=True)):
        wins = percent(summary.wins[seat], len(summary.scores), language)
        table.add_row(
            str(seat + 1), decimal(mean(points), language), str(min(points)), str(max(points)), wins
        )
    return table


def numbers_table(summary: Summary, language: Language) -> Table:
    table = Table(show_header=False)
    games = len(summary.scores)
    table.add_row(language.say("cli-games"), language.say("cli-number", number=games))
    table.add_row(language.say("cli-mean-turns"), decimal(mean(summary.turns), language))
    table.add_row(language.say("cli-mean-decisions"), decimal(mean(summary.decisions), language))
    for corner in summary.form.corners:
        if summary.corners[corner]:
            table.add_row(
                language.say(f"{summary.form.game.name}-cli-corner-{corner}"),
                percent(summary.corners[corner], games, language),
            )
    return table


def decimal(value: float, language: Language) -> str:
    return language.say("cli-decimal", number=float(value))


def percent(part: int, whole: int, language: Language) -> str:
    return language.say("cli-percent", share=part / whole)
