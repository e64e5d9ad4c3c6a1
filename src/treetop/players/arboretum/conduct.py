"""Games played by temperaments instead of at random."""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT, apply
from treetop.games.arboretum.scoring import score
from treetop.games.arboretum.state import OVER, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.judgement import decide
from treetop.players.arboretum.mind import WEIGHTS, Mind
from treetop.players.arboretum.paths import study, study_arboretums


@rule
def act(mind: Mind, state: State, code: int) -> None:
    """Do the thinker's action and keep the studied arboretums up to date."""
    apply(state, code)
    if FIRST_PLANT <= code < FIRST_DISCARD:
        study(mind, state, mind.seat)


@rule
def conduct(mind: Mind, state: State, weights: list[float], rng: list[int]) -> int:
    """Play to the end, each seat with its row of weights, and count the points; returns the decisions."""
    study_arboretums(mind, state)
    decisions = 0
    while state.phase != OVER:
        row = weights[state.seat * WEIGHTS : (state.seat + 1) * WEIGHTS]
        act(mind, state, decide(mind, state, row, rng))
        decisions += 1
    score(state)
    return decisions
