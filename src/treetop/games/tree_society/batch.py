"""Many games of Tree Society at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from treetop.games.tree_society import compiled
from treetop.games.tree_society.deck.deck import Deck
from treetop.kernel.threads import spread

FIRST_GAME = 4


def blank_tables(players: int, count: int) -> np.ndarray[Any, Any]:
    """Empty tables with the guilds of the first game."""
    states = np.repeat(compiled.blank().view(compiled.STATE), count)
    states["players"] = players
    states["plays"][:, :FIRST_GAME] = 1
    return states


def play_random_games(deck: Deck, players: int, seeds: Sequence[int], threads: int | None = None) -> int:
    """Deal and play whole random games; returns the number of decisions."""
    states = blank_tables(players, len(seeds))
    each = np.asarray(seeds, np.int64)
    return spread(
        lambda part: int(compiled.play_games(states[part], deck.bytes, each[part])), len(each), threads
    )
