"""Arboretum's entry in the registry of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from treetop.games.arboretum import options as option_table
from treetop.games.arboretum.deal import SEATS, Deal
from treetop.games.arboretum.position import Position
from treetop.games.game import Facts


class Arboretum:
    name = "arboretum"
    seats = SEATS

    def __repr__(self) -> str:
        return "Arboretum()"

    def options(self, given: Mapping[str, Any] | None = None) -> Facts:
        return option_table.complete(given or {})

    def option_table(self) -> Sequence[Facts]:
        return option_table.TABLE

    def new(self, players: int, seed: str | int, options: Mapping[str, Any] | None = None) -> Position:
        return Position.new(players, seed, **(options or {}))

    def header(self, position: Position) -> Facts:
        return {"species": list(position.species)}

    def deal(self, position: Position) -> Facts:
        return Deal.of_board(position).facts()

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Position:
        return Position.from_deal(Deal.from_facts(players, deal, header.get("species"), options or {}))
