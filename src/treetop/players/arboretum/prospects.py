"""How a game of Arboretum stands, for a spectator who sees every hand but not the draw pile."""

from __future__ import annotations

import numpy as np

from treetop.games.arboretum import Position
from treetop.players.arboretum import compiled
from treetop.players.arboretum.weights import BRISK, weight_row

SEATS = 4
WORLDS = 400
"""Enough for a standard error of a fortieth."""


def prospects(position: Position) -> tuple[float, ...]:
    """Each seat's share of the wins if strategists played on from here, over all orders of the pile."""
    shares = np.zeros(SEATS)
    everybody = np.tile(weight_row(**BRISK), SEATS)
    scratch, analysis = compiled.room_for(1), compiled.blank_analysis()
    compiled.prospects(position.to_array(), scratch, analysis, everybody, 1, WORLDS, shares)
    return tuple(shares[: position.players].tolist())
