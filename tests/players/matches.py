"""Games between players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.players.positions import dealt
from treetop.players import Player

BUDGET = 1.0


def winners(game: str, players: Sequence[Player], number: int) -> tuple[int, ...]:
    """The same number, the same deal and the same luck."""
    position = dealt(game, number, len(players))
    rng = Random(number)
    while (seat := position.seat_to_act) is not None:
        position = position.after(players[seat].choose(position.view(seat), rng.getrandbits(62), BUDGET))
    return tuple(position.outcome().winners)


def share(game: str, stronger: Player, weaker: Player, deals: int) -> float:
    """Of the wins in mirrored games."""
    won = 0.0
    for number in range(deals):
        for seat, pair in enumerate(([stronger, weaker], [weaker, stronger])):
            first = winners(game, pair, number)
            won += (seat in first) / len(first)
    return won / (2 * deals)
