"""A network with one hidden layer that reads the features of a seat: how strong is it, how many points?"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from treetop.arena.training.samples import Array

OUTPUTS = 2
# Features by row, seat and part. A part whose features are all 0 does not exist.
BY_PART = 4


class Network(nn.Module):  # type: ignore[misc]
    """All seats are read with the same weights, and so are the parts of a seat if it has several, such as
    species: what they come to is added up. Points are in units of `points_scale`."""

    def __init__(self, features: int, hidden: int) -> None:
        super().__init__()
        self.hidden = nn.Linear(features, hidden)
        self.output = nn.Linear(hidden, OUTPUTS)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The strength and the points of each seat."""
        outputs = self.output(torch.relu(self.hidden(features)))
        if features.ndim == BY_PART:
            outputs = (outputs * (features != 0).any(-1, keepdim=True)).sum(-2)
        return outputs[..., 0], outputs[..., 1]

    def load(self, weights: Array) -> None:
        """From a flat array: the hidden layer feature by feature, its biases, both outputs, their biases."""
        pieces = torch.as_tensor(weights).split([each.numel() for each in self.parameters()])
        with torch.no_grad():
            for parameter, piece in zip(self._in_file_order(), pieces, strict=True):
                parameter.copy_(piece.reshape(parameter.shape))

    def flat(self) -> Array:
        """The array that `load` reads."""
        pieces: list[Array] = [each.detach().numpy().ravel() for each in self._in_file_order()]
        return np.concatenate(pieces)

    def _in_file_order(self) -> list[Tensor]:
        return [self.hidden.weight.T, self.hidden.bias, self.output.weight, self.output.bias]


def initial_weights(features: int, hidden: int, seed: int) -> Array:
    """Small random weights; all biases are zero."""
    rng = np.random.default_rng(seed)
    weights = [
        rng.normal(0, features**-0.5, features * hidden),
        np.zeros(hidden),
        rng.normal(0, 0.5 * hidden**-0.5, OUTPUTS * hidden),
        np.zeros(OUTPUTS),
    ]
    return np.concatenate(weights).astype(np.float32)
