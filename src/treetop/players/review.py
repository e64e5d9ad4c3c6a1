"""Where a finished game was won: how it stood after every turn, and the turns that changed it most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from treetop.games.game import Position

PLAYOUTS = 60
"""How many a position gets in a game that brings no prospects of its own."""

NOTABLE = 0.08
"""A smaller change of a share may be chance."""


class Standing(NamedTuple):
    """How a game stands after so many actions: who acted last, and each seat's share of the wins."""

    step: int
    seat: int | None
    shares: tuple[float, ...]


class Swing(NamedTuple):
    """One turn that changed the prospects of the one who won in the end."""

    before: Standing
    after: Standing
    winner: int

    @property
    def change(self) -> float:
        return self.after.shares[self.winner] - self.before.shares[self.winner]


def prospects(position: Position) -> tuple[float, ...]:
    """Each seat's share of the wins: expected while the game goes on, and the truth when it is over.

    A game brings the expectation as its part `prospects`, a function of a position.
    """
    outcome = position.outcome()
    if outcome is None:
        expected = position.game.part("prospects") or play_outs
        return tuple(expected(position))
    return tuple(outcome.share(seat) for seat in range(position.players))


def play_outs(position: Position) -> tuple[float, ...]:
    """Each seat's share of the wins in random playouts, in worlds sampled from each seat's view in turn."""
    shares = [0.0] * position.players
    for number in range(PLAYOUTS):
        rng = Random(number)
        outcome = position.view(number % position.players).sample(rng).play_out(rng).outcome()
        assert outcome is not None
        for seat in range(position.players):
            shares[seat] += outcome.share(seat)
    return tuple(share / PLAYOUTS for share in shares)


def ends_of_turns(seats: Sequence[int | None]) -> list[int]:
    """Given who did each action: the start, and every step after which somebody else acts or nobody does."""
    return [step for step, seat in enumerate(seats) if step + 1 == len(seats) or seats[step + 1] != seat]


def swings(standings: Sequence[Standing], most: int = 3) -> list[Swing]:
    """The turns that changed the winner's prospects most, the largest change first."""
    last = standings[-1].shares
    winner = last.index(max(last))
    turns = [Swing(before, after, winner) for before, after in pairwise(standings)]
    notable = [swing for swing in turns if abs(swing.change) >= NOTABLE]
    return sorted(notable, key=lambda swing: -abs(swing.change))[:most]
