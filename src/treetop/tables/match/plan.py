"""A plan: actions of one seat, none of which but the last shows that seat anything hidden.

That is the whole law of undo. Until a plan is committed it lives with its player only.
"""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.errors import Illegal, Refusal
from treetop.games.game import Action, Position
from treetop.locales import Message

MOST_ACTIONS = 64


class BrokenPlan(Exception):
    """Action number `index` (from 0) of a plan cannot be done, for this reason."""

    def __init__(self, index: int, reason: Refusal) -> None:
        super().__init__(index, reason)
        self.index = index
        self.reason = reason


class Steps:
    """A plan carried out on paper: the actions, the position before each, and the one after all."""

    __slots__ = ("actions", "before", "position")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.before: list[Position] = []
        self.actions: list[Action] = []

    @property
    def reveals(self) -> bool:
        return bool(self.actions) and self.before[-1].reveals(self.actions[-1])

    def do(self, action: Action) -> None:
        after = self.position.after(action)
        self.before.append(self.position)
        self.actions.append(action)
        self.position = after


def carry_out(position: Position, seat: int, notations: Sequence[str]) -> Steps:
    """Raises BrokenPlan with the first action that cannot be done."""
    steps = Steps(position)
    for index, notation in enumerate(notations):
        try:
            _next(steps, seat, notation)
        except Refusal as reason:
            raise BrokenPlan(index, reason) from reason
    return steps


def preview(position: Position, seat: int, notations: Sequence[str]) -> Position:
    """The position after a plan that reveals nothing. Raises BrokenPlan: nobody peeks by planning."""
    steps = carry_out(position, seat, notations)
    if steps.reveals:
        raise BrokenPlan(len(steps.actions) - 1, reveals())
    return steps.position


def replay(position: Position, notations: Sequence[str]) -> Steps:
    """Do again what the log says was done."""
    steps = Steps(position)
    for notation in notations:
        steps.do(steps.position.parse(notation))
    return steps


def reveals() -> Illegal:
    return Illegal(Message.of("tables-preview-reveals"), rule="")


def _next(steps: Steps, seat: int, notation: str) -> None:
    if steps.position.seat_to_act != seat:
        raise Illegal(Message.of("tables-not-your-turn"), rule="")
    if steps.reveals:
        raise reveals()
    steps.do(steps.position.parse(notation))
