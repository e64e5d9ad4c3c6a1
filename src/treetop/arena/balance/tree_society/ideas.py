"""Strategies of one idea: a player who sticks to it, among others who play as they like.

Whoever has an idea takes, of the actions that suit it best, the one that its player ranks highest. An idea
says what comes first and leaves the rest to its player: if it also forbade a second sale, or cards of another
guild where there are none of its own, it would measure the ban and not the deck.
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
    PLAIN,
    WAYS,
)
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import FRUITS, NO_ROUND, NONE, SYMBOLS
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

    def can_start(self, guild: str) -> bool:
        """Does the market have a card of this guild that its player can pay?"""
        return any(
            number != NONE
            and self.setup.deck.guild_cards[number].guild == guild
            and compiled.price(self.state, self.setup.deck.bytes, number, PLAIN)
            <= self.record["pouch"][self.seat]
            for number in self.record["guild_market"].tolist()
        )

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
    """Complete cards whenever you can."""
    return int(choice.level == 3)


def slow(choice: Choice) -> int:
    """Leave it to others to trigger the end."""
    return -1 if choice.ends_the_game else 0


def hoard(choice: Choice) -> int:
    """Take fruit whenever you can."""
    return int(choice.is_taking)


def one_type(choice: Choice) -> int:
    """Take one type of fruit whenever you can."""
    return int(choice.is_taking and choice.fruit == FRUIT[choice.lot % len(FRUIT)])


def one_guild(choice: Choice) -> int:
    """Start cards of one guild whenever you can, and others only if you can't."""
    guilds = [guild for guild, plays in zip(GUILDS, choice.record["plays"], strict=True) if plays]
    own = guilds[choice.lot % len(guilds)]
    return -1 if choice.level == 1 and choice.guild != own and choice.can_start(own) else 0


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
