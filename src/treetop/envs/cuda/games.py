"""Many games at once on a CUDA device, seen and stepped without leaving it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, ClassVar

import numpy as np

from treetop.envs.choice import choice, whole_number
from treetop.envs.cuda.array import DeviceArray
from treetop.envs.cuda.observing import GAMES, Tile, observer
from treetop.envs.games import MASK, GamesOnCpu, Step, on_host, refuse_illegal, seeds_of, whole_numbers
from treetop.envs.seating import Outcome, Seating
from treetop.games.errors import Malformed
from treetop.kernel.device import EVERYTHING, cuda, exactly, kernel
from treetop.locales import Message

THREADS = 64
"""Threads of a block that steps games, one each."""
OUT_OF_MEMORY = "OUT_OF_MEMORY"


@dataclass(frozen=True)
class Block:
    """Features of one type that lie together: parts in their order, and how their rows are filled."""

    type: str
    parts: tuple[str, ...]
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class Stepping:
    """What is launched for one thread a game."""

    begin: Any
    step: Any
    answer: Any
    """After a step, for the games in which others are to act or nobody: the next of these is dealt."""
    check: Any


@dataclass(frozen=True)
class Kernels:
    stepping: Stepping
    blocks: tuple[Block, ...]


def one_thread_a_game(begin: Any, step: Any, answer: Any, is_illegal: Any) -> Stepping:
    """Kernels out of device functions that each concern one game, number `i`.

    They take what `GamesOnDevice.arrays` lists, as a tuple. `step` returns whether the game waits for
    `answer`: such games are listed, so that neighbouring threads are all busy answering. `waiting` begins
    with their number. `check_all` counts illegal actions.
    """

    @kernel
    def begin_all(games: Any, seating: Seating, seeds: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            begin(games, seating, i, seeds[i])

    @kernel
    def step_all(games: Any, seating: Seating, actions: Any, outcome: Outcome, waiting: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions):
            outcome.over[i] = 0
            for seat in range(seating.players):
                outcome.rewards[i, seat] = 0.0
            if step(games, seating, i, actions[i]):
                waiting[1 + cuda.atomic.add(waiting, 0, 1)] = i

    @kernel
    def answer_all(games: Any, seating: Seating, outcome: Outcome, waiting: Any) -> None:
        place = cuda.grid(1)
        if place < waiting[0]:
            answer(games, seating, waiting[1 + place], outcome)

    @kernel
    def check_all(games: Any, actions: Any, illegal: Any) -> None:
        i = cuda.grid(1)
        if i < len(actions) and is_illegal(games, i, actions[i]):
            cuda.atomic.add(illegal, 0, 1)

    return Stepping(begin_all, step_all, answer_all, check_all)


@kernel
def forget(waiting: Any) -> None:
    waiting[0] = 0


class GamesOnDevice(ABC):
    """N games on a CUDA device, equal to those on the CPU game by game, with the same interface.

    In memory a feature of all games lies together. `observation` has the shapes that it has on the CPU,
    `feature_major` the same arrays with the games last. `step` takes any array on the device.
    """

    on_cpu: ClassVar[type[GamesOnCpu]]

    def __init__(self, count: int, players: int = 2, *, seed: int = 0, **settings: Any) -> None:
        count = whole_number("envs-count", count, least=1)
        choice("observations", settings.get("observations", "int8"), ("int8",))
        check_device()
        self.settings: Any = undealt(self.on_cpu)(1, players, **settings)
        """A game on the CPU by the same settings, which isn't played."""
        self.players, self.options = self.settings.players, self.settings.options
        self.encoding = self.settings.encoding
        self._count = count
        self._alone = settings.get("opponents") is None
        self._kernels = self.kernels(self.players, self._alone)
        with memory_for(count):
            self._allocate()
        self._observers = [
            [(observer(tile, block.type), len(tile.fills), tile.rows) for tile in block.tiles]
            for block in self._kernels.blocks
        ]
        self.begin(seed)

    def _allocate(self) -> None:
        count = self._count
        room = -(-count // GAMES) * GAMES
        self._tiles = room // GAMES
        self.states = cuda.device_array(count, self.settings.states.dtype)
        self._words = self.states.view(np.int64).reshape(count, -1)
        self._seats = cuda.device_array(count, np.int8)
        self._learner = cuda.device_array(count, np.int8)
        self._seating = Seating(
            cuda.device_array((count, 1), np.int64),
            self._learner,
            self._seats,
            cuda.device_array((count, self.players), np.int8),
            self.players,
            self.settings._reward,
            cuda.to_device(self.settings._limits),
            cuda.to_device(self.settings._judges),
        )
        self._rewards = cuda.to_device(np.zeros((self.players, count), np.float32))
        self._scores = cuda.to_device(np.zeros((self.players, count), np.int16))
        self._over = cuda.to_device(np.zeros(count, np.bool_))
        self._illegal = cuda.to_device(np.zeros(1, np.int64))
        self._waiting = cuda.to_device(np.zeros(1 + count, np.int32))
        self._more = self.more()
        self.seats = DeviceArray(self._seats, (count,), (1,))
        by_seat = (count, self.players), (1, count)
        step: Any = Step
        self._step: Step = step(
            {},
            DeviceArray(self._rewards, *by_seat),
            DeviceArray(self._scores, *by_seat),
            DeviceArray(self._over, (count,), (1,)),
        )
        self._outcome = Outcome(
            *(
                cuda.as_cuda_array(each, sync=False)
                for each in (self._step.rewards, self._step.scores, self._step.over)
            )
        )
        self.observation: dict[str, DeviceArray] = self._step.observation
        self.feature_major: dict[str, DeviceArray] = {}
        self._blocks = [self._room_for(block, room) for block in self._kernels.blocks]

    def _room_for(self, block: Block, room: int) -> Any:
        """Allocate a block, and name the parts of it."""
        parts = self.encoding.parts(self.players)
        shapes = [(self.encoding.actions,) if name == MASK else parts[name].shape for name in block.parts]
        rows = sum(map(prod, shapes))
        whole = cuda.device_array(rows * room, block.type)
        at = 0
        for name, shape in zip(block.parts, shapes, strict=True):
            steps = tuple(room * prod(shape[axis + 1 :]) for axis in range(len(shape)))
            self.observation[name] = DeviceArray(whole, (self._count, *shape), (1, *steps), at)
            self.feature_major[name] = DeviceArray(whole, (*shape, self._count), (*steps, 1), at)
            at += prod(shape) * room
        self.feature_major[block.type] = DeviceArray(whole, (rows, self._count), (room, 1))
        return whole.view(np.int64)

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} games for {self.players} players>"

    def begin(self, seed: int) -> dict[str, DeviceArray]:
        """Deal every game anew."""
        self._learner.copy_to_device(np.full(len(self), -1 if self._alone else 0, np.int8))
        self._launch(self._kernels.stepping.begin, self._seating, cuda.to_device(seeds_of(seed, len(self))))
        return self.observe()

    def observe(self) -> dict[str, DeviceArray]:
        """What the seat to act sees in each game, as docs/research.md describes it."""
        for block, words, observers in zip(self._kernels.blocks, self._blocks, self._observers, strict=True):
            first = 0
            width = self._tiles * GAMES * np.dtype(block.type).itemsize // 8
            for observe, warps, rows in observers:
                with exactly(EVERYTHING):
                    observe[self._tiles, (GAMES, warps)](
                        self.states, self._words, self._seats, self._more, first, width, words
                    )
                first += rows
        return self.observation

    def step(self, actions: Any, *, check: bool = True) -> Step:
        """One legal action in each game, then the observation of whoever acts next.

        If one of them is illegal, none is done. With `check=False` nobody waits for the device to say so:
        illegal actions are then passed over.
        """
        given = self._on_device(actions)
        if check:
            self._check(given)
        self._play(given)
        self.observe()
        return self._step

    def _play(self, actions: Any) -> None:
        stepping = self._kernels.stepping
        self._launch(stepping.step, self._seating, actions, self._outcome, self._waiting)
        self._launch(stepping.answer, self._seating, self._outcome, self._waiting)
        forget[1, 1](self._waiting)

    def _on_device(self, actions: Any) -> Any:
        """Raises ValueError unless there is a number for each game."""
        if not hasattr(actions, "__cuda_array_interface__"):
            return cuda.to_device(on_host(actions, len(self)))
        return whole_numbers(cuda.as_cuda_array(actions, sync=False), len(self))

    def _check(self, actions: Any) -> None:
        self._launch(self._kernels.stepping.check, actions, self._illegal)
        if self._illegal.copy_to_host()[0]:
            self._illegal.copy_to_device(np.zeros(1, np.int64))
            self.observe()
            refuse_illegal(actions.copy_to_host().astype(np.int64), self.observation[MASK].numpy())

    def _launch(self, kernel: Any, *given: Any) -> None:
        with exactly():
            kernel[-(-len(self) // THREADS), THREADS](self.arrays(), *given)

    @classmethod
    @abstractmethod
    def kernels(cls, players: int, alone: bool) -> Kernels:
        """Compiled when first launched; `alone` if the learner acts for every seat."""

    @abstractmethod
    def more(self) -> Any:
        """What else is needed to observe, on the device."""

    @abstractmethod
    def arrays(self) -> tuple[Any, ...]:
        """What every device function of the game takes first."""


@cache
def undealt(games: type[GamesOnCpu]) -> type[GamesOnCpu]:
    """Dealing on the CPU would compile the rules for it."""
    return type(games.__name__, (games,), {"begin": lambda self, seed: {}})


def check_device() -> None:
    """Raises Malformed."""
    try:
        available = cuda.is_available()
    except Exception:
        available = False
    if not available:
        raise Malformed(Message.of("envs-no-cuda"))


@contextmanager
def memory_for(count: int) -> Iterator[None]:
    """Say so if the device has too little memory."""
    try:
        yield
    except Exception as problem:
        if OUT_OF_MEMORY not in str(problem).upper():
            raise
        raise Malformed(Message.of("envs-cuda-memory", count=str(count))) from problem
