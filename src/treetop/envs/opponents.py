"""Opponents: of the ladder by name, players, and policies that are being trained; drawn by weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from numbers import Real
from typing import Any

import numpy as np

from treetop.envs.encoding import Array
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.players import Player, player_named

Named = str | Mapping[str, float]
"""One of the ladder, or several with their weights: `{"novice": 1, "builder": 3}`."""

Policy = Callable[[Any, Array], int]
"""From an observation and a mask to the number of an action."""

Opponent = str | Player | Policy


class Pool:
    """Opponents to draw from. Past selves can be added while the learner goes on learning.

    >>> pool = Pool({"novice": 1, "builder": 3}, size=10)
    >>> pool.add(lambda observation, mask: int(mask.argmax()), weight=2)
    """

    def __init__(self, named: Named | None = None, size: int = 20) -> None:
        """Of those that are added, the last `size` stay."""
        self.size = size
        self.named: list[tuple[Opponent, float]] = list(weighted(named).items()) if named else []
        self.added: list[tuple[Opponent, float]] = []

    def add(self, opponent: Opponent, weight: float = 1.0) -> None:
        _check_opponent(opponent)
        _check_weight("pool", weight)
        self.added = [*self.added, (opponent, weight)][-self.size :]

    def draw(self, rng: np.random.Generator) -> Opponent:
        """Raises Malformed if there is none."""
        entries = [*self.named, *self.added]
        total = sum(weight for _, weight in entries)
        if total == 0:
            raise Malformed(Message.of("envs-opponents-none"))
        if len(entries) == 1:
            return entries[0][0]
        drawn = rng.choice(len(entries), p=[weight / total for _, weight in entries])
        return entries[int(drawn)][0]

    def __deepcopy__(self, memo: Any) -> Pool:
        """Gymnasium copies what an environment is made of; this stays the pool that selves are added to."""
        return self


Opponents = Opponent | Mapping[str, float] | Sequence[Opponent] | Pool
"""A sequence seats them in turn order behind the learner; all else is drawn for every seat of every game."""


def check_named(opponents: Any) -> None:
    """Raises Malformed unless arrays can seat them."""
    if not isinstance(opponents, str | Mapping):
        raise Malformed(Message.of("envs-opponents-in-arrays", given=str(opponents)))


def weighted(opponents: Named) -> dict[str, float]:
    """Each opponent's share of the games. Raises Malformed."""
    if not isinstance(opponents, str | Mapping):
        raise _no_opponent(opponents)
    given = {opponents: 1.0} if isinstance(opponents, str) else dict(opponents)
    for name, weight in given.items():
        _check_weight(name, weight)
    most = max(map(float, given.values()), default=0.0)
    if most == 0:
        raise Malformed(Message.of("envs-opponents-none"))
    shares = {name: float(weight) / most for name, weight in given.items() if weight > 0}
    total = sum(shares.values())
    return {name: share / total for name, share in shares.items()}


def _check_weight(name: str, weight: Any) -> None:
    if not isinstance(weight, Real) or not isfinite(weight) or weight < 0:
        raise Malformed(Message.of("envs-opponent-weight", name=str(name), weight=str(weight)))


def seating(game: str, given: Opponents) -> Pool | list[Opponent]:
    """A pool to draw from, or a list in turn order. Names are looked up at once. Raises Malformed."""
    if isinstance(given, Pool):
        named: list[Opponent] = [opponent for opponent, _ in given.named]
        pool = given
    elif isinstance(given, str | Mapping):
        pool = Pool(given)
        named = [opponent for opponent, _ in pool.named]
    elif isinstance(given, Sequence):
        for each in given:
            _check_opponent(each)
            _look_up(game, each)
        return list(given)
    else:
        pool, named = Pool(), []
        pool.add(given)
    for each in named:
        _look_up(game, each)
    return pool


def _check_opponent(opponent: Any) -> None:
    plays = callable(opponent) or callable(getattr(opponent, "choose", None))
    if not (isinstance(opponent, str) or plays) or isinstance(opponent, np.ndarray):
        raise _no_opponent(opponent)


def _no_opponent(given: Any) -> Malformed:
    return Malformed(Message.of("envs-no-opponent", given=str(given)))


def _look_up(game: str, opponent: Opponent) -> None:
    if isinstance(opponent, str):
        player_named(game, opponent)
