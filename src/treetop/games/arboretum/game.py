"""Arboretum as a game among others: what it is, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from treetop.games.arboretum import options as option_table
from treetop.games.arboretum.deal import SEATS, Deal
from treetop.games.arboretum.position import Position
from treetop.games.game import Facts, Game


class Arboretum(Game):
    name = "arboretum"
    seats = SEATS
    longest = 204
    points = range(10 * 19 + 1)
    """A15: ten species at most, and a path of 8 cards that are all of one is worth 8 + 8 + 1 + 2."""
    phases = ("draw", "plant", "discard")
    parts: ClassVar = {
        "players": "treetop.players.arboretum",
        "prospects": "treetop.players.arboretum.prospects:prospects",
        "reasons": "treetop.players.arboretum.reasons:why",
        "levels": "treetop.players.arboretum.levels:ERRORS",
        "puzzles": "treetop.players/arboretum/puzzles.tsv",
        "encoding": "treetop.envs.arboretum.encoding:ArboretumEncoding",
        "arrays": "treetop.envs.arboretum.arrays:ArboretumGames",
        "cuda_arrays": "treetop.envs.arboretum.cuda:ArboretumGamesOnDevice",
        "training": "treetop.arena.training.arboretum:ArboretumSelfPlay",
        "wasm": "treetop.players.arboretum.exports:EXPORTS",
        "json": "treetop.games.arboretum.view_json",
        "drawings": "treetop.art.arboretum",
        "terminal": "treetop.cli.terminal.arboretum:ArboretumForm",
        "score": "treetop.cli.terminal.arboretum.score_file",
        "bench": "treetop.cli.terminal.arboretum.bench",
        "browser": "treetop.web/client/games/arboretum",
        "lessons": "treetop.web/arboretum/lessons.toml",
        "site": "treetop.web.arboretum.site",
        "teaching": "treetop.web.arboretum.teaching",
    }

    def options(self, given: Mapping[str, Any] | None = None) -> Facts:
        return option_table.complete(given or {})

    def option_table(self) -> Sequence[Facts]:
        return option_table.TABLE

    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> Position:
        return Position.new(players, seed, **(options or {}))

    def from_notation(self, text: str) -> Position:
        return Position.from_notation(text)

    def header(self, position: Position) -> Facts:
        return {"species": list(position.species)}

    def deal(self, position: Position) -> Facts:
        return Deal.of_board(position).facts()

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Position:
        return Position.from_deal(Deal.from_facts(players, deal, header.get("species"), options or {}))


GAME = Arboretum()
