"""The count at the end, card by card (T23, T24)."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.game import Facts, Outcome
from treetop.games.tree_society import compiled
from treetop.games.tree_society.board import Board
from treetop.games.tree_society.cards import Formula, GuildCard, spoken
from treetop.games.tree_society.vocabulary import TERMS
from treetop.locales import Message


@dataclass(frozen=True)
class CardScore:
    """One line: a card, the level it scores, and what its formula counted (None without one)."""

    card: GuildCard
    level: int
    completed: bool
    points: int
    counted: int | None

    @property
    def formula(self) -> Formula | None:
        points = self.card.levels[self.level - 1].points
        return points if isinstance(points, Formula) else None

    def message(self) -> Message:
        """Why it scores what it scores."""
        if self.formula is None:
            return Message.of("tree-society-scored-fixed", points=self.points)
        of = self.formula.message().arguments
        return Message("tree-society-scored-formula", {**of, "points": self.points, "counted": self.counted})

    def facts(self) -> Facts:
        return {
            "card": self.card.key,
            "name": spoken(self.card.name),
            "guild": self.card.guild,
            "level": self.level,
            "completed": self.completed,
            "points": self.points,
            "counted": self.counted,
            "why": spoken(self.message()),
        }


@dataclass(frozen=True)
class ScoreSheet:
    cards: tuple[tuple[CardScore, ...], ...]
    winner: int
    ended_by: str | None

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(line.points for line in lines) for lines in self.cards)

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.totals, (self.winner,))

    @property
    def tie_broken(self) -> bool:
        """T24: did the order of play have to decide?"""
        return self.totals.count(max(self.totals)) > 1

    def facts(self) -> Facts:
        """Seats from 1."""
        return {
            "scores": list(self.totals),
            "winners": [self.winner + 1],
            "tie_broken": self.tie_broken,
            "ended_by": self.ended_by,
            "seats": [[line.facts() for line in lines] for lines in self.cards],
        }

    def __str__(self) -> str:
        lines = []
        for seat, cards in enumerate(self.cards):
            lines.append(f"seat {seat + 1}: {self.totals[seat]}{' ★' if seat == self.winner else ''}")
            for line in cards:
                counted = "" if line.counted is None else f" ({line.counted})"
                lines.append(f"  {line.card.key:<20} {line.level} {line.points:>3}{counted}")
        return "\n".join(lines)


def score_sheet(board: Board) -> ScoreSheet:
    """Count a board as it stands. Every number comes from the kernel."""
    return ScoreSheet(
        tuple(_lines(board, seat) for seat in range(board.players)),
        int(compiled.winner(board._bytes, board.setup.deck.bytes)),
        board.ended_by,
    )


def _lines(board: Board, seat: int) -> tuple[CardScore, ...]:
    done = [_line(board, seat, card, 3, True) for card in board.completed(seat)]
    going = [_line(board, seat, item.card, item.level, False) for item in board.ongoing(seat) if item]
    return (*done, *going)


def _line(board: Board, seat: int, card: GuildCard, level: int, completed: bool) -> CardScore:
    deck = board.setup.deck
    number = deck.card_number[card.key] * 3 + level - 1
    points = int(compiled.points_of_level(board._bytes, deck.bytes, seat, number))
    formula = card.levels[level - 1].points
    counted = None
    if isinstance(formula, Formula):
        counted = int(compiled.count(board._bytes, deck.bytes, seat, TERMS[formula.of]))
    return CardScore(card, level, completed, points, counted)
