"""The rules' own files, for the browser: what the score pad runs without a server."""

from __future__ import annotations

import json
from pathlib import Path

from treetop.games.arboretum import Position
from treetop.games.arboretum.species import EDITIONS, species_in_play
from treetop.games.game import Facts
from treetop.games.tree_society.deck_file import shipped_deck
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
    }


def arboretum() -> Facts:
    """Species of both editions; by number of players, how many are in play and how large the pile is."""
    return {
        "editions": EDITIONS,
        "species": {seats: species_in_play(seats) for seats in SEATS},
        "pile": {seats: Position.new(seats, ANY_SEED).pile_size for seats in SEATS},
    }


def json_asset(facts: object) -> Asset:
    return Asset.of(json.dumps(facts, ensure_ascii=False).encode(), "application/json")
