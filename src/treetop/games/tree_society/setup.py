"""What stays the same through a whole game: seats, deck, options."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from treetop.games.game import Facts
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.deck.library import find_deck
from treetop.games.tree_society.deck.reader import shipped_decks
from treetop.games.tree_society.state import RULES
from treetop.games.tree_society.vocabulary import GUILDS


@dataclass(frozen=True)
class Setup:
    players: int
    deck: Deck
    guilds: tuple[str, ...]
    starting_cards: bool
    draft: bool
    end_symbols: int
    open_memory: bool
    half_cost: str
    deck_name: str
    rules: int = RULES

    @classmethod
    def of(cls, players: int, options: Facts) -> Setup:
        return cls(
            players,
            find_deck(options["deck"]),
            tuple(options["guilds"]),
            options["starting_cards"],
            options["draft"],
            options["end_symbols"],
            options["open_memory"],
            options["half_cost"],
            options["deck"],
            options["rules"],
        )

    def options(self) -> Facts:
        """The options that lead to this set-up."""
        return {
            "guilds": list(self.guilds),
            "starting_cards": self.starting_cards,
            "draft": self.draft,
            "end_symbols": self.end_symbols,
            "open_memory": self.open_memory,
            "half_cost": self.half_cost,
            "deck": self.deck_name,
            "rules": self.rules,
        }

    def __repr__(self) -> str:
        """Can be pasted back: the deck is named, as it is in the options."""
        return f"Setup.of({self.players}, {self.options()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: a deck that everybody has is named by its hash, any other travels along."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        if any(self.deck is shipped for shipped in shipped_decks().values()):
            given["deck"] = self.deck.hash
        return _unpickled, (given,)

    def write(self, record: Any) -> None:
        """Tell the kernel."""
        record["rules"] = self.rules
        record["players"] = self.players
        record["end_symbols"] = self.end_symbols
        record["draft"] = self.draft
        record["starting_cards"] = self.starting_cards
        record["half_down"] = self.half_cost == "down"
        record["open_memory"] = self.open_memory
        for number, guild in enumerate(GUILDS):
            record["plays"][number] = guild in self.guilds


def _unpickled(given: dict[str, Any]) -> Setup:
    deck = given["deck"]
    return Setup(**given | {"deck": find_deck(deck) if isinstance(deck, str) else deck})
