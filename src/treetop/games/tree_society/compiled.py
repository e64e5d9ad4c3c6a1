"""Entries into the compiled rules: states and decks as bytes, small integers in and out."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.tree_society import (
    building,
    effects,
    legality,
    opening,
    pending,
    rules,
    scoring,
    selling,
    sight,
)
from treetop.games.tree_society.deck.deck import LAYOUT as DECK_LAYOUT
from treetop.games.tree_society.state import FRUITS, MOST_LEGAL, OVER, State
from treetop.kernel import Layout
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import brief_entry, entry, helper

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Codes = np.ndarray[Any, np.dtype[np.int64]]

LAYOUT = Layout(State)
STATE = LAYOUT.dtype
DECK = DECK_LAYOUT.dtype

_BLANK = LAYOUT.blank()
LAYOUT.store(State(), _BLANK.view(STATE)[0])


def blank() -> Bytes:
    """An empty table."""
    return _BLANK.copy()


def no_actions() -> Codes:
    """Room for the legal actions of any position."""
    return np.zeros(MOST_LEGAL, np.int64)


@brief_entry
def gather(buffer: Bytes, deck: Bytes) -> None:
    opening.gather(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def open_markets(buffer: Bytes, deck: Bytes) -> None:
    opening.open_markets(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def begin(buffer: Bytes, deck: Bytes) -> None:
    opening.begin(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def deal(buffer: Bytes, deck: Bytes, seed: int) -> None:
    """Set up a game for a simulation."""
    sow(buffer.view(STATE)[0].chance, seed)
    opening.deal(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def objection(buffer: Bytes, deck: Bytes, code: int) -> int:
    return legality.objection(buffer.view(STATE)[0], deck.view(DECK)[0], code)


@brief_entry
def apply(buffer: Bytes, deck: Bytes, code: int) -> None:
    rules.apply(buffer.view(STATE)[0], deck.view(DECK)[0], code)


@helper
def seat_from_1(state: Any) -> int:
    return 0 if state.phase == OVER else int(state.seat + 1)


@brief_entry
def to_act(buffer: Bytes) -> int:
    """The seat to act from 1, or 0."""
    return seat_from_1(buffer.view(STATE)[0])


@brief_entry
def after(buffer: Bytes, deck: Bytes, code: int, following: Bytes) -> int:
    """Write the state after an action; returns the seat to act from 1, or 0."""
    # A loop over words is ten times as fast as an assignment of slices.
    words, copies = buffer.view(np.int64), following.view(np.int64)
    for i in range(len(words)):
        copies[i] = words[i]
    state = following.view(STATE)[0]
    rules.apply(state, deck.view(DECK)[0], code)
    return seat_from_1(state)


@brief_entry
def list_legal(buffer: Bytes, deck: Bytes, legal: Any) -> int:
    return legality.list_legal(buffer.view(STATE)[0], deck.view(DECK)[0], legal)


@brief_entry
def price(buffer: Bytes, deck: Bytes, card: int, way: int) -> int:
    return building.price(buffer.view(STATE)[0], deck.view(DECK)[0], card, way)


@brief_entry
def promised(buffer: Bytes, deck: Bytes, code: int, purse: int) -> int:
    return rules.promised(buffer.view(STATE)[0], deck.view(DECK)[0], code, purse)


@brief_entry
def card_in_hand(buffer: Bytes, deck: Bytes) -> int:
    return pending.card_in_hand(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def next_level(buffer: Bytes, card: int) -> int:
    return building.next_level(buffer.view(STATE)[0], card)


@brief_entry
def sale_price(buffer: Bytes, deck: Bytes, fruit: int) -> int:
    return selling.sale_price(buffer.view(STATE)[0], deck.view(DECK)[0], fruit)


@brief_entry
def gained_coins(buffer: Bytes, deck: Bytes, step: int) -> int:
    return effects.gained_coins(buffer.view(STATE)[0], deck.view(DECK)[0], step)


@brief_entry
def may_skip(buffer: Bytes, deck: Bytes) -> int:
    return effects.may_skip(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def count(buffer: Bytes, deck: Bytes, seat: int, term: int) -> int:
    return scoring.count(buffer.view(STATE)[0], deck.view(DECK)[0], seat, term)


@brief_entry
def points_of_level(buffer: Bytes, deck: Bytes, seat: int, level: int) -> int:
    return scoring.points_of_level(buffer.view(STATE)[0], deck.view(DECK)[0], seat, level)


@brief_entry
def score(buffer: Bytes, deck: Bytes, seat: int) -> int:
    return scoring.score(buffer.view(STATE)[0], deck.view(DECK)[0], seat)


@brief_entry
def winner(buffer: Bytes, deck: Bytes) -> int:
    return scoring.winner(buffer.view(STATE)[0], deck.view(DECK)[0])


@brief_entry
def see(buffer: Bytes, seat: int, seen: Bytes) -> None:
    sight.see(buffer.view(STATE)[0], seat, seen.view(STATE)[0])


@brief_entry
def deal_unseen(buffer: Bytes, deck: Bytes, seed: int) -> None:
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    unseen: Any = np.zeros(FRUITS, np.int64)
    sight.deal_unseen(buffer.view(STATE)[0], deck.view(DECK)[0], unseen, rng)


@brief_entry
def any_action(view: Bytes, deck: Bytes, seed: int) -> int:
    """One of the legal actions, all equally likely."""
    rng: Any = np.zeros(1, np.int64)
    legal: Any = np.zeros(MOST_LEGAL, np.int64)
    sow(rng, seed)
    number = legality.list_legal(view.view(STATE)[0], deck.view(DECK)[0], legal)
    return int(legal[below(rng, number)])


@entry
def play_games(states: Any, deck: Bytes, seeds: Any) -> int:
    """Deal and play whole random games into an array of blank states; returns the number of decisions."""
    rng: Any = np.zeros(1, np.int64)
    legal: Any = np.zeros(MOST_LEGAL, np.int64)
    cards = deck.view(DECK)[0]
    decisions = 0
    for i in range(len(states)):
        sow(states[i].chance, seeds[i])
        sow(rng, seeds[i] + 1)
        opening.deal(states[i], cards)
        decisions += rules.play_out(states[i], cards, legal, rng)
    return decisions


@entry
def play_random_games(blank: Bytes, deck: Bytes, buffer: Bytes, first: int, games: int) -> int:
    """Deal and play a random game on an empty table for each seed from `first` on, one after another in the
    same state, which ends as the last of them; returns the number of decisions."""
    state, cards = buffer.view(STATE)[0], deck.view(DECK)[0]
    words, copies = blank.view(np.int64), buffer.view(np.int64)
    rng: Any = np.zeros(1, np.int64)
    legal: Any = np.zeros(MOST_LEGAL, np.int64)
    decisions = 0
    for seed in range(first, first + games):
        for i in range(len(words)):
            copies[i] = words[i]
        sow(state.chance, seed)
        sow(rng, seed + 1)
        opening.deal(state, cards)
        decisions += rules.play_out(state, cards, legal, rng)
    return decisions


@entry
def play_out_all(states: Any, deck: Bytes, seeds: Any) -> int:
    """Play every state of an array to its end at random."""
    rng: Any = np.zeros(1, np.int64)
    legal: Any = np.zeros(MOST_LEGAL, np.int64)
    decisions = 0
    for i in range(len(states)):
        sow(rng, seeds[i])
        decisions += rules.play_out(states[i], deck.view(DECK)[0], legal, rng)
    return decisions


@entry
def step_all(states: Any, deck: Bytes, codes: Any, objections: Any) -> None:
    """Do one action in every state; an illegal one leaves its state as it was and says why."""
    cards = deck.view(DECK)[0]
    for i in range(len(states)):
        objections[i] = legality.objection(states[i], cards, codes[i])
        if objections[i] == 0:
            rules.apply(states[i], cards, codes[i])
