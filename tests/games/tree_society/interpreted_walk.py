"""A walk through the interpreted rules, for the test that measures their coverage: games, views, refusals."""

from __future__ import annotations

import sys
from copy import copy
from random import Random

from tests.oracles.society_decks import generated
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.codes import ACTIONS, FIRST_BUILD, FIRST_DISCARD
from treetop.games.tree_society.deck.reader import parse_deck
from treetop.games.tree_society.state import CARDS, COINS, DEPTH, MANDATORY, MOST_LEGAL, NONE, State
from treetop.kernel import load

GAMES = 90

rules, scoring, sight, opening, legality, building, effects, market = (
    load(f"treetop.games.tree_society.{name}", "interpreted")
    for name in (
        *("rules", "scoring", "sight", "opening"),
        *("legality", "building", "effects", "market"),
    )
)
sow = load("treetop.kernel.chance", "interpreted").sow


def play(seed: int) -> None:
    """One game by codes, with wrong actions tried on the way and every view taken."""
    rng, state, chance = Random(seed), State(), [0]
    deck = (parse_deck(generated(seed)) if seed % 3 else shipped_deck()).plain
    sow(state.chance, seed)
    sow(chance, seed)
    state.rules, state.players = 2 - (seed % 9 == 8), 2 + seed % 3
    state.draft, state.starting_cards, state.open_memory = seed % 2, 1 - seed // 2 % 2, seed // 2 % 2
    state.half_down, state.end_symbols = seed // 3 % 2, 6 + seed // 4 % 2
    for guild in rng.sample(range(6), 4):
        state.plays[guild] = 1
    opening.deal(state, deck)
    state.keyed = seed % 2
    legal = [0] * MOST_LEGAL
    while number := legality.list_legal(state, deck, legal):
        codes = legal[:number]
        for code in range(ACTIONS) if rng.random() < 0.05 else rng.sample(range(ACTIONS), 20):
            assert (legality.objection(state, deck, code) == 0) == (code in codes)
        for code in codes:
            rules.promised(state, deck, code, seed % 2)
        if rng.random() < 0.2:
            look(state, deck, chance)
        builds = [code for code in codes if FIRST_BUILD <= code < FIRST_DISCARD]
        rules.apply(state, deck, rng.choice(builds if builds and rng.random() < 0.6 else codes))
    legality.objection(state, deck, 0)
    scoring.winner(state, deck)
    rules.promised(state, deck, 0, 0)


def look(state: State, deck: object, chance: list[int]) -> None:
    for seat in range(-1, state.players):
        seen = State()
        sight.see(state, seat, seen)
        scoring.score(seen, deck, max(seat, 0))
        sight.deal_unseen(seen, deck, [0] * 75, chance)


def corners() -> None:
    """What no game with a valid deck comes to, but the functions answer."""
    state, deck = State(), shipped_deck().plain
    state.players, state.plays = 2, [1] * 4 + [0] * 2
    sow(state.chance, 1)
    opening.deal(state, deck)
    rules.play_out(state, deck, [0] * MOST_LEGAL, [12345])
    state.passed_size = DEPTH
    effects.note_passed(state, 0)
    assert state.passed_size == DEPTH
    assert market.draw_guild(State()) == NONE
    state.visible = [1] * 5
    assert opening.first_of_new_type(state, deck) == state.fruit_deck_size - 1
    strange = copy(deck)
    strange.starting, strange.kind, strange.step = [0] * CARDS, [MANDATORY] * CARDS * 3, [COINS] * CARDS * 9
    assert building.can_fulfil(State(), strange, 0, 1) == 1
    bare = State()
    bare.players, bare.plays = 2, [1] * 4 + [0] * 2
    opening.deal(bare, strange)
    assert bare.ongoing == [NONE] * 12


for number in map(int, sys.argv[1:]) if sys.argv[1:] else range(GAMES):
    play(number)
corners()
