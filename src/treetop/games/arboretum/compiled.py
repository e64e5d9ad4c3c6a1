"""Entries into the compiled rules for the friendly layer: states as bytes, small integers in and out."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.arboretum import playout, rules, scoring, sight
from treetop.games.arboretum.state import CELLS, FRONTIER, OVER, UP, State
from treetop.kernel import Layout
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import brief_entry, entry, helper

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Codes = np.ndarray[Any, np.dtype[np.int32]]

LAYOUT = Layout(State)
STATE = LAYOUT.dtype
LOWEST_CELL = -20 * UP


@brief_entry
def deal(buffer: Bytes, players: int, opening_discard: int) -> None:
    rules.deal(buffer.view(STATE)[0], players, opening_discard)


@brief_entry
def open_ground(buffer: Bytes, seat: int) -> None:
    rules.open_ground(buffer.view(STATE)[0], seat)


@brief_entry
def objection(buffer: Bytes, code: int) -> int:
    return rules.objection(buffer.view(STATE)[0], code)


@brief_entry
def apply(buffer: Bytes, code: int) -> None:
    rules.apply(buffer.view(STATE)[0], code)


@helper
def sum_up(state: Any) -> int:
    to_act = 0 if state.phase == OVER else state.seat + 1
    return int(rules.count_legal(state) * 8 + to_act)


@brief_entry
def summary(buffer: Bytes) -> int:
    """What loops ask at every step: 8 times the number of legal actions, plus the seat to act from 1 or 0."""
    return sum_up(buffer.view(STATE)[0])


@brief_entry
def after(buffer: Bytes, code: int, following: Bytes) -> int:
    """Write the state after an action; returns its summary."""
    # A loop over words is ten times as fast as an assignment of slices.
    words, copies = buffer.view(np.int64), following.view(np.int64)
    for i in range(len(words)):
        copies[i] = words[i]
    state = following.view(STATE)[0]
    rules.apply(state, code)
    return sum_up(state)


@brief_entry
def legal_action(buffer: Bytes, index: int) -> int:
    return rules.legal_action(buffer.view(STATE)[0], index)


@helper
def cell_in_frontier(state: Any, cell: int) -> int:
    return int(state.frontier[state.seat * FRONTIER + rules.spot_of(state, state.seat, cell)])


@brief_entry
def frontier_cell(buffer: Bytes, cell: int) -> int:
    """The frontier cell of the seat to act that is this modulo 256."""
    return cell_in_frontier(buffer.view(STATE)[0], cell)


@brief_entry
def offer(buffer: Bytes, index: int) -> int:
    """A legal action's code, and from bit 16 on, where it plants, its cell above the lowest one."""
    state = buffer.view(STATE)[0]
    code = rules.legal_action(state, index)
    if rules.FIRST_PLANT <= code < rules.FIRST_DISCARD:
        cell = cell_in_frontier(state, (code - rules.FIRST_PLANT) % CELLS)
        return code | (cell - LOWEST_CELL) << 16
    return code


@brief_entry
def score(buffer: Bytes) -> None:
    scoring.score(buffer.view(STATE)[0])


@brief_entry
def wins(buffer: Bytes, seat: int) -> int:
    return scoring.wins(buffer.view(STATE)[0], seat)


@brief_entry
def right_to_score(buffer: Bytes, seat: int, species: int) -> int:
    return scoring.right_to_score(buffer.view(STATE)[0], seat, species)


@brief_entry
def canceller(buffer: Bytes, seat: int, species: int) -> int:
    return scoring.canceller(buffer.view(STATE)[0], seat, species)


@brief_entry
def survey(buffer: Bytes, seat: int) -> None:
    scoring.survey(buffer.view(STATE)[0], seat)


@brief_entry
def trace_path(buffer: Bytes, seat: int, species: int) -> int:
    return scoring.trace_path(buffer.view(STATE)[0], seat, species)


@brief_entry
def see(buffer: Bytes, seat: int, top_only: int, seen: Bytes) -> None:
    sight.see(buffer.view(STATE)[0], seat, top_only, seen.view(STATE)[0])


@brief_entry
def deal_unseen(buffer: Bytes, seed: int) -> None:
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    sight.deal_unseen(buffer.view(STATE)[0], rng)


@brief_entry
def any_action(view: Bytes, seed: int) -> int:
    """One of the legal actions, all equally likely."""
    state = view.view(STATE)[0]
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    return rules.legal_action(state, below(rng, rules.count_legal(state)))


@entry
def play_games(states: Any, seeds: Any, players: int, opening_discard: int) -> int:
    """Deal and play whole random games into an array of states; returns the number of decisions."""
    rng: Any = np.zeros(1, np.int64)
    decisions = 0
    for i in range(len(states)):
        sow(rng, seeds[i])
        playout.deal_at_random(states[i], players, opening_discard, rng)
        decisions += playout.play_out(states[i], rng)
    return decisions


@entry
def play_random_games(buffer: Bytes, players: int, opening_discard: int, first: int, games: int) -> int:
    """Deal and play a random game for each seed from `first` on, one after another in the same state, which
    ends as the last of them; returns the number of decisions."""
    state, words = buffer.view(STATE)[0], buffer.view(np.int64)
    rng: Any = np.zeros(1, np.int64)
    decisions = 0
    for seed in range(first, first + games):
        for i in range(len(words)):
            words[i] = 0
        sow(rng, seed)
        playout.deal_at_random(state, players, opening_discard, rng)
        decisions += playout.play_out(state, rng)
    return decisions


@entry
def play_out_all(states: Any, seeds: Any) -> int:
    """Play every state of an array to its end at random."""
    rng: Any = np.zeros(1, np.int64)
    decisions = 0
    for i in range(len(states)):
        sow(rng, seeds[i])
        decisions += playout.play_out(states[i], rng)
    return decisions


@entry
def step_all(states: Any, codes: Codes, objections: Codes) -> None:
    """Do one action in every state; an illegal one leaves its state as it was and says why."""
    for i in range(len(states)):
        objections[i] = rules.objection(states[i], codes[i])
        if objections[i] == 0:
            rules.apply(states[i], codes[i])
