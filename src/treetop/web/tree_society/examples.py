"""Answers the examples beside Tree Society's rules, under MicroPython, beside the kernel's own files."""

import json

from treetop.games.tree_society import building, rules, selling
from treetop.games.tree_society.codes import PLAIN, WITH_FRUIT
from treetop.games.tree_society.state import Deck, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def deck_of(asked: "Any") -> Deck:
    deck = Deck()
    for name in asked["deck"]["plain"]:
        setattr(deck, name, asked["deck"]["plain"][name])
    return deck


def prices(question: str) -> str:
    """T9: what each of the fruit `{"visible": [numbers]}` would bring."""
    asked = json.loads(question)
    deck, state = deck_of(asked), State()
    for fruit in asked["visible"]:
        state.visible[deck.fruit_type[fruit]] += 1
    return json.dumps([selling.sale_price(state, deck, fruit) for fruit in asked["visible"]])


def cost(question: str) -> str:
    """T13: what `{"card": number, "level": 1, "upper": …, "reduced": …}` costs."""
    asked = json.loads(question)
    way = WITH_FRUIT if asked["reduced"] else PLAIN
    upper = 1 if asked["upper"] else 0
    return json.dumps(
        building.price_of_level(State(), deck_of(asked), asked["card"], asked["level"], upper, way)
    )


def purse(question: str) -> str:
    """T19: what is in the pouch when a turn that ended with `{"pouch": …, "chest": …}` is over."""
    asked = json.loads(question)
    state = State()
    state.players = 2
    state.pouch[0] = asked["pouch"]
    state.chest[0] = asked["chest"]
    rules.finish_turn(state, deck_of(asked))
    return json.dumps(state.pouch[0])
