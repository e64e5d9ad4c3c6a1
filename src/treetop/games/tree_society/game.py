"""Tree Society as a game among others: what it is, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from treetop.games.chance import VERSION, chosen_seed
from treetop.games.game import Facts, Game
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.deal import SEATS, Deal
from treetop.games.tree_society.position import Position


class TreeSociety(Game):
    name = "tree-society"
    seats = SEATS
    longest = 4000
    phases = ("draft", "sell", "build", "effect", "rest")
    parts: ClassVar = {
        "players": "treetop.players.tree_society",
        "prospects": "treetop.players.tree_society.prospects:prospects",
        "reasons": "treetop.players.tree_society.reasons:why",
        "levels": "treetop.players.tree_society.levels:ERRORS",
        "puzzles": "treetop.players/tree_society/puzzles.tsv",
        "encoding": "treetop.envs.tree_society.encoding:TreeSocietyEncoding",
        "arrays": "treetop.envs.tree_society.arrays:TreeSocietyGames",
        "cuda_arrays": "treetop.envs.tree_society.cuda:TreeSocietyGamesOnDevice",
        "balance": "treetop.arena.balance.tree_society:TreeSocietyStudy",
        "training": "treetop.arena.training.tree_society:TreeSocietySelfPlay",
        "wasm": "treetop.players.tree_society.exports:EXPORTS",
        "drawings": "treetop.art.tree_society",
        "terminal": "treetop.cli.terminal.tree_society:TreeSocietyForm",
        "score": "treetop.cli.terminal.tree_society.score_file",
        "bench": "treetop.cli.terminal.tree_society.bench",
        "deck": "treetop.cli.terminal.tree_society.deck",
        "browser": "treetop.web/client/games/tree-society",
        "lessons": "treetop.web/tree_society/lessons.toml",
        "site": "treetop.web.tree_society.site",
    }

    def __init__(self, version: int = VERSION, stored: bool = False) -> None:
        self.version = version
        self.stored = stored

    def as_of(self, version: int) -> TreeSociety:
        """Also the rules are as they were then, where the options of its games don't name them."""
        return TreeSociety(version, stored=True)

    def options(self, given: Mapping[str, Any] | None = None) -> Facts:
        return option_table.complete(given or {})

    def option_table(self) -> Sequence[Facts]:
        return option_table.with_own_decks()

    def new(
        self, players: int, seed: str | int | None = None, options: Mapping[str, Any] | None = None
    ) -> Position:
        given = option_table.as_stored(options or {}) if self.stored else options or {}
        deal = Deal.shuffled(players, chosen_seed(seed), given, self.version)
        return Position.from_deal(deal)

    def from_notation(self, text: str) -> Position:
        return Position.from_notation(text)

    def header(self, position: Position) -> Facts:
        return {"deck": position.setup.deck.hash}

    def deal(self, position: Position) -> Facts:
        return Deal.of_record(position.setup, position.record).facts()

    def from_deal(
        self, players: int, deal: Facts, header: Facts, options: Mapping[str, Any] | None = None
    ) -> Position:
        return Position.from_deal(Deal.from_facts(players, deal, header, options or {}))


GAME = TreeSociety()
