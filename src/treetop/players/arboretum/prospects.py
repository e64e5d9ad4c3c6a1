"""How a game of Arboretum stands, for an onlooker who sees every hand but not the draw pile."""

from __future__ import annotations

import numpy as np

from treetop.games.arboretum import Position
from treetop.games.arboretum.compiled import STATE, Bytes
from treetop.games.arboretum.state import UNKNOWN
from treetop.players.arboretum import compiled
from treetop.players.arboretum.temperament import weights
from treetop.players.arboretum.temperaments import BRISK

SEATS = 4
WORLDS = 400
"""So many futures tell a share to a fortieth."""


def prospects(position: Position) -> tuple[float, ...]:
    """Each seat's share of the wins if strategists went on from here, whatever the pile holds."""
    shares = np.zeros(SEATS)
    everybody = np.tile(weights(**BRISK), SEATS)
    scratch, mind = compiled.room_for(1), compiled.blank_mind()
    compiled.prospects(without_pile(position), scratch, mind, everybody, 1, WORLDS, shares)
    return tuple((shares / WORLDS)[: position.players].tolist())


def without_pile(position: Position) -> Bytes:
    seen = position.to_array()
    seen.view(STATE)["pile"][0, : position.pile_size] = UNKNOWN
    return seen
