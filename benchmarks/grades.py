"""Grade the puzzles that ship by who finds them now, after the players have changed.

    python -m benchmarks.grades arboretum --write

Prints how many puzzles have which grade, before and after. With `--write`, the file gets the new grades, and
loses the puzzles that every player finds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from pathlib import Path

from treetop.arena.mining import lower_rungs
from treetop.games import GAMES
from treetop.games.game import Game
from treetop.players.puzzle import Puzzle, puzzles_of

TRIES = 15


def grade(game: Game, puzzle: Puzzle) -> int:
    """The level of the strongest player that misses the answers in most of its tries; 0 if none does."""
    position = game.from_notation(puzzle.position)
    view = position.view(position.seat_to_act)
    missed = 0
    for player in lower_rungs(game):
        found = sum(str(player.choose(view, seed, 1.0)) in puzzle.answers for seed in range(TRIES))
        if 2 * found < TRIES:
            missed = player.level
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    puzzles = puzzles_of(game)
    graded = [replace(puzzle, grade=grade(game, puzzle)) for puzzle in puzzles]
    changes = Counter((one.grade, other.grade) for one, other in zip(puzzles, graded, strict=True))
    for (before, after), count in sorted(changes.items()):
        print(f"grade {before} → {after}: {count}")
    if asked.write:
        kept = [puzzle.line() for puzzle in graded if puzzle.grade > 0]
        Path(str(game.part("puzzles"))).write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
