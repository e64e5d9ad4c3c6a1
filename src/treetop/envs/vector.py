"""Many games at once as one vector environment of Gymnasium, as fast as the arrays are.

many = gymnasium.make_vec("treetop/Arboretum-v1", num_envs=256, opponents="novice")
"""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.envs.choice import choice
from treetop.envs.encoding import Array
from treetop.envs.extra import extra
from treetop.envs.games import MASK, Games
from treetop.envs.observer import FORMS, Observer
from treetop.envs.opponents import Named, check_named
from treetop.envs.spaces import action_space
from treetop.games.errors import Malformed
from treetop.locales import Message

with extra("envs"):
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

SEPARATE = ("seat", "budget", "render_mode")
"""What only games that are played one at a time may be told."""


class ManyAgainstOpponents(VectorEnv[Any, Any, Any]):
    """The learner's seat among opponents, in many games that advance together.

    A game that ends is dealt anew in the same step: then the observation, the mask and the seat are the new
    game's, the reward is the old one's, and the old one's points are in `infos["final_info"]["scores"]`, the
    learner's first. There is no last observation of the old game: nothing follows that it could predict.
    The learner's seat is drawn for the first game and one further in each that follows.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Named = "random",
        players: int = 2,
        rewards: str = "victory",
        observations: str = "vector",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        for name in SEPARATE:
            if options.pop(name, None) is not None:
                raise Malformed(Message.of("envs-not-in-arrays", option=name))
        choice("device", options.pop("device", "cpu"), ("cpu",))
        check_named(opponents)
        self.form = choice("observations", observations, FORMS)
        self.games = Games(
            game,
            num_envs,
            players,
            opponents=opponents,
            rewards=rewards,
            observations="float32" if self.form == "vector" else "int8",
            threads=threads,
            **options,
        )
        self.num_envs = len(self.games)
        self.single_observation_space = Observer(self.games.encoding, (self.games.players,), self.form).space
        self.single_action_space = action_space(self.games.encoding)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._rows = np.arange(self.num_envs)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal every game anew. One seed is for all of them."""
        super().reset(seed=seed)
        self.games.begin(int(self.np_random.integers(1 << 62)))
        self._dealt = True
        return self._observation(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Raises ValueError, and does nothing, unless there is a legal action for each game."""
        if not self._dealt:
            raise ResetNeeded("no game is going on: call reset first")
        seats = self.games.seats.copy()
        step = self.games.step(actions)
        earned = step.rewards[self._rows, seats].astype(np.float64)
        infos = self._infos()
        if step.over.any():
            order = (seats[:, None] + np.arange(self.games.players)) % self.games.players
            scores = step.scores[self._rows[:, None], order] * step.over[:, None]
            over = step.over.copy()
            infos |= {"final_info": {"scores": scores, "_scores": over}, "_final_info": over}
        return self._observation(), earned, step.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Array:
        """Which actions are legal, a row for each game."""
        mask: Array = self.games.observation[MASK].astype(np.bool_)
        return mask

    def _observation(self) -> Any:
        seen = {name: array for name, array in self.games.observation.items() if name != MASK}
        if self.form == "parts":
            return {name: array.copy() for name, array in seen.items()}
        return np.concatenate([array.reshape(self.num_envs, -1) for array in seen.values()], 1)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.games.observation[MASK].copy(), "seat": self.games.seats.copy()}
