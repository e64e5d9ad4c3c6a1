"""The words of a deck file and the numbers by which the kernel knows them."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.games.tree_society import state as kernel
from treetop.games.tree_society.action import Row

GUILDS = ("architects", "bankers", "merchants", "writers", "botanists", "explorers")
FRUIT = ("apple", "cherry", "grape", "blueberry", "orange")
ACTIONS = ("sell", "row", "take", "chest", "reduce")
KINDS = ("none", "standard", "continuous", "mandatory")
PHASES = ("draft", "sell", "build", "effect", "rest", "over")
ENDS = (None, "symbols", "fruit")
ROWS: tuple[Row, ...] = ("upper", "lower")

DISCARDS = ("any", "ongoing", "completed", "own")
BUILDS = ("any", "new", "another")
PRICES = ("half", "less", "free")
PURSES = ("pouch", "chest")

TERMS = {
    "completed": kernel.COMPLETED,
    "symbols": kernel.SYMBOLS,
    "different-guilds": kernel.DIFFERENT_GUILDS,
    "most-guild": kernel.MOST_GUILD,
    "ongoing": kernel.ONGOING,
    "guild-cards": kernel.GUILD_CARDS,
    "unsold": kernel.UNSOLD,
    "sold": kernel.SOLD,
    "fruit": kernel.FRUIT_CARDS,
    "unsold-types": kernel.UNSOLD_TYPES,
    "sold-types": kernel.SOLD_TYPES,
    "most-sold": kernel.MOST_SOLD,
    "coins": kernel.COINS_LEFT,
    "market-types": kernel.MARKET_TYPES,
    **{f"symbols:{guild}": kernel.SYMBOLS_OF + i for i, guild in enumerate(GUILDS)},
    **{f"sold:{fruit}": kernel.SOLD_OF + i for i, fruit in enumerate(FRUIT)},
    **{f"unsold:{fruit}": kernel.UNSOLD_OF + i for i, fruit in enumerate(FRUIT)},
}


@dataclass(frozen=True)
class Step:
    """One thing that an effect can do: its number, and the fields that say how."""

    number: int
    fields: tuple[str, ...] = ()
    continuous: bool = False
    price: bool = False
    """Can a mandatory effect ask for it?"""
    builds: bool = False
    """T15, T16: the effect waits until the effect of the level it has built is finished."""


STEPS = {
    "coins": Step(kernel.COINS, ("amount", "per")),
    "chest": Step(kernel.CHEST, ("amount", "per")),
    "sale": Step(kernel.SALE, ("amount",), price=True),
    "take": Step(kernel.TAKE, ("amount",), price=True),
    "row": Step(kernel.ROW, price=True),
    "discard": Step(kernel.DISCARD, ("what",), price=True),
    "give": Step(kernel.GIVE, ("amount",), price=True),
    "build": Step(kernel.BUILD_LEVEL, ("what", "how", "less"), builds=True),
    "reveal-fruit": Step(kernel.REVEAL_FRUIT, ("amount", "keep")),
    "reveal-guilds": Step(kernel.REVEAL_GUILDS, ("amount", "how", "less"), builds=True),
    "reduce": Step(kernel.REDUCE, ("amount", "level", "guild"), continuous=True),
    "on-sale": Step(kernel.ON_SALE, ("amount", "to"), continuous=True),
    "on-build": Step(kernel.ON_BUILD, ("amount", "to"), continuous=True),
    "on-complete": Step(kernel.ON_COMPLETE, ("amount", "to"), continuous=True),
    "on-take": Step(kernel.ON_TAKE, ("amount", "to"), continuous=True),
    "on-rest": Step(kernel.ON_REST, ("amount", "to"), continuous=True),
}
