"""Proximal policy optimisation in which nothing leaves the GPU: games, opponents, network, gradients.

    python examples/learning/ppo.py --minutes 5

Learns Arboretum for two players against the ladder; writes weights.npz, which player.py seats in the arena,
and curve.csv: victories against each rung, in per cent. Needs PyTorch, numba-cuda and a CUDA device.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from network import ACTIONS, SHAPES, TURN, forward

from treetop.envs import Games

FOLDER = Path(__file__).parent
LADDER = ("novice", "builder", "denier", "strategist")
MIXED = {"novice": 2, "builder": 2, "denier": 2, "strategist": 3}
GAMES, STEPS, PARTS = 32_768, 16, 16
RATE, CLIP, ENTROPY, DECAY = 5e-4, 0.2, 0.01, 0.97
MASK = 723  # the first row of the mask


class Graph:
    """A function recorded, because launching its kernels one by one takes longer than they do. New arguments
    are copied to where the first ones lie, and so are results."""

    def __init__(self, function, *given):
        self.given = given
        torch.cuda.synchronize()
        with torch.cuda.stream(torch.cuda.Stream()):
            function(*given)  # what is made at the first call only isn't recorded
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.results = function(*given)

    def __call__(self, *given):
        for own, other in zip(self.given, given, strict=True):
            own.copy_(other)
        self.graph.replay()
        return self.results


class Policy:
    def __init__(self, seed=0):
        torch.manual_seed(seed)
        self.weights = {name: self._begin(name, shape).requires_grad_() for name, shape in SHAPES.items()}
        self.number = torch.arange(49, device="cuda", dtype=torch.int8)

    def _begin(self, name, shape):
        if len(shape) == 1 or name in ("value", "draw", "discard"):
            return torch.zeros(shape, device="cuda")
        scale = 0.1 if name in ("gate", "shift", "key") else 2**0.5
        weights = torch.randn(shape, device="cuda") * scale / shape[0] ** 0.5
        if name == "seen":
            weights[384:] *= 0.1  # counts up to 30 beside planes of 0 and 1
        if name in ("card", "near"):
            weights *= shape[0] ** 0.5 * 0.5  # one number in 49 is 1
        return weights

    def __call__(self, rows, phase):
        """The logarithms of the probabilities of the actions of a phase, and the value."""
        with torch.autocast("cuda", torch.bfloat16):
            scores, value = forward(self.weights, rows, phase, self.number, torch.Tensor.bfloat16)
        scores = scores.float().masked_fill(rows[MASK:][ACTIONS[phase]].T == 0, -1e9)
        return scores.log_softmax(1), value.float()

    @torch.no_grad()
    def act(self, rows, phase, best=False):
        chances, value = self(rows, phase)
        luck = 0 if best else -torch.empty_like(chances).exponential_().log()
        actions = (chances + luck).argmax(1)
        return actions + ACTIONS[phase].start, chances.gather(1, actions[:, None])[:, 0], value

    def save(self):
        saved = {name: weight.detach().half().cpu().numpy() for name, weight in self.weights.items()}
        np.savez_compressed(FOLDER / "weights.npz", **saved)


class Arena:
    """Games on the device as tensors that share its memory. All begin together, and each turn of the learner
    has the same four decisions, so that all are in the same phase."""

    def __init__(self, count, opponents, seed):
        settings = {"seed": seed, "opponents": opponents, "rewards": "margin", "device": "cuda"}
        self.games = Games("arboretum", count, **settings)
        self.rows = torch.from_dlpack(self.games.feature_major["int8"])
        self.seats = torch.from_dlpack(self.games.seats)

    def step(self, actions):
        """The learner's margin where a game has ended, and whether it has."""
        seats = self.seats.long()
        step = self.games.step(actions, check=False)
        rewards, over = torch.from_dlpack(step.rewards), torch.from_dlpack(step.over)
        return rewards.gather(1, seats[:, None])[:, 0], over


def reward(margins, over):
    """For winning, and for how clearly."""
    return (0.3 * margins.sign() + margins / 40) * over


