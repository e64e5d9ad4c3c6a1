"""The decisions of a finished match and what each result is made of, as its readers see them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from treetop.games import GAMES
from treetop.players.account import Account, Loss, PhaseAccount, accounts_of
from treetop.players.review import Standing
from treetop.tables.presentation.decision_card import DecisionCard


class PhaseCard(Struct):
    """What a seat's decisions in one phase of its turns gave away in all, and what was at stake."""

    phase: str
    decisions: int
    loss: float
    stake: float


class AccountCard(Struct):
    """What a seat's share of the victory is made of: start, errors, others' errors and luck add up to it.

    `turns` has the luck of each turn. `level` is the level played, if the game knows its levels.
    """

    seat: int
    start: float
    errors: float
    others_errors: float
    luck: float
    result: float
    decisions: int
    error: float
    level: float | None
    turns: list[float]
    phases: list[PhaseCard]


class LookingBack(Struct):
    decisions: list[DecisionCard]
    accounts: list[AccountCard]


def looking_back(
    game: str, standings: Sequence[Standing], losses: Sequence[Loss], decisions: list[DecisionCard]
) -> LookingBack:
    kind = GAMES[game]
    levels = kind.part("levels")
    accounts = accounts_of(standings, losses)
    cards = [_card(seat + 1, each, levels, kind.phases) for seat, each in enumerate(accounts)]
    return LookingBack(decisions, cards)


def _card(
    seat: int, account: Account, levels: Sequence[tuple[int, float]] | None, phases: Sequence[str]
) -> AccountCard:
    level = account.level(levels)
    return AccountCard(
        seat,
        round(account.start, 3),
        round(account.errors, 3),
        round(account.others_errors, 3),
        round(account.luck_in_all, 3),
        round(account.result, 3),
        account.decisions,
        round(account.error, 4),
        None if level is None else round(level, 1),
        [round(each, 3) for each in account.luck],
        _phases(account, phases),
    )


def _phases(account: Account, order: Sequence[str]) -> list[PhaseCard]:
    """All that a turn has, in their order, and then whatever else the positions named."""
    found = {one.phase: one for one in account.phases}
    cards = []
    for phase in [*order, *(phase for phase in found if phase not in order)]:
        one = found.get(phase) or PhaseAccount(phase, 0, 0.0, 0.0)
        cards.append(PhaseCard(phase, one.decisions, round(one.loss, 3), round(one.stake, 3)))
    return cards
