"""Entries into a learner's games of Tree Society: many at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.reward import reward
from treetop.envs.rivals import RANDOM, seat_rivals
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
from treetop.games.tree_society.listing import list_legal
from treetop.games.tree_society.state import MOST_LEGAL, OVER
from treetop.kernel.chance import below, sow
from treetop.kernel.copying import clear
from treetop.kernel.rule import entry, helper
from treetop.players.tree_society.lookahead import GREEDY, greedy_choice, planned_choice

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
    """What an opponent does by what its seat sees: `judge` holds its kind, and its noise in 1000."""
    unseen = legals[1]
    number = list_legal(state, deck, legals[0])
    if below(rng, 1000) < judge[1]:
        return int(legals[0][below(rng, number)])
    scratch[0] = blank
    sight.see(state, state.seat, scratch[0])
    sight.deal_unseen(scratch[0], deck, unseen, rng)
    if judge[0] == GREEDY:
        return greedy_choice(scratch, 0, deck, legals[0])
    return planned_choice(scratch, deck, legals)


@helper
def let_others_act(
    state: Any,
    deck: Any,
    blank: Any,
    rng: Any,
    learner: int,
    rivals: Any,
    judges: Any,
    scratch: Any,
    legals: Any,
) -> None:
    """Let the others act until the learner's turn or the end of the game."""
    while state.phase != OVER and state.seat != learner:
        rival = rivals[state.seat]
        if rival == RANDOM:
            code = legals[0][below(rng, list_legal(state, deck, legals[0]))]
        else:
            code = judged_choice(state, deck, blank, judges[rival], scratch, legals, rng)
        rules.apply(state, deck, code)


@helper
def deal(states: Any, i: int, deck: Any, blank: Any, rng: Any) -> None:
    states[i] = blank
    sow(states[i].chance, below(rng, SEEDS))
    opening.deal(states[i], deck)


@helper
def begin(
    states: Any,
    i: int,
    deck: Any,
    blank: Any,
    rng: Any,
    players: int,
    learner: int,
    rivals: Any,
    limits: Any,
    judges: Any,
    scratch: Any,
    legals: Any,
) -> None:
    """Deal a game and let the others act until it is the learner's turn."""
    deal(states, i, deck, blank, rng)
    if learner >= 0:
        seat_rivals(rng, players, rivals, limits)
        let_others_act(states[i], deck, blank, rng, learner, rivals, judges, scratch, legals)


@entry
def begin_all(
    states: Any,
    deck: Bytes,
    blank: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    seeds: Any,
    players: int,
    limits: Any,
    judges: Any,
) -> None:
    """Deal every game anew from its seed."""
    scratch = np.zeros(SCRATCH, STATE)
    legals: Any = np.zeros((2, MOST_LEGAL), np.int64)
    cards = deck.view(DECK)[0]
    for i in range(len(states)):
        begin_game(
            i,
            states,
            cards,
            blank[0],
            chance,
            learner,
            seats,
            rivals,
            seeds,
            players,
            limits,
            judges,
            scratch,
            legals,
        )


@helper
def begin_game(
    i: int,
    states: Any,
    deck: Any,
    blank: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    seeds: Any,
    players: int,
    limits: Any,
    judges: Any,
    scratch: Any,
    legals: Any,
) -> None:
    rng = chance[i]
    sow(rng, seeds[i])
    if learner[i] >= 0:
        learner[i] = below(rng, players)
    begin(states, i, deck, blank, rng, players, learner[i], rivals[i], limits, judges, scratch, legals)
    seats[i] = states[i].seat


@entry
def step_all(
    states: Any,
    deck: Bytes,
    blank: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    kind: int,
    limits: Any,
    judges: Any,
) -> int:
    """One action of each game's learner; a game that ends is counted and dealt anew.

    Returns how many actions were illegal; they are not done.
    """
    illegal = 0
    scratch = np.zeros(SCRATCH, STATE)
    legals: Any = np.zeros((2, MOST_LEGAL), np.int64)
    cards = deck.view(DECK)[0]
    for i in range(len(states)):
        if learner[i] < 0:
            illegal += step_alone(
                i, states, cards, blank[0], chance, seats, actions, rewards, scores, over, players, kind
            )
        else:
            illegal += step_against(
                i,
                states,
                cards,
                blank[0],
                chance,
                learner,
                seats,
                rivals,
                actions,
                rewards,
                scores,
                over,
                players,
                kind,
                limits,
                judges,
                scratch,
                legals,
            )
    return illegal


@helper
def step_alone(
    i: int,
    states: Any,
    deck: Any,
    blank: Any,
    chance: Any,
    seats: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    kind: int,
) -> int:
    """One action in a game whose seats are all the learner's; returns whether it was illegal."""
    state = states[i]
    over[i] = 0
    for seat in range(players):
        rewards[i, seat] = 0.0
    if is_illegal(state, deck, actions[i]):
        return 1
    rules.apply(state, deck, actions[i])
    if state.phase == OVER:
        over[i] = 1
        settle(state, deck, players, kind, rewards[i], scores[i])
        deal(states, i, deck, blank, chance[i])
    seats[i] = state.seat
    return 0


@helper
def step_against(
    i: int,
    states: Any,
    deck: Any,
    blank: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    kind: int,
    limits: Any,
    judges: Any,
    scratch: Any,
    legals: Any,
) -> int:
    """One action of the learner's, and the others' until it is the learner's turn again; returns whether it
    was illegal."""
    state, rng = states[i], chance[i]
    over[i] = 0
    for seat in range(players):
        rewards[i, seat] = 0.0
    if is_illegal(state, deck, actions[i]):
        return 1
    rules.apply(state, deck, actions[i])
    let_others_act(state, deck, blank, rng, learner[i], rivals[i], judges, scratch, legals)
    if state.phase == OVER:
        over[i] = 1
        settle(state, deck, players, kind, rewards[i], scores[i])
        learner[i] = (learner[i] + 1) % players
        begin(states, i, deck, blank, rng, players, learner[i], rivals[i], limits, judges, scratch, legals)
    seats[i] = state.seat
    return 0


@helper
def is_illegal(state: Any, deck: Any, code: int) -> int:
    return 1 if code < 0 or code >= ACTIONS or legality.objection(state, deck, code) != LEGAL else 0


@helper
def settle(state: Any, deck: Any, players: int, kind: int, rewards: Any, scores: Any) -> None:
    """Count the game; each seat's points, and its reward."""
    winner = scoring.winner(state, deck)
    for seat in range(players):
        scores[seat] = scoring.score(state, deck, seat)
    for seat in range(players):
        rewards[seat] = reward(kind, players, seat, scores, 1.0 if seat == winner else 0.0)
