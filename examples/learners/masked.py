"""The network as RLlib calls it. It's a file of its own so that a player in the arena needs no Ray."""

from __future__ import annotations

from typing import Any

import torch
from networks import WIDTH, network_for
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule


class Masked(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """Its scores rule out what is illegal."""

    def setup(self) -> None:
        self.network = network_for(self.model_config["game"], players=2)
        self.whole = torch.nn.Linear(WIDTH, 1)

    def _forward(self, batch: Any, **_: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        scores, _ = self.network(seen["observation"])
        return {Columns.ACTION_DIST_INPUTS: scores.masked_fill(seen["action_mask"] == 0, -1e9)}

    def compute_values(self, batch: Any, embeddings: Any = None) -> Any:
        _, summary = self.network(batch[Columns.OBS]["observation"])
        return self.whole(summary)[:, 0]
