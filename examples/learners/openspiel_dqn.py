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
from curve import Curve, victories
from networks import WIDTH, network_for
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.rl_environment import Environment, TimeStep

from treetop.envs.encoding import rewards
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.openspiel import load as load_game
from treetop.envs.policy import choose
from treetop.games import game_named
from treetop.players import player_named

POINTS = 20.0
"""Rewards are divided by this."""
OTHERS = ("random", "novice")


class Values(torch.nn.Module):
    """What each action is worth: the game as a whole, and how the action differs from others."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.network = network_for(game, players=2)
        self.whole = torch.nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        scores, summary = self.network(seen)
        return scores + self.whole(summary)


class Nothing(torch.nn.Module):
    """What follows the end of a game."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions = actions

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return seen.new_zeros(len(seen), self.actions)


class WholeGames(DQN):
    """Learns of every decision what the whole game brought.

    Only the end of a game is rewarded, dozens of decisions later: carried back by one decision at a time, a
    reward would need more games than there are.
    """

    def __init__(self, *arguments: Any, network: Any, learning_rate: float, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._q_network, self._target_q_network = network, Nothing(self._num_actions)
        self._optimizer = torch.optim.Adam(network.parameters(), lr=learning_rate)
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


def scaled(step: TimeStep) -> TimeStep:
    """With rewards about 1."""
    return step._replace(rewards=[reward / POINTS for reward in step.rewards or (0.0, 0.0)])


def train(
    game: str, opponent: str, seconds: float, games: int, exploring: int, looks: int, save: Path
) -> Curve:
    """One network learns in both seats, which are relative: in even games in the first, in odd in the second.

    Rewards are by margin: a beginner wins too rarely to notice why.
    """
    environment = Environment(load_game(game, players=2, rewards="margin"))
    encoding = encoding_of(game_named(game))
    learner = WholeGames(
        0,
        Observer(encoding, (2,)).size,
        encoding.actions,
        network=Values(game),
        replay_buffer_capacity=50_000,
        learning_rate=5e-4,
        loss_str="huber",
        learn_every=4,
        epsilon_end=0.05,
        epsilon_decay_duration=exploring,
        epsilon_decay_schedule_str="linear",
        update_target_network_every=1_000_000_000,
    )
    other, chance = player_named(game, opponent), random.Random(1)
    curve, begun, spent = Curve("DQN", opponent), time.monotonic(), 0.0
    while curve.games < games and spent < seconds:
        if spent * looks >= seconds * len(curve.looks):
            keep(learner._q_network, game, curve, save)
        learner.player_id = curve.games % 2
        step = environment.reset()
        while not step.last():
            state = environment.get_state
            if state.current_player() == learner.player_id:
                action = learner.step(scaled(step)).action
            else:
                view = state.view(state.current_player())
                action = encoding.number(view, other.choose(view, chance.getrandbits(62), 0.05))
            step = environment.step([action])
        learner.step(scaled(step))
        curve.add(rewards(environment.get_state.position.outcome(), players=2)[learner.player_id])
        spent = time.monotonic() - begun
    keep(learner._q_network, game, curve, save)
    return curve


def keep(network: Values, game: str, curve: Curve, save: Path) -> None:
    """The policy as it is, and how it does without exploring."""
    torch.save({"game": game, "weights": network.state_dict()}, save)
    curve.look({name: victories(game, 2, name, best(network)) for name in OTHERS})
    curve.save(save)
    print(f"{curve.games} games, {time.process_time():.0f} s: {curve.looks[-1][1]}", flush=True)


def best(network: Values) -> Any:
    """What is worth most, in many games at once."""

    def act(seen: Any, masks: Any) -> Any:
        with torch.inference_mode():
            values = network(torch.from_numpy(seen)).numpy()
        return np.where(masks, values, -np.inf).argmax(1)

    return act


@dataclass(frozen=True)
class Trained:
    model: str = "dqn.pt"
    name: str = "openspiel-dqn"
    level: int = 0

    def __post_init__(self) -> None:
        """Before any clock runs, and before the first game if there's no such file."""
        load(self.model)

    def choose(self, view: Any, seed: int, budget: float) -> Any:
        size, network = load(self.model)

        def policy(seen: Any, mask: Any) -> int:
            return int(best(network)(seen[None], mask[None])[0])

        return choose(policy, view, size)


@cache
def load(file: str) -> tuple[int, Any]:
    saved = torch.load(file)
    network = Values(saved["game"])
    network.load_state_dict(saved["weights"])
    return Observer(encoding_of(game_named(saved["game"])), (2,)).size, network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=100_000_000)
    parser.add_argument(
        "--exploring", type=int, default=60_000, help="decisions until it rarely errs on purpose"
    )
    parser.add_argument("--looks", type=int, default=10, help="how often to play against others")
    parser.add_argument("--save", type=Path, default=Path("dqn.pt"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curve = train(
        given.game, given.opponent, 60 * given.minutes, given.games, given.exploring, given.looks, given.save
    )
    print(f"{curve.games} games in {time.process_time():.0f} s of processor time: {given.save}")


if __name__ == "__main__":
    main()
