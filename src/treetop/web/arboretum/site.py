"""Arboretum on the site."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.types import ControllerRouterHandler

from treetop.games.arboretum import Position
from treetop.games.arboretum.species import EDITIONS, species_in_play
from treetop.games.game import Facts

IN_BROWSER = ("pad",)
SEATS = (2, 3, 4)
ANY_SEED = "00" * 16


def routes() -> list[ControllerRouterHandler]:
    return []


def facts() -> Mapping[str, Facts]:
    return {"arboretum": setup_facts()}


def setup_facts() -> Facts:
    """Species of both editions; by number of players, how many are in play and how large the pile is."""
    return {
        "editions": EDITIONS,
        "species": {seats: species_in_play(seats) for seats in SEATS},
        "pile": {seats: Position.new(seats, ANY_SEED).pile_size for seats in SEATS},
    }
