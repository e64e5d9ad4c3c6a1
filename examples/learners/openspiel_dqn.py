"""OpenSpiel's DQN (PyTorch) learns a game for two against a player of the ladder, and enters the arena.

python examples/learners/openspiel_dqn.py arboretum --opponent random --minutes 8 --save dqn.pt
treetop arena arboretum ./examples/learners/openspiel_dqn.py:model=dqn.pt random novice --format challenge
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import Curve
from open_spiel.python.pytorch.dqn import DQN, MLP
from open_spiel.python.rl_environment import Environment, TimeStep
from scale import largest

from treetop.envs.encoding import rewards
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.openspiel import load as load_game
from treetop.envs.policy import choose
from treetop.games import game_named
from treetop.players import player_named

HIDDEN = [128, 128]
POINTS = 10.0
"""Rewards are divided by this."""


class WholeGames(DQN):
    """Learns of every decision what the whole game brought.

    Only the end of a game is rewarded, dozens of decisions later: carried back by one decision at a time, a
    reward would need more games than there are.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.decisions: list[tuple[TimeStep, int]] = []

    def add_transition(self, before: TimeStep, action: int, after: TimeStep) -> None:
        self.decisions.append((before, action))
        if after.last():
            for seen, done in self.decisions:
                super().add_transition(seen, done, after)
            self.decisions.clear()

    def learn(self) -> Any:
        """Nothing before the end of the first game."""
        return super().learn() if self.replay_buffer else None


def scaled(step: TimeStep, size: Any) -> TimeStep:
    """With the numbers that are seen, and the rewards, about 1."""
    seen = [np.array(each, np.float32) / size for each in step.observations["info_state"]]
    earned = [reward / POINTS for reward in step.rewards or (0.0, 0.0)]
    return step._replace(observations={**step.observations, "info_state": seen}, rewards=earned)


def train(game: str, opponent: str, seconds: float, games: int, exploring: int, save: Path) -> Curve:
    """One network learns in both seats, which are relative: in even games in the first, in odd in the second.

    Rewards are by margin: a beginner wins too rarely to notice why.
    """
    environment = Environment(load_game(game, players=2, rewards="margin"))
    encoding = encoding_of(game_named(game))
    size = largest(Observer(encoding, (2,)).space)
    learner = WholeGames(
        0,
        len(size),
        encoding.actions,
        HIDDEN,
        replay_buffer_capacity=50_000,
        learning_rate=5e-4,
        optimizer_str="adam",
        loss_str="huber",
        learn_every=4,
        epsilon_end=0.05,
        epsilon_decay_duration=exploring,
        epsilon_decay_schedule_str="linear",
        update_target_network_every=500,
        weight_update_coeff=0.0,
    )
    other, chance = player_named(game, opponent), random.Random(1)
    curve, until = Curve("DQN", opponent), time.monotonic() + seconds
    while curve.games < games and time.monotonic() < until:
        learner.player_id = curve.games % 2
        step = environment.reset()
        while not step.last():
            state = environment.get_state
            if state.current_player() == learner.player_id:
                action = learner.step(scaled(step, size)).action
            else:
                view = state.view(state.current_player())
                action = encoding.number(view, other.choose(view, chance.getrandbits(62), 0.05))
            step = environment.step([action])
        learner.step(scaled(step, size))
        curve.add(rewards(environment.get_state.position.outcome(), players=2)[learner.player_id])
    torch.save({"largest": torch.from_numpy(size), "weights": learner._q_network.state_dict()}, save)
    curve.save(save)
    return curve


@dataclass(frozen=True)
class Trained:
    model: str = "dqn.pt"
    name: str = "openspiel-dqn"
    level: int = 0

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        size, network = load(self.model)

        def policy(seen: Any, mask: Any) -> int:
            with torch.inference_mode():
                values = network(torch.from_numpy(seen) / size).numpy()
            return int(np.where(mask, values, -np.inf).argmax())

        return choose(policy, view, len(size))


@cache
def load(file: str) -> tuple[Any, Any]:
    saved = torch.load(file)
    size, weights = saved["largest"], saved["weights"]
    network = MLP(len(size), HIDDEN, len(next(reversed(weights.values()))))
    network.load_state_dict(weights)
    return size, network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=100_000_000)
    parser.add_argument(
        "--exploring", type=int, default=60_000, help="decisions until it rarely errs on purpose"
    )
    parser.add_argument("--save", type=Path, default=Path("dqn.pt"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curve = train(given.game, given.opponent, 60 * given.minutes, given.games, given.exploring, given.save)
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
