"""What every player offers, to tables and to the arena."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from treetop.games.game import Action, Outcome, View
from treetop.locales import Message
from treetop.players.candidate import Candidate
from treetop.players.like import tenths_of


class Player(Protocol):
    """Chooses for a seat. It sees the view of that seat and nothing else."""

    @property
    def name(self) -> str: ...
    @property
    def level(self) -> int:
        """The rung on the ladder, from 0 for the weakest."""

    def choose(self, view: View, seed: int, budget: float) -> Action:
        """One of the view's legal actions, as such or in notation, within `budget` seconds.

        All chance comes from the seed. The choice may still depend on how much fits into the budget.
        """


class Adviser(Player, Protocol):
    """A player that can explain its choice."""

    def explain(self, view: View, seed: int, budget: float) -> Sequence[Candidate]:
        """The actions that it weighed, best first."""


@runtime_checkable
class Guest(Player, Protocol):
    """A player that wants to be told when a game begins and how it ended."""

    def begin(self, view: View) -> None: ...
    def end(self, view: View, outcome: Outcome) -> None: ...


def is_awake(player: Player) -> bool:
    """Can it play now? One that needs machine code says so by `is_awake`, until that has been compiled."""
    awake = getattr(player, "is_awake", None)
    return awake is None or bool(awake())


def title(player: str) -> Message:
    """What a player is called at the table."""
    tenths = tenths_of(player)
    if tenths is not None:
        return Message.of("players-like-name", level=tenths / 10)
    return Message.of(f"players-{player}-name")


def description(player: str) -> Message:
    """How it plays, in a sentence."""
    return Message.of(f"players-{player}-description")
