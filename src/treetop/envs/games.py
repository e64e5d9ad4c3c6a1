"""Many games at once as arrays: `Games("arboretum", 4096)`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod
from typing import Any, ClassVar

import numpy as np

from treetop.envs import reward
from treetop.envs.choice import choice, options_for, whole_number
from treetop.envs.encoding import Array, Encoding, Observation
from treetop.envs.general import encoding_of
from treetop.envs.opponents import Named, check_named, weighted
from treetop.envs.seating import RANDOM, Outcome, Seating
from treetop.games import game_named
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.games.seat import check_number_of_players
from treetop.kernel.threads import spread
from treetop.locales import Message
from treetop.players import Player, player_named

MASK = "action_mask"
REWARDS = {"victory": reward.VICTORY, "points": reward.POINTS, "margin": reward.MARGIN}
OBSERVATIONS = ("int8", "float32")
DEVICES = {"cpu": "arrays", "cuda": "cuda_arrays"}
"""By the name of a device: the part by which a game brings its arrays there."""

NAMED = 10
"""An error names so many games at most."""
ALIGNED = 64
SHARES = 1 << 20
"""Weights of opponents are rounded to so many parts."""


def Games(game: str, count: int, players: int = 2, *, device: str = "cpu", **settings: Any) -> GamesOnCpu:
    """Many games at once, for a fast learner: `Games("arboretum", 4096, opponents="novice")`.

    Options of the game are keywords. Raises Malformed if the game brings no arrays, or none for the device.
    """
    found = game_named(game)
    brought = found.part(DEVICES[choice("device", device, DEVICES)])
    if brought is None:
        raise Malformed(Message.of("envs-no-arrays", game=game))
    made: GamesOnCpu = brought(count, players, **settings)
    return made


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


class GamesOnCpu(ABC):
    """N games; a game that ends is dealt anew at once. The same for any number of threads."""

    game: ClassVar[Game]

    def __init__(
        self,
        count: int,
        players: int = 2,
        *,
        seed: int = 0,
        opponents: Named | None = None,
        observations: str = "int8",
        rewards: str = "victory",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """Without `opponents` the learner acts for every seat in turn, else for one seat of each game.

        Opponents are `random` or players who judge at a glance, not those who search. `observations` are
        small integers or float32; `rewards` are by victory, points or margin.
        """
        count = whole_number("envs-count", count, least=1)
        self.threads = None if threads is None else whole_number("envs-threads", threads, least=1)
        self.players = _number_of_players(players, self.game)
        choice("observations", observations, OBSERVATIONS)
        self.options = options_for(self.game, (self.players,), options)
        self.encoding: Encoding = encoding_of(self.game)
        self._limits, judges = _drawn(self.game, opponents)
        self._judges = self._judged_by(judges)
        self._reward = REWARDS[choice("rewards", rewards, REWARDS)]
        with memory_for(count):
            self._allocate(count, opponents is None, observations)
        self.begin(seed)

    def _allocate(self, count: int, alone: bool, observations: str) -> None:
        self.states = self._blank(count)
        self.seats = np.zeros(count, np.int8)
        self._chance = np.zeros((count, 1), np.int64)
        self._learner = np.full(count, -1 if alone else 0, np.int8)
        self._rivals = np.full((count, self.players), RANDOM, np.int8)
        self._rewards = np.zeros((count, self.players), np.float32)
        self._scores = np.zeros((count, self.players), np.int16)
        self._over = np.zeros(count, np.bool_)
        self._flat = self._room(count, observations)
        parts = self.encoding.parts(self.players)
        self.observation: Observation = {
            name: flat if name == MASK else flat.reshape(count, *parts[name].shape)
            for name, flat in self._flat.items()
        }

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} games for {self.players} players>"

    def begin(self, seed: int) -> Observation:
        """Deal every game anew."""
        seeds = seeds_of(seed, len(self))
        self._spread(lambda part: self._deal(part, seeds[part]))
        return self.observe()

    def observe(self) -> Observation:
        """What the seat to act sees in each game, as docs/research.md describes it."""
        self._spread(self._observe)
        return self.observation

    def step(self, actions: Array) -> Step:
        """One legal action in each game, then the observation of whoever acts next.

        If one of them is illegal, none is done.
        """
        given = self._numbers(actions)

        def work(part: slice) -> int:
            self._rewards[part], self._over[part] = 0, False
            illegal = self._act(part, given[part])
            self._observe(part)
            return illegal

        if self._spread(work):
            raise ValueError("the mask has been written into: it allowed what is illegal")
        return Step(self.observation, self._rewards, self._scores, self._over)

    def _numbers(self, actions: Array) -> Array:
        """Raises ValueError unless there is a legal action for each game."""
        given = on_host(actions, len(self))
        refuse_illegal(given, self._flat[MASK])
        return given

    def _room(self, count: int, observations: str) -> Observation:
        """The arrays of the observation, a row for each game."""
        parts = self.encoding.parts(self.players)
        room = {
            name: _aligned(count, prod(part.shape), part.type if observations == "int8" else observations)
            for name, part in parts.items()
        }
        return room | {MASK: _aligned(count, self.encoding.actions, np.int8)}

    def _seating(self, part: slice) -> Seating:
        return Seating(
            self._chance[part],
            self._learner[part],
            self.seats[part],
            self._rivals[part],
            self.players,
            self._reward,
            self._limits,
            self._judges,
        )

    def _outcome(self, part: slice) -> Outcome:
        return Outcome(self._rewards[part], self._scores[part], self._over[part])

    def _spread(self, work: Callable[[slice], int | None]) -> int:
        return spread(work, len(self), self.threads)

    @abstractmethod
    def _blank(self, count: int) -> Array:
        """Room for the states. The options have been read."""

    @abstractmethod
    def _judged_by(self, players: list[Player]) -> Array:
        """A row of numbers for each of these opponents. Raises Malformed if one does not play in arrays."""

    @abstractmethod
    def _deal(self, part: slice, seeds: Array) -> None:
        """Begin these games from their seeds."""

    @abstractmethod
    def _act(self, part: slice, actions: Array) -> int:
        """One action in each of these games; returns how many were illegal."""

    @abstractmethod
    def _observe(self, part: slice) -> None:
        """Write what is seen in these games into their rows."""


def seeds_of(seed: int, count: int) -> Array:
    """A seed for each game. Raises Malformed."""
    words = np.random.SeedSequence(whole_number("envs-seed", seed, least=0)).generate_state(count, np.uint64)
    return (words >> np.uint64(2)).astype(np.int64)


def on_host(actions: Any, count: int) -> Array:
    """Raises ValueError unless there is a whole number for each game."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise ValueError(f"{count} actions are needed, one whole number for each game") from None
    return np.ascontiguousarray(whole_numbers(given, count), np.int64)


