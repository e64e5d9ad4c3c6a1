"""Many games of Arboretum at once, as arrays that feed a learner."""

from __future__ import annotations

import numpy as np

from treetop.envs.arboretum import compiled
from treetop.envs.arboretum.spaces import ARRAYS
from treetop.envs.encoding import Array
from treetop.envs.games import GamesOnCpu, not_in_arrays
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.game import GAME
from treetop.players import Player
from treetop.players.arboretum import Heuristic
from treetop.players.arboretum.analysis import ROWS, WEIGHTS


class ArboretumGames(GamesOnCpu):
    """
    >>> games = ArboretumGames(1000, players=2, seed=1)
    >>> observation = games.observe()
    >>> actions = observation["action_mask"].argmax(axis=1)
    >>> step = games.step(actions)
    >>> step.rewards.shape
    (1000, 2)
    """

    game = GAME

    def _blank(self, count: int) -> Array:
        states = LAYOUT.blanks(count)
        self._words = states.view(np.int64).reshape(count, LAYOUT.dtype.itemsize // 8)
        self._opening = int(self.options["opening_discard"])
        self._top_only = int(self.options["discards"] == "top")
        return states

    def _judged_by(self, players: list[Player]) -> Array:
        rows = np.zeros((len(players), ROWS * WEIGHTS))
        for row, player in zip(rows, players, strict=True):
            if not isinstance(player, Heuristic):
                raise not_in_arrays(player)
            row[:] = player.table
        return rows

    def _deal(self, part: slice, seeds: Array) -> None:
        compiled.begin_all(self.states[part], self._words[part], self._opening, self._seating(part), seeds)

    def _act(self, part: slice, actions: Array) -> int:
        seating, outcome = self._seating(part), self._outcome(part)
        return compiled.step_all(
            self.states[part], self._words[part], self._opening, seating, actions, outcome
        )

    def _observe(self, part: slice) -> None:
        seen = (self._flat[name][part] for name in ARRAYS)
        compiled.observe_all(self.states[part], self.seats[part], self._top_only, *seen)
