"""Changes to the cards of a deck: each is made to a share of the cards, always to the same ones first."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import replace

from treetop.games.tree_society import Deck, GuildCard
from treetop.games.tree_society.cards import EffectStep, Formula, Level

Change = Callable[[GuildCard], GuildCard]
Points = int | Formula

FOR_A_SYMBOL = (1, 1, 2)
"""What each level costs more for one symbol more; the card then scores 3 points more."""


def changed(deck: Deck, shares: Mapping[str, float]) -> Deck:
    """A copy in which each change is made to its share of the cards."""
    cards = []
    for card in deck.guild_cards:
        for name, share in shares.items():
            if lot(card.key, name) < share:
                card = CHANGES[name](card)
        cards.append(card)
    return replace(deck, guild_cards=tuple(cards))


def lot(key: str, name: str) -> float:
    """A number from 0 to 1, always the same one for a card and a change."""
    return int.from_bytes(hashlib.sha256(f"{key} {name}".encode()).digest()[:6]) / 256**6


def with_level(card: GuildCard, number: int, level: Level) -> GuildCard:
    levels = list(card.levels)
    levels[number - 1] = level
    return replace(card, levels=(levels[0], levels[1], levels[2]))


def more(points: Points, number: int) -> Points:
    if isinstance(points, Formula):
        return replace(points, base=max(0, points.base + number))
    return max(0, points + number)


def dearer(number: int) -> Change:
    def change(card: GuildCard) -> GuildCard:
        level = card.levels[number - 1]
        return with_level(card, number, replace(level, cost=level.cost + 1))

    return change


def scoring(number: int, points: int, symbols: tuple[int, ...] = (1, 2, 3)) -> Change:
    def change(card: GuildCard) -> GuildCard:
        level = card.levels[number - 1]
        if card.symbols not in symbols:
            return card
        return with_level(card, number, replace(level, points=more(level.points, points)))

    return change


def counting_unsold_fruit(card: GuildCard) -> GuildCard:
    """Instead of 3 of the points of a level 3 that has a fixed number of them."""
    level = card.levels[2]
    if isinstance(level.points, Formula) or level.must:
        return card
    return with_level(card, 3, replace(level, points=Formula(max(0, level.points - 3), 1, "unsold")))


def paying_more(card: GuildCard) -> GuildCard:
    """Effects that pay a fixed number of coins."""
    for number, level in enumerate(card.levels, 1):
        steps = tuple(
            replace(step, amount=step.amount + 1) if step.do in ("coins", "chest") and not step.per else step
            for step in level.steps
        )
        card = with_level(card, number, replace(level, steps=steps))
    return card


def making_its_guild_cheaper(card: GuildCard) -> GuildCard:
    if card.starting or card.levels[0].must:
        return card
    step = EffectStep("reduce", guild=card.guild)
    return with_level(card, 1, replace(card.levels[0], steps=(step,)))


def with_another_symbol(card: GuildCard) -> GuildCard:
    if card.starting or card.symbols == 3:
        return card
    for number, cost in enumerate(FOR_A_SYMBOL, 1):
        level = card.levels[number - 1]
        card = with_level(card, number, replace(level, cost=level.cost + cost))
    return scoring(3, 3)(replace(card, symbols=card.symbols + 1))


CHANGES: Mapping[str, Change] = {
    "level 1 costs 1 more": dearer(1),
    "level 2 costs 1 more": dearer(2),
    "level 3 costs 1 more": dearer(3),
    "level 2 scores 2 points more": scoring(2, 2),
    "level 3 scores 2 points more": scoring(3, 2),
    "level 3 of cards with one symbol scores 2 points more": scoring(3, 2, (1,)),
    "level 3 of cards with three symbols scores 2 points less": scoring(3, -2, (3,)),
    "level 3 scores unsold fruit instead of 3 points": counting_unsold_fruit,
    "effects that pay a fixed number of coins pay 1 more": paying_more,
    "level 1 makes levels of its guild 1 cheaper": making_its_guild_cheaper,
    "one symbol more, for 4 coins and 3 points": with_another_symbol,
}
"""As a table says them: what is true of all cards when the whole change is made."""
