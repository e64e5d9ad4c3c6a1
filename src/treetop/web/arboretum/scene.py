"""A wanted moment of Arboretum, reached by a real game: a deal and the actions that lead to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from treetop.games.arboretum import Arboretum, Position
from treetop.games.arboretum.species import EDITIONS
from treetop.games.game import Facts

RANKS = range(1, 9)
HAND = 7


@dataclass(frozen=True)
class Scene:
    """Hands and arboretums before the first seat's turn; `pile` comes next, and with `last` nothing after it.

    Each player plants in the given order and hardly ever draws twice from the pile: a spare card goes to the
    own discard pile, comes back, and goes there again, so that the pile lasts.
    """

    species: Sequence[str]
    hands: Sequence[Sequence[str]]
    arboretums: Sequence[Sequence[str]]
    pile: Sequence[str] = ()
    discards: Sequence[str] = ()
    last: bool = False
    actions: Sequence[str] = field(default=())

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def turns(self) -> int:
        return len(self.arboretums[0])

    def position(self) -> Position:
        deal, actions = self.record()
        options = {"species": list(self.species)}
        start = Arboretum().from_deal(self.players, deal, {"species": list(self.species)}, options)
        return start.after_all(*actions, *self.actions)

    def record(self) -> tuple[Facts, list[str]]:
        """The deal, and every action up to this moment."""
        assert all(len(planted) == self.turns for planted in self.arboretums)
        spares = self._spares()
        arriving = [iter(self._in_order_of_need(seat, spares[seat])) for seat in range(self.players)]
        hands = [[next(cards) for _ in range(HAND)] for cards in arriving]
        pile: list[str] = []
        actions: list[str] = []
        for turn in range(self.turns):
            for seat in range(self.players):
                both = turn < len(spares[seat])
                pile.extend(next(arriving[seat]) for _ in range(2 if both else 1))
                spare = spares[seat][min(turn, len(spares[seat]) - 1)]
                actions += ["draw pile", "draw pile" if both else f"draw discard {seat + 1}"]
                actions += [f"plant {self.arboretums[seat][turn]}", f"discard {spare}"]
        used = [*_flat(hands), *pile, *self.pile]
        rest = [card for card in self._cards() if card not in used]
        deal = {"hands": hands, "pile": [*pile, *self.pile, *rest], "discards": [[] for _ in hands]}
        return deal, actions

    def _spares(self) -> list[list[str]]:
        """The cards that end on each discard pile, its top last; with `last`, all that nobody needs."""
        if not self.turns:
            return [[] for _ in self.hands]
        tops = list(self.discards) or self._unused()[: self.players]
        spares = [[top] for top in tops]
        extra = [card for card in self._unused() if card not in tops] if self.last else []
        for number, card in enumerate(extra):
            spares[number % self.players].insert(0, card)
        assert all(len(own) <= self.turns for own in spares)
        return spares

    def _unused(self) -> list[str]:
        planted = [tree.split()[0] for tree in _flat(self.arboretums)]
        used = {*_flat(self.hands), *planted, *self.pile}
        return [card for card in self._cards() if card not in used]

    def _in_order_of_need(self, seat: int, spares: Sequence[str]) -> list[str]:
        planted = [tree.split()[0] for tree in self.arboretums[seat]]
        paired = [card for turn, tree in enumerate(planted) for card in (tree, *spares[turn : turn + 1])]
        return [*paired, *self.hands[seat]]

    def _cards(self) -> list[str]:
        order = [code for code in EDITIONS["renegade"] if code in self.species]
        return [f"{code}{rank}" for code in order for rank in RANKS]


def _flat(groups: Iterable[Iterable[str]]) -> list[str]:
    return [item for group in groups for item in group]
