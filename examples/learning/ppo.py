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
from network import SHAPES, forward

from treetop.envs import Games

FOLDER = Path(__file__).parent
LADDER = ("novice", "builder", "denier", "strategist")
MIXED = {"novice": 2, "builder": 2, "denier": 2, "strategist": 3}
GAMES, STEPS, PARTS = 32_768, 16, 16
RATE, CLIP, ENTROPY, DECAY = 5e-4, 0.2, 0.01, 0.97
MASK = 723  # the first row of the mask


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

    def __call__(self, rows):
        """The logarithms of the probabilities of all actions, and the value."""
        with torch.autocast("cuda", torch.bfloat16):
            draw, discard, plant, planting, value = forward(
                self.weights, rows, self.number, lambda array: array.bfloat16()
            )
        scores = torch.cat([draw, draw.new_zeros(len(draw), 324), discard], 1)
        scores[planting, 5:329] = plant
        scores = scores.float().masked_fill(rows[MASK:].T == 0, -1e9)
        return scores.log_softmax(1), value.float()

    @torch.no_grad()
    def act(self, rows, best=False):
        chances, value = self(rows)
        luck = 0 if best else -torch.empty_like(chances).exponential_().log()
        actions = (chances + luck).argmax(1)
        return actions, chances.gather(1, actions[:, None])[:, 0], value

    def save(self):
        saved = {name: weight.detach().half().cpu().numpy() for name, weight in self.weights.items()}
        np.savez_compressed(FOLDER / "weights.npz", **saved)


class Arena:
    """Games on the device as tensors that share its memory."""

    def __init__(self, count, opponents, seed):
        self.games = Games(
            "arboretum", count, seed=seed, opponents=opponents, rewards="margin", device="cuda"
        )
        self.rows = torch.from_dlpack(self.games.feature_major["int8"])
        self.seats = torch.from_dlpack(self.games.seats)

    def step(self, actions):
        """The learner's margin where a game has ended, and whether it has."""
        seats = self.seats.long()
        step = self.games.step(actions, check=False)
        margins = torch.from_dlpack(step.rewards).gather(1, seats[:, None])[:, 0]
        return margins, torch.from_dlpack(step.over)


def reward(margins, over):
    """For winning, and for how clearly."""
    return (0.3 * margins.sign() + margins / 40) * over


def play(policy, arena):
    """Some steps of all games: what was seen, done and won, and how good it was after all."""
    seen = torch.empty(STEPS, *arena.rows.shape, dtype=torch.int8, device="cuda")
    actions = torch.empty(STEPS, GAMES, dtype=torch.int64, device="cuda")
    chances, values, rewards, ends = (torch.empty(STEPS, GAMES, device="cuda") for _ in range(4))
    for t in range(STEPS):
        seen[t] = arena.rows
        actions[t], chances[t], values[t] = policy.act(arena.rows)
        margins, over = arena.step(actions[t])
        rewards[t], ends[t] = reward(margins, over), over
    ahead = torch.zeros(GAMES, device="cuda")
    following = policy.act(arena.rows)[2]
    gains = torch.empty_like(values)
    for t in reversed(range(STEPS)):
        on = 1 - ends[t]
        ahead = rewards[t] + on * following - values[t] + on * DECAY * ahead
        gains[t], following = ahead, values[t]
    return seen, actions, chances, gains, gains + values


def learn(policy, optimiser, seen, actions, chances, gains, aims):
    size = GAMES // PARTS
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for first in torch.randperm(PARTS).tolist():
        part = slice(first * size, (first + 1) * size)
        rows = seen[:, :, part].transpose(0, 1).reshape(seen.shape[1], -1)
        now, value = policy(rows)
        chosen = now.gather(1, actions[:, part].reshape(-1, 1))[:, 0]
        ratio = (chosen - chances[:, part].reshape(-1)).exp()
        gain = gains[:, part].reshape(-1)
        better = torch.minimum(ratio * gain, ratio.clip(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(now.exp() * now.clip(-50)).sum(1).mean()
        loss = -better - ENTROPY * entropy + 0.5 * (value - aims[:, part].reshape(-1)).square().mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.weights.values(), 0.5)
        optimiser.step()


def victories(policy, rung, count=4096, seed=12345):
    """The share of games against one rung that the policy wins if it does what it finds best."""
    arena = Arena(count, rung, seed)
    won, done = torch.zeros(count, device="cuda"), torch.zeros(count, dtype=torch.bool, device="cuda")
    for _ in range(80):
        margins, over = arena.step(policy.act(arena.rows, best=True)[0])
        won = torch.where(over & ~done, (margins.sign() + 1) / 2, won)
        done |= over
    return won[done].mean().item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--looks", type=int, default=10, help="how often to play against every rung")
    given = parser.parse_args()
    policy = Policy()
    weights = sum(weight.numel() for weight in policy.weights.values())
    optimiser = torch.optim.Adam(policy.weights.values(), RATE, fused=True)
    arena = Arena(GAMES, MIXED, seed=1)
    learn(policy, optimiser, *play(policy, arena))
    print(f"{weights:,} weights; compiled, and learning for {given.minutes:g} minutes")
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
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / limit)
        torch.cuda.synchronize()
        begun = time.perf_counter()
        learn(policy, optimiser, *play(policy, arena))
        torch.cuda.synchronize()
        spent += time.perf_counter() - begun
        decisions += GAMES * STEPS


if __name__ == "__main__":
    main()
