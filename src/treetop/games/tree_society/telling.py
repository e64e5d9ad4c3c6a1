"""Actions in words: for the log, and for buttons."""

from __future__ import annotations

from typing import Any

from treetop.games.tree_society.action import Action
from treetop.games.tree_society.board import Board
from treetop.locales import Message


def told(board: Board, action: Action) -> Message:
    """What everybody may know about an action done here."""
    arguments = {"seat": int(board.fields["seat"]) + 1, **_arguments(board, action)}
    return Message(f"tree-society-told-{action.verb}", arguments)


def offered(board: Board, action: Action) -> Message:
    """What a button for it says."""
    return Message(f"tree-society-do-{action.verb}", _arguments(board, action))


def _arguments(board: Board, action: Action) -> dict[str, Any]:
    arguments: dict[str, Any] = {}
    if action.verb in ("sell", "take", "keep", "give"):
        arguments["fruit"] = board.fruit_named(action.card).type
    elif action.verb == "discard-row":
        arguments["row"] = action.card
    elif action.card:
        arguments["card"] = board.name_of(action.card)
    if action.verb == "build":
        arguments |= {"level": action.level, "way": action.way or "plain"}
    if action.verb == "use":
        arguments |= board.gains
    if action.coins is not None:
        arguments["coins"] = action.coins
    return arguments
