"""What looking back says of each level: how much its decisions give away.

    python -m benchmarks.levels arboretum --games 60

Two players of any level meet, a third of their decisions are judged as a review judges them, and what each
level gave away in all, for what was at stake, is printed with its standard error (by the jackknife).
`players/NAME/levels.py` has what this printed last: a review reads the level that somebody played at off it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import pvariance

from treetop.games import GAMES
from treetop.games.game import Game, Position
from treetop.players.account import Account, Loss, accounts_of
from treetop.players.decision import choices_of
from treetop.players.judging import judge
from treetop.players.ladders import PLAYERS
from treetop.players.review import Standing, ends_of_turns, prospects

SECONDS = 0.1
"""What a player has for a decision."""
JUDGED = 3
"""One decision in so many is judged."""


def play(game: Game, number: int) -> list[tuple[str, Account]]:
    """Who played, and how it went for them."""
    rng = Random(f"levels/{game.name}/{number}")
    ladder = PLAYERS[game.name]
    names = [rng.choice(list(ladder)) for _ in range(2)]
    positions: list[Position] = [game.new(2, f"{rng.getrandbits(128):032x}")]
    actions: list[str] = []
    while (seat := positions[-1].seat_to_act) is not None:
        action = ladder[names[seat]].choose(positions[-1].view(seat), rng.getrandbits(62), SECONDS)
        actions.append(str(action))
        positions.append(positions[-1].after(action))
    seats = [None, *(position.seat_to_act for position in positions[:-1])]
    standings = [Standing(step, seats[step], prospects(positions[step])) for step in ends_of_turns(seats)]
    looked_at = [each for each in choices_of(positions, actions) if rng.randrange(JUDGED) == 0]
    losses = [Loss(step, view.seat or 0, judge(view, action, step).loss) for step, view, action in looked_at]
    return list(zip(names, accounts_of(standings, losses), strict=True))


def error(accounts: Sequence[Account]) -> float:
    return -sum(each.errors for each in accounts) / sum(each.stake for each in accounts)


def standard_error(accounts: Sequence[Account]) -> float:
    without = [error([*accounts[:i], *accounts[i + 1 :]]) for i in range(len(accounts))]
    return sqrt((len(accounts) - 1) * pvariance(without))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    found: dict[str, list[Account]] = {name: [] for name in PLAYERS[asked.game]}
    for number in range(asked.games):
        for name, account in play(GAMES[asked.game], number):
            found[name].append(account)
        print(f"\nafter {number + 1} games: level, seats, error, standard error", flush=True)
        for name, accounts in found.items():
            if len(accounts) > 1:
                print(f"{name:12} {len(accounts):4} {error(accounts):.4f} {standard_error(accounts):.4f}")


if __name__ == "__main__":
    main()
