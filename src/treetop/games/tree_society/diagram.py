"""A board as text, for terminals and test files."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.tree_society.board import Board
from treetop.games.tree_society.cards import FruitCard, GuildCard

HIDDEN = "··"
EMPTY = "—"


def diagram(board: Board) -> str:
    """Markets, then every seat; a hidden card is two dots."""
    to_act = EMPTY if board.seat_to_act is None else str(board.seat_to_act + 1)
    end = "" if board.last_round is None else f" · last round {board.last_round} ({board.ended_by})"
    upper, lower = board.guild_market
    lines = [
        f"round {board.round} · turn {board.turn} · seat {to_act} · {board.phase}{end}",
        f"guild deck {board.guild_deck_size} · discarded {len(board.guild_discard)}",
        f"  upper {_row(upper)}",
        f"  lower {_row(lower)}",
        f"fruit deck {board.fruit_deck_size}",
        f"  {_row(board.fruit_market)}",
    ]
    if board.effect is not None:
        lines.append(f"effect {board.effect.do}: {_row(board.revealed)}")
    return "\n".join([*lines, *(_seat(board, seat) for seat in range(board.players))])


def _row(cards: Sequence[FruitCard | GuildCard | None]) -> str:
    return "  ".join(card.key if card else EMPTY for card in cards) or EMPTY


def _seat(board: Board, seat: int) -> str:
    ongoing = [f"{item.card.key} {item.level}" if item else EMPTY for item in board.ongoing(seat)]
    sold = [fruit.key if fruit else HIDDEN for fruit in board.sold(seat)]
    return "\n".join(
        [
            f"seat {seat + 1} · pouch {board.pouch(seat)} · chest {board.chest(seat)}",
            f"  fruit     {_row(board.unsold(seat))}",
            f"  sold      {'  '.join(sold) or EMPTY}",
            f"  ongoing   {'  '.join(ongoing)}",
            f"  completed {_row(board.completed(seat))}",
        ]
    )
