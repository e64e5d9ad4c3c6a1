"""`treetop puzzles mine`: puzzles from many games of bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.console import Console

from treetop.arena.mining import Mine, unique
from treetop.arena.workers import Workers
from treetop.cli.progress import progress_bar
from treetop.locales import Language
from treetop.players.puzzle import Puzzle


def mine(mine: Mine, workers: Workers, out: Path, console: Console, language: Language) -> None:
    found: list[tuple[int, list[Puzzle]]] = []
    with progress_bar(console) as progress:
        bar = progress.add_task(language.say("arena-balance-playing"), total=mine.games)
        for each in mine.dig(workers):
            found.append(each)
            progress.advance(bar)
    puzzles = unique(found)
    out.write_text("".join(f"{puzzle.line()}\n" for puzzle in puzzles), encoding="utf-8")
    for grade, count in sorted(Counter(puzzle.grade for puzzle in puzzles).items()):
        console.print(language.say("puzzles-mined", grade=grade, count=count))
    console.print(language.say("arena-written", file=str(out)), soft_wrap=True)
