"""A policy as a player: in a learner's pool, at a table, in the arena."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.envs.observer import Observer
from treetop.envs.opponents import Policy
from treetop.games.game import Action, View


@dataclass(frozen=True)
class PolicyPlayer:
    """Does what the policy chooses among the legal actions."""

    policy: Policy
    observer: Observer
    name: str = "policy"
    level: int = 0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        encoding = self.observer.encoding
        return encoding.action(view, int(self.policy(self.observer(view), encoding.mask(view))))
