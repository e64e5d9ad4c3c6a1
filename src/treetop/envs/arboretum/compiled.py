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
from treetop.envs.arboretum.stepping import begin, do, settle
from treetop.games.arboretum.state import OVER
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry
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
    for i in range(len(states)):
        state = states[i]
        mark_cards(state, seats[i], top_only, cards[i])
        describe_table(state, seats[i], table[i])
        list_trees(state, seats[i], trees[i])
        list_places(state, seats[i], places[i])
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
    raw: Any,
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
        sow(chance[i], seeds[i])
        if learner[i] >= 0:
            learner[i] = below(chance[i], players)
        begin(
            states[i],
            raw[i],
            chance[i],
            players,
            opening,
            learner[i],
            rivals[i],
            limits,
            analysis[0],
            weights,
        )
        seats[i] = states[i].seat


@entry
def step_all(
    states: Any,
    raw: Any,
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
        state = states[i]
        over[i] = 0
        for seat in range(players):
            rewards[i, seat] = 0.0
        code = code_of(state, actions[i])
        if code == ILLEGAL:
            illegal += 1
            continue
        do(state, code, chance[i], learner[i], rivals[i], analysis[0], weights)
        if state.phase == OVER:
            over[i] = 1
            settle(state, players, kind, rewards[i], scores[i])
            if learner[i] >= 0:
                learner[i] = (learner[i] + 1) % players
            begin(
                state,
                raw[i],
                chance[i],
                players,
                opening,
                learner[i],
                rivals[i],
                limits,
                analysis[0],
                weights,
            )
        seats[i] = state.seat
    return illegal
