"""A walk through the interpreted rules, for the test that measures their coverage: games, views, refusals."""

from __future__ import annotations

import sys
from random import Random
from types import ModuleType
from typing import Any

from treetop.games.arboretum.state import State
from treetop.kernel import load

GAMES = 120


def interpreted(name: str) -> ModuleType:
    return load(f"treetop.games.arboretum.{name}", "interpreted")


rules, scoring, sight, playout = map(interpreted, ("rules", "scoring", "sight", "playout"))
sow = load("treetop.kernel.chance", "interpreted").sow


def play(seed: int) -> State:
    """One game by codes, with wrong actions tried on the way and every view taken."""
    rng = Random(seed)
    state = dealt(seed)
    while rules.count_legal(state):
        for code in (*range(7), *rng.sample(range(rules.ACTIONS), 4)):
            rules.objection(state, code)
        card = state.hand[state.seat * 9]
        rules.objection(state, rules.FIRST_PLANT + card * 256 + rng.randrange(256))
        rules.objection(state, rules.FIRST_PLANT + card * 256)
        rules.objection(state, rules.FIRST_DISCARD + card)
        code = rules.legal_action(state, rng.randrange(rules.count_legal(state)))
        assert rules.objection(state, code) == rules.LEGAL
        rules.apply(state, code)
        if rng.random() < 0.1:
            look(state, seed)
    return state


def dealt(seed: int) -> State:
    state, rng = State(), [0]
    sow(rng, seed)
    playout.deal_at_random(state, 2 + seed % 3, seed % 2, rng)
    return state


def look(state: State, seed: int) -> None:
    for seat in range(-1, state.players):
        seen, rng = State(), [0]
        sight.see(state, seat, seed % 2, seen)
        sow(rng, seed)
        sight.deal_unseen(seen, rng)


def count(state: State) -> None:
    scoring.score(state)
    for seat in range(state.players):
        scoring.wins(state, seat)
        scoring.survey(state, seat)
        for species in range(state.species):
            scoring.trace_path(state, seat, species)


def row_of_one_species(last: int) -> State:
    """An arboretum that random play hardly ever grows: a run of one species from 1 up."""
    state: Any = dealt(0)
    for rank in range(last):
        state.hand[0], state.hand_size[0], state.phase, state.seat = rank, 1, 2, 0
        rules.apply(state, rules.FIRST_PLANT + rank * 256 + rank)
    return state  # type: ignore[no-any-return]


def main() -> None:
    for seed in map(int, sys.argv[1:]) if sys.argv[1:] else range(GAMES):
        state = play(seed)
        rules.objection(state, 0)
        count(state)
        look(state, seed)
        other, rng = dealt(seed), [0]
        sow(rng, seed)
        playout.play_out(other, rng)
    for last in (4, 5, 8):
        count(row_of_one_species(last))


if __name__ == "__main__":
    main()
