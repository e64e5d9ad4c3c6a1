"""MaskablePPO of sb3-contrib learns a game on the Gymnasium environment, and enters the arena.

python examples/learners/maskable_ppo.py arboretum --opponents novice --minutes 8 --save ppo.zip
treetop arena arboretum ./examples/learners/maskable_ppo.py:model=ppo.zip random novice --format challenge
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from curve import Curve
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

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
                self.curve.add(info["episode"]["r"])
        return time.monotonic() < self.until


def train(game: str, opponents: str, players: int, seconds: float, steps: int, save: Path) -> Curve:
    envs = make_vec_env(
        environments.env_id(game_named(game)),
        n_envs=8,
        seed=1,
        env_kwargs={"opponents": opponents, "players": players},
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=min(256, steps // 8),
        batch_size=256,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128, 128]},
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
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, default=100_000_000)
    parser.add_argument("--save", type=Path, default=Path("ppo.zip"))
    given = parser.parse_args()
    curve = train(given.game, given.opponents, given.players, 60 * given.minutes, given.steps, given.save)
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
