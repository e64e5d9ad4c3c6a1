"""Tree Society once more, slowly and obviously: sales, prices, refills, points, from the deck file itself.

It shares no code with the rules: it reads the TOML file and what lies on the table, nothing else.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import treetop.games.tree_society as tree_society

FILE = Path(tree_society.__file__).parent / "decks" / "canopy.toml"
TABLE = tomllib.loads(FILE.read_text(encoding="utf-8"))
CARDS: dict[str, Any] = {card["key"]: card for card in TABLE["guild"]}


def _fruit() -> dict[str, Any]:
    numbers: Counter[str] = Counter()
    fruit = {}
    for card in TABLE["fruit"]:
        numbers[card["type"]] += 1
        fruit[f"{card['type']}-{numbers[card['type']]:02}"] = card
    return fruit


FRUIT = _fruit()
PLACES_IN_MARKET = 6


def kind(fruit: str) -> str:
    return fruit.rpartition("-")[0]


def sale_value(facts: dict[str, Any], fruit: str) -> int:
    """T9."""
    shown = [card for card in facts["fruit_market"] if card]
    for seat in facts["seats"]:
        shown += seat["unsold"]
    leaf = 1 if FRUIT[fruit].get("precious") else 0
    return sum(kind(card) == kind(fruit) for card in shown) + leaf


def _effect(level: dict[str, Any]) -> list[dict[str, Any]]:
    return level.get("effect", [])


def _reductions(board: dict[str, Any], card: str, level: int) -> list[int]:
    """T16: what each continuous effect takes off."""
    found = [0]
    for item in board["ongoing"]:
        if item:
            for step in _effect(CARDS[item["card"]]["level"][item["level"] - 1]):
                right_level = step.get("level", level) == level
                right_guild = step.get("guild", CARDS[card]["guild"]) == CARDS[card]["guild"]
                if step["do"] == "reduce" and right_level and right_guild:
                    found.append(step.get("amount", 1))
    return found


def price(facts: dict[str, Any], seat: int, card: str, way: str) -> int:
    """T13, T16."""
    board = facts["seats"][seat]
    level = next((item["level"] for item in board["ongoing"] if item and item["card"] == card), 0) + 1
    cost = CARDS[card]["level"][level - 1]["cost"]
    choices = [cost - off for off in _reductions(board, card, level)]
    if way == "fruit":
        choices.append(cost - 2)
    if way == "effect":
        effect = facts["effect"]
        built = CARDS[effect["card"]]["level"][effect["level"] - 1]
        step = next(s for s in _effect(built) if s["do"] in ("build", "reveal-guilds"))
        choices.append({"half": -(-cost // 2), "free": 0}.get(step["how"], cost - step.get("less", 0)))
    upper = card in facts["guild_market"]["upper"]
    return max(0, min(choices)) + (1 if upper else 0)


def counted(facts: dict[str, Any], seat: int, term: str) -> int:
    """The vocabulary."""
    board = facts["seats"][seat]
    name, _, of = term.partition(":")
    symbols = Counter()
    for card in board["completed"]:
        symbols[CARDS[card]["guild"]] += CARDS[card]["symbols"]
    unsold, sold = [kind(f) for f in board["unsold"]], [kind(f) for f in board["sold"]]
    ongoing = sum(item is not None for item in board["ongoing"])
    return {
        "completed": len(board["completed"]),
        "symbols": symbols[of] if of else sum(symbols.values()),
        "different-guilds": len(symbols),
        "most-guild": max(symbols.values(), default=0),
        "ongoing": ongoing,
        "guild-cards": ongoing + len(board["completed"]),
        "unsold": unsold.count(of) if of else len(unsold),
        "sold": sold.count(of) if of else len(sold),
        "fruit": len(unsold) + len(sold),
        "unsold-types": len(set(unsold)),
        "sold-types": len(set(sold)),
        "most-sold": max(Counter(sold).values(), default=0),
        "coins": board["pouch"] + board["chest"],
        "market-types": len({kind(f) for f in facts["fruit_market"] if f}),
    }[name]


def points(facts: dict[str, Any], seat: int) -> int:
    """T23."""
    board = facts["seats"][seat]
    scored = [(card, 3) for card in board["completed"]]
    scored += [(item["card"], item["level"]) for item in board["ongoing"] if item]
    total = 0
    for card, level in scored:
        given = CARDS[card]["level"][level - 1]["points"]
        if isinstance(given, dict):
            number = counted(facts, seat, given["of"])
            given = given.get("base", 0) + given["each"] * (number // given.get("every", 1))
        total += given
    return total


def refilled(market: dict[str, Any], deck: list[str]) -> dict[str, Any]:
    """T20, as long as the deck lasts; `deck` with the first card drawn first."""
    upper, lower = list(market["upper"]), list(market["lower"])
    for column in range(3):
        if lower[column] is None:
            lower[column], upper[column] = upper[column], None
    deck = list(deck)
    for row in (lower, upper):
        for column in range(3):
            if row[column] is None and deck:
                row[column] = deck.pop(0)
    return {"upper": upper, "lower": lower}


def rested(board: dict[str, Any]) -> tuple[int, int]:
    """T19: pouch and chest after the coins of continuous effects."""
    pouch, chest = board["pouch"], board["chest"]
    for item in board["ongoing"]:
        if item:
            for step in _effect(CARDS[item["card"]]["level"][item["level"] - 1]):
                if step["do"] in ("on-take", "on-rest"):
                    if step.get("to") == "chest":
                        chest += step.get("amount", 1)
                    else:
                        pouch += step.get("amount", 1)
    return min(pouch, 2) + chest, 0


def winner(totals: list[int]) -> int:
    """T24."""
    return max(range(len(totals)), key=lambda seat: (totals[seat], seat))
