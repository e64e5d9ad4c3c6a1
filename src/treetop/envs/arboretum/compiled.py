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
    mark_discards,
    mark_held,
    mark_legal,
    mark_planted,
    sort_hand,
)
from treetop.envs.reward import reward
from treetop.envs.seating import RANDOM, Outcome, Seating, move_on, seat_rivals, sit_down
from treetop.games.arboretum.playout import act_at_random, deal_at_random
from treetop.games.arboretum.rules import apply
from treetop.games.arboretum.scoring import score, wins
from treetop.games.arboretum.state import OVER
from treetop.kernel.copying import clear
from treetop.kernel.rule import entry, helper
from treetop.players.arboretum.compiled import ANALYSIS
from treetop.players.arboretum.evaluation import decide_inattentively
from treetop.players.arboretum.paths import study_arboretums
from treetop.players.arboretum.rollout import act


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
        clear(cards[i])
        clear(trees[i])
        clear(places[i])
        clear(hand[i])
        clear(mask[i])
        held = len(cards[i]) // 4
        mark_held(state, seats[i], top_only, cards[i, :held])
        mark_planted(state, seats[i], cards[i, held : 2 * held])
        mark_discards(state, seats[i], top_only, cards[i, 2 * held :])
        describe_table(state, seats[i], table[i])
        list_trees(state, seats[i], trees[i])
        list_places(state, seats[i], state.at, places[i])
        sort_hand(state, seats[i], hand[i])
        mark_legal(state, seats[i], 0, 1, mask[i])


@entry
def codes_of(states: Any, actions: Any, codes: Any) -> None:
    for i in range(len(states)):
        codes[i] = code_of(states[i], actions[i])


@entry
def actions_of(states: Any, codes: Any, actions: Any) -> None:
    for i in range(len(states)):
        actions[i] = action_of(states[i], codes[i])


@entry
def begin_all(states: Any, words: Any, opening: int, seating: Seating, seeds: Any) -> None:
    """Deal every game anew from its seed."""
    analysis: Any = np.zeros(1, ANALYSIS)
    for i in range(len(states)):
        sit_down(seating, i, seeds[i])
        begin(states[i], words[i], opening, seating, i, analysis[0])


@entry
def step_all(states: Any, words: Any, opening: int, seating: Seating, actions: Any, outcome: Outcome) -> int:
    """One action of each game's learner; a game that ends is counted and dealt anew.

    Returns how many actions were illegal; they are not done.
    """
    illegal = 0
    analysis: Any = np.zeros(1, ANALYSIS)
    for i in range(len(states)):
        state = states[i]
        if seating.learner[i] < 0:
            illegal += step_alone(state, words[i], opening, seating, i, actions[i], outcome)
        else:
            illegal += step_against(state, words[i], opening, seating, i, actions[i], outcome, analysis[0])
    return illegal


@helper
def begin(state: Any, words: Any, opening: int, seating: Seating, i: int, analysis: Any) -> None:
    """Deal a game and let the others act until it is the learner's turn."""
    deal(state, words, opening, seating, i)
    if seating.learner[i] >= 0:
        seat_rivals(seating, i)
        let_others_act(state, seating, i, analysis)


@helper
def deal(state: Any, words: Any, opening: int, seating: Seating, i: int) -> None:
    """Deal into a used state, given as such and as the words that it is made of."""
    for word in range(len(words)):
        words[word] = 0
    deal_at_random(state, seating.players, opening, seating.chance[i])
    seating.seats[i] = state.seat


@helper
def let_others_act(state: Any, seating: Seating, i: int, analysis: Any) -> None:
    """Let the others act until the learner's turn or the end of the game.

    Each goes by its row of weights; whoever has none plays at random.
    """
    rng, rivals, learner = seating.chance[i], seating.rivals[i], seating.learner[i]
    studied = 0
    while state.phase != OVER and state.seat != learner:
        rival = rivals[state.seat]
        if rival == RANDOM:
            act_at_random(state, rng)
            studied = 0
        else:
            if studied == 0:
                study_arboretums(analysis, state)
                studied = 1
            act(analysis, state, decide_inattentively(analysis, state, seating.judges[rival], rng))
    seating.seats[i] = state.seat


@helper
def step_alone(
    state: Any, words: Any, opening: int, seating: Seating, i: int, action: int, outcome: Outcome
) -> int:
    """One action in a game whose seats are all the learner's; returns whether it was illegal."""
    code = code_of(state, action)
    if code == ILLEGAL:
        return 1
    apply(state, code)
    seating.seats[i] = state.seat
    if state.phase == OVER:
        deal_next(state, words, opening, seating, i, outcome)
    return 0


@helper
def deal_next(state: Any, words: Any, opening: int, seating: Seating, i: int, outcome: Outcome) -> None:
    settle(state, seating, i, outcome)
    deal(state, words, opening, seating, i)


@helper
def step_against(
    state: Any,
    words: Any,
    opening: int,
    seating: Seating,
    i: int,
    action: int,
    outcome: Outcome,
    analysis: Any,
) -> int:
    """One action of the learner's, and the others' until it is the learner's turn again; returns whether it
    was illegal."""
    code = code_of(state, action)
    if code == ILLEGAL:
        return 1
    apply(state, code)
    answer(state, words, opening, seating, i, outcome, analysis)
    return 0


@helper
def answer(
    state: Any, words: Any, opening: int, seating: Seating, i: int, outcome: Outcome, analysis: Any
) -> None:
    """Let the others act until it is the learner's turn again, in this game or the next."""
    let_others_act(state, seating, i, analysis)
    if state.phase == OVER:
        settle(state, seating, i, outcome)
        move_on(seating, i)
        begin(state, words, opening, seating, i, analysis)


@helper
def settle(state: Any, seating: Seating, i: int, outcome: Outcome) -> None:
    """Count the game; each seat's points, and its reward."""
    outcome.over[i] = 1
    scores, players = outcome.scores[i], seating.players
    score(state)
    winners = 0
    for seat in range(players):
        scores[seat] = state.total[seat]
        winners += wins(state, seat)
    for seat in range(players):
        share = wins(state, seat) / winners
        outcome.rewards[i, seat] = reward(seating.reward, players, seat, scores, share)
