"""Train a game's network: self-play with the weights so far, then fitting, generation by generation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from treetop.arena.training.fitting import fit, log_loss
from treetop.arena.training.network import Network, initial_weights
from treetop.arena.training.samples import Array, Samples
from treetop.arena.training.self_play import SelfPlay, play_generation
from treetop.arena.workers import Workers

EPOCHS = 10


@dataclass(frozen=True)
class Generation:
    number: int
    weights: Array
    loss_before: float | None
    """The log loss of the weights that played, on their games."""
    loss: float


def train(
    game: SelfPlay, workers: Workers, generations: int, games: int, weights: Array | None = None
) -> Iterator[Generation]:
    """Each generation learns from its own games and those of the one before. Weights of a network of another
    size may play at first; what is fitted begins anew then."""
    before: list[Samples] = []
    network = Network(game.features, game.hidden)
    start = initial_weights(game.features, game.hidden, seed=1)
    for number in range(1, generations + 1):
        fresh = play_generation(game, workers, number, games, weights)
        fits = weights is not None and len(weights) == len(start)
        network.load(start if weights is None or not fits else weights)
        loss_before = log_loss(network, fresh) if fits else None
        fit(network, Samples.joined([*before, fresh]), game.points_scale, EPOCHS)
        weights = network.flat()
        yield Generation(number, weights, loss_before, log_loss(network, fresh))
        before = [fresh]
