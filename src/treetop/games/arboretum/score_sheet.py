"""The final count, explained species by species (A10-A17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from treetop.games.arboretum import compiled
from treetop.games.arboretum.board import Board, Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.state import RANKS, SPECIES
from treetop.games.game import Facts, Outcome


@dataclass(frozen=True)
class Path:
    """A14, A15: a rising path and what each rule gives for it."""

    trees: tuple[Tree, ...]

    @property
    def species(self) -> str:
        return self.trees[0].card.species

    @property
    def per_card(self) -> int:
        return len(self.trees)

    @property
    def same_species(self) -> int:
        pure = all(tree.card.species == self.species for tree in self.trees)
        return len(self.trees) if pure and len(self.trees) >= 4 else 0

    @property
    def starts_with_1(self) -> int:
        return 1 if self.trees[0].card.rank == 1 else 0

    @property
    def ends_with_8(self) -> int:
        return 2 if self.trees[-1].card.rank == 8 else 0

    @property
    def points(self) -> int:
        return self.per_card + self.same_species + self.starts_with_1 + self.ends_with_8

    def facts(self) -> Facts:
        rules = {
            "per_card": self.per_card,
            "same_species": self.same_species,
            "starts_with_1": self.starts_with_1,
            "ends_with_8": self.ends_with_8,
        }
        return {
            "cards": [str(tree.card) for tree in self.trees],
            "cells": [[tree.x, tree.y] for tree in self.trees],
            "points": sum(rules.values()),
            **rules,
        }


@dataclass(frozen=True)
class Cancelled:
    """A10: whose 8 counts nothing because of whose 1."""

    seat: int
    by: int


@dataclass(frozen=True)
class SpeciesScore:
    """One line of the sheet. `paths` holds each seat's best path whether or not it may be scored."""

    species: str
    hands: tuple[tuple[Card, ...], ...]
    values: tuple[int, ...]
    cancelled: tuple[Cancelled, ...]
    right: tuple[int, ...]
    paths: tuple[Path | None, ...]

    @property
    def held(self) -> bool:
        """A12: if nobody holds the species, everybody may score it."""
        return any(self.hands)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(
            path.points if path and seat in self.right else 0 for seat, path in enumerate(self.paths)
        )

    def of_seat(self, seat: int) -> str:
        """Without the right to score there are no points, however good the path."""
        path = self.paths[seat]
        points = self.points[seat] if seat in self.right else "—"
        cards = " ".join(str(tree.card) for tree in path.trees) if path else ""
        return f"  {self.species} {self.values[seat]:>3} {points:>3}  {cards}".rstrip()

    def facts(self) -> Facts:
        return {
            "code": self.species,
            "hands": [[str(card) for card in hand] for hand in self.hands],
            "values": list(self.values),
            "cancelled": [{"seat": item.seat + 1, "by": item.by + 1} for item in self.cancelled],
            "held": self.held,
            "right": [seat + 1 for seat in self.right],
            "points": list(self.points),
            "paths": [path.facts() if path else None for path in self.paths],
        }


@dataclass(frozen=True)
class ScoreSheet:
    species: tuple[SpeciesScore, ...]
    totals: tuple[int, ...]
    varieties: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.totals, self.winners)

    @property
    def tie_broken(self) -> bool:
        """A17: did the number of species have to decide?"""
        return self.totals.count(max(self.totals)) > len(self.winners)

    @property
    def shared(self) -> bool:
        """A17: each of the winners plants a tree; the tallest after five years decides."""
        return len(self.winners) > 1

    def facts(self) -> Facts:
        """Seats from 1."""
        return {
            "scores": list(self.totals),
            "winners": [seat + 1 for seat in self.winners],
            "varieties": list(self.varieties),
            "tie_broken": self.tie_broken,
            "species": [line.facts() for line in self.species],
        }

    def __str__(self) -> str:
        """Seat by seat: of each species the value of the hand, the points, and the path."""
        return "\n".join(self._seat(seat) for seat in range(len(self.totals)))

    def _seat(self, seat: int) -> str:
        head = f"seat {seat + 1}: {self.totals[seat]}{' ★' if seat in self.winners else ''}"
        return "\n".join([head, *(line.of_seat(seat) for line in self.species)])


def score_sheet(board: Board) -> ScoreSheet:
    """Count a board as it stands. Every number comes from the kernel."""
    state = board._bytes.copy()
    counted = type(board)(board.setup, state)
    compiled.score(state)
    seats = range(board.players)
    paths = {seat: best_paths(counted, seat) for seat in seats}
    return ScoreSheet(
        tuple(
            _line(counted, number, [paths[seat][number] for seat in seats])
            for number in range(len(board.species))
        ),
        tuple(int(counted.fields["total"][seat]) for seat in seats),
        tuple(int(counted.fields["variety"][seat]) for seat in seats),
        tuple(seat for seat in seats if compiled.wins(state, seat)),
    )


def best_paths(board: Board, seat: int) -> list[Path | None]:
    """A16: one seat's most valuable path in each species in play."""
    seat = board._occupied(seat)
    state = board._bytes.copy()
    fields = type(board)(board.setup, state).fields
    trees = board.arboretum(seat)
    compiled.survey(state, seat)
    paths: list[Path | None] = []
    for species in range(len(board.species)):
        found = compiled.trace_path(state, seat, species)
        steps = fields["path"][: fields["path_size"]]
        paths.append(Path(tuple([trees[place] for place in steps])) if found else None)
    return paths


def _line(board: Board, number: int, paths: Sequence[Path | None]) -> SpeciesScore:
    seats = range(board.players)
    species = board.species[number]
    hands = tuple(
        tuple(card for card in board.hand(seat) if card and card.species == species) for seat in seats
    )
    cancelled = [
        (seat, compiled.canceller(board._bytes, seat, number)) for seat in seats if _holds_8(hands[seat])
    ]
    return SpeciesScore(
        species,
        hands,
        tuple(int(board.fields["value"][seat * SPECIES + number]) for seat in seats),
        tuple(Cancelled(seat, by) for seat, by in cancelled if by >= 0),
        tuple(seat for seat in seats if compiled.right_to_score(board._bytes, seat, number)),
        tuple(paths),
    )


def _holds_8(hand: Sequence[Card]) -> bool:
    return any(card.rank == RANKS for card in hand)
