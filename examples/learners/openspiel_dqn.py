"""OpenSpiel's DQN (PyTorch) learns a game for two against a player at random, and enters the arena.

python examples/learners/openspiel_dqn.py arboretum --minutes 8 --save dqn.pt
treetop arena arboretum ./examples/learners/openspiel_dqn.py:model=dqn.pt random novice --format challenge
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
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN, MLP
from open_spiel.python.rl_environment import Environment

from treetop.envs.openspiel import load as load_game
from treetop.envs.policy import choose

HIDDEN = [128, 128]


def train(game: str, seconds: float, games: int, save: Path) -> Curve:
    """One agent for each seat: in even games the first learns, in odd ones the second."""
    environment = Environment(load_game(game, players=2))
    size = environment.observation_spec()["info_state"][0]
    actions = environment.action_spec()["num_actions"]
    learners = [
        DQN(
            seat,
            size,
            actions,
            HIDDEN,
            replay_buffer_capacity=20_000,
            learning_rate=1e-3,
            optimizer_str="adam",
            loss_str="huber",
            epsilon_decay_duration=20_000,
            epsilon_decay_schedule_str="linear",
            update_target_network_every=500,
            weight_update_coeff=0.0,
        )
        for seat in range(2)
    ]
    others = [RandomAgent(seat, actions) for seat in range(2)]
    curve, until = Curve("DQN", "random"), time.monotonic() + seconds
    while curve.games < games and time.monotonic() < until:
        seat = curve.games % 2
        agents = [learners[0], others[1]] if seat == 0 else [others[0], learners[1]]
        step = environment.reset()
        while not step.last():
            chosen = agents[step.observations["current_player"]].step(step)
            step = environment.step([chosen.action])
        for agent in agents:
            agent.step(step)
        curve.add(step.rewards[seat])
    weights = [learner._q_network.state_dict() for learner in learners]
    torch.save({"size": size, "actions": actions, "weights": weights}, save)
    curve.save(save)
    return curve


@dataclass(frozen=True)
class Trained:
    """Each seat's network plays that seat."""

    model: str = "dqn.pt"
    name: str = "openspiel-dqn"
    level: int = 0

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        size, networks = load(self.model)

        def policy(seen: Any, mask: Any) -> int:
            with torch.inference_mode():
                values = networks[view.seat](torch.from_numpy(seen)).numpy()
            return int(np.where(mask, values, -np.inf).argmax())

        return choose(policy, view, size)


@cache
def load(file: str) -> tuple[int, list[Any]]:
    saved = torch.load(file)
    networks = [MLP(saved["size"], HIDDEN, saved["actions"]) for _ in saved["weights"]]
    for network, weights in zip(networks, saved["weights"], strict=True):
        network.load_state_dict(weights)
    return saved["size"], networks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=100_000_000)
    parser.add_argument("--save", type=Path, default=Path("dqn.pt"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curve = train(given.game, 60 * given.minutes, given.games, given.save)
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
