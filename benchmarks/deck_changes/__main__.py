"""What moves the figures of a deck of Tree Society: many copies of it, in each of which every change is made
to a random share of the cards, and a line through what their games show.

    python -m benchmarks.deck_changes                        the deck of new games, five minutes on two cores
    python -m benchmarks.deck_changes --deck mine.toml --copies 200
    python -m benchmarks.deck_changes --weights mine.json    judged by a forecast of one's own
    python -m benchmarks.deck_changes --copies 0 --games 9000    only the deck itself

A row says by how much each figure changes when a change is made to all cards, and in brackets how far off
that may be (95%). Shares are in percentage points. Games are played by the best outlook, as by
`treetop balance --player forecast-1`.

Below the table: what the deck itself shows with 2, 3 and 4 players: who wins by turn order, how often the end
of a game of two is triggered by somebody who has as good as won, what whoever triggers it wins otherwise, and
how much is known by then of who wins.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from benchmarks.deck_changes.changes import CHANGES
from benchmarks.deck_changes.games import play
from benchmarks.deck_changes.judging import FIGURES, SEEDS, Copy, judge
from treetop.arena.balance.tree_society.deck import deck_to_study
from treetop.arena.workers import Processes
from treetop.games.tree_society import Deck
from treetop.players.tree_society.forecast import FORMER_FORECAST, Weights, learnt_weights

Array = np.ndarray[Any, Any]
Z = 1.96
PLAYERS = (2, 3, 4)


def random_copies(count: int, seed: int) -> list[Copy]:
    rng = np.random.default_rng(seed)
    return [
        (dict(zip(CHANGES, rng.random(len(CHANGES)).tolist(), strict=True)), int(rng.integers(SEEDS)))
        for _ in range(count)
    ]


def slopes(copies: Array, figures: Array) -> tuple[Array, Array, Array]:
    """Least squares: the figures with no change, what each change adds, and the standard errors of that."""
    columns = np.column_stack([np.ones(len(copies)), copies])
    found, *_ = np.linalg.lstsq(columns, figures, rcond=None)
    spread = ((figures - columns @ found) ** 2).sum(axis=0) / (len(columns) - columns.shape[1])
    errors = np.sqrt(np.outer(np.diag(np.linalg.inv(columns.T @ columns)), spread))
    return found[0], found[1:], errors[1:]


def table(copies: Array, figures: Array) -> list[str]:
    plain, found, errors = slopes(copies, figures)
    lines = ["| change | " + " | ".join(FIGURES) + " |", "|---" + "|---:" * len(FIGURES) + "|"]
    lines += ["| none | " + " | ".join(f"{value:.1f}" for value in plain) + " |"]
    for name, row, off in zip(CHANGES, found, errors, strict=True):
        cells = [f"{by:+.1f} ({Z * error:.1f})" for by, error in zip(row, off, strict=True)]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def unchanged(deck: Deck, weights: Weights, games: int) -> list[str]:
    """What the deck itself shows."""
    seeds = np.random.default_rng(1).integers(1, SEEDS, games).tolist()
    played = {players: play(deck, players, seeds, weights) for players in PLAYERS}
    seats = ", ".join(
        "–".join(f"{100 * found.win_share(seat):.1f}" for seat in range(players)) + "%"
        for players, found in played.items()
    )
    two = played[2]
    return [
        f"Wins by turn order: {seats}.",
        f"In {100 * two.decided:.1f}% of games of two, whoever triggers the end has as good as won; "
        f"in the others they win {100 * two.open_trigger_wins:.1f}%. "
        f"The forecast then explains {100 * two.settled:.0f}% of the variance of who wins.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deck", help="a deck's name or file; otherwise that of new games")
    parser.add_argument(
        "--copies", type=int, default=60, help=f"more than {len(CHANGES) + 1}, or 0: only the deck itself"
    )
    parser.add_argument("--games", type=int, default=500, help="of each kind with each copy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--weights", default=FORMER_FORECAST, help="a forecast's file; otherwise that of forecast-1"
    )
    asked = parser.parse_args()
    if 0 < asked.copies <= len(CHANGES) + 1:
        parser.error(
            f"--copies: more than {len(CHANGES) + 1} are needed to tell {len(CHANGES)} changes apart"
        )
    deck = deck_to_study({"deck": asked.deck} if asked.deck else {})
    shared = (deck, learnt_weights(asked.weights), asked.games)
    if asked.copies:
        rows, found = [], []
        for (shares, _), figures in Processes().map(judge, shared, random_copies(asked.copies, asked.seed)):
            rows.append(list(shares.values()))
            found.append(figures)
            print(f"\r{len(rows)} of {asked.copies} copies", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        print("\n".join(table(np.array(rows), np.array(found))) + "\n")
    print("\n".join(unchanged(*shared)))


if __name__ == "__main__":
    main()
