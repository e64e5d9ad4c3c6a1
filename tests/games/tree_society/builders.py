"""Games of players who build whatever there is to build."""

from __future__ import annotations

from random import Random

from treetop.games.tree_society import Position


def played_out(position: Position, rng: Random) -> Position:
    """The end of a game in which nobody throws a card away without need."""
    while not position.is_over:
        legal = list(position.legal_actions)
        builds = [action for action in legal if str(action).startswith("build")]
        keeps = [action for action in legal if not str(action).startswith("discard")]
        position = position.after(rng.choice(builds or keeps or legal))
    return position
