"""The same rules give the same games, interpreted and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from treetop.games.tree_society import compiled, shipped_deck
from treetop.games.tree_society.state import MOST_LEGAL, State
from treetop.kernel import load

GAMES = 20


def table(players: int, guilds: tuple[int, ...], draft: int, starting: int) -> State:
    state = State()
    state.players, state.draft, state.starting_cards = players, draft, starting
    for guild in guilds:
        state.plays[guild] = 1
    return state


@pytest.mark.parametrize("guilds", [(0, 1, 2, 3), (1, 3, 4, 5), (0, 2, 4, 5)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_interpreted_and_compiled_games_end_in_the_same_state(players, guilds):
    rules = load("treetop.games.tree_society.rules", "interpreted")
    opening = load("treetop.games.tree_society.opening", "interpreted")
    chance = load("treetop.kernel.chance", "interpreted")
    deck = shipped_deck()
    states = compiled.LAYOUT.blanks(GAMES)
    for seed in range(GAMES):
        compiled.LAYOUT.store(table(players, guilds, seed % 2, seed // 2 % 2), states[seed])
    compiled.play_games(states, deck.bytes, np.arange(GAMES))
    for seed in range(GAMES):
        state, rng = table(players, guilds, seed % 2, seed // 2 % 2), [0]
        chance.sow(state.chance, seed)
        chance.sow(rng, seed + 1)
        opening.deal(state, deck.plain)
        rules.play_out(state, deck.plain, [0] * MOST_LEGAL, rng)
        assert vars(state) == vars(compiled.LAYOUT.plain(states[seed]))
