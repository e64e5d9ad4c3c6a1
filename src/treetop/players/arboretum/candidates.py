"""Candidates, and how well a game played on from one of them ended for a seat.

In each round one world is dealt, and every candidate is played on in that same world, so that luck cancels
between candidates. A world is dealt from what the view shows and from nothing else.
"""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT, count_legal, legal_action
from treetop.games.arboretum.scoring import wins
from treetop.games.arboretum.state import CELLS, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import Analysis
from treetop.players.arboretum.evaluation import analyse, worth
from treetop.players.arboretum.rights import standing
from treetop.players.standings import insert
from treetop.players.totals import MARGIN, ONE, POINTS, SHARE, SUCCESS, TOTALS


@rule
def list_candidates(
    analysis: Analysis, state: State, weights: list[float], codes: list[int], worths: list[float], most: int
) -> int:
    """The actions that are worth most by the weights, best first; returns how many there are."""
    analyse(analysis, state, weights)
    count = 0
    for i in range(count_legal(state)):
        code = legal_action(state, i)
        here = worth(analysis, state, code, weights)
        if not looks_alike(codes, worths, count, code, here):
            count = insert(codes, worths, count, most, code, here)
    return count


@rule
def looks_alike(codes: list[int], worths: list[float], count: int, code: int, here: float) -> int:
    """Two places that are worth the same to the same card are enough: most others are their mirror images."""
    alike = 0
    if FIRST_PLANT <= code < FIRST_DISCARD:
        for i in range(count):
            same = (codes[i] - FIRST_PLANT) // CELLS == (code - FIRST_PLANT) // CELLS
            if same and abs(worths[i] - here) < 1e-9:
                alike += 1
    return 1 if alike >= 2 else 0


@rule
def share_of_win(state: State, seat: int) -> float:
    """A17, after `score`: a shared victory is shared."""
    winners = 0
    for other in range(state.players):
        winners += wins(state, other)
    return wins(state, seat) / winners


@rule
def success(state: State, seat: int) -> float:
    """From 0 to 1, after `score`: half for winning, half for how clearly."""
    most = -1
    for other in range(state.players):
        if other != seat:
            most = max(most, state.total[other])
    margin = state.total[seat] - most
    return 0.5 * share_of_win(state, seat) + 0.5 * standing(margin, MARGIN * MARGIN)


@rule
def add_result(totals: list[int], i: int, state: State, seat: int) -> None:
    totals[i * TOTALS + SHARE] += int(ONE * share_of_win(state, seat))
    totals[i * TOTALS + POINTS] += state.total[seat]
    totals[i * TOTALS + SUCCESS] += int(ONE * success(state, seat))
