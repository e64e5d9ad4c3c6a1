"""RLlib's PPO learns a game by self-play on PettingZoo, on a Ray cluster, and enters the arena.

    python examples/learners/rllib_ppo.py arboretum --minutes 8 --save rllib.pt
    treetop arena arboretum ./examples/learners/rllib_ppo.py:model=rllib.pt random novice --format challenge

Without `--address` it starts two nodes of a cluster on this machine.
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
from curve import Curve, victories
from networks import network_for

from treetop.envs.aec import TreetopEnv
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.policy import choose
from treetop.games import game_named

POINTS = 20.0
"""Rewards are divided by this."""
OTHERS = ("random", "novice", "builder")


class ByMargin(TreetopEnv):
    """Rewards are by margin, and about 1: a beginner wins too rarely to notice why."""

    def __init__(self, game: str) -> None:
        super().__init__(game, observations="vector", rewards="margin")

    def step(self, action: int | None) -> None:
        going_on = not any(self.terminations.values())
        super().step(action)
        if going_on and any(self.terminations.values()):
            for earned in (self.rewards, self._cumulative_rewards):
                earned.update({agent: reward / POINTS for agent, reward in earned.items()})


def configured(game: str, batch: int) -> Any:
    from masked import Masked
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.tune.registry import register_env

    register_env("treetop", lambda _: PettingZooEnv(ByMargin(game)))
    module = RLModuleSpec(module_class=Masked, model_config={"game": game})
    return (
        PPOConfig()
        .environment("treetop", disable_env_checking=True)
        .env_runners(num_env_runners=2, num_cpus_per_env_runner=1, num_envs_per_env_runner=16)
        .multi_agent(policies={"both"}, policy_mapping_fn=lambda agent, *_, **__: "both")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"both": module}))
        .training(
            train_batch_size_per_learner=batch,
            minibatch_size=min(256, batch),
            num_epochs=4,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            lr=5e-4,
        )
        .debugging(seed=1)
    )


def train(game: str, seconds: float, rounds: int, batch: int, looks: int, save: Path) -> Curve:
    """Self-play; the curve is how it does against players that it never met."""
    algorithm = configured(game, batch).build_algo()
    curve = Curve("RLlib's PPO", ", ".join(OTHERS))
    begun, done, spent = time.monotonic(), 0, 0.0
    while done < rounds and (done == 0 or spent < seconds):
        result = algorithm.train()
        done, spent = done + 1, time.monotonic() - begun
        curve.games += int(np.nan_to_num(result["env_runners"].get("num_episodes") or 0))
        if spent * looks >= seconds * len(curve.looks) or spent >= seconds or done == rounds:
            network = algorithm.get_module("both").network
            torch.save({"game": game, "weights": network.state_dict()}, save)
            curve.look({name: victories(game, 2, name, best(network)) for name in OTHERS})
            curve.save(save)
            print(f"{curve.games} games, {spent:.0f} s: {curve.looks[-1][1]}", flush=True)
    algorithm.stop()
    return curve


def best(network: torch.nn.Module) -> Any:
    """What has the highest score, in many games at once."""

    def act(seen: Any, masks: Any) -> Any:
        with torch.inference_mode():
            scores = network(torch.from_numpy(seen))[0].numpy()
        return np.where(masks, scores, -np.inf).argmax(1)

    return act


@dataclass(frozen=True)
class Trained:
    model: str = "rllib.pt"
    name: str = "rllib-ppo"
    level: int = 0

    def __post_init__(self) -> None:
        """Before any clock runs, and before the first game if there's no such file."""
        load(self.model)

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        size, policy = load(self.model)
        return choose(policy, view, size)


@cache
def load(file: str) -> tuple[int, Any]:
    """How many numbers it reads, and what it does."""
    saved = torch.load(file)
    network = network_for(saved["game"], players=2)
    network.load_state_dict(saved["weights"])

    def policy(seen: Any, mask: Any) -> int:
        return int(best(network)(seen[None], mask[None])[0])

    return Observer(encoding_of(game_named(saved["game"])), (2,)).size, policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=100_000_000)
    parser.add_argument("--batch", type=int, default=2000)
    parser.add_argument("--looks", type=int, default=10, help="how often to play against others")
    parser.add_argument("--save", type=Path, default=Path("rllib.pt"))
    parser.add_argument("--address", help="of a Ray cluster")
    given = parser.parse_args()
    import ray
    from ray.cluster_utils import Cluster

    cluster = None
    if given.address is None:
        node = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100_000_000}
        cluster = Cluster(initialize_head=True, head_node_args=node)
        cluster.add_node(num_cpus=2, object_store_memory=100_000_000)
    try:
        ray.init(address=given.address or cluster.address, log_to_driver=False)
        print(f"{len(ray.nodes())} nodes")
        curve = train(
            given.game, 60 * given.minutes, given.rounds, given.batch, given.looks, given.save.resolve()
        )
    finally:
        ray.shutdown()
        if cluster is not None:
            cluster.shutdown()
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
