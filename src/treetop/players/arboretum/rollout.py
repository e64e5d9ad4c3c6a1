"""Games played on by weights instead of at random."""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT, apply
from treetop.games.arboretum.scoring import score
from treetop.games.arboretum.state import OVER, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import WEIGHTS, Analysis
from treetop.players.arboretum.evaluation import decide
from treetop.players.arboretum.paths import study, study_arboretums

NEVER = 1 << 20  # no game has so many turns


@rule
def act(analysis: Analysis, state: State, code: int) -> None:
    """Do the player's action and keep the studied arboretums up to date."""
    apply(state, code)
    if FIRST_PLANT <= code < FIRST_DISCARD:
        study(analysis, state, analysis.seat)


@rule
def roll_out(analysis: Analysis, state: State, weights: list[float], last: int) -> int:
    """Play to the end, or through the turn with number `last`, each seat with its row of weights, and count
    the points if the game is over; returns the decisions."""
    study_arboretums(analysis, state)
    decisions = 0
    while state.phase != OVER and state.turn <= last:
        row = weights[state.seat * WEIGHTS : (state.seat + 1) * WEIGHTS]
        act(analysis, state, decide(analysis, state, row))
        decisions += 1
    if state.phase == OVER:
        score(state)
    return decisions
