"""MaskablePPO of sb3-contrib learns a game on the Gymnasium environment, and enters the arena.

python examples/learners/maskable_ppo.py arboretum --opponents novice builder --minutes 20 --save ppo.zip
treetop arena arboretum ./examples/learners/maskable_ppo.py:model=ppo.zip random novice --format challenge

The games are one set of arrays. With `--processes` they are separate environments, whose opponents may also
search.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from curve import Curve, victories
from networks import WIDTH, network_for
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv, VecEnv, VecMonitor, VecNormalize

import treetop.envs.gymnasium as environments
from treetop.envs.policy import choose
from treetop.games import game_named

GAMES, STEPS = 256, 64
RATE = 1e-3


class Many(VecEnv):
    """A vector environment of Gymnasium as Stable-Baselines3 would like it."""

    def __init__(self, envs: Any) -> None:
        self.envs = envs
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        seed = self._seeds[0]
        self._reset_seeds()
        return self.envs.reset(seed=seed)[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, earned, ended, _, _ = self.envs.step(self.actions)
        return seen, earned, ended, [{} for _ in range(self.num_envs)]

    def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> Any:
        """Of all games at once: a row for each."""
        return getattr(self.envs, name)(*given, **named)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.envs, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class Watch(BaseCallback):
    """Keeps the curve, and ends the learning when the time is up; the rate falls until then."""

    def __init__(self, curve: Curve, looks: int, look: Any, seconds: float, save: Path) -> None:
        super().__init__()
        self.curve, self.looks, self.look = curve, looks, look
        self.seconds, self.save = seconds, save
        self.begun = time.monotonic()

    @property
    def left(self) -> float:
        return 1 - (time.monotonic() - self.begun) / self.seconds

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self.curve.add(float(np.sign(info["episode"]["r"])))
        return self.left > 0

    def _on_rollout_end(self) -> None:
        rate = RATE * max(0.05, self.left)
        self.model.lr_schedule = lambda _: rate
        if (1 - self.left) * self.looks >= len(self.curve.looks):
            self.keep()

    def keep(self) -> None:
        """The policy as it is, and how it does."""
        self.model.save(self.save)
        if self.looks:
            shares = self.look(self.model)
            self.curve.look(shares)
            said = ", ".join(f"{share:.1%} against {name}" for name, share in shares.items())
            seconds = time.process_time()
            print(f"{self.model.num_timesteps:,} decisions, {seconds:.0f} s: {said}", flush=True)
        self.curve.save(self.save)


class Heads(torch.nn.Module):
    """The network, where Stable-Baselines3 looks for layers that policy and value don't share."""

    def __init__(self, network: torch.nn.Module, actions: int) -> None:
        super().__init__()
        self.network, self.latent_dim_pi, self.latent_dim_vf = network, actions, WIDTH

    def forward(self, seen: Any) -> Any:
        return self.network(seen)

    def forward_actor(self, seen: Any) -> Any:
        return self.network(seen)[0]

    def forward_critic(self, seen: Any) -> Any:
        return self.network(seen)[1]


class Policy(MaskableActorCriticPolicy):
    """Its scores are those of the network, without another layer."""

    def __init__(self, *given: Any, game: str, players: int, **settings: Any) -> None:
        self.network = game, players
        super().__init__(*given, ortho_init=False, **settings)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads(network_for(*self.network), int(self.action_space.n))

    def _build(self, rate: Any) -> None:
        super()._build(rate)
        self.action_net = torch.nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=rate(1), **self.optimizer_kwargs)


def environment(game: str, opponents: Any, players: int, processes: int, games: int) -> VecEnv:
    """Rewards are by margin, and scaled: a beginner wins too rarely to notice why."""
    id = environments.env_id(game_named(game))
    settings = {"opponents": opponents, "players": players, "rewards": "margin"}
    if processes:
        envs = make_vec_env(id, n_envs=4 * processes, seed=1, env_kwargs=settings, vec_env_cls=SubprocVecEnv)
    else:
        envs = VecMonitor(Many(gymnasium.make_vec(id, num_envs=games, threads=1, **settings)))
        envs.seed(1)
    return VecNormalize(envs, norm_obs=False, gamma=1.0)


def train(
    game: str,
    opponents: Sequence[str],
    players: int,
    processes: int,
    seconds: float,
    steps: int,
    looks: int,
    save: Path,
) -> Curve:
    envs = environment(game, dict.fromkeys(opponents, 1.0), players, processes, min(GAMES, steps))
    curve = Curve("MaskablePPO", ", ".join(opponents), every=500)

    def look(model: MaskablePPO) -> dict[str, float]:
        def act(seen: Any, masks: Any) -> Any:
            return model.predict(seen, action_masks=masks, deterministic=True)[0]

        return {name: victories(game, players, name, act) for name in opponents}

    watch = Watch(curve, 0 if processes else looks, look, seconds, save)
    model = MaskablePPO(
        Policy,
        envs,
        n_steps=max(1, min(STEPS if not processes else 512, steps // envs.num_envs)),
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        learning_rate=RATE,
        policy_kwargs={"game": game, "players": players},
        seed=1,
        device="cpu",
    )
    model.learn(steps, callback=watch)
    watch.keep()
    return curve


@dataclass(frozen=True)
class Trained:
    model: str = "ppo.zip"
    name: str = "maskable-ppo"
    level: int = 0

    def __post_init__(self) -> None:
        """Before any clock runs, and before the first game if there's no such file."""
        load(self.model)

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        network = load(self.model)

        def policy(seen: Any, mask: Any) -> int:
            return int(network.predict(seen, action_masks=mask, deterministic=True)[0])

        return choose(policy, view, network.observation_space.shape[0])


@cache
def load(file: str) -> MaskablePPO:
    return MaskablePPO.load(file, device="cpu")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponents", nargs="+", default=["novice"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, default=1_000_000_000)
    parser.add_argument(
        "--looks", type=int, default=10, help="how often to play against each opponent (without --processes)"
    )
    parser.add_argument("--save", type=Path, default=Path("ppo.zip"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curve = train(
        given.game,
        given.opponents,
        given.players,
        given.processes,
        60 * given.minutes,
        given.steps,
        given.looks,
        given.save,
    )
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
