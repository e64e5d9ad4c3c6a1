"""Why an action is illegal here, and which rule says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from treetop.games.errors import Illegal
from treetop.games.tree_society import codes, compiled
from treetop.games.tree_society.action import WAYS, Action, Build
from treetop.games.tree_society.words import named
from treetop.locales import Message

if TYPE_CHECKING:
    from treetop.games.tree_society.board import Board

OBJECTIONS = {
    codes.GAME_IS_OVER: ("T21", "tree-society-game-over"),
    codes.NOT_NOW: ("T10", "tree-society-not-now"),
    codes.NOT_YOUR_FRUIT: ("T9", "tree-society-not-your-fruit"),
    codes.TYPE_ALREADY_SOLD: ("T11", "tree-society-type-already-sold"),
    codes.NO_SUCH_FRUIT_ACTION: ("T10", "tree-society-no-such-fruit-action"),
    codes.FRUIT_NOT_IN_MARKET: ("T18", "tree-society-fruit-not-in-market"),
    codes.NOT_REVEALED: ("T16", "tree-society-not-revealed"),
    codes.CARD_NOT_AVAILABLE: ("T12", "tree-society-unavailable-card"),
    codes.NO_FREE_PLACE: ("T12", "tree-society-no-free-place"),
    codes.TOO_EXPENSIVE: ("T12", "tree-society-too-expensive"),
    codes.NO_REDUCTION: ("T16", "tree-society-no-reduction"),
    codes.EFFECT_DOES_NOT_FIT: ("T16", "tree-society-effect-does-not-fit"),
    codes.CANNOT_FULFIL: ("T16", "tree-society-cannot-fulfil"),
    codes.NOT_YOUR_CARD: ("T17", "tree-society-not-your-card"),
    codes.EMPTY_ROW: ("T10", "tree-society-empty-row"),
    codes.MUST_BE_USED: ("T16", "tree-society-must-be-used"),
    codes.DISCARD_DOES_NOT_FIT: ("T16", "tree-society-discard-does-not-fit"),
    codes.EFFECT_IN_PROGRESS: ("T16", "tree-society-effect-in-progress"),
}
OUT_OF_PHASE = {"sell": "T9", "take": "T18", "build": "T12", "discard-guild": "T17", "rest": "T18"}
IN_EFFECTS_ONLY = ("keep", "give", "use", "reveal", "skip")


def illegal(board: Board, objection: int, action: Action) -> Illegal:
    rule, message = OBJECTIONS[objection]
    if objection == codes.NOT_NOW:
        rule = "T16" if action.verb in IN_EFFECTS_ONLY else OUT_OF_PHASE.get(action.verb, rule)
    return Illegal(Message(message, _arguments(board, objection, action)), rule)


def _arguments(board: Board, objection: int, action: Action) -> dict[str, Any]:
    arguments = {"phase": board.phase, **named(board, action)}
    if objection == codes.TOO_EXPENSIVE and isinstance(action, Build):
        card = board.setup.deck.card_number[action.card]
        way = WAYS.index(action.way)
        arguments["price"] = int(compiled.price(board._bytes, board.setup.deck.bytes, card, way))
        arguments["pouch"] = board.pouch(int(board.fields["seat"]))
    return arguments
