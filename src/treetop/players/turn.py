"""A player's turn: it is asked with a view of its own game, of the seat that is to act."""

from __future__ import annotations

from typing import Any, TypeVar

from treetop.games.errors import Malformed
from treetop.games.kernel_board import KernelView
from treetop.games.view import View
from treetop.locales import Message
from treetop.players.printable import LONGEST, printable

SEED_BITS = (1 << 62) - 1
"""What fits into the random generator of the kernel."""

ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT", bound=View[Any])


def own_turn(view: object, kind: type[ViewT]) -> ViewT:
    """The view, known to be of that kind. Raises as `check_turn`."""
    check_turn(view, kind)
    assert isinstance(view, kind)
    return view


def check_turn(view: object, kind: type[Any] = View) -> None:
    """Raises TypeError if it is no view of that kind, Illegal if its seat is not to act."""
    if not isinstance(view, kind):
        given = f"{type(view).__module__}.{type(view).__name__}"
        raise TypeError(f"a player is asked with position.view(seat) of its own game, not with {given}")
    view.check_turn()


def check_notation(text: str) -> None:
    """Raises Malformed if what a bot wrote is too long, or too strange, to be an action."""
    if len(text) > LONGEST or not text.isprintable():
        raise Malformed(Message.of("players-program-unreadable", answer=printable(text)))


def listed(view: KernelView[Any, ActionT], code: int) -> ActionT:
    """The action with a number that the kernel has listed as legal, so it needs no check."""
    return view.listed(code)
