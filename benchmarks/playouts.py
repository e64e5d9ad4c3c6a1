"""Playouts of Arboretum a second on one core, from the middle of a game: `python -m benchmarks.playouts`.

The time is the processor's, so that other work on the machine does not count.
"""

from __future__ import annotations

from random import Random
from time import thread_time

import numpy as np

from treetop.games.arboretum import Position, compiled
from treetop.games.arboretum.compiled import STATE
from treetop.players import PLAYERS
from treetop.players.arboretum import compiled as thinking
from treetop.players.arboretum.weights import BRISK, STRATEGIST, weight_row
from treetop.players.totals import TOTALS

COMMAND = "python -m benchmarks.playouts"
SECONDS = 2.0
UNIFORM = 2000
JUDGED = 50


def middle(players: int) -> Position:
    """Half of the draw pile is left, and the seat to act has drawn its cards."""
    rng = Random(1)
    position = Position.new(players, "0" * 32)
    half = position.pile_size // 2
    builder = PLAYERS["arboretum"]["builder"]
    while position.pile_size > half or position.phase != "plant":
        assert position.seat_to_act is not None
        seat = position.seat_to_act
        position = position.after(builder.choose(position.view(seat), rng.getrandbits(62), 1.0))
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


def judged(position: Position, weights: dict[str, float]) -> float:
    """As the search does it: the hidden cards dealt anew, then one player in every seat."""
    assert position.seat_to_act is not None
    seen = thinking.bytes_of(position.view(position.seat_to_act))
    row = weight_row(**weights)
    codes = np.zeros(1, np.int64)
    thinking.candidates(seen, thinking.blank_analysis(), row, codes, np.zeros(1))
    scratch, analysis = thinking.room_for(2), thinking.blank_analysis()
    totals = np.zeros(TOTALS, np.int64)
    everybody = np.tile(row, 4)
    thinking.sample_rollouts(seen, scratch, analysis, everybody, codes, 1, 0, 1, totals)
    count, begun = 0, thread_time()
    while thread_time() - begun < SECONDS:
        thinking.sample_rollouts(seen, scratch, analysis, everybody, codes, 1, count, count + JUDGED, totals)
        count += JUDGED
    return count / (thread_time() - begun)


def main() -> None:
    table = ["| players | uniform | strategist in a hurry | strategist |", "|---|---|---|---|"]
    for players in (2, 3, 4):
        position = middle(players)
        rates = (uniform(position), judged(position, BRISK), judged(position, STRATEGIST))
        table.append(f"| {players} | " + " | ".join(f"{rate:,.0f}" for rate in rates) + " |")
    print("\n".join([*table, "", COMMAND]))


if __name__ == "__main__":
    main()
