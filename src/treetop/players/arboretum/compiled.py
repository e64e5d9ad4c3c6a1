"""Entries into the compiled judgement: a view as bytes, small integers in and out."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.rules import apply
from treetop.games.arboretum.sight import deal_unseen
from treetop.games.arboretum.view import View
from treetop.kernel import Layout
from treetop.kernel.chance import sow
from treetop.kernel.entry import entry
from treetop.players.arboretum.conduct import conduct
from treetop.players.arboretum.foresight import list_candidates, note
from treetop.players.arboretum.judgement import decide
from treetop.players.arboretum.mind import Mind
from treetop.players.arboretum.paths import study_arboretums

MIND = Layout(Mind).dtype

# Seeds of rounds lie apart, so that those of nearby searches do not meet.
ROUND_APART = 0x9E3779B1


def bytes_of(view: View) -> Bytes:
    """A copy of what the view holds: all that its seat may know."""
    return np.frombuffer(bytearray(view.to_bytes()), np.uint8)


@entry
def choose(view: Bytes, weights: Any, seed: int) -> int:
    """What a temperament does in the seat to act."""
    state = view.view(STATE)[0]
    mind: Any = np.zeros(1, MIND)
    rng: Any = np.zeros(1, np.int64)
    sow(rng, seed)
    study_arboretums(mind[0], state)
    return decide(mind[0], state, weights, rng)


@entry
def candidates(view: Bytes, weights: Any, codes: Any, worths: Any, most: int) -> int:
    """The actions that seem best to a temperament, best first."""
    state = view.view(STATE)[0]
    mind: Any = np.zeros(1, MIND)
    study_arboretums(mind[0], state)
    return list_candidates(mind[0], state, weights, codes, worths, most)


@entry
def foresee(view: Bytes, weights: Any, codes: Any, seed: int, first: int, last: int, tallies: Any) -> None:
    """Play every candidate on in each of the rounds from `first` to before `last`; `weights` by seat."""
    seat = view.view(STATE)[0].seat + 0
    dealt = view.copy()
    played = view.copy()
    mind: Any = np.zeros(1, MIND)
    rng: Any = np.zeros(1, np.int64)
    for number in range(first, last):
        sow(rng, seed + number * ROUND_APART)
        dealt[:] = view
        deal_unseen(dealt.view(STATE)[0], rng)
        luck = rng[0]
        for i in range(len(codes)):
            rng[0] = luck
            played[:] = dealt
            state = played.view(STATE)[0]
            apply(state, codes[i])
            conduct(mind[0], state, weights, rng)
            note(tallies, i, state, seat)
