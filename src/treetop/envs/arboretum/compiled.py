"""Entries into a learner's games of Arboretum: many at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.arboretum.observation import (
    ILLEGAL,
    action_of,
    code_of,
    describe_table,
    list_places,
    list_trees,
    mark_cards,
    mark_legal,
    sort_hand,
)
from treetop.envs.arboretum.stepping import begin, deal_anew, do, settle
from treetop.games.arboretum.rules import apply
from treetop.games.arboretum.state import OVER, PLANTED
from treetop.kernel.chance import below, sow
from treetop.kernel.copying import clear
from treetop.kernel.rule import entry, helper
from treetop.players.arboretum.compiled import ANALYSIS


@entry
def observe_all(
    states: Any,
    seats: Any,
    top_only: int,
    cards: Any,
    table: Any,
    trees: Any,
    places: Any,
    hand: Any,
    mask: Any,
) -> None:
    """Write what each game's viewer sees into row after row of the arrays."""
    cells: Any = np.zeros(PLANTED, np.int16)
    for i in range(len(states)):
        state = states[i]
        clear(cards[i])
        clear(trees[i])
        clear(places[i])
        clear(hand[i])
        clear(mask[i])
        mark_cards(state, seats[i], top_only, cards[i])
        describe_table(state, seats[i], table[i])
        list_trees(state, seats[i], trees[i])
        list_places(state, seats[i], cells, places[i])
        sort_hand(state, seats[i], hand[i])
        mark_legal(state, seats[i], mask[i])


@entry
def codes_of(states: Any, actions: Any, codes: Any) -> None:
    for i in range(len(states)):
        codes[i] = code_of(states[i], actions[i])


@entry
def actions_of(states: Any, codes: Any, actions: Any) -> None:
    for i in range(len(states)):
        actions[i] = action_of(states[i], codes[i])


@entry
def begin_all(
    states: Any,
    words: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    seeds: Any,
    players: int,
    opening: int,
    limits: Any,
    weights: Any,
) -> None:
    """Deal every game anew from its seed."""
    analysis: Any = np.zeros(1, ANALYSIS)
    for i in range(len(states)):
        begin_game(
            i,
            states,
            words,
            chance,
            learner,
            seats,
            rivals,
            seeds,
            players,
            opening,
            limits,
            weights,
            analysis[0],
        )


@helper
def begin_game(
    i: int,
    states: Any,
    words: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    seeds: Any,
    players: int,
    opening: int,
    limits: Any,
    weights: Any,
    analysis: Any,
) -> None:
    state, rng = states[i], chance[i]
    sow(rng, seeds[i])
    if learner[i] >= 0:
        learner[i] = below(rng, players)
    begin(state, words[i], rng, players, opening, learner[i], rivals[i], limits, analysis, weights)
    seats[i] = state.seat


@entry
def step_all(
    states: Any,
    words: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    opening: int,
    kind: int,
    limits: Any,
    weights: Any,
) -> int:
    """One action of each game's learner; a game that ends is counted and dealt anew.

    Returns how many actions were illegal; they are not done.
    """
    illegal = 0
    analysis: Any = np.zeros(1, ANALYSIS)
    for i in range(len(states)):
        if learner[i] < 0:
            illegal += step_alone(
                i, states, words, chance, seats, actions, rewards, scores, over, players, opening, kind
            )
        else:
            illegal += step_against(
                i,
                states,
                words,
                chance,
                learner,
                seats,
                rivals,
                actions,
                rewards,
                scores,
                over,
                players,
                opening,
                kind,
                limits,
                weights,
                analysis[0],
            )
    return illegal


@helper
def step_alone(
    i: int,
    states: Any,
    words: Any,
    chance: Any,
    seats: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    opening: int,
    kind: int,
) -> int:
    """One action in a game whose seats are all the learner's; returns whether it was illegal."""
    state = states[i]
    over[i] = 0
    for seat in range(players):
        rewards[i, seat] = 0.0
    code = code_of(state, actions[i])
    if code == ILLEGAL:
        return 1
    apply(state, code)
    if state.phase == OVER:
        over[i] = 1
        settle(state, players, kind, rewards[i], scores[i])
        deal_anew(state, words[i], chance[i], players, opening)
    seats[i] = state.seat
    return 0


@helper
def step_against(
    i: int,
    states: Any,
    words: Any,
    chance: Any,
    learner: Any,
    seats: Any,
    rivals: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    over: Any,
    players: int,
    opening: int,
    kind: int,
    limits: Any,
    weights: Any,
    analysis: Any,
) -> int:
    """One action of the learner's, and the others' until it is the learner's turn again; returns whether it
    was illegal."""
    state, rng = states[i], chance[i]
    over[i] = 0
    for seat in range(players):
        rewards[i, seat] = 0.0
    code = code_of(state, actions[i])
    if code == ILLEGAL:
        return 1
    do(state, code, rng, learner[i], rivals[i], analysis, weights)
    if state.phase == OVER:
        over[i] = 1
        settle(state, players, kind, rewards[i], scores[i])
        learner[i] = (learner[i] + 1) % players
        begin(state, words[i], rng, players, opening, learner[i], rivals[i], limits, analysis, weights)
    seats[i] = state.seat
    return 0
