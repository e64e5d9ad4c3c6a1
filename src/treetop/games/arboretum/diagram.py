"""A board as text, for terminals and test files."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.arboretum.board import Board, Tree
from treetop.games.arboretum.card import Card

HIDDEN = "··"


def diagram(board: Board) -> str:
    """Piles, hands and arboretums; a hidden card is two dots."""
    to_act = "—" if board.seat_to_act is None else str(board.seat_to_act + 1)
    head = f"turn {board.turn} · seat {to_act} · {board.phase} · pile {board.pile_size}"
    return "\n".join([head, *(_seat(board, seat) for seat in range(board.players))])


def _seat(board: Board, seat: int) -> str:
    lines = [
        f"seat {seat + 1}",
        f"  hand     {_cards(board.hand(seat))}",
        f"  discards {_cards(board.discards(seat))}",
        *("  " + line for line in grid(board.arboretum(seat))),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _cards(cards: Sequence[Card | None]) -> str:
    return " ".join(str(card) if card else HIDDEN for card in cards) or "—"


def grid(trees: Sequence[Tree]) -> list[str]:
    """An arboretum as rows of cells, the highest first."""
    if not trees:
        return []
    places = {(tree.x, tree.y): str(tree.card) for tree in trees}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    return [" ".join(places.get((x, y), " . ") for x in columns) for y in rows]
