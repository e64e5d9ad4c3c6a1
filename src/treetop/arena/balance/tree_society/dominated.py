"""Cards that another one beats in everything, or equals: dearer or as dear, and in nothing better."""

from __future__ import annotations

from treetop.games.tree_society import Deck
from treetop.games.tree_society.cards import EffectStep, Formula, GuildCard, Level
from treetop.games.tree_society.vocabulary import STEPS

GAINS = ("coins", "chest", "sale", "take", "reveal-fruit", "reveal-guilds")


def dominated(deck: Deck) -> list[tuple[str, str]]:
    """Pairs of keys: the card that is worse or equal, then the other. Equal cards come once."""
    found = []
    cards = deck.guild_cards
    for i, worse in enumerate(cards):
        for j, better in enumerate(cards):
            if i != j and is_no_better(worse, better) and (i < j or not is_no_better(better, worse)):
                found.append((worse.key, better.key))
    return found


def is_no_better(card: GuildCard, other: GuildCard) -> bool:
    """A starting card comes as a gift, so it is compared with starting cards only."""
    if card.symbols > other.symbols or card.starting != other.starting:
        return False
    return all(_level_is_no_better(*pair) for pair in zip(card.levels, other.levels, strict=True))


def _level_is_no_better(level: Level, other: Level) -> bool:
    if level.cost < other.cost or not _points_are_no_better(level.points, other.points):
        return False
    if other.must and not (level.must and level.steps[0] == other.steps[0]):
        return False
    price = 1 if level.must else 0
    own, others = level.steps[price:], other.steps[1 if other.must else 0 :]
    return len(own) <= len(others) and all(map(_step_is_no_better, own, others))


def _points_are_no_better(points: int | Formula, other: int | Formula) -> bool:
    if isinstance(points, Formula):
        return (
            isinstance(other, Formula)
            and _counted(points.of) == _counted(other.of)
            and points.base <= other.base
            and points.each <= other.each
            and points.every >= other.every
        )
    return points <= (other.base if isinstance(other, Formula) else other)


def _counted(term: str | None) -> str | None:
    """One type of fruit is as good as another."""
    name, _, of = (term or "").partition(":")
    return f"{name}:fruit" if of and name in ("sold", "unsold") else term


def _step_is_no_better(step: EffectStep, other: EffectStep) -> bool:
    more = step.do in GAINS or STEPS[step.do].continuous
    fields = [field for field in STEPS[step.do].fields if field not in ("amount", "per", "keep")]
    return (
        step.do == other.do
        and _counted(step.per) == _counted(other.per)
        and all(getattr(step, field) == getattr(other, field) for field in fields)
        and (step.amount <= other.amount if more else step.amount == other.amount)
        and step.keep <= other.keep
    )