def play(act, arena):
    """Some turns of all games: what was seen, done and won, and how good it was after all."""
    seen = torch.empty(STEPS, *arena.rows.shape, dtype=torch.int8, device="cuda")
    actions = torch.empty(STEPS, GAMES, dtype=torch.int64, device="cuda")
    chances, values, rewards, ends = (torch.empty(STEPS, GAMES, device="cuda") for _ in range(4))
    for t in range(STEPS):
        seen[t] = arena.rows
        actions[t], chances[t], values[t] = act[TURN[t % 4]]()
        margins, over = arena.step(actions[t])
        rewards[t], ends[t] = reward(margins, over), over
    ahead, following, gains = 0, act[TURN[0]]()[2], torch.empty_like(values)
    for t in reversed(range(STEPS)):
        on = 1 - ends[t]
        ahead = rewards[t] + on * following - values[t] + on * DECAY * ahead
        gains[t], following = ahead, values[t]
    return seen, actions, chances, (gains - gains.mean()) / (gains.std() + 1e-6), gains + values


def parts_of(played):
    """All that was played, a part of the games at a time."""
    size = GAMES // PARTS
    for first in torch.randperm(PARTS).tolist():
        yield [each[..., first * size : (first + 1) * size] for each in played]


class Learner:
    def __init__(self, policy):
        self.policy = policy
        self.rate = torch.tensor(RATE, device="cuda")
        self.optimiser = torch.optim.Adam(policy.weights.values(), self.rate, fused=True, capturable=True)

    def learn(self, *played):
        loss = 0
        for phase in ACTIONS:
            turn = slice(TURN.index(phase), TURN.index(phase) + TURN.count(phase))
            seen, *rest = (each.unflatten(0, (-1, len(TURN)))[:, turn] for each in played)
            actions, chances, gains, aims = (each.flatten() for each in rest)
            now, value = self.policy(seen.permute(2, 0, 1, 3).flatten(1), phase)
            chosen = now.gather(1, actions[:, None] - ACTIONS[phase].start)[:, 0]
            ratio = (chosen - chances).exp()
            better = torch.minimum(ratio * gains, ratio.clip(1 - CLIP, 1 + CLIP) * gains)
            entropy = -(now.exp() * now.clip(-50)).sum(1)
            loss = loss + (0.5 * (value - aims).square() - better - ENTROPY * entropy).sum()
        self.optimiser.zero_grad()
        (loss / (STEPS * GAMES // PARTS)).backward()
        torch.nn.utils.clip_grad_norm_(self.policy.weights.values(), 0.5)
        self.optimiser.step()


def victories(policy, rung, count=4096, seed=12345):
    """The share of games against one rung that the policy wins if it does what it finds best."""
    arena = Arena(count, rung, seed)
    won, done = torch.zeros(count, device="cuda"), torch.zeros(count, dtype=torch.bool, device="cuda")
    for t in range(80):
        margins, over = arena.step(policy.act(arena.rows, TURN[t % 4], best=True)[0])
        won = torch.where(over & ~done, (margins.sign() + 1) / 2, won)
        done |= over
    return won[done].mean().item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--looks", type=int, default=10, help="how often to play against every rung")
    given = parser.parse_args()
    policy = Policy()
    learner, arena = Learner(policy), Arena(GAMES, MIXED, seed=1)
    act = {phase: Graph(lambda phase=phase: policy.act(arena.rows, phase)) for phase in ACTIONS}
    learn = Graph(learner.learn, *map(torch.clone, next(parts_of(play(act, arena)))))
    print(f"{sum(map(torch.numel, policy.weights.values())):,} weights learn for {given.minutes:g} minutes")
    curve, decisions, spent, limit = [], 0, 0.0, 60 * given.minutes
    while True:
        if spent >= limit * len(curve) / given.looks:
            shares = [victories(policy, rung) for rung in LADDER]
            curve.append([decisions, round(spent, 1), *(round(100 * share, 1) for share in shares)])
            print(*curve[-1], f"{decisions / max(spent, 1e-9) / 1e6:.2f} million decisions/s", flush=True)
            policy.save()
            with open(FOLDER / "curve.csv", "w", newline="") as file:
                csv.writer(file).writerows([["decisions", "seconds", *LADDER], *curve])
        if spent >= limit:
            break
        learner.rate.fill_(RATE * max(0.05, 1 - spent / limit))
        torch.cuda.synchronize()
        begun = time.perf_counter()
        for part in parts_of(play(act, arena)):
            learn(*part)
        torch.cuda.synchronize()
        spent += time.perf_counter() - begun
        decisions += GAMES * STEPS


if __name__ == "__main__":
    main()
