"""Many games at once as a Gymnasium vector environment: a learner in one seat, players in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from treetop.envs.encoding import Array, rewards
from treetop.envs.extra import extra
from treetop.envs.general import encoding_of
from treetop.envs.spaces import action_space, observation_space
from treetop.games import game_named
from treetop.games.game import Action, Position
from treetop.games.seat import check_number_of_players
from treetop.players import Player, player_named

with extra("envs"):
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class AgainstPlayers(VectorEnv[Any, Any, Any]):
    """The learner sits in one seat of each game and moves on by one seat in every new game.

    Opponents are players or names from the ladder; a single name stands for all of them. When a game ends,
    the next one is dealt in the same step. `infos["final_obs"]` has the last observation, `infos["scores"]`
    the points: the learner's first, then the others' in turn order.
    """

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] | Sequence[Player],
        num_envs: int = 8,
        players: int = 2,
        budget: float = 0.05,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game_named(game)
        check_number_of_players(players, self.game.seats)
        self.encoding = encoding_of(self.game)
        self.players = players
        self.budget = budget
        self.options = self.game.options(options)
        self.opponents = _seated(game, opponents, players - 1)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.encoding, players)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.spec = None
        self._tables: list[_Table] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The same seed gives the same games if the opponents' choices do not depend on the clock."""
        if seed is not None or not self._tables:
            seeds = seed if isinstance(seed, list) else _seeds(seed, self.num_envs)
            self._tables = [_Table(self, i % self.players, each) for i, each in enumerate(seeds)]
        for table in self._tables:
            table.begin()
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        if not self._tables:
            raise ResetNeeded("nothing has been dealt yet: call reset first")
        choices = self._choices(actions)
        earned = np.zeros(self.num_envs, np.float64)
        scores = np.zeros((self.num_envs, self.players), np.int64)
        ended = np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, object)
        for i, (table, choice) in enumerate(zip(self._tables, choices, strict=True)):
            table.act(choice)
            if (outcome := table.position.outcome()) is not None:
                earned[i] = rewards(outcome, self.players)[table.learner]
                scores[i] = np.roll(outcome.scores, -table.learner)
                ended[i] = True
                final[i] = table.observation()
                table.begin()
        infos: dict[str, Any] = {}
        if ended.any():
            infos = {"final_obs": final, "_final_obs": ended.copy()}
            infos |= {"scores": scores, "_scores": ended.copy()}
        return self._observe(), earned, ended, np.zeros(self.num_envs, np.bool_), infos

    def _choices(self, actions: Any) -> list[Action]:
        """Read all of them before any is done. Raises ValueError."""
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} actions are needed, not {len(actions)}")
        choices = []
        for i, (table, number) in enumerate(zip(self._tables, actions, strict=True)):
            try:
                choices.append(table.action(int(number)))
            except ValueError as problem:
                raise ValueError(f"in game {i}: {problem}") from None
        return choices

    def _observe(self) -> Any:
        seen = [table.observation() for table in self._tables]
        parts = seen[0]["observation"]
        return {
            "observation": {name: np.stack([each["observation"][name] for each in seen]) for name in parts},
            "action_mask": np.stack([each["action_mask"] for each in seen]),
        }


class _Table:
    """One game, with a random generator of its own."""

    def __init__(self, env: AgainstPlayers, learner: int, seed: int | None) -> None:
        self.env = env
        self.rng = Random(seed)
        self.learner = learner - 1
        self.position: Position

    def begin(self) -> None:
        self.learner = (self.learner + 1) % self.env.players
        deal = f"{self.rng.getrandbits(128):032x}"
        self.position = self.env.game.new(self.env.players, deal, self.env.options)
        self.let_others_act()

    def action(self, number: int) -> Action:
        """Raises ValueError."""
        return self.env.encoding.action(self.position.view(self.learner), number)

    def act(self, choice: Action) -> None:
        self.position = self.position.after(choice)
        self.let_others_act()

    def let_others_act(self) -> None:
        while (seat := self.position.seat_to_act) is not None and seat != self.learner:
            ahead = (seat - self.learner) % self.env.players - 1
            view = self.position.view(seat)
            choice = self.env.opponents[ahead].choose(view, self.rng.getrandbits(62), self.env.budget)
            self.position = self.position.after(choice)

    def observation(self) -> dict[str, Any]:
        view = self.position.view(self.learner)
        return {"observation": self.env.encoding.observe(view), "action_mask": self.env.encoding.mask(view)}


def _seated(game: str, opponents: str | Sequence[str] | Sequence[Player], seats: int) -> list[Player]:
    named: list[str | Player] = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(named) != seats:
        raise ValueError(f"{seats} opponents are needed, not {len(named)}")
    return [player_named(game, each) if isinstance(each, str) else each for each in named]


def _seeds(seed: int | None, count: int) -> list[int | None]:
    if seed is None:
        return [None] * count
    rng = Random(seed)
    return [rng.getrandbits(62) for _ in range(count)]
