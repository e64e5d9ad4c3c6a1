"""A board as a picture. Drawings count rows downwards, an arboretum upwards."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.art import arboretum as art
from treetop.art.palette import Theme
from treetop.games.arboretum.board import Board, Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.score_sheet import Path


def board_svg(board: Board, theme: Theme = "light") -> str:
    """The whole table; hands of which a card is hidden lie face down."""
    seats = [_seat(board, seat) for seat in range(board.players)]
    return art.table_svg(
        seats, draw_pile=board.pile_size, to_act=board.seat_to_act, theme=theme, edition=board.setup.edition
    )


def arboretum_svg(trees: Sequence[Tree], path: Path | None = None, theme: Theme = "light") -> str:
    """One arboretum, with a path drawn through it."""
    route = [(tree.x, -tree.y) for tree in path.trees] if path else []
    return art.arboretum_svg(_planted(trees), path=route, points=path.points if path else None, theme=theme)


def _seat(board: Board, seat: int) -> art.Seat:
    hand = board.hand(seat)
    shown = [_card(card) for card in hand if card]
    return art.Seat(
        str(seat + 1),
        _planted(board.arboretum(seat)),
        shown if len(shown) == len(hand) else len(hand),
        [_card(card) for card in board.discards(seat) if card],
    )


def _card(card: Card) -> art.Card:
    return card.species, card.rank


def _planted(trees: Sequence[Tree]) -> list[art.Planted]:
    return [(*_card(tree.card), tree.x, -tree.y) for tree in trees]
