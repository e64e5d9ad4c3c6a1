"""How the search's games with a deck are summed up."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.decks import FIRST_SEED, completions, lines, play
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.state import BY_SYMBOLS, CARDS, NONE


def noted(winner: int, trigger: int, rounds: int, kept: int, sticking: int = NONE) -> dict[str, Any]:
    """A game of two; `kept` is how many of the players completed their starting card."""
    finished = np.zeros((2, CARDS), bool)
    finished[:kept, 5] = True
    ended_by = BY_SYMBOLS if trigger != NONE else BY_SYMBOLS + 1
    return {
        "winner": winner,
        "trigger": trigger,
        "rounds": rounds,
        "ended_by": ended_by,
        "starting": [5, 5],
        "in_play": np.arange(CARDS) != winner,
        "finished": finished,
        "sticking": sticking,
    }


def test_every_target_is_counted_over_the_games_it_is_about() -> None:
    rows = [noted(0, 0, 9, 2), noted(1, 0, 10, 1), noted(1, 1, 12, 0), noted(1, NONE, 20, 0)]
    assert [line.split(" (")[0].strip() for line in lines(rows)] == [
        "2 players, 4 games",
        "ended by symbols: 75.0%",
        "rounds: 11",
        "wins by turn order: 25.0%",
        "starting cards completed: 37.5%",
        "whoever triggers the end wins: 66.7%",
    ]


def test_of_games_with_an_idea_the_wins_of_the_seat_that_sticks_to_it_are_counted() -> None:
    rows = [noted(0, 0, 9, 0, sticking) for sticking in (0, 1, 1, 1)]
    assert [line.split(" (")[0] for line in lines(rows)] == ["2 players, 4 games: the idea wins 25.0%"]


def test_completions_are_counted_in_the_games_in_which_a_card_is_in_play() -> None:
    rows = [noted(5, 0, 9, 0), noted(1, 0, 9, 2), noted(1, 0, 9, 0)]
    key = shipped_deck().guild_cards[5].key
    assert completions(shipped_deck(), rows)[-1] == (100.0, key)


def test_the_search_plays_whole_games_and_the_same_ones_each_time() -> None:
    first, again = (play(shipped_deck(), 2, FIRST_SEED, playouts=4) for _ in range(2))
    assert (first["rounds"], first["scores"]) == (again["rounds"], again["scores"])
    assert first["ended_by"] != 0


def test_whoever_leaves_the_end_to_others_does_not_trigger_it() -> None:
    rows = [play(shipped_deck(), 2, FIRST_SEED + number, 4, "slow") for number in range(4)]
    assert [row["sticking"] for row in rows] == [0, 0, 1, 1]
    assert all(row["trigger"] != row["sticking"] for row in rows)
