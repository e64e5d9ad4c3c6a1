"""Tree Society in the terminal: the table as a text, the legal actions in words."""

from __future__ import annotations

from treetop.cli.terminal.list_board import ListBoard, Offer
from treetop.cli.terminal.tree_society.facts_text import society_actions
from treetop.games.game import View


class TreeSocietyBoard(ListBoard):
    def offers(self, view: View) -> list[Offer]:
        """Throwing a card away comes last, where nobody chooses it by accident."""
        facts = view.facts()
        offers = list(zip(facts["legal"], society_actions(facts, self.language), strict=True))
        return sorted(offers, key=lambda offer: offer[0].startswith("discard guild "))
