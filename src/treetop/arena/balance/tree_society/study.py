"""Games of Tree Society that the same player plays in every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from treetop.arena.balance.study import check_player
from treetop.arena.balance.tree_society.deck import deck_to_study
from treetop.arena.balance.tree_society.figures import Figures
from treetop.arena.balance.tree_society.games import Games, joined, play
from treetop.arena.balance.tree_society.judges import JUDGES
from treetop.arena.balance.tree_society.report import DeckReport
from treetop.arena.document import Document
from treetop.locales import Language


class TreeSocietyStudy:
    def __init__(self, options: Mapping[str, Any], player: str | None = None) -> None:
        self.deck = deck_to_study(options)
        self.player = check_player(player, tuple(JUDGES))

    def play(self, players: int, seeds: Sequence[int]) -> Games:
        return play(self.deck, players, seeds, self.player)

    def joined(self, parts: Sequence[Games]) -> Games:
        return joined(parts)

    def document(self, games: Sequence[Games], command: str, language: Language) -> Document:
        return DeckReport(Figures(self.deck, games), language, self.player).document(command)
