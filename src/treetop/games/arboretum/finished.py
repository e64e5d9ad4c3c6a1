"""A finished table of any origin, for counting: cards in hands and cards on the ground."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.arboretum.board import Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.position import Position
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.state import CELLS, HAND, OVER, PLANTED, UP


def finished_position(
    setup: Setup, hands: Sequence[Sequence[Card]], arboretums: Sequence[Sequence[Tree]]
) -> Position:
    """The end of a game of which nothing else is known. The first tree of each counts as its 0,0."""
    state = LAYOUT.blank()
    record = state.view(LAYOUT.dtype)[0]
    record["players"], record["species"], record["phase"] = setup.players, len(setup.species), OVER
    for seat, hand in enumerate(hands):
        record["hand_size"][seat] = len(hand)
        record["hand"][seat * HAND : seat * HAND + len(hand)] = [setup.number(card) for card in hand]
    for seat, trees in enumerate(arboretums):
        record["planted_size"][seat] = len(trees)
        for place, tree in enumerate(trees):
            x, y = tree.x - trees[0].x, tree.y - trees[0].y
            cell = (x + UP * y) % CELLS
            i = seat * PLANTED + place
            record["planted"][i] = setup.number(tree.card)
            record["cell"][i], record["column"][i], record["row"][i] = cell, x, y
            record["at"][seat * CELLS + cell] = place + 1
    return Position(setup, state)
