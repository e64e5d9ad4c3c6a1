"""A policy as a player: in a learner's pool, at a table, in the arena."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.envs.encoding import one_number
from treetop.envs.general import encoding_of
from treetop.envs.observer import Observer
from treetop.envs.opponents import Policy
from treetop.games.errors import Malformed
from treetop.games.game import Action, View
from treetop.locales import Message


@dataclass(frozen=True)
class PolicyPlayer:
    """Does what the policy chooses among the legal actions."""

    policy: Policy
    observer: Observer
    name: str = "policy"
    level: int = 0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        """Raises ValueError if it chooses none of them."""
        encoding = self.observer.encoding
        number = one_number(self.policy(self.observer(view), encoding.mask(view)))
        try:
            return encoding.action(view, number)
        except ValueError as problem:
            raise ValueError(f"a policy has chosen what its mask doesn't allow: {problem}") from None


def choose(policy: Policy, view: View, size: int) -> Action:
    """What a policy that reads a vector of `size` numbers does. Raises Malformed if the game has others."""
    observer = Observer(encoding_of(view.game), (view.players,))
    if observer.size != size:
        raise Malformed(Message.of("envs-policy-size", size=size, players=view.players, needed=observer.size))
    return PolicyPlayer(policy, observer).choose(view, 0, 0.0)
