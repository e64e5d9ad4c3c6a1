"""What the search says about a deck of Tree Society, with so few playouts that a game takes a second or two.

    python -m benchmarks.decks --games 150
    python -m benchmarks.decks --games 150 --players 2 --deck canopy
    python -m benchmarks.decks --games 150 --players 2 --idea slow

In `treetop balance --player search`, every decision has 96 playouts for up to 16 candidates; here it has 16
for the best four. The forecast is the same. What the targets of a deck are about is printed, with 95%
intervals; with an idea, how often the one seat wins that sticks to it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from treetop.arena.balance.tree_society.deck import deck_to_study
from treetop.arena.balance.tree_society.games import BotGame
from treetop.arena.balance.tree_society.ideas import IDEAS
from treetop.arena.balance.tree_society.judges import SEARCH, searched
from treetop.arena.interval import wilson
from treetop.games.tree_society import Deck
from treetop.games.tree_society.state import BY_SYMBOLS, NONE

FIRST_SEED = 40_000_000
CANDIDATES = 4

Row = dict[str, Any]
"""What is noted of a game."""


def play(deck: Deck, players: int, seed: int, playouts: int, idea: str | None = None) -> Row:
    """With an idea, seats take turns to stick to it."""
    judge = partial(searched, replace(SEARCH, iterations=playouts, breadth=CANDIDATES))
    sticking = seed // 2 % players if idea else NONE
    row = BotGame(deck, players, seed).play(judge, sticking, IDEAS[idea] if idea else None)
    return row | {"sticking": sticking}


def shown(part: int, whole: int) -> str:
    """A share in percent, with its interval."""
    found = wilson(part / max(1, whole), whole)
    return f"{100 * found.value:.1f}% ({100 * found.low:.1f}–{100 * found.high:.1f})"


def lines(rows: Sequence[Row]) -> list[str]:
    """A line for each target, or for the idea, of games with the same number of players."""
    games, players = len(rows), len(rows[0]["starting"])
    if rows[0]["sticking"] != NONE:
        won = sum(row["winner"] == row["sticking"] for row in rows)
        return [f"{players} players, {games} games: the idea wins {shown(won, games)}"]
    triggered = [row for row in rows if row["trigger"] != NONE]
    wins = [sum(row["winner"] == seat for row in rows) for seat in range(players)]
    kept = sum(int(row["finished"][seat, card]) for row in rows for seat, card in enumerate(row["starting"]))
    ended = sum(row["trigger"] == row["winner"] for row in triggered)
    return [
        f"{players} players, {games} games",
        f"  ended by symbols: {shown(sum(row['ended_by'] == BY_SYMBOLS for row in rows), games)}",
        f"  rounds: {np.median([row['rounds'] for row in rows]):g}",
        f"  wins by turn order: {', '.join(shown(won, games) for won in wins)}",
        f"  starting cards completed: {shown(kept, games * players)}",
        f"  whoever triggers the end wins: {shown(ended, len(triggered))}",
    ]


def completions(deck: Deck, rows: Sequence[Row]) -> list[tuple[float, str]]:
    """How often each card is completed in 100 games in which it is in play, the rarest first."""
    done = np.sum([row["finished"].sum(axis=0) for row in rows], axis=0)
    there = np.sum([row["in_play"] for row in rows], axis=0)
    often = 100 * done / np.maximum(1, there)
    return sorted((float(often[number]), card.key) for number, card in enumerate(deck.guild_cards))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=150, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--playouts", type=int, default=16)
    parser.add_argument("--deck", help="a deck's name or file; otherwise that of new games")
    parser.add_argument("--idea", choices=list(IDEAS))
    asked = parser.parse_args()
    deck = deck_to_study({"deck": asked.deck} if asked.deck else {})
    every: list[Row] = []
    for players in asked.players:
        seeds = range(FIRST_SEED, FIRST_SEED + asked.games)
        rows = [play(deck, players, seed, asked.playouts, asked.idea) for seed in seeds]
        print("\n".join(lines(rows)), flush=True)
        every += rows
    if not asked.idea:
        found = completions(deck, every)
        print("completed in 100 games:", *(f"{key} {often:.1f}" for often, key in (*found[:3], *found[-3:])))


if __name__ == "__main__":
    main()
