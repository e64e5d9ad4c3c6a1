"""Playouts of Arboretum: uniform ones, and those of the search."""

from __future__ import annotations

from functools import partial
from time import thread_time

import numpy as np

from benchmarks.playouts.rate import SECONDS, played, rate
from treetop.games.arboretum import Position, compiled
from treetop.games.arboretum.compiled import STATE
from treetop.players.arboretum import compiled as thinking
from treetop.players.arboretum.rollout import NEVER
from treetop.players.arboretum.search import FORECAST, weights_in
from treetop.players.arboretum.weights import BRISK, STRATEGIST, weight_row
from treetop.players.totals import TOTALS

UNIFORM = 2000
SAMPLED = 50


def middle(players: int) -> Position:
    """Half of the draw pile is left, and the seat to act has drawn its cards."""
    half = Position.new(players, "0" * 32).pile_size // 2
    position: Position = played(
        "arboretum", players, "builder", lambda at: at.pile_size <= half and at.phase == "plant"
    )
    return position


def uniform(position: Position) -> float:
    """Every legal action equally likely; the cards lie as they lie."""
    start = position.to_array().view(STATE)
    states, seeds = np.repeat(start, UNIFORM), np.arange(UNIFORM)
    compiled.play_out_all(states[:1].copy(), seeds[:1])
    count, spent = 0, 0.0
    while spent < SECONDS:
        states[:] = start[0]
        begun = thread_time()
        compiled.play_out_all(states, seeds + count)
        spent += thread_time() - begun
        count += UNIFORM
    return count / spent


def sampled(weights: dict[str, float], horizon: int, position: Position) -> float:
    """As the search does it: the hidden cards dealt anew, then the same player in every seat, for so many
    turns after the one under way."""
    assert position.seat_to_act is not None
    seen = thinking.bytes_of(position.view(position.seat_to_act))
    row = weight_row(**weights)
    codes = np.zeros(1, np.int64)
    thinking.candidates(seen, thinking.blank_analysis(), row, codes, np.zeros(1))
    scratch, analysis = thinking.room_for(2), thinking.blank_analysis()
    totals, everybody = np.zeros(TOTALS, np.int64), np.tile(row, 4)
    network = weights_in(FORECAST)

    def play(first: int, end: int) -> None:
        thinking.sample_rollouts(
            seen, scratch, analysis, everybody, network, horizon, codes, 1, first, end, totals
        )

    return rate(play, SAMPLED)


COLUMNS = {
    "uniform": uniform,
    "2 turns more": partial(sampled, BRISK, 2),
    "4 turns more": partial(sampled, BRISK, 4),
    "strategist in a hurry": partial(sampled, BRISK, NEVER),
    "strategist": partial(sampled, STRATEGIST, NEVER),
}
