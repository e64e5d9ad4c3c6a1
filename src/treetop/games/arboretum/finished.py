"""A finished table of any origin, for counting: cards in hands and cards on the ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from treetop.games.arboretum import compiled
from treetop.games.arboretum.board import Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT
from treetop.games.arboretum.position import Position
from treetop.games.arboretum.rules import FIRST_PLANT
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.state import CELLS, HAND, OVER, PLANT, UP


def finished_position(
    setup: Setup, hands: Sequence[Sequence[Card]], arboretums: Sequence[Sequence[Tree]]
) -> Position:
    """The end of a game of which nothing else is known. The first tree of each counts as its 0,0.

    Every tree is planted by the kernel, so that the state is what play would have made it.
    """
    state = LAYOUT.blank()
    record = state.view(LAYOUT.dtype)[0]
    record["players"], record["species"] = setup.players, len(setup.species)
    for seat, trees in enumerate(arboretums):
        record["seat"] = seat
        compiled.open_ground(state, seat)
        for tree in _in_reach(trees):
            cell = (tree.x - trees[0].x + UP * (tree.y - trees[0].y)) % CELLS
            number = setup.number(tree.card)
            record["phase"], record["hand_size"][seat], record["hand"][seat * HAND] = PLANT, 1, number
            compiled.apply(state, FIRST_PLANT + number * CELLS + cell)
    for seat, hand in enumerate(hands):
        record["hand_size"][seat] = len(hand)
        record["hand"][seat * HAND : seat * HAND + len(hand)] = [setup.number(card) for card in hand]
    record["seat"], record["phase"] = 0, OVER
    return Position(setup, state)


def _in_reach(trees: Sequence[Tree]) -> Iterator[Tree]:
    """The trees in an order in which each touches an earlier one (A5)."""
    left = {(tree.x, tree.y): tree for tree in trees}
    pending = [(trees[0].x, trees[0].y)] if trees else []
    while pending:
        x, y = pending.pop()
        if (x, y) in left:
            yield left.pop((x, y))
            pending += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
