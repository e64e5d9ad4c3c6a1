"""The figures of a balance report.

A card or guild is judged by how much more often its builders win than others who completed just as
many symbols with as many players: winners complete more, so a plain share would praise every card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

import numpy as np

from treetop.arena.balance.tree_society.games import Array, Games
from treetop.arena.balance.tree_society.ideas import IDEAS
from treetop.arena.interval import Interval, wilson
from treetop.games.tree_society import Deck
from treetop.games.tree_society.vocabulary import GUILDS, STEPS

Z = 1.959964
BY_SYMBOLS = 1


@dataclass(frozen=True)
class Shift:
    """How much completing something moves the share of wins, with its 95 % interval."""

    name: str
    times: int
    interval: Interval


@dataclass(frozen=True)
class Combination:
    """How games with the same four guilds went."""

    guilds: tuple[str, ...]
    games: int
    rounds: float
    by_symbols: float
    score: float
    first_seat: Interval
    last_seat: Interval
    """By how much the share of wins of the first and of the last seat differs from a fair one."""


@dataclass(frozen=True)
class Starters:
    """How those fare who start cards with so many symbols; 1 is a fair share of the wins."""

    symbols: int
    started: int
    completed: float
    share: Interval
    share_without: Interval


@dataclass(frozen=True)
class Sticking:
    """How those fare who stick to one idea."""

    idea: str
    players: int
    games: int
    share: Interval
    """Of the wins."""


class Figures:
    """Over games with one or several numbers of players."""

    def __init__(self, deck: Deck, games: Sequence[Games]) -> None:
        self.deck = deck
        self.games = list(games)

    def by_symbols(self, games: Games) -> Interval:
        """The share of games that end by T21."""
        return wilson(float(np.mean(games.ended_by == BY_SYMBOLS)), len(games))

    def seats(self, games: Games) -> list[Interval]:
        return [wilson(float(share), len(games)) for share in games.won.mean(axis=0)]

    def cards(self) -> list[Shift]:
        """For every card, best first."""
        shifts = [
            _shift(card.key, [self._surplus(games)[games.completed[:, :, number]] for games in self.games])
            for number, card in enumerate(self.deck.guild_cards)
        ]
        return sorted(shifts, key=lambda shift: -shift.interval.value)

    def guilds(self) -> list[Shift]:
        """For every guild: those who completed at least one card of it."""
        shifts = []
        for guild in GUILDS:
            own = np.array([card.guild == guild for card in self.deck.guild_cards])
            surpluses = [self._surplus(games)[(games.completed & own).any(axis=2)] for games in self.games]
            shifts.append(_shift(guild, surpluses))
        return sorted(shifts, key=lambda shift: -shift.interval.value)

    def combinations(self) -> list[Combination]:
        """All fifteen sets of four guilds that were played."""
        found = []
        for chosen in combinations(range(len(GUILDS)), 4):
            plays = np.isin(np.arange(len(GUILDS)), chosen)
            parts = [(games, (games.guilds == plays).all(axis=1)) for games in self.games]
            count = sum(int(mask.sum()) for _, mask in parts)
            if count:
                found.append(_combination(tuple(GUILDS[i] for i in chosen), count, parts))
        return found

    def completions(self) -> dict[str, float]:
        """For every card: how often it is completed in 100 games in which it is in play."""
        done = np.sum([games.finished.sum(axis=(0, 1)) for games in self.games], axis=0)
        there = np.sum([games.in_play.sum(axis=0) for games in self.games], axis=0)
        return {
            card.key: 100 * float(done[number]) / max(1, int(there[number]))
            for number, card in enumerate(self.deck.guild_cards)
        }

    def starters(self) -> list[Starters]:
        """By number of symbols: those who start such cards, and those who start none."""
        found = []
        for symbols in (1, 2, 3):
            cards = np.array([card.symbols == symbols for card in self.deck.guild_cards])
            did = [(games.started & cards).any(axis=2) for games in self.games]
            with_them = [games.won[mask] * games.players for games, mask in zip(self.games, did, strict=True)]
            without = [games.won[~mask] * games.players for games, mask in zip(self.games, did, strict=True)]
            begun = sum(int((games.started & cards).sum()) for games in self.games)
            done = sum(int((games.started & games.finished & cards).sum()) for games in self.games)
            found.append(
                Starters(
                    symbols,
                    begun,
                    done / max(1, begun),
                    _mean(np.concatenate(with_them)),
                    _mean(np.concatenate(without)),
                )
            )
        return found

    def kept(self) -> dict[str, Interval]:
        """For every starting card: how often whoever begins with it completes it."""
        found = {}
        for number, card in enumerate(self.deck.guild_cards):
            done = [games.finished[:, :, number][games.starting == number] for games in self.games]
            held = np.concatenate(done)
            if len(held):
                found[card.key] = wilson(float(held.mean()), len(held))
        return found

    def kept_in_all(self, games: Games) -> Interval | None:
        rows, seats = np.nonzero(games.starting >= 0)
        if not len(rows):
            return None
        done = games.finished[rows, seats, games.starting[rows, seats]]
        return wilson(float(done.mean()), len(done))

    def trigger_wins(self, games: Games) -> Interval:
        """How often the seat that triggers the end by symbols wins."""
        known = games.trigger >= 0
        won = games.trigger[known] == games.winner[known]
        return wilson(float(won.mean()) if len(won) else 0.0, max(1, len(won)))

    def ideas(self) -> list[Sticking]:
        """Every idea that was tried, by number of players."""
        found = []
        for games in self.games:
            for number, idea in enumerate(IDEAS):
                won = games.idea_won[games.idea == number]
                if len(won):
                    share = wilson(float(won.mean()), len(won))
                    found.append(Sticking(idea, games.players, len(won), share))
        return found

    def steps(self) -> dict[str, float]:
        """How often each kind of effect is used per game."""
        total = np.sum([games.uses.sum(axis=0) for games in self.games], axis=0)
        games = sum(map(len, self.games))
        uses = {do: float(total[step.number]) / games for do, step in STEPS.items()}
        return dict(sorted(uses.items(), key=lambda item: -item[1]))

    def _surplus(self, games: Games) -> Array:
        """For each game and seat: won or not, less the average of seats with as many symbols."""
        number = games.completed @ np.array([card.symbols for card in self.deck.guild_cards])
        surplus = games.won.astype(float)
        for value in np.unique(number):
            same = number == value
            surplus[same] -= surplus[same].mean()
        return surplus


def _shift(name: str, surpluses: Sequence[Array]) -> Shift:
    surplus = np.concatenate(surpluses)
    return Shift(name, len(surplus), _mean(surplus))


def _mean(values: Array) -> Interval:
    if len(values) < 2:
        return Interval(0.0, -1.0, 1.0)
    mean = float(values.mean())
    half = Z * float(values.std(ddof=1)) / sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def _combination(guilds: tuple[str, ...], count: int, parts: Sequence[tuple[Games, Array]]) -> Combination:
    def over(what: Callable[[Games], Array]) -> Array:
        return np.concatenate([what(games)[mask].ravel() for games, mask in parts])

    return Combination(
        guilds,
        count,
        float(np.median(over(lambda games: games.rounds))),
        float(np.mean(over(lambda games: games.ended_by) == BY_SYMBOLS)),
        float(over(lambda games: games.scores).mean()),
        _mean(over(lambda games: games.won[:, 0] - 1 / games.players)),
        _mean(over(lambda games: games.won[:, -1] - 1 / games.players)),
    )
