"""What the result of a finished game is made of: skill and luck apart.

A seat begins with a share of the wins and ends with what it won. In between, its own errors cost it
something, the errors of others bring it something, and the rest is luck: the cards that turned up, and where
hidden cards really lay. So the four parts always add up to the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from treetop.players.review import Standing

LEAST_STAKE = 0.001


class Loss(NamedTuple):
    """What a seat gave away at a step of a game: 0 if it did nothing wrong."""

    step: int
    seat: int
    loss: float
    phase: str = ""


class PhaseAccount(NamedTuple):
    """What a seat's decisions in one phase of its turns gave away in all, and what was at stake."""

    phase: str
    decisions: int
    loss: float
    stake: float


class Account(NamedTuple):
    """One seat's. All parts are shares of the wins; `luck` has one for each turn."""

    start: float
    errors: float
    others_errors: float
    luck: tuple[float, ...]
    result: float
    decisions: int
    stake: float
    """How much they could decide: one for each taken when the game stood even, less if it was decided."""
    phases: tuple[PhaseAccount, ...] = ()
    """The same decisions, by the phase of the turn in which they were made."""

    @property
    def luck_in_all(self) -> float:
        return sum(self.luck)

    @property
    def without_luck(self) -> float:
        """The result that this play deserved; it may lie outside of 0 to 1."""
        return self.result - self.luck_in_all

    @property
    def error(self) -> float:
        """What was given away per decision in an even game; who has lost already can't give anything away."""
        return -self.errors / self.stake if self.stake > LEAST_STAKE else 0.0

    def level(self, ladder: Sequence[tuple[int, float]] | None) -> float | None:
        """The level played; None if the game doesn't know its levels, or nothing was at stake."""
        return level_played(self.error, ladder) if ladder and self.stake > LEAST_STAKE else None


def accounts_of(standings: Sequence[Standing], losses: Sequence[Loss]) -> list[Account]:
    """Every seat's account, from how it stood after each turn and what each decision gave away.

    What somebody gives away comes to the others in proportion to how they stood before that turn.
    """
    seats = range(len(standings[0].shares))
    errors = [0.0 for _ in seats]
    gifts = [0.0 for _ in seats]
    luck: list[list[float]] = [[] for _ in seats]
    made = [0 for _ in seats]
    stakes = [0.0 for _ in seats]
    phases: list[dict[str, PhaseAccount]] = [{} for _ in seats]
    for before, after in pairwise(standings):
        caused = [0.0 for _ in seats]
        for each in losses:
            if not before.step <= each.step < after.step:
                continue
            share = before.shares[each.seat]
            made[each.seat] += 1
            stake = 4 * share * (1 - share)
            stakes[each.seat] += stake
            known = phases[each.seat].get(each.phase) or PhaseAccount(each.phase, 0, 0.0, 0.0)
            phases[each.seat][each.phase] = PhaseAccount(
                each.phase, known.decisions + 1, known.loss + each.loss, known.stake + stake
            )
            errors[each.seat] -= each.loss
            caused[each.seat] -= each.loss
            for seat in seats:
                if seat != each.seat:
                    gift = each.loss * _portion(before.shares, each.seat, seat)
                    gifts[seat] += gift
                    caused[seat] += gift
        for seat in seats:
            luck[seat].append(after.shares[seat] - before.shares[seat] - caused[seat])
    first, last = standings[0].shares, standings[-1].shares
    return [
        Account(
            first[seat],
            errors[seat],
            gifts[seat],
            tuple(luck[seat]),
            last[seat],
            made[seat],
            stakes[seat],
            tuple(phases[seat].values()),
        )
        for seat in seats
    ]


def _portion(shares: Sequence[float], actor: int, seat: int) -> float:
    """The part of what an actor gives away that comes to another seat."""
    rest = sum(shares) - shares[actor]
    return shares[seat] / rest if rest > 0 else 1 / (len(shares) - 1)


def level_played(error: float, ladder: Sequence[tuple[int, float]]) -> float:
    """The level at which so much is given away, between those of the ladder's players.

    The ladder has each level with its own error, weakest first.
    """
    levels = [level for level, _ in ladder]
    errors = [each for _, each in ladder]
    if error >= errors[0]:
        return float(levels[0])
    for place in range(1, len(errors)):
        if error >= errors[place]:
            upper, lower = errors[place - 1], errors[place]
            climbed = (upper - error) / (upper - lower)
            return levels[place - 1] + climbed * (levels[place] - levels[place - 1])
    return float(levels[-1])
