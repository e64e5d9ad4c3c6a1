"""No rule counts from the end of a list: compiled, it would read or write what lies before."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from treetop.games.arboretum.state import State as Arboretum
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.state import MOST_LEGAL
from treetop.games.tree_society.state import State as TreeSociety
from treetop.kernel import load

GAMES = 20


class FromFront(list[int]):
    def __getitem__(self, index: Any) -> Any:
        assert index >= 0
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0
        super().__setitem__(index, value)


def from_front(fields: Any) -> Any:
    """The same state or deck, with lists that refuse to count from their end."""
    for name, value in vars(fields).items():
        if isinstance(value, list):
            setattr(fields, name, FromFront(value))
    return fields


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_rule_of_arboretum_counts_from_the_end(players: int) -> None:
    playout = load("treetop.games.arboretum.playout", "interpreted")
    scoring = load("treetop.games.arboretum.scoring", "interpreted")
    for seed in range(GAMES):
        state, rng = from_front(Arboretum()), FromFront([seed + 1])
        playout.deal_at_random(state, players, seed % 2, rng)
        playout.play_out(state, rng)
        scoring.score(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_rule_of_tree_society_counts_from_the_end(players: int) -> None:
    rules = load("treetop.games.tree_society.rules", "interpreted")
    opening = load("treetop.games.tree_society.opening", "interpreted")
    scoring = load("treetop.games.tree_society.scoring", "interpreted")
    deck = from_front(copy(shipped_deck().plain))
    for seed in range(GAMES):
        state, rng = from_front(TreeSociety()), FromFront([seed + 1])
        state.players, state.plays, state.chance = (
            players,
            FromFront([1] * 4 + [0] * 2),
            FromFront([seed + 2]),
        )
        state.draft = seed % 2
        opening.deal(state, deck)
        rules.play_out(state, deck, FromFront([0] * MOST_LEGAL), rng)
        scoring.winner(state, deck)
