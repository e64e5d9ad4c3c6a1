"""The trees of both editions, in the order of their score sheets. Names are in the Fluent files."""

from __future__ import annotations

from typing import Literal

Edition = Literal["renegade", "zman"]

EDITIONS: dict[Edition, tuple[str, ...]] = {
    "renegade": ("bs", "ca", "ch", "do", "ja", "ma", "oa", "rp", "tp", "wi"),
    "zman": ("ca", "do", "ja", "ol", "li", "mg", "ma", "po", "oa", "wi"),
}


def species_in_play(players: int) -> int:
    """A1."""
    return 2 * players + 2
