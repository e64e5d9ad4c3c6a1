"""Many games of Arboretum at once, as arrays that feed a learner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from treetop.envs.arboretum import compiled
from treetop.envs.arboretum.spaces import shapes
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.deal import check_players
from treetop.kernel.threads import spread
from treetop.players import PLAYERS
from treetop.players.arboretum import Heuristic
from treetop.players.arboretum.weights import weight_row

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]

NAMED = 10
"""An error names so many games at most."""


@dataclass(frozen=True)
class Step:
    """What one action in each game has led to. The arrays are overwritten by the next step.

    `rewards` and `scores` are by game and seat, `rewards` zero and `scores` meaningless unless `over`:
    then the game has been dealt anew, and `observation` is of the new one.
    """

    observation: Observation
    rewards: Array
    scores: Array
    over: Array


class ArboretumGames:
    """N games; a game that ends is dealt anew at once. The same for any number of threads.

    >>> games = ArboretumGames(1000, players=2, seed=1)
    >>> observation = games.observe()
    >>> actions = observation["action_mask"].argmax(axis=1)
    >>> step = games.step(actions)
    >>> step.rewards.shape
    (1000, 2)
    """

    def __init__(
        self,
        count: int,
        players: int = 2,
        seed: int = 0,
        opponent: str | None = None,
        opening_discard: bool = False,
        threads: int | None = None,
    ) -> None:
        """Without an `opponent` the learner acts for every seat in turn, else for one seat of each game.

        The opponent is `random` or one of the players who judge at a glance: novice, builder …
        """
        check_players(players)
        self.players = players
        self.opening = int(opening_discard)
        self.threads = threads
        self.states = LAYOUT.blanks(count)
        self._raw = self.states.view(np.uint8).reshape(count, LAYOUT.dtype.itemsize)
        self._rows = np.arange(count)
        self._chance = np.zeros((count, 1), np.int64)
        self._weights = _weights(opponent)
        self._learner = np.full(count, -1 if opponent is None else 0, np.int8)
        self.seats = np.zeros(count, np.int8)
        self._rewards = np.zeros((count, players), np.float32)
        self._scores = np.zeros((count, players), np.int16)
        self._over = np.zeros(count, np.bool_)
        self._flat = {
            name: np.zeros((count, int(np.prod(shape))), np.int8) for name, shape in shapes(players).items()
        }
        self.observation: Observation = {
            name: self._flat[name].reshape(count, *shape) for name, shape in shapes(players).items()
        }
        self.begin(seed)

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<ArboretumGames: {len(self)} games for {self.players} players>"

    def begin(self, seed: int) -> Observation:
        """Deal every game anew."""
        words = np.random.SeedSequence(seed).generate_state(len(self), np.uint64)
        seeds = (words >> np.uint64(2)).astype(np.int64)
        self._spread(
            lambda part: compiled.begin_all(
                self.states[part],
                self._raw[part],
                self._chance[part],
                self._learner[part],
                self.seats[part],
                seeds[part],
                self.players,
                self.opening,
                self._weights,
            )
        )
        return self.observe()

    def observe(self) -> Observation:
        """What the seat to act sees in each game, as docs/research.md describes it."""
        self._spread(self._observe)
        return self.observation

    def step(self, actions: Array) -> Step:
        """One legal action in each game, then the observation of whoever acts next.

        If one of them is illegal, none is done.
        """
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (len(self),):
            raise ValueError(f"{len(self)} actions are needed, not {given.shape}")
        self._check(given)

        def work(part: slice) -> int:
            illegal = self._act(part, given)
            self._observe(part)
            return illegal

        if self._spread(work):
            raise ValueError("the mask has been written into: it allowed what is illegal")
        return Step(self.observation, self._rewards, self._scores, self._over)

    def _check(self, actions: Array) -> None:
        known = (actions >= 0) & (actions < compiled.ACTIONS)
        legal = known & (self._flat["action_mask"][self._rows, actions * known] > 0)
        if not legal.all():
            illegal = np.flatnonzero(~legal)
            raise ValueError(
                f"{len(illegal)} of the actions are illegal, in the games {_some(illegal)}: look at the mask"
            )

    def _act(self, part: slice, actions: Array) -> int:
        return compiled.step_all(
            self.states[part],
            self._raw[part],
            self._chance[part],
            self._learner[part],
            self.seats[part],
            actions[part],
            self._rewards[part],
            self._scores[part],
            self._over[part],
            self.players,
            self.opening,
            self._weights,
        )

    def _observe(self, part: slice) -> None:
        flat = self._flat
        compiled.observe_all(
            self.states[part],
            self.seats[part],
            flat["cards"][part],
            flat["table"][part],
            flat["trees"][part],
            flat["places"][part],
            flat["hand"][part],
            flat["action_mask"][part],
        )

    def _spread(self, work: Any) -> int:
        return spread(work, len(self), self.threads)


def _some(games: Array) -> str:
    named = ", ".join(map(str, games[:NAMED].tolist()))
    return named if len(games) <= NAMED else f"{named} …"


def _weights(opponent: str | None) -> Array:
    """The weights by which the opponent judges; none if it plays at random."""
    if opponent is None or opponent == "random":
        return np.zeros(0)
    player = PLAYERS["arboretum"].get(opponent)
    if not isinstance(player, Heuristic):
        raise ValueError(f"{opponent} does not play in arrays")
    row: Array = weight_row(**player.weights)
    return row
