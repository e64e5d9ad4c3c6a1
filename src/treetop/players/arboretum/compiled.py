"""Entries into the compiled evaluation: a view as bytes, small integers in and out.

A record does not keep the memory that it lies in: what an entry works with comes as arguments.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.rules import FIRST_PLANT, apply, count_legal, legal_action
from treetop.games.arboretum.scoring import survey
from treetop.games.arboretum.sight import deal_unseen, list_unseen
from treetop.games.arboretum.state import CELLS, DISCARD, OVER, SECOND_DRAW, UNKNOWN
from treetop.games.arboretum.view import View
from treetop.kernel import Layout
from treetop.kernel.chance import sow
from treetop.kernel.copying import copy
from treetop.kernel.rule import entry
from treetop.players.arboretum.analysis import Analysis
from treetop.players.arboretum.candidates import add_result, list_candidates, share_of_win
from treetop.players.arboretum.evaluation import decide_inattentively
from treetop.players.arboretum.forecast import add_forecast
from treetop.players.arboretum.last_turn import (
    Lines,
    add_garden,
    arrange,
    arrangements,
    count_arrangement,
    count_others,
    hide,
    is_last_turn,
    next_arrangement,
    same_paths,
    take_best_lines,
)
from treetop.players.arboretum.paths import study_arboretums
from treetop.players.arboretum.rollout import NEVER, roll_out
from treetop.players.totals import ROUND_APART

ANALYSIS = Layout(Analysis).dtype
LINES = Layout(Lines).dtype


def blank_analysis() -> Bytes:
    return np.zeros(ANALYSIS.itemsize, np.uint8)


def blank_lines() -> Bytes:
    return np.zeros(LINES.itemsize, np.uint8)


def room_for(states: int) -> Bytes:
    return np.zeros(states * STATE.itemsize, np.uint8)


def bytes_of(view: View) -> Bytes:
    """A copy of what the view holds: all that its seat may know."""
    return view.to_array()


@entry
def choose(view: Bytes, analysis_bytes: Bytes, table: Any, seed: int) -> int:
    """What the seat to act does by its weights, in a table with those under each oversight."""
    state = view.view(STATE)[0]
    analysis = analysis_bytes.view(ANALYSIS)[0]
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    study_arboretums(analysis, state)
    return decide_inattentively(analysis, state, table, rng)


@entry
def candidates(view: Bytes, analysis_bytes: Bytes, weights: Any, codes: Any, worths: Any) -> int:
    """The actions that are worth most by the weights, best first, as many as there is room for."""
    state = view.view(STATE)[0]
    analysis = analysis_bytes.view(ANALYSIS)[0]
    study_arboretums(analysis, state)
    return list_candidates(analysis, state, weights, codes, worths, len(codes))


@entry
def sample_rollouts(
    view: Bytes,
    scratch: Bytes,
    analysis_bytes: Bytes,
    weights: Any,
    network: Any,
    horizon: int,
    codes: Any,
    seed: int,
    first: int,
    last: int,
    totals: Any,
) -> None:
    """Play every candidate on in each round from `first` up to, but not including, `last`: to the end of the
    turn and `horizon` turns further, where the network's forecast ends it.

    `weights` are those of every seat in turn; `scratch` has room for two states.
    """
    seat = view.view(STATE)[0].seat + 0
    words: Any = view.view(np.int64)
    room: Any = scratch.view(np.int64)
    dealt, played = room[: len(words)], room[len(words) : 2 * len(words)]
    world, state = scratch.view(STATE)[0], scratch.view(STATE)[1]
    analysis = analysis_bytes.view(ANALYSIS)[0]
    rng: Any = np.zeros(1, np.int64)
    for number in range(first, last):
        sow(rng, seed + number * ROUND_APART)
        copy(words, dealt)
        deal_unseen(world, rng)
        for i in range(len(codes)):
            copy(dealt, played)
            apply(state, codes[i])
            roll_out(analysis, state, weights, world.turn + horizon)
            if state.phase == OVER:
                add_result(totals, i, state, seat)
            else:
                add_forecast(totals, i, analysis, state, seat, network)


@entry
def prospects(
    position: Bytes, scratch: Bytes, analysis_bytes: Bytes, weights: Any, seed: int, rounds: int, shares: Any
) -> None:
    """Play to the end in one world a round, in which only the draw pile is dealt anew; writes each seat's
    share of the wins. `scratch` has room for a state."""
    words: Any = position.view(np.int64)
    copies: Any = scratch.view(np.int64)[: len(words)]
    state, analysis = scratch.view(STATE)[0], analysis_bytes.view(ANALYSIS)[0]
    rng: Any = np.zeros(1, np.int64)
    for number in range(rounds):
        sow(rng, seed + number * ROUND_APART)
        copy(words, copies)
        for i in range(state.pile_size):
            state.pile[i] = UNKNOWN
        deal_unseen(state, rng)
        roll_out(analysis, state, weights, NEVER)
        for seat in range(state.players):
            shares[seat] += share_of_win(state, seat)
    for seat in range(len(shares)):
        shares[seat] /= rounds


@entry
def counted_as(view: Bytes, scratch: Bytes, codes: Any, code: int) -> int:
    """Which of the codes counted in the last turn stands for an action: itself, or the same card planted
    elsewhere for the same points. `scratch` has room for two states."""
    words: Any = view.view(np.int64)
    room: Any = scratch.view(np.int64)
    size = len(words)
    states = scratch.view(STATE)
    planted, other = states[0], states[1]
    for i in range(len(codes)):
        if codes[i] == code:
            return code
    copy(words, room[:size])
    seat = planted.seat + 0
    apply(planted, code)
    survey(planted, seat)
    for i in range(len(codes)):
        if (codes[i] - FIRST_PLANT) // CELLS == (code - FIRST_PLANT) // CELLS:
            copy(words, room[size : 2 * size])
            apply(other, codes[i])
            survey(other, seat)
            if same_paths(planted, other, seat):
                return int(codes[i])
    return code


@entry
def solve_last_turn(
    view: Bytes,
    scratch: Bytes,
    lines_bytes: Bytes,
    most: int,
    codes: Any,
    visits: Any,
    totals: Any,
) -> int:
    """Count every line of the last turn in every arrangement of what is unseen; returns how many options
    there are, or 0 if it is not the last turn or there are more than `most` arrangements.

    `scratch` has room for six states.
    """
    words: Any = view.view(np.int64)
    room: Any = scratch.view(np.int64)
    size = len(words)
    states = scratch.view(STATE)
    seen, work = states[0], states[1]
    copy(words, room[:size])
    lines = lines_bytes.view(LINES)[0]
    hidden = hide(lines, seen)
    if not is_last_turn(seen) or arrangements(lines, hidden) > most:
        return 0
    list_unseen(seen)
    seat = seen.seat + 0
    sources = count_legal(seen) if seen.phase == SECOND_DRAW else 1
    for i in range(sources):
        copy(words, room[(2 + i) * size : (3 + i) * size])
        drawn = states[2 + i]
        source = -1
        if seen.phase == SECOND_DRAW:
            source = legal_action(seen, i)
            apply(drawn, source)
        count_others(lines, drawn)
        if drawn.phase == DISCARD:
            add_garden(lines, drawn, seat, source, 0)
        else:
            for j in range(count_legal(drawn)):
                copy(room[(2 + i) * size : (3 + i) * size], room[size : 2 * size])
                code = legal_action(drawn, j)
                apply(work, code)
                add_garden(lines, work, seat, source, code)
    ways = 0
    more = 1
    while more:
        ways += 1
        for i in range(sources):
            copy(room[(2 + i) * size : (3 + i) * size], room[size : 2 * size])
            arrange(lines, seen, work)
            source = legal_action(seen, i) if seen.phase == SECOND_DRAW else -1
            count_arrangement(lines, work, seat, source)
        more = next_arrangement(lines, hidden)
    count = take_best_lines(lines, seen.phase, codes, totals)
    for i in range(count):
        visits[i] = ways
    return count
