"""A deck file as it is written, for the oracle: its words as numbers (T1-T3)."""

from __future__ import annotations

import tomllib
from typing import Any

import numpy as np

FRUITS, CARDS, SEATS, STEPS = 75, 73, 4, 3
NONE = -1

FRUIT = ("apple", "cherry", "grape", "blueberry", "orange")
GUILDS = ("architects", "bankers", "merchants", "writers", "botanists", "explorers")
ACTION = ("sell", "row", "take", "chest", "reduce")
SELL_ANOTHER, CLEAR_A_ROW, TAKE_ONE, FILL_THE_CHEST, PAY_LESS = range(5)
DO = (
    *("coins", "chest", "sale", "take", "row", "discard", "give", "build", "reveal-fruit", "reveal-guilds"),
    *("reduce", "on-sale", "on-build", "on-complete", "on-take", "on-rest"),
)
COINS, CHEST, SALE, TAKE, ROW, DISCARD, GIVE, BUILD_LEVEL, REVEAL_FRUIT, REVEAL_GUILDS = range(10)
REDUCE, ON_SALE, ON_BUILD, ON_COMPLETE, ON_TAKE, ON_REST = range(10, 16)
WHAT = ("any", "ongoing", "completed", "own", "new", "another")
ANY, ONLY_ONGOING, ONLY_COMPLETED, OWN, NEW, ANOTHER = range(6)
HOW = ("half", "less", "free")
HALF, LESS, FREE = range(3)
PURSE = ("pouch", "chest")
TERM = (
    *("once", "completed", "symbols", "different-guilds", "most-guild", "ongoing", "guild-cards"),
    *("unsold", "sold", "fruit", "unsold-types", "sold-types", "most-sold", "coins", "market-types"),
)
ONCE, ALL_COMPLETED, SYMBOLS, DIFFERENT_GUILDS, MOST_GUILD, ALL_ONGOING, GUILD_CARDS = range(7)
ALL_UNSOLD, ALL_SOLD, ALL_FRUIT, UNSOLD_TYPES, SOLD_TYPES, MOST_SOLD, ALL_COINS, MARKET_TYPES = range(7, 15)

Cards = np.dtype(
    [(name, "i8", FRUITS) for name in ("type", "action", "coins", "precious", "marked")]
    + [(name, "i8", CARDS) for name in ("guild", "symbols", "starting")]
    + [(name, "i8", SEATS) for name in ("pouch", "chest")]
    + [
        (name, "i8", (CARDS, 4))
        for name in ("cost", "must", "steps", "base", "each", "counted", "counted_of", "every")
    ]
    + [
        (name, "i8", (CARDS, 4, STEPS))
        for name in ("do", "amount", "per", "per_of", "what", "how", "less", "keep", "level", "only", "to")
    ]
)
"""A deck file as it is written (T1-T3); levels count from 1."""


def read_cards(text: str) -> Any:
    """From a deck file."""
    table = tomllib.loads(text)
    cards = np.zeros(1, Cards)[0]
    cards["pouch"], cards["chest"] = table["start"]["pouch"], table["start"]["chest"]
    for i, fruit in enumerate(table["fruit"]):
        cards["type"][i], cards["action"][i] = FRUIT.index(fruit["type"]), ACTION.index(fruit["action"])
        cards["coins"][i], cards["precious"][i] = fruit.get("coins", 0), fruit.get("precious", False)
        cards["marked"][i] = "players" in fruit
    for i, card in enumerate(table["guild"]):
        cards["guild"][i], cards["symbols"][i] = GUILDS.index(card["guild"]), card["symbols"]
        cards["starting"][i] = card.get("starting", False)
        for level, words in enumerate(card["level"], 1):
            _read_level(cards, (i, level), words)
    return cards


def _read_level(cards: Any, at: tuple[int, int], words: Any) -> None:
    points = words.get("points", 0)
    formula = points if isinstance(points, dict) else {"base": points, "each": 0, "of": "once"}
    cards["cost"][at], cards["must"][at] = words["cost"], words.get("must", False)
    cards["base"][at], cards["each"][at] = formula.get("base", 0), formula["each"]
    cards["every"][at] = formula.get("every", 1)
    cards["counted"][at], cards["counted_of"][at] = _term(formula["of"])
    cards["steps"][at] = len(words.get("effect", []))
    for i, step in enumerate(words.get("effect", [])):
        here = (*at, i)
        cards["do"][here], cards["amount"][here] = DO.index(step["do"]), step.get("amount", 1)
        cards["per"][here], cards["per_of"][here] = _term(step.get("per", "once"))
        cards["what"][here], cards["how"][here] = (
            WHAT.index(step.get("what", "any")),
            HOW.index(step.get("how", "half")),
        )
        cards["less"][here], cards["keep"][here] = step.get("less", 0), step.get("keep", 1)
        cards["level"][here], cards["to"][here] = step.get("level", 0), PURSE.index(step.get("to", "pouch"))
        cards["only"][here] = GUILDS.index(step["guild"]) if "guild" in step else NONE


def _term(words: str) -> tuple[int, int]:
    name, _, of = words.partition(":")
    kinds = FRUIT if of in FRUIT else GUILDS
    return TERM.index(name), kinds.index(of) if of else NONE
