"""Small tables for tests, written as people would lay them out."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.arboretum import Card, Position, ScoreSheet, Tree
from treetop.games.arboretum.deal import Deal
from treetop.games.arboretum.finished import finished_position
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.species import EDITIONS, Edition, species_in_play


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def trees(grid: str) -> list[Tree]:
    """Rows from the top, cells with spaces between them, `.` for an empty one."""
    rows = [line.split() for line in grid.strip().splitlines()]
    return [
        Tree(Card.parse(cell), x, -y)
        for y, row in enumerate(rows)
        for x, cell in enumerate(row)
        if cell != "."
    ]


def counted(*seats: tuple[str, str], edition: Edition = "renegade") -> ScoreSheet:
    """The sheet of a finished table: for each seat a hand and a grid."""
    hands, arboretums = [cards(hand) for hand, _ in seats], [trees(grid) for _, grid in seats]
    used = {card.species for hand in hands for card in hand}
    used |= {tree.card.species for arboretum in arboretums for tree in arboretum}
    order = EDITIONS[edition]
    spare = [code for code in order if code not in used]
    in_play = [*used, *spare[: species_in_play(len(seats)) - len(used)]]
    setup = Setup(len(seats), tuple(sorted(in_play, key=order.index)), edition)
    return finished_position(setup, hands, arboretums).score_sheet()


def path_points(grid: str, species: str = "oa") -> int:
    """What the best path of a species is worth in an arboretum whose owner may score it."""
    line = next(line for line in counted(("", grid), ("", "")).species if line.species == species)
    return line.points[0]


def stacked(players: int, first: Sequence[str], species: Sequence[str] | None = None) -> Position:
    """A game in which these cards come first: the hands seat by seat, then the pile."""
    codes = species or EDITIONS["renegade"][: species_in_play(players)]
    setup = Setup(players, tuple(codes))
    wanted = [Card.parse(text) for text in first]
    rest = [card for card in setup.cards if card not in wanted]
    return Position.from_deal(Deal.of_cards(setup, [*wanted, *rest]))
