"""Entries into the compiled judgement: a view as bytes, small integers in and out."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.view import View
from treetop.kernel import Layout
from treetop.kernel.chance import sow
from treetop.kernel.entry import entry
from treetop.players.arboretum.judgement import decide
from treetop.players.arboretum.mind import Mind
from treetop.players.arboretum.paths import study_arboretums

MIND = Layout(Mind).dtype


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
