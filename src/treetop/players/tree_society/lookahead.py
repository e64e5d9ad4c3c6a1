"""Players that look ahead, compiled: greedy one action, the planner to the end of the turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.tree_society import codes, legality, rules, sight
from treetop.games.tree_society.building import place_of_ongoing
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.pending import pending_operation
from treetop.games.tree_society.scoring import ongoing_cards
from treetop.games.tree_society.state import DISCARD, FRUITS, MOST_LEGAL, NONE, OVER, PLACES
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry, helper
from treetop.players.tree_society.valuing import ATTENTIVE, LAPSES, RIVALS, seeming_worth

GREEDY = 0
PLANNER = 1
LEAST = -(1 << 40)


@helper
def list_sensible(state: Any, deck: Any, legal: Any) -> int:
    """Legal actions, but a guild is discarded only to make room, or when an effect asks for it."""
    number = legality.list_legal(state, deck, legal)
    if pending_operation(state, deck) == DISCARD:
        return number
    crowded = ongoing_cards(state, state.seat) == PLACES
    sensible = 0
    for i in range(number):
        code = legal[i]
        thrown = code - codes.FIRST_DISCARD if codes.FIRST_DISCARD <= code < codes.FIRST_ROW else NONE
        if thrown == NONE or (crowded and place_of_ongoing(state, state.seat, thrown) != NONE):
            legal[sensible] = code
            sensible += 1
    return sensible


@helper
def greedy_choice(states: Any, at: int, deck: Any, legal: Any, lapse: int) -> int:
    """The action after which the position is worth most; states[at + 1] is scratch."""
    number = list_sensible(states[at], deck, legal)
    seat = states[at].seat
    best = LEAST
    chosen: int = legal[0]
    if number == 1:
        return chosen
    for i in range(number):
        states[at + 1] = states[at]
        rules.apply(states[at + 1], deck, legal[i])
        value = seeming_worth(states[at + 1], deck, seat, lapse)
        if value > best:
            best, chosen = value, legal[i]
    return chosen


@helper
def advantage(state: Any, deck: Any, seat: int, lapse: int) -> int:
    """What a position is worth to a seat, less half of what it is worth to its best rival."""
    own = seeming_worth(state, deck, seat, lapse)
    if lapse & RIVALS:
        return int(2 * own)
    rival = LEAST
    for other in range(state.players):
        if other != seat:
            rival = max(rival, seeming_worth(state, deck, other, lapse))
    return int(2 * own - rival)


@helper
def finish_turn(states: Any, at: int, deck: Any, legal: Any, lapse: int) -> None:
    """Play greedily until the turn is over."""
    turn = states[at].turn
    while states[at].turn == turn and states[at].phase != OVER:
        rules.apply(states[at], deck, greedy_choice(states, at, deck, legal, lapse))


@helper
def planned_choice(states: Any, deck: Any, legals: Any, lapse: int) -> int:
    """The action that leads to the best end of the turn; states[1:] is scratch."""
    number = list_sensible(states[0], deck, legals[0])
    seat = states[0].seat
    best = LEAST
    chosen: int = legals[0][0]
    if number == 1:
        return chosen
    for i in range(number):
        code = legals[0][i]
        states[1] = states[0]
        rules.apply(states[1], deck, code)
        if states[1].turn == states[0].turn:
            finish_turn(states, 1, deck, legals[1], lapse)
        value = advantage(states[1], deck, seat, lapse)
        if value > best:
            best, chosen = value, code
    return chosen


@helper
def lapse_of(lapses: int, rng: Any) -> int:
    """What is overlooked in a decision, if each thing is overlooked in `lapses` of 1000 decisions."""
    lapse = ATTENTIVE
    for i in range(LAPSES):
        if below(rng, 1000) < lapses:
            lapse |= 1 << i
    return lapse


@entry
def choose(view: Bytes, deck: Bytes, kind: int, lapses: int, seed: int) -> int:
    """What a player of this kind does in one world that agrees with the view."""
    scratch = np.zeros(3, STATE)
    legals: Any = np.zeros((2, MOST_LEGAL), np.int64)
    rng: Any = np.zeros(1, np.int64)
    unseen: Any = np.zeros(FRUITS, np.int64)
    cards = deck.view(DECK)[0]
    scratch[0] = view.view(STATE)[0]
    sow(rng, seed)
    lapse = lapse_of(lapses, rng)
    sight.deal_unseen(scratch[0], cards, unseen, rng)
    if kind == GREEDY:
        return greedy_choice(scratch, 0, cards, legals[0], lapse)
    return planned_choice(scratch, cards, legals, lapse)


@helper
def hide_decks(state: Any) -> None:
    """Nobody knows the order of the decks."""
    for i in range(state.fruit_deck_size):
        state.fruit_deck[i] = -1
    for i in range(state.guild_deck_size):
        state.guild_deck[i] = -1
