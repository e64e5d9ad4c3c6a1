"""Entries into a learner's games of Tree Society: many at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.reward import reward
from treetop.envs.seating import RANDOM, Outcome, Seating, move_on, seat_rivals, sit_down
from treetop.envs.tree_society.observation import (
    describe_seats,
    describe_table,
    list_market,
    mark_fruit,
    mark_guild,
    mark_legal,
)
from treetop.games.tree_society import legality, opening, rules, scoring, sight
from treetop.games.tree_society.codes import ACTIONS, LEGAL
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.legality import list_legal
from treetop.games.tree_society.state import MOST_LEGAL, OVER
from treetop.kernel.chance import below, sow
from treetop.kernel.copying import clear
from treetop.kernel.rule import entry, helper
from treetop.players.tree_society.lookahead import GREEDY, greedy_choice, lapse_of, planned_choice

SCRATCH = 3
"""States in which an opponent looks ahead."""
SEEDS = 1 << 30


@entry
def observe_all(
    states: Any,
    viewers: Any,
    deck: Bytes,
    fruit: Any,
    guild: Any,
    stalls: Any,
    market: Any,
    revealed: Any,
    table: Any,
    seats: Any,
    mask: Any,
) -> None:
    """Write what each game's viewer sees into row after row of the arrays."""
    legal: Any = np.zeros(MOST_LEGAL, np.int64)
    cards = deck.view(DECK)[0]
    for i in range(len(states)):
        state = states[i]
        clear(fruit[i])
        clear(guild[i])
        clear(mask[i])
        mark_fruit(state, viewers[i], fruit[i])
        mark_guild(state, viewers[i], guild[i])
        list_market(state, stalls[i], market[i], revealed[i])
        describe_table(state, table[i])
        describe_seats(state, viewers[i], seats[i])
        mark_legal(state, cards, viewers[i], legal, mask[i])


@helper
def judged_choice(state: Any, deck: Any, blank: Any, judge: Any, scratch: Any, legals: Any, rng: Any) -> int:
    """What an opponent does by what its seat sees: `judge` holds its kind, and its lapses in 1000."""
    unseen = legals[1]
    lapse = lapse_of(judge[1], rng)
    scratch[0] = blank
    sight.see(state, state.seat, scratch[0])
    sight.deal_unseen(scratch[0], deck, unseen, rng)
    if judge[0] == GREEDY:
        return greedy_choice(scratch, 0, deck, legals[0], lapse)
    return planned_choice(scratch, deck, legals, lapse)


@helper
def let_others_act(
    state: Any, deck: Any, blank: Any, seating: Seating, i: int, scratch: Any, legals: Any
) -> None:
    """Let the others act until the learner's turn or the end of the game."""
    rng, rivals, learner = seating.chance[i], seating.rivals[i], seating.learner[i]
    while state.phase != OVER and state.seat != learner:
        rival = rivals[state.seat]
        if rival == RANDOM:
            code = legals[0][below(rng, list_legal(state, deck, legals[0]))]
        else:
            code = judged_choice(state, deck, blank, seating.judges[rival], scratch, legals, rng)
        rules.apply(state, deck, code)
    seating.seats[i] = state.seat


@helper
def deal(states: Any, deck: Any, blank: Any, seating: Seating, i: int) -> None:
    states[i] = blank
    sow(states[i].chance, below(seating.chance[i], SEEDS))
    opening.deal(states[i], deck)
    seating.seats[i] = states[i].seat


@helper
def begin(states: Any, deck: Any, blank: Any, seating: Seating, i: int, scratch: Any, legals: Any) -> None:
    """Deal a game and let the others act until it is the learner's turn."""
    deal(states, deck, blank, seating, i)
    if seating.learner[i] >= 0:
        seat_rivals(seating, i)
        let_others_act(states[i], deck, blank, seating, i, scratch, legals)


@entry
def begin_all(states: Any, deck: Bytes, blank: Any, seating: Seating, seeds: Any) -> None:
    """Deal every game anew from its seed."""
    scratch = np.zeros(SCRATCH, STATE)
    legals: Any = np.zeros((2, MOST_LEGAL), np.int64)
    cards = deck.view(DECK)[0]
    for i in range(len(states)):
        sit_down(seating, i, seeds[i])
        begin(states, cards, blank[0], seating, i, scratch, legals)


@entry
def step_all(states: Any, deck: Bytes, blank: Any, seating: Seating, actions: Any, outcome: Outcome) -> int:
    """One action of each game's learner; a game that ends is counted and dealt anew.

    Returns how many actions were illegal; they are not done.
    """
    illegal = 0
    scratch = np.zeros(SCRATCH, STATE)
    legals: Any = np.zeros((2, MOST_LEGAL), np.int64)
    cards, table = deck.view(DECK)[0], blank[0]
    for i in range(len(states)):
        if seating.learner[i] < 0:
            illegal += step_alone(states, cards, table, seating, i, actions[i], outcome)
        else:
            illegal += step_against(states, cards, table, seating, i, actions[i], outcome, scratch, legals)
    return illegal


@helper
def step_alone(
    states: Any, deck: Any, blank: Any, seating: Seating, i: int, action: int, outcome: Outcome
) -> int:
    """One action in a game whose seats are all the learner's; returns whether it was illegal."""
    state = states[i]
    if is_illegal(state, deck, action):
        return 1
    rules.apply(state, deck, action)
    seating.seats[i] = state.seat
    if state.phase == OVER:
        deal_next(states, deck, blank, seating, i, outcome)
    return 0


@helper
def deal_next(states: Any, deck: Any, blank: Any, seating: Seating, i: int, outcome: Outcome) -> None:
    settle(states[i], deck, seating, i, outcome)
    deal(states, deck, blank, seating, i)


@helper
def step_against(
    states: Any,
    deck: Any,
    blank: Any,
    seating: Seating,
    i: int,
    action: int,
    outcome: Outcome,
    scratch: Any,
    legals: Any,
) -> int:
    """One action of the learner's, and the others' until it is the learner's turn again; returns whether it
    was illegal."""
    state = states[i]
    if is_illegal(state, deck, action):
        return 1
    rules.apply(state, deck, action)
    answer(states, deck, blank, seating, i, outcome, scratch, legals)
    return 0


@helper
def answer(
    states: Any,
    deck: Any,
    blank: Any,
    seating: Seating,
    i: int,
    outcome: Outcome,
    scratch: Any,
    legals: Any,
) -> None:
    """Let the others act until it is the learner's turn again, in this game or the next."""
    let_others_act(states[i], deck, blank, seating, i, scratch, legals)
    if states[i].phase == OVER:
        settle(states[i], deck, seating, i, outcome)
        move_on(seating, i)
        begin(states, deck, blank, seating, i, scratch, legals)


@helper
def is_illegal(state: Any, deck: Any, code: int) -> int:
    return 1 if code < 0 or code >= ACTIONS or legality.objection(state, deck, code) != LEGAL else 0


@helper
def settle(state: Any, deck: Any, seating: Seating, i: int, outcome: Outcome) -> None:
    """Count the game; each seat's points, and its reward."""
    outcome.over[i] = 1
    scores, players = outcome.scores[i], seating.players
    winner = scoring.winner(state, deck)
    for seat in range(players):
        scores[seat] = scoring.score(state, deck, seat)
    for seat in range(players):
        share = 1.0 if seat == winner else 0.0
        outcome.rewards[i, seat] = reward(seating.reward, players, seat, scores, share)
