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

import gymnasium
import numpy as np
import torch
from curve import Curve
from scale import largest

from treetop.envs.aec import TreetopEnv
from treetop.envs.policy import choose

HIDDEN = [128, 128]


class ForRLlib(TreetopEnv):
    """RLlib's module for masks looks for `observations`, where PettingZoo says `observation`; here they are
    scaled, too."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.largest = largest(self.observer.space)

    def observation_space(self, agent: str) -> Any:
        mask = super().observation_space(agent)["action_mask"]
        seen = gymnasium.spaces.Box(-np.inf, np.inf, self.largest.shape, np.float32)
        return gymnasium.spaces.Dict({"action_mask": mask, "observations": seen})

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        return {
            "action_mask": seen["action_mask"],
            "observations": seen["observation"] / self.largest,
        }


def environment(game: str) -> ForRLlib:
    """Rewards are by margin: a beginner wins too rarely to notice why."""
    return ForRLlib(game, observations="vector", rewards="margin")


def configured(game: str, batch: int) -> Any:
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module import MultiRLModuleSpec, RLModuleSpec
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    register_env("treetop", lambda _: PettingZooEnv(environment(game)))
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"fcnet_hiddens": HIDDEN, "fcnet_activation": "relu", "vf_share_layers": False},
    )
    return (
        PPOConfig()
        .environment("treetop", disable_env_checking=True)
        .env_runners(num_env_runners=2, num_cpus_per_env_runner=1)
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
            vf_clip_param=10_000.0,  # the usual 10 is for rewards about 1
        )
        .debugging(seed=1)
    )


def train(game: str, seconds: float, rounds: int, batch: int, save: Path) -> Curve:
    """Self-play: the curve is what a game at random against the network brings, after each round."""
    algorithm = configured(game, batch).build_algo()
    curve, until = Curve("PPO", "random", every=20), time.monotonic() + seconds
    done = 0
    while done < rounds and (done == 0 or time.monotonic() < until):
        algorithm.train()
        done += 1
        weights = algorithm.get_module("both").state_dict()
        weights = {name: weight.cpu() for name, weight in weights.items()}
        torch.save({"largest": torch.from_numpy(environment(game).largest), "weights": weights}, save)
        load.cache_clear()
        for reward in against_random(game, save, games=20):
            curve.add(reward)
    algorithm.stop()
    curve.save(save)
    return curve


def against_random(game: str, save: Path, games: int) -> list[float]:
    from treetop.envs.gymnasium import AgainstOpponents

    env = AgainstOpponents(game, "random")
    _, policy = load(str(save))
    earned = []
    for seed in range(games):
        seen, infos = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, infos = env.step(policy(seen, infos["action_mask"]))
        earned.append(reward)
    return earned


@dataclass(frozen=True)
class Trained:
    model: str = "rllib.pt"
    name: str = "rllib-ppo"
    level: int = 0

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        size, policy = load(self.model)
        return choose(policy, view, size)


@cache
def load(file: str) -> tuple[int, Any]:
    """The network without Ray: linear layers, in their order."""
    saved = torch.load(file)
    weights, size = saved["weights"], saved["largest"]
    layers = [name.removesuffix(".weight") for name in weights if name.endswith(".weight")]
    layers = [name for name in layers if name.startswith(("encoder.actor", "encoder.encoder", "pi"))]

    def policy(seen: Any, mask: Any) -> int:
        values = torch.from_numpy(seen) / size
        for number, layer in enumerate(layers):
            values = values @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"]
            values = values.relu() if number + 1 < len(layers) else values
        return int(np.where(mask, values.numpy(), -np.inf).argmax())

    return len(size), policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=100_000_000)
    parser.add_argument("--batch", type=int, default=4000)
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
        curve = train(given.game, 60 * given.minutes, given.rounds, given.batch, given.save.resolve())
    finally:
        ray.shutdown()
        if cluster is not None:
            cluster.shutdown()
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
