"""The rules' own files, for the browser: what the score pad runs without a server."""

from __future__ import annotations

import json
from pathlib import Path

from treetop.games.arboretum.species import EDITIONS, species_in_play
from treetop.kernel import browser_files
from treetop.web.asset import Asset

PAD = Path(__file__).parent / "pad"
SEATS = (2, 3, 4)


def kernel_files() -> dict[str, Asset]:
    """The kernel and the pad's own Python as one file, and what the pad must know before it asks."""
    pad = {
        f"treetop/web/pad/{path.name}": path.read_text(encoding="utf-8") for path in sorted(PAD.glob("*.py"))
    }
    arboretum = {"editions": EDITIONS, "species": {seats: species_in_play(seats) for seats in SEATS}}
    return {
        "kernel/files.json": json_asset({**browser_files(), **pad}),
        "kernel/arboretum.json": json_asset(arboretum),
    }


def json_asset(facts: object) -> Asset:
    return Asset.of(json.dumps(facts, ensure_ascii=False).encode(), "application/json")
