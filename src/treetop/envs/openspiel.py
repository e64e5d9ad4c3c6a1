"""Every game for OpenSpiel's algorithms: `load("arboretum", players=2)`.

Before the first decision, chance nodes choose the 128 bits of the seed, 8 at a time. The seed stays hidden,
so the game is the same as one in which cards are drawn at random.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from treetop.envs.choice import choice, options_for
from treetop.envs.encoding import Encoding, legal_numbers, rewards
from treetop.envs.extra import extra
from treetop.envs.games import REWARDS
from treetop.envs.general import encoding_of
from treetop.games import GAMES, game_named
from treetop.games.game import Facts, Game, Position, View
from treetop.games.seat import check_number_of_players

with extra("openspiel"):
    import pyspiel

SEED_BYTES = 16
BYTE = 256
PLUS = "+"
"""Joins lists, which OpenSpiel's parameters cannot be: `guilds=bankers+writers+explorers+botanists`."""


def load(game: str, players: int = 2, rewards: str = "victory", **options: Any) -> Any:
    """The game as a `pyspiel.Game`, with its options: `load("arboretum", 2, opening_discard=True)`.

    Rewards come at the end of the game, by victory, points or margin.
    """
    found = game_named(game)
    players = check_number_of_players(players, found.seats)
    kind = choice("rewards", rewards, REWARDS)
    chosen = options_for(found, (players,), options)
    if _short_name(game) not in pyspiel.registered_names():
        _register(found)
    return pyspiel.load_game(
        _short_name(game),
        {"players": players, "rewards": kind} | {name: _written(chosen[name]) for name in options},
    )


def _short_name(game: str) -> str:
    return f"treetop_{game.replace('-', '_')}"


@dataclass(frozen=True)
class Utility:
    """The least and the most that a seat can be rewarded with, and whether all rewards add up to nothing."""

    least: float
    most: float
    zero_sum: bool

    @classmethod
    def of(cls, rewards: str, game: Game, players: int) -> Utility:
        lowest, highest = game.points[0], game.points[-1]
        match rewards:
            case "victory":
                return cls(-1, 1, zero_sum=True)
            case "points":
                return cls(lowest, highest, zero_sum=False)
            case _:
                return cls(lowest - highest, highest - lowest, zero_sum=players == 2)


def _type(game: Game, zero_sum: bool = True) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=_short_name(game.name),
        long_name=f"Treetop {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rewards": "victory"}
        | {option["name"]: _written(option["default"]) for option in game.option_table()},
    )


def _written(value: Any) -> Any:
    return PLUS.join(value) if isinstance(value, list) else value


def _options(game: Game, params: dict[str, Any]) -> Facts:
    """The options among OpenSpiel's parameters."""
    given = {}
    for option in game.option_table():
        if (name := option["name"]) in params:
            given[name] = _read(params[name], option.get("choices", ()))
    return game.options(given)


def _read(value: Any, choices: Container[Any]) -> Any:
    listed = isinstance(value, str) and PLUS in value and value not in choices
    return value.split(PLUS) if listed else value


@dataclass(frozen=True)
class Immutable:
    """Values that need not be copied when OpenSpiel clones a state."""

    game: Game
    encoding: Encoding
    players: int
    rewards: str
    options: Facts
    position: Position | None = None

    def __deepcopy__(self, memo: Any) -> Immutable:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        players = check_number_of_players(params.get("players", 2), game.seats)
        rewards = choice("rewards", params.get("rewards", "victory"), REWARDS)
        self.values = Immutable(game, encoding_of(game), players, rewards, _options(game, params))
        utility = Utility.of(rewards, game, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.values.encoding.actions,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=utility.least,
            max_utility=utility.most,
            utility_sum=0.0 if utility.zero_sum else None,
            max_game_length=game.longest,
        )
        super().__init__(_type(game, utility.zero_sum), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.values, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what every seat has been told since the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.values = game.values
        self.seed = b""
        self.told: list[list[str]] = [[] for _ in range(game.values.players)]

    @property
    def position(self) -> Position | None:
        return self.values.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat_to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return legal_numbers(self.values.encoding, self.view(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.seed += bytes([action])
            if len(self.seed) == SEED_BYTES:
                self._begin(self._deal())
        else:
            self._act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player < 0:
            return f"{action:02x}"
        return str(self.values.encoding.action(self.view(player), action))

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.seat_to_act is None

    def returns(self) -> list[float]:
        outcome = None if self.position is None else self.position.outcome()
        return rewards(outcome, self.values.players, self.values.rewards)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """A state that the player cannot distinguish from this one."""
        other: SpielState = self.clone()
        other.values = replace(self.values, position=self.view(player).sample(Random(random())))
        return other

    def view(self, player: int) -> View:
        assert self.position is not None, "nothing has been dealt yet"
        return self.position.view(player)

    def __str__(self) -> str:
        return self.seed.hex() if self.position is None else str(self.position)

    def _deal(self) -> Position:
        return self.values.game.new(self.values.players, self.seed.hex(), self.values.options)

    def _begin(self, position: Position) -> None:
        self.values = replace(self.values, position=position)
        for seat, told in enumerate(self.told):
            told.append(json.dumps(position.view(seat).facts()))

    def _act(self, number: int) -> None:
        position = self.position
        assert position is not None
        assert position.seat_to_act is not None
        action = self.values.encoding.action(position.view(position.seat_to_act), number)
        for seat, told in enumerate(self.told):
            told.extend(f"{each.id} {each.arguments}" for each in position.tell(action, seat))
        self.values = replace(self.values, position=position.after(action))


class Observer:
    """The arrays of the encoding or, with perfect recall, everything that the seat has been told."""

    def __init__(self, game: Immutable, recall: bool) -> None:
        self.encoding = game.encoding
        self.recall = recall
        parts = {} if recall else game.encoding.parts(game.players)
        sizes = [int(np.prod(part.shape)) for part in parts.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1]) if sizes else []
        self.dict = {
            name: piece.reshape(part.shape) for (name, part), piece in zip(parts.items(), pieces, strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None and self.dict:
            for name, array in self.encoding.observe(state.view(player)).items():
                self.dict[name][...] = array

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        if self.recall:
            return "\n".join([f"seat {player + 1}", *state.told[player]])
        return json.dumps(state.view(player).facts())


def _register(game: Game) -> None:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(_type(game), Registered)


for _game in GAMES.values():
    _register(_game)
