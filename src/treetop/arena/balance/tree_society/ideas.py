"""Strategies of one idea: a player who sticks to it, among others who play as they like.

Whoever has an idea takes, of the actions that suit it best, the one that its player ranks highest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from treetop.arena.balance.tree_society.judges import Judge, forecast
from treetop.games.tree_society import compiled
from treetop.games.tree_society.codes import (
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_GIVE,
    FIRST_SELL,
    FIRST_TAKE,
    WAYS,
)
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import FRUITS, NO_ROUND, SYMBOLS
from treetop.games.tree_society.vocabulary import FRUIT, GUILDS


@dataclass(frozen=True)
class Choice:
    """An action, and what an idea may want to know about it."""

    setup: Setup
    state: Any
    seat: int
    code: int
    lot: int
    """Drawn for the game: which type or guild it is about."""

    @property
    def record(self) -> Any:
        return self.state.view(compiled.STATE)[0]

    @property
    def level(self) -> int:
        """The level that it builds, or 0."""
        return int(compiled.next_level(self.state, self._card)) if self._builds else 0

    @property
    def symbols(self) -> int:
        return self.setup.deck.guild_cards[self._card].symbols

    @property
    def guild(self) -> str:
        return self.setup.deck.guild_cards[self._card].guild

    @property
    def is_sale(self) -> bool:
        return FIRST_SELL <= self.code < FIRST_TAKE

    @property
    def is_taking(self) -> bool:
        """From the market, or of what was revealed."""
        return FIRST_TAKE <= self.code < FIRST_GIVE

    @property
    def fruit(self) -> str:
        return self.setup.deck.fruit[self.code % FRUITS].type

    @property
    def ends_the_game(self) -> bool:
        """T21: is it the one that triggers the end?"""
        if self.level < 3 or self.record["last_round"] != NO_ROUND:
            return False
        symbols = compiled.count(self.state, self.setup.deck.bytes, self.seat, SYMBOLS)
        return int(symbols) + self.symbols >= self.setup.end_symbols

    @property
    def _builds(self) -> bool:
        return FIRST_BUILD <= self.code < FIRST_DISCARD

    @property
    def _card(self) -> int:
        return (self.code - FIRST_BUILD) // WAYS


def small(choice: Choice) -> int:
    """Start no card with three symbols."""
    return -1 if choice.level == 1 and choice.symbols == 3 else 0


def rush(choice: Choice) -> int:
    """Build on what is begun whenever you can, and complete first."""
    return max(0, choice.level - 1)


def slow(choice: Choice) -> int:
    """Leave it to others to trigger the end."""
    return -1 if choice.ends_the_game else 0


def hoard(choice: Choice) -> int:
    """Sell one fruit a turn and take all that you can get."""
    if choice.is_sale:
        return -1 if choice.record["sold_now_size"] else 0
    return 1 if choice.is_taking else 0


def one_type(choice: Choice) -> int:
    """Take and sell one type of fruit whenever you can."""
    about_fruit = choice.is_sale or choice.is_taking
    return int(about_fruit and choice.fruit == FRUIT[choice.lot % len(FRUIT)])


def one_guild(choice: Choice) -> int:
    """Start cards of one guild only."""
    guilds = [guild for guild, plays in zip(GUILDS, choice.record["plays"], strict=True) if plays]
    return -1 if choice.level == 1 and choice.guild != guilds[choice.lot % len(guilds)] else 0


Idea = Callable[[Choice], int]
"""How well an action suits it."""

IDEAS: dict[str, Idea] = {
    "small": small,
    "rush": rush,
    "slow": slow,
    "hoard": hoard,
    "type": one_type,
    "guild": one_guild,
}


def stick_to(idea: Idea, judge: Judge, setup: Setup, seen: Any, seat: int, seed: int, lot: int) -> int:
    """What the player does who has the idea. A judge may rank few actions: the forecast ranks the others."""
    ranking = list(judge(setup, seen, seat, seed))
    ranking += [code for code in forecast(setup, seen, seat, seed) if code not in ranking]
    return max(ranking, key=lambda code: idea(Choice(setup, seen, seat, code, lot)))