def whole_numbers(actions: Any, count: int) -> Any:
    """Raises ValueError unless this array has one for each game."""
    if actions.shape != (count,):
        raise ValueError(f"{count} actions are needed, not an array of shape {actions.shape}")
    if actions.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {actions.dtype}")
    return actions


def refuse_illegal(actions: Array, mask: Array) -> None:
    """Raises ValueError if the mask of a game does not allow its action."""
    known = (actions >= 0) & (actions < mask.shape[1])
    legal = known & (mask[np.arange(len(mask)), actions * known] > 0)
    if not legal.all():
        illegal = np.flatnonzero(~legal)
        raise ValueError(
            f"{len(illegal)} of the actions are illegal, in the games {_some(illegal)}: look at the mask"
        )


def _aligned(rows: int, columns: int, dtype: Any) -> Array:
    """Zeros from a multiple of 64 bytes on: JAX takes other arrays by a copy."""
    size = rows * columns * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNED, np.uint8)
    first = -memory.ctypes.data % ALIGNED
    whole: Array = memory[first : first + size].view(dtype).reshape(rows, columns)
    return whole


def not_in_arrays(player: Player) -> Malformed:
    return Malformed(Message.of("envs-opponent-not-in-arrays", name=player.name))


def _drawn(game: Game, opponents: Named | None) -> tuple[Array, list[Player]]:
    """Up to which number each is drawn, the one that plays at random first; and the others."""
    if opponents is not None:
        check_named(opponents)
    shares = weighted("random" if opponents is None else opponents)
    players = [player_named(game.name, name) for name in shares if name != "random"]
    whole = SHARES if len(shares) > 1 else 1
    weights = [shares.get("random", 0.0), *(shares[player.name] for player in players)]
    limits = np.round(np.cumsum(weights) * whole).astype(np.int64)
    return limits, players


@contextmanager
def memory_for(count: int) -> Iterator[None]:
    """Say so if there is too little memory, or no array can be so large."""
    try:
        yield
    except (MemoryError, OverflowError, ValueError) as problem:
        raise Malformed(Message.of("envs-memory", count=str(count))) from problem


def _number_of_players(players: Any, game: Game) -> int:
    if isinstance(players, tuple | list | range):
        raise Malformed(Message.of("envs-players-mixed"))
    return check_number_of_players(players, game.seats)


def _some(games: Array) -> str:
    named = ", ".join(map(str, games[:NAMED].tolist()))
    return named if len(games) <= NAMED else f"{named} …"
