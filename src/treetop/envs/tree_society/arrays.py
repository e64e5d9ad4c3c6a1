"""Many games of Tree Society at once, as arrays that feed a learner."""

from __future__ import annotations

import numpy as np

from treetop.envs.encoding import Array
from treetop.envs.games import GamesOnCpu, not_in_arrays
from treetop.envs.tree_society import compiled
from treetop.envs.tree_society.spaces import ARRAYS
from treetop.games.tree_society.compiled import LAYOUT, blank
from treetop.games.tree_society.game import GAME
from treetop.games.tree_society.setup import Setup
from treetop.players import Player
from treetop.players.tree_society import Planner


class TreeSocietyGames(GamesOnCpu):
    """
    >>> games = TreeSocietyGames(1000, players=3, seed=1)
    >>> actions = games.observation["action_mask"].argmax(axis=1)
    >>> step = games.step(actions)
    >>> step.rewards.shape
    (1000, 3)
    """

    game = GAME

    def _blank(self, count: int) -> Array:
        setup = Setup.of(self.players, self.options)
        self._deck = setup.deck.bytes
        self._table = blank().view(LAYOUT.dtype)
        setup.write(self._table[0])
        return np.repeat(self._table, count)

    def _judged_by(self, players: list[Player]) -> Array:
        rows = np.zeros((len(players), 2), np.int64)
        for row, player in zip(rows, players, strict=True):
            if not isinstance(player, Planner):
                raise not_in_arrays(player)
            row[:] = player.arguments["kind"], player.arguments["lapses"]
        return rows

    def _deal(self, part: slice, seeds: Array) -> None:
        compiled.begin_all(self.states[part], self._deck, self._table, self._seating(part), seeds)

    def _act(self, part: slice, actions: Array) -> int:
        seating, outcome = self._seating(part), self._outcome(part)
        return compiled.step_all(self.states[part], self._deck, self._table, seating, actions, outcome)

    def _observe(self, part: slice) -> None:
        seen = (self._flat[name][part] for name in ARRAYS)
        compiled.observe_all(self.states[part], self.seats[part], self._deck, *seen)
