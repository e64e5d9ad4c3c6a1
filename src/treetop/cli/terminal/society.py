"""Tree Society in the terminal: the table as a text, the legal actions in words."""

from __future__ import annotations

from treetop.cli.society import society_actions
from treetop.cli.terminal.plain import Offer, PlainBoard
from treetop.games.game import View


class SocietyBoard(PlainBoard):
    def offers(self, view: View) -> list[Offer]:
        """Cards of one's own are rarely thrown away: that comes last, where nobody chooses it in passing."""
        facts = view.facts()
        offers = list(zip(facts["legal"], society_actions(facts, self.language), strict=True))
        return sorted(offers, key=lambda offer: offer[0].startswith("discard guild "))
