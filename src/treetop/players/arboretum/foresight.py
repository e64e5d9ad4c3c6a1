"""Kernel: weighing candidates by playing the game on from them, in worlds that agree with a view.

In each round one world is dealt, and every candidate is played on in that same world by temperaments,
so that luck cancels between candidates. A world is dealt from what the view shows and from nothing else.
"""

from treetop.games.arboretum.rules import count_legal, legal_action
from treetop.games.arboretum.scoring import wins
from treetop.games.arboretum.state import State
from treetop.kernel.rule import rule
from treetop.players.arboretum.judgement import ponder, worth
from treetop.players.arboretum.mind import Mind
from treetop.players.arboretum.rights import standing

# Sums are whole numbers, so that they do not depend on the order in which threads add them.
ONE = 1 << 20
MARGIN = 8.0
SHARE, POINTS, SUCCESS = 0, 1, 2
TALLIES = 3


@rule
def list_candidates(
    mind: Mind, state: State, weights: list[float], codes: list[int], worths: list[float], most: int
) -> int:
    """The actions that seem best at a glance, best first; returns how many there are."""
    ponder(mind, state, weights)
    count = 0
    for i in range(count_legal(state)):
        code = legal_action(state, i)
        here = worth(mind, state, code, weights)
        if count < most:
            count += 1
        elif here <= worths[count - 1]:
            continue
        j = count - 1
        while j > 0 and worths[j - 1] < here:
            worths[j] = worths[j - 1]
            codes[j] = codes[j - 1]
            j -= 1
        worths[j] = here
        codes[j] = code
    return count


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
def note(tallies: list[int], i: int, state: State, seat: int) -> None:
    tallies[i * TALLIES + SHARE] += int(ONE * share_of_win(state, seat))
    tallies[i * TALLIES + POINTS] += state.total[seat]
    tallies[i * TALLIES + SUCCESS] += int(ONE * success(state, seat))
