"""Games of Tree Society that the planner plays in every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from treetop.arena.balance.tree_society.deck import deck_to_study
from treetop.arena.balance.tree_society.figures import Figures
from treetop.arena.balance.tree_society.games import Games, joined, play
from treetop.arena.balance.tree_society.report import DeckReport
from treetop.arena.document import Document
from treetop.locales import Language


class TreeSocietyStudy:
    def __init__(self, options: Mapping[str, Any]) -> None:
        self.deck = deck_to_study(options)

    def play(self, players: int, seeds: Sequence[int]) -> Games:
        return play(self.deck, players, seeds)

    def joined(self, parts: Sequence[Games]) -> Games:
        return joined(parts)

    def document(self, games: Sequence[Games], command: str, language: Language) -> Document:
        return DeckReport(Figures(self.deck, games), language).document(command)
