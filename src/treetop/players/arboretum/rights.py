"""Counting cards. Who may expect which right to score, and what a hand is worth for it (A10-A13)."""

from treetop.games.arboretum.state import DISCARDS, HAND, PLANTED, RANKS, SPECIES, UNKNOWN, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.mind import (
    BRANCH,
    DENY,
    FUTURE,
    INTEREST,
    SEED,
    SHARP,
    SPREAD,
    SPROUT,
    TRUST,
    Mind,
)

ALL_RANKS = 255
THE_1 = 1
THE_8 = 128


@rule
def turns_left(state: State) -> float:
    """How many turns each seat still has if all cards come from the draw pile."""
    return state.pile_size / (2.0 * state.players)


@rule
def count_cards(mind: Mind, state: State) -> None:
    """Sort the cards into the thinker's own, those known in other hands, and those that may be anywhere."""
    seat = mind.seat
    mind.held = state.hand_size[seat]
    for species in range(mind.species):
        mind.own[species] = 0
        mind.unseen[species] = ALL_RANKS
        for other in range(mind.players):
            mind.known[other * SPECIES + species] = 0
    for i in range(mind.held):
        card = state.hand[seat * HAND + i]
        mind.cards[i] = card
        mind.own[card // RANKS] |= 1 << (card % RANKS)
    for species in range(mind.species):
        mind.unseen[species] &= ~mind.own[species]
    for other in range(mind.players):
        for i in range(other * PLANTED, other * PLANTED + state.planted_size[other]):
            mind.unseen[state.planted[i] // RANKS] &= ~(1 << (state.planted[i] % RANKS))
        top = other * DISCARDS + state.discard_size[other] - 1
        mind.tops[other] = state.discard[top] if state.discard_size[other] > 0 else -1
        for i in range(other * DISCARDS, other * DISCARDS + state.discard_size[other]):
            if state.discard[i] >= 0:
                mind.unseen[state.discard[i] // RANKS] &= ~(1 << (state.discard[i] % RANKS))
        if other != seat:
            for i in range(other * HAND, other * HAND + state.hand_size[other]):
                if is_known(state, i):
                    rank = 1 << (state.hand[i] % RANKS)
                    mind.unseen[state.hand[i] // RANKS] &= ~rank
                    mind.known[other * SPECIES + state.hand[i] // RANKS] |= rank


@rule
def is_known(state: State, place: int) -> int:
    """Whether all know the card at a place in a hand; in a view the others' cards may be UNKNOWN."""
    return state.known[state.hand[place]] if state.hand[place] != UNKNOWN else 0


@rule
def ranks_in(ranks: int) -> int:
    count = 0
    while ranks > 0:
        count += ranks & 1
        ranks >>= 1
    return count


@rule
def weigh_chances(mind: Mind, state: State, weights: list[float]) -> None:
    """What each opponent may hold at the end, what each path may become, and so each right's probability."""
    seat = mind.seat
    unseen = 0
    for species in range(mind.species):
        unseen += ranks_in(mind.unseen[species])
    for other in range(mind.players):
        promise_paths(mind, state, other, weights)
        if other != seat:
            expect_hand(mind, state, other, max(unseen, 1), weights)
    for species in range(mind.species):
        ranks = mind.own[species]
        mind.right[seat * SPECIES + species] = right_with(mind, species, ranks, weights)
        value = value_of(mind, species, ranks)
        for other in range(mind.players):
            if other != seat:
                behind = lead(mind, other, species, value, ranks, weights)
                mind.right[other * SPECIES + species] = 0.5 + weights[TRUST] * (0.5 - behind)


@rule
def promise_paths(mind: Mind, state: State, owner: int, weights: list[float]) -> None:
    turns = turns_left(state)
    for species in range(mind.species):
        i = owner * SPECIES + species
        ranks = mind.unseen[species]
        ranks |= mind.own[species] if owner == mind.seat else mind.known[i]
        cards = ranks_in(ranks)
        if mind.best[i] > 0:
            growth = weights[BRANCH]
        elif mind.trees[i] > 0:
            growth = weights[SPROUT]
        else:
            growth = weights[SEED]
        mind.promise[i] = mind.best[i] + growth * turns * cards / RANKS


@rule
def expect_hand(mind: Mind, state: State, other: int, unseen: int, weights: list[float]) -> None:
    """An opponent's hand value at the end: every unseen card is there with some probability."""
    hidden = state.hand_size[other]
    for i in range(other * HAND, other * HAND + state.hand_size[other]):
        hidden -= is_known(state, i)
    held = (hidden + weights[FUTURE] * state.pile_size / state.players) / unseen
    unsure = 0.5 + weights[SPREAD] * turns_left(state)
    for species in range(mind.species):
        i = other * SPECIES + species
        odds = min(0.95, held * (1.0 + weights[INTEREST])) if mind.trees[i] > 0 else min(0.95, held)
        mean = 0.0
        variance = unsure
        for rank in range(RANKS):
            value = rank + 1.0
            if mind.known[i] >> rank & 1:
                mean += value
            elif mind.unseen[species] >> rank & 1:
                mean += value * odds
                variance += value * value * odds * (1.0 - odds)
        mind.odds[i] = odds
        mind.mean[i] = mean
        mind.variance[i] = variance


@rule
def odds_of(mind: Mind, other: int, species: int, rank_bit: int) -> float:
    """The probability that an opponent holds a card."""
    i = other * SPECIES + species
    if mind.known[i] & rank_bit:
        return 1.0
    return mind.odds[i] if mind.unseen[species] & rank_bit else 0.0


@rule
def value_of(mind: Mind, species: int, ranks: int) -> float:
    """A10: what some ranks in the thinker's hand may be worth; its 8 fears a 1 in another hand."""
    value = 0.0
    for rank in range(RANKS - 1):
        if ranks >> rank & 1:
            value += rank + 1.0
    if ranks & THE_8:
        safe = 1.0
        if not ranks & THE_1:
            for other in range(mind.players):
                if other != mind.seat:
                    safe *= 1.0 - odds_of(mind, other, species, THE_1)
        value += 8.0 * safe
    return value


@rule
def lead(mind: Mind, other: int, species: int, value: float, ranks: int, weights: list[float]) -> float:
    """The probability that a hand value is not beaten by one opponent; a 1 among the ranks disarms its 8."""
    i = other * SPECIES + species
    mean = mind.mean[i]
    if ranks & THE_1:
        mean -= 8.0 * odds_of(mind, other, species, THE_8)
    return standing(weights[SHARP] * (value + 0.5 - mean), mind.variance[i])


@rule
def standing(ahead: float, variance: float) -> float:
    """The probability that a lead lasts."""
    doubt: float = (variance + ahead * ahead) ** 0.5
    return 0.5 + 0.5 * ahead / doubt


@rule
def right_with(mind: Mind, species: int, ranks: int, weights: list[float]) -> float:
    """A11: the probability that these ranks in hand earn the right."""
    value = value_of(mind, species, ranks)
    right = 1.0
    for other in range(mind.players):
        if other != mind.seat:
            right *= lead(mind, other, species, value, ranks, weights)
    return 0.5 + weights[TRUST] * (right - 0.5)


@rule
def worth_of_hand(mind: Mind, species: int, ranks: int, weights: list[float]) -> float:
    """The points that these ranks in hand earn the thinker, and take from the others."""
    value = value_of(mind, species, ranks)
    right = 1.0
    denied = 0.0
    for other in range(mind.players):
        if other != mind.seat:
            ahead = lead(mind, other, species, value, ranks, weights)
            right *= ahead
            denied += ahead * mind.promise[other * SPECIES + species]
    denied *= weights[DENY] / (mind.players - 1)
    return right * mind.promise[mind.seat * SPECIES + species] + denied
