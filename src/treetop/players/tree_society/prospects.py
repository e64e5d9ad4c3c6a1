"""How a game of Tree Society stands."""

from __future__ import annotations

import numpy as np

from treetop.games.tree_society import Position
from treetop.players.tree_society import forecast

SEATS = 4


def prospects(position: Position) -> tuple[float, ...]:
    """Each seat's share of the wins, as the forecast sees it between two turns."""
    found = np.zeros(SEATS)
    network = forecast.network_with(forecast.learnt_weights())
    forecast.prospects(position.to_array(), position.setup.deck.bytes, network, found)
    return tuple(found[: position.players].tolist())
