"""Many games of Arboretum side by side, as an array of states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np

from treetop.games.arboretum import compiled, playout, rules, scoring
from treetop.games.arboretum.compiled import LAYOUT, Codes
from treetop.games.arboretum.deal import check_players
from treetop.games.arboretum.position import Position
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.state import OVER
from treetop.kernel.chance import sow
from treetop.kernel.rule import entry
from treetop.kernel.threads import spread

Array = np.ndarray[Any, Any]
Seeds = Sequence[int] | Array


class Batch:
    """N games of the same number of players. What happens in a game depends on its own seed alone,
    so any number of threads gives the same games.

    >>> batch = Batch.deal(2, seeds=range(1000))
    >>> decisions = batch.play_out(seeds=range(1000))
    >>> batch.scores.shape
    (1000, 2)
    """

    def __init__(self, states: Array, threads: int | None = None, players: int | None = None) -> None:
        """Say how many play if there may be no states to tell it."""
        self.states = states
        self.threads = threads
        self.players = players or (int(states["players"][0]) if len(states) else 0)

    @classmethod
    def deal(
        cls, players: int, seeds: Seeds, opening_discard: bool = False, threads: int | None = None
    ) -> Self:
        """Shuffle and deal one game for each seed. Fast and reproducible, not unforeseeable (A1-A3)."""
        return cls._made(_deal_all, players, seeds, opening_discard, threads)

    @classmethod
    def random_games(
        cls, players: int, seeds: Seeds, opening_discard: bool = False, threads: int | None = None
    ) -> Self:
        """Whole games, dealt, played at random and counted."""
        return cls._made(compiled.play_games, players, seeds, opening_discard, threads)

    @classmethod
    def _made(
        cls,
        make: Callable[..., object],
        players: int,
        seeds: Seeds,
        opening_discard: bool,
        threads: int | None,
    ) -> Self:
        check_players(players)
        each = _seeds(seeds)
        batch = cls(LAYOUT.blanks(len(each)), threads, players)
        batch._spread(lambda part: make(batch.states[part], each[part], players, int(opening_discard)))
        return batch

    @classmethod
    def of(cls, position: Position, count: int, threads: int | None = None) -> Self:
        """The same position `count` times."""
        return cls(np.full(count, position.record, LAYOUT.dtype), threads, position.players)

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Batch: {len(self)} games for {self.players} players, {int(self.over.sum())} over>"

    def position(self, index: int, setup: Setup) -> Position:
        """One of the games as a position, its species named by a set-up."""
        return Position(setup, np.frombuffer(bytearray(self.states[index].tobytes()), np.uint8))

    def play_out(self, seeds: Seeds) -> int:
        """Play every game to its end at random and count it; returns how many decisions that took."""
        each = _seeds(seeds, len(self))
        return self._spread(lambda part: compiled.play_out_all(self.states[part], each[part]))

    def step(self, codes: Codes) -> Codes:
        """One action in each game. Says for each why it is illegal, or 0; an illegal one changes nothing."""
        given = _codes(codes, len(self))
        objections = np.zeros(len(self), np.int32)
        self._spread(lambda part: compiled.step_all(self.states[part], given[part], objections[part]))
        return objections

    def count_legal(self) -> Codes:
        """How many actions are legal in each game; 0 when it is over."""
        counts = np.zeros(len(self), np.int32)
        self._spread(lambda part: _count_legal_all(self.states[part], counts[part]))
        return counts

    def legal_actions(self, indices: Seeds) -> Codes:
        """In each game the code of its legal action with that index; -1 where there is none."""
        each = _seeds(indices, len(self))
        codes = np.zeros(len(self), np.int32)
        self._spread(lambda part: _legal_action_all(self.states[part], each[part], codes[part]))
        return codes

    def score(self) -> None:
        """Count every game as it stands (A10-A17); afterwards `scores` and `wins` say how."""
        self._spread(lambda part: _score_all(self.states[part]))

    @property
    def over(self) -> Array:
        over: Array = self.states["phase"] == OVER
        return over

    @property
    def seats_to_act(self) -> Array:
        seats: Array = np.where(self.over, -1, self.states["seat"])
        return seats

    @property
    def scores(self) -> Array:
        """Points by game and seat, as last counted."""
        scores: Array = self.states["total"][:, : self.players]
        return scores

    @property
    def wins(self) -> Array:
        """Who has won, by game and seat, as last counted (A17)."""
        standing = self.scores.astype(np.int32) * 64 + self.states["variety"][:, : self.players]
        wins: Array = standing == standing.max(axis=1, keepdims=True, initial=-1)
        return wins

    def _spread(self, work: Any) -> int:
        return spread(work, len(self), self.threads)


def _seeds(seeds: Seeds, count: int | None = None) -> Array:
    each = np.asarray(seeds, np.int64)
    if each.ndim != 1:
        raise ValueError(f"one number for each game is needed, not an array of shape {each.shape}")
    if count is not None and len(each) != count:
        raise ValueError(f"{len(each)} for {count} games")
    return np.ascontiguousarray(each)


def _codes(codes: Codes, count: int) -> Codes:
    """One for each game: compiled code reads as many, whether or not they were given.

    Numbers that no action has become one that is nowhere legal.
    """
    given = np.asarray(codes)
    if given.shape != (count,):
        raise ValueError(f"one code for each of {count} games is needed, not an array of shape {given.shape}")
    if not np.issubdtype(given.dtype, np.integer):
        raise TypeError(f"codes are whole numbers, not {given.dtype}")
    return np.where((given < 0) | (given > rules.ACTIONS), rules.ACTIONS, given).astype(np.int32)


@entry
def _deal_all(states: Any, seeds: Any, players: int, opening_discard: int) -> None:
    rng: Any = np.zeros(1, np.int64)
    for i in range(len(states)):
        sow(rng, seeds[i])
        playout.deal_at_random(states[i], players, opening_discard, rng)


@entry
def _count_legal_all(states: Any, counts: Any) -> None:
    for i in range(len(states)):
        counts[i] = rules.count_legal(states[i])


@entry
def _legal_action_all(states: Any, indices: Any, codes: Any) -> None:
    for i in range(len(states)):
        legal = 0 <= indices[i] < rules.count_legal(states[i])
        codes[i] = rules.legal_action(states[i], indices[i]) if legal else -1


@entry
def _score_all(states: Any) -> None:
    for i in range(len(states)):
        scoring.score(states[i])
