"""MaskablePPO of sb3-contrib learns a game on the Gymnasium environment, and enters the arena.

python examples/learners/maskable_ppo.py arboretum --opponents novice --processes 8 --save ppo.zip
treetop arena arboretum ./examples/learners/maskable_ppo.py:model=ppo.zip random novice --format challenge
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import Curve
from sb3_contrib import MaskablePPO
from scale import largest
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecNormalize

import treetop.envs.gymnasium as environments
from treetop.envs.policy import choose
from treetop.games import game_named


class Watch(BaseCallback):
    """Keeps the curve, and ends the learning when the time is up."""

    def __init__(self, curve: Curve, seconds: float) -> None:
        super().__init__()
        self.curve, self.until = curve, time.monotonic() + seconds

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self.curve.add(np.sign(info["episode"]["r"]))
        return time.monotonic() < self.until


class Scaled(BaseFeaturesExtractor):
    """Every number divided by the largest that it can be."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, space.shape[0])
        self.register_buffer("most", torch.from_numpy(largest(space)))

    def forward(self, seen: Any) -> Any:
        return seen / self.most


def train(
    game: str, opponents: str, players: int, processes: int, seconds: float, steps: int, save: Path
) -> Curve:
    """Rewards are by margin, and scaled: a beginner wins too rarely to notice why."""
    envs = make_vec_env(
        environments.env_id(game_named(game)),
        n_envs=max(8, 4 * processes),
        seed=1,
        env_kwargs={"opponents": opponents, "players": players, "rewards": "margin"},
        vec_env_cls=SubprocVecEnv if processes > 1 else DummyVecEnv,
    )
    model = MaskablePPO(
        "MlpPolicy",
        VecNormalize(envs, norm_obs=False, gamma=1.0),
        n_steps=min(256, steps // envs.num_envs),
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256], "features_extractor_class": Scaled},
        seed=1,
        device="cpu",
    )
    curve = Curve("MaskablePPO", opponents)
    model.learn(steps, callback=Watch(curve, seconds))
    model.save(save)
    curve.save(save)
    return curve


@dataclass(frozen=True)
class Trained:
    model: str = "ppo.zip"
    name: str = "maskable-ppo"
    level: int = 0

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
    parser.add_argument("--opponents", default="novice")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, default=100_000_000)
    parser.add_argument("--save", type=Path, default=Path("ppo.zip"))
    given = parser.parse_args()
    curve = train(
        given.game,
        given.opponents,
        given.players,
        given.processes,
        60 * given.minutes,
        given.steps,
        given.save,
    )
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
