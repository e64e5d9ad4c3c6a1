"""Every game as a PettingZoo environment: agents act in turn, several times a turn."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from treetop.envs.choice import choice, options_for, whole_number
from treetop.envs.encoding import one_number, rewards
from treetop.envs.extra import extra
from treetop.envs.games import REWARDS
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.spaces import action_space, with_mask
from treetop.games import game_named
from treetop.games.chance import new_seed
from treetop.games.game import Position
from treetop.games.seat import check_number_of_players

with extra("envs"):
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

RENDER_MODES = ("ansi", "human", "svg")


def env(
    game: str,
    players: int = 2,
    render_mode: str | None = None,
    observations: str = "parts",
    rewards: str = "victory",
    **options: Any,
) -> AECEnv[Any, Any, Any]:
    """Wrapped as PettingZoo recommends: an illegal action loses the game, one out of range is an error."""
    bare = TreetopEnv(game, players, render_mode, options, observations, rewards)
    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class TreetopEnv(AECEnv[str, dict[str, Any], int], EzPickle):  # type: ignore[misc]
    """Agents are `seat_1`, `seat_2` …; each observes its own view and nothing else.

    An observation is the arrays of the encoding by name or, with `observations="vector"`, one float32 vector.
    The reward comes at the end of the game, by victory, points or margin. Everybody's points, seat by seat,
    are then in `infos[agent]["scores"]`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        render_mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        observations: str = "parts",
        rewards: str = "victory",
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, options, observations, rewards)
        super().__init__()
        self.game = game_named(game)
        players = check_number_of_players(players, self.game.seats)
        self.render_mode = None if render_mode is None else choice("render_mode", render_mode, RENDER_MODES)
        self.kind = choice("rewards", rewards, REWARDS)
        self.encoding = encoding_of(self.game)
        self.observer = Observer(self.encoding, (players,), observations)
        self.options = options_for(self.game, (players,), options)
        self.metadata = {
            "name": f"treetop_{game.replace('-', '_')}_v{self.encoding.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self._spaces = {
            agent: with_mask(self.observer.space, self.encoding) for agent in self.possible_agents
        }
        self._actions = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._chance: Random | None = None
        self.position: Position

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. If no seed was ever given, nobody can foresee the deal."""
        if seed is not None:
            self._chance = Random(whole_number("envs-seed", seed, least=0))
        deal = new_seed() if self._chance is None else f"{self._chance.getrandbits(128):032x}"
        self.position = self.game.new(len(self.possible_agents), deal, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        view = self.position.view(self.possible_agents.index(agent))
        return {"observation": self.observer(view), "action_mask": self.encoding.mask(view)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self.position.view(self.possible_agents.index(agent))
        self.position = self.position.after(self.encoding.action(view, one_number(action)))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.position.outcome()
        earned = rewards(outcome, len(self.possible_agents), self.kind)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"scores": outcome.scores} for agent in self.agents}
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text or as SVG, with all hands open."""
        if self.render_mode == "ansi":
            return str(self.position)
        if self.render_mode == "svg":
            return self.position._repr_svg_()
        if self.render_mode == "human":
            print(self.position)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        assert self.position.seat_to_act is not None
        self.agent_selection = self.possible_agents[self.position.seat_to_act]
