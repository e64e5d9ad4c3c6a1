"""Actions in words: for the log, and for buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from treetop.games.tree_society.action import Action, Build, DiscardGuild, DiscardRow, FillChest, Sell, Use
from treetop.locales import Message

if TYPE_CHECKING:
    from treetop.games.tree_society.board import Board


def told(board: Board, action: Action) -> Message:
    """What everybody may know about an action done here."""
    arguments = {"seat": int(board.fields["seat"]) + 1, **_arguments(board, action)}
    return Message(f"tree-society-told-{action.verb}", arguments)


def offered(board: Board, action: Action) -> Message:
    """What a button for it says."""
    return Message(f"tree-society-do-{action.verb}", _arguments(board, action))


def _arguments(board: Board, action: Action) -> dict[str, Any]:
    arguments = named(board, action)
    match action:
        case DiscardRow():
            arguments["row"] = action.row
        case Build():
            arguments |= {"level": action.level, "way": action.way or "plain"}
        case Use():
            arguments |= board.gains
    if isinstance(action, Sell | Build | FillChest) and action.coins is not None:
        arguments["coins"] = action.coins
    return arguments


def named(board: Board, action: Action) -> dict[str, Any]:
    """The fruit or the card that an action is about."""
    if isinstance(action, Build | DiscardGuild):
        return {"card": board.name_of(action.card)}
    fruit = getattr(action, "fruit", None)
    return {} if fruit is None else {"fruit": board.fruit_named(fruit).type}
