"""Actions in words: for the log, and for buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from treetop.games.tree_society.action import (
    Action,
    Build,
    DiscardGuild,
    DiscardRow,
    FillChest,
    Sell,
    Skip,
    Use,
)
from treetop.games.tree_society.cards import EffectStep
from treetop.locales import Message

if TYPE_CHECKING:
    from treetop.games.tree_society.board import Board, Pending


def told(board: Board, action: Action) -> Message:
    """What everybody may know about an action done here."""
    arguments = {"seat": int(board.fields["seat"]) + 1, **_arguments(board, action)}
    return Message(f"tree-society-told-{action.verb}", arguments)


def paid(seat: int, earned: dict[str, int]) -> list[Message]:
    """T16: the sum of what continuous effects have paid for an action, if it is any."""
    if not any(earned.values()):
        return []
    return [Message("tree-society-told-paid", {"seat": seat + 1, **_gains(earned)})]


def passed_over(effect: Pending) -> Message:
    """T16: a step that cannot be done."""
    return Message.of(
        "tree-society-told-passed",
        card=effect.card.name,
        level=effect.level,
        effect=effect.steps[0].message(),
    )


def offered(board: Board, action: Action) -> Message:
    """What a button for it says, with the sum that continuous effects will pay."""
    words = Message(f"tree-society-do-{action.verb}", _arguments(board, action))
    promised = board.promised(action)
    if not any(promised.values()):
        return words
    return Message("tree-society-do-paid", {"action": words, **_gains(promised)})


def _gains(purses: dict[str, int]) -> dict[str, int]:
    return {"coins": purses["pouch"], "chest": purses["chest"]}


def _sentences(steps: Sequence[EffectStep]) -> Message:
    first, *later = steps
    if not later:
        return first.message()
    return Message.of("tree-society-steps", first=first.message(), later=_sentences(later))


def _arguments(board: Board, action: Action) -> dict[str, Any]:
    arguments = named(board, action)
    match action:
        case DiscardRow():
            arguments["row"] = action.row
        case Build():
            arguments |= {"level": action.level, "way": action.way or "plain"}
        case Use():
            arguments |= board.gains
        case Skip():
            arguments["effect"] = _sentences(board.effects[-1].steps)
    if isinstance(action, Sell | Build | FillChest) and action.coins is not None:
        arguments["coins"] = action.coins
    return arguments


def named(board: Board, action: Action) -> dict[str, Any]:
    """The fruit or the card that an action is about."""
    if isinstance(action, Build | DiscardGuild):
        return {"card": board.name_of(action.card)}
    fruit = getattr(action, "fruit", None)
    return {} if fruit is None else {"fruit": board.fruit_named(fruit).type}
