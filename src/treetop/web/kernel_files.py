"""The rules' own files, for the browser: what the score pad runs without a server."""

from __future__ import annotations

import json
from pathlib import Path

from treetop.games.arboretum import Position
from treetop.games.arboretum.species import EDITIONS, species_in_play
from treetop.games.game import Facts
from treetop.games.tree_society import Position as Society
from treetop.games.tree_society import shipped_deck
from treetop.kernel import browser_files
from treetop.web.asset import Asset
from treetop.web.pad_deck import pad_deck

PAD = Path(__file__).parent / "pad"
SEATS = (2, 3, 4)
ANY_SEED = "00" * 16


def kernel_files() -> dict[str, Asset]:
    """The kernel and the pad's own Python as one file, and what the pad must know before it asks."""
    pads = {
        f"treetop/web/pad/{path.name}": path.read_text(encoding="utf-8") for path in sorted(PAD.glob("*.py"))
    }
    return {
        "kernel/files.json": json_asset({**browser_files(), **pads}),
        "kernel/arboretum.json": json_asset(arboretum()),
        "kernel/tree-society.json": json_asset(pad_deck(shipped_deck())),
        "kernel/tree-society-deal.json": json_asset(tree_society_deal()),
    }


def arboretum() -> Facts:
    """Species of both editions; by number of players, how many are in play and how large the pile is."""
    return {
        "editions": EDITIONS,
        "species": {seats: species_in_play(seats) for seats in SEATS},
        "pile": {seats: Position.new(seats, ANY_SEED).pile_size for seats in SEATS},
    }


def tree_society_deal() -> Facts:
    """By number of players: fruit cards in play, fruit in the market, coins to begin with."""
    deck = shipped_deck()
    return {
        str(seats): {
            "fruit": sum(seats > SEATS[0] or not card.marked for card in deck.fruit),
            "market": len(Society.new(seats, ANY_SEED).view(None).facts()["fruit_market"]),
            "start": [
                {"pouch": deck.start_pouch[seat], "chest": deck.start_chest[seat]} for seat in range(seats)
            ],
        }
        for seats in SEATS
    }


def json_asset(facts: object) -> Asset:
    return Asset(json.dumps(facts, ensure_ascii=False).encode(), "application/json")
