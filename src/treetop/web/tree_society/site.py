"""Tree Society on the site."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.types import ControllerRouterHandler

from treetop.games.game import Facts
from treetop.games.tree_society import Position, shipped_deck
from treetop.web.tree_society.pad_deck import deck_routes, pad_deck

IN_BROWSER = ("pad", "examples")
SEATS = (2, 3, 4)
ANY_SEED = "00" * 16


def routes() -> list[ControllerRouterHandler]:
    return deck_routes()


def facts() -> Mapping[str, Facts]:
    return {"tree-society": pad_deck(shipped_deck()), "tree-society-deal": deal_facts()}


def deal_facts() -> Facts:
    """By number of players: fruit cards in play, fruit in the market, coins to begin with."""
    deck = shipped_deck()
    return {
        str(seats): {
            "fruit": sum(seats > SEATS[0] or not card.marked for card in deck.fruit),
            "market": len(Position.new(seats, ANY_SEED).view(None).facts()["fruit_market"]),
            "start": [
                {"pouch": deck.start_pouch[seat], "chest": deck.start_chest[seat]} for seat in range(seats)
            ],
        }
        for seats in SEATS
    }
