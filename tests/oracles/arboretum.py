"""Arboretum once more, slowly and obviously: strings, dictionaries, and every path tried.

Shares nothing with the engine but the notation of cards and actions. Seats count from 0 here,
from 1 in the notation.
"""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]
Path = tuple[Cell, ...]


def species_of(card: str) -> str:
    return card[:2]


def rank_of(card: str) -> int:
    return int(card[2:])


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


class Table:
    """A game in progress, from its deal."""

    def __init__(self, hands: list[list[str]], pile: list[str], discards: list[list[str]]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.pile = list(pile)
        self.discards = [list(cards) for cards in discards]
        self.arboretums: list[dict[Cell, str]] = [{} for _ in hands]
        self.seat = 0
        self.steps_done = 0
        self.over = False

    @property
    def step(self) -> str:
        return ("draw", "draw", "plant", "discard")[self.steps_done]

    @property
    def hand(self) -> set[str]:
        return self.hands[self.seat]

    def places(self) -> set[Cell]:
        arboretum = self.arboretums[self.seat]
        if not arboretum:
            return {(0, 0)}
        return {cell for planted in arboretum for cell in around(planted)} - set(arboretum)

    def legal_actions(self) -> set[str]:
        if self.over:
            return set()
        if self.step == "draw":
            piles = {f"draw discard {seat + 1}" for seat, cards in enumerate(self.discards) if cards}
            return piles | ({"draw pile"} if self.pile else set())
        if self.step == "plant":
            return {f"plant {card} {x},{y}" for card in self.hand for x, y in self.places()}
        return {f"discard {card}" for card in self.hand}

    def number_of_legal_actions(self) -> int:
        if self.step == "plant":
            return len(self.hand) * len(self.places())
        return len(self.legal_actions())

    def is_legal(self, action: str) -> bool:
        if self.over or not action.startswith(self.step):
            return False
        if self.step == "plant":
            _, card, place = action.split()
            x, y = map(int, place.split(","))
            return card in self.hand and (x, y) in self.places()
        return action in self.legal_actions()

    def do(self, action: str) -> None:
        words = action.split()
        if words[0] == "draw":
            self.hand.add(self.pile.pop(0) if words[1] == "pile" else self.discards[int(words[2]) - 1].pop())
        elif words[0] == "plant":
            x, y = map(int, words[2].split(","))
            self.hand.remove(words[1])
            self.arboretums[self.seat][x, y] = words[1]
        else:
            self.hand.remove(words[1])
            self.discards[self.seat].append(words[1])
            self.over = not self.pile
        self.steps_done = (self.steps_done + 1) % 4
        if self.steps_done == 0 and not self.over:
            self.seat = (self.seat + 1) % len(self.hands)


def hand_value(hands: list[set[str]], seat: int, species: str) -> int:
    value = 0
    for card in hands[seat]:
        if species_of(card) == species:
            others = [hand for other, hand in enumerate(hands) if other != seat]
            cancelled = rank_of(card) == 8 and any(species + "1" in hand for hand in others)
            value += 0 if cancelled else rank_of(card)
    return value


def holders_of_right(hands: list[set[str]], species: str) -> list[int]:
    values = [hand_value(hands, seat, species) for seat in range(len(hands))]
    return [seat for seat, value in enumerate(values) if value == max(values)]


def rising_paths(arboretum: dict[Cell, str], start: Cell) -> Iterator[Path]:
    """Every path of rising rank that begins here, the one-card path included."""
    pending: list[Path] = [(start,)]
    while pending:
        path = pending.pop()
        yield path
        for cell in around(path[-1]):
            if cell in arboretum and rank_of(arboretum[cell]) > rank_of(arboretum[path[-1]]):
                pending.append((*path, cell))


def points(cards: list[str]) -> int:
    total = len(cards)
    if len(cards) >= 4 and len({species_of(card) for card in cards}) == 1:
        total += len(cards)
    if rank_of(cards[0]) == 1:
        total += 1
    if rank_of(cards[-1]) == 8:
        total += 2
    return total


def best_path(arboretum: dict[Cell, str], species: str) -> int:
    ends = {cell for cell, card in arboretum.items() if species_of(card) == species}
    found = [
        points([arboretum[cell] for cell in path])
        for start in ends
        for path in rising_paths(arboretum, start)
        if len(path) >= 2 and path[-1] in ends
    ]
    return max(found, default=0)


def scores(hands: list[set[str]], arboretums: list[dict[Cell, str]], species: list[str]) -> list[int]:
    totals = [0] * len(hands)
    for one in species:
        for seat in holders_of_right(hands, one):
            totals[seat] += best_path(arboretums[seat], one)
    return totals


def winners(totals: list[int], arboretums: list[dict[Cell, str]]) -> list[int]:
    standing = [
        (total, len({species_of(card) for card in arboretum.values()}))
        for total, arboretum in zip(totals, arboretums, strict=True)
    ]
    return [seat for seat, one in enumerate(standing) if one == max(standing)]
