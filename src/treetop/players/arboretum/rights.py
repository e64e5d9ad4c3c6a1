"""Counting cards. How likely each right to score is, and what a hand is worth for it (A10-A13)."""

from treetop.games.arboretum.state import DISCARDS, HAND, PLANTED, RANKS, SPECIES, UNKNOWN, State
from treetop.kernel.rule import rule
from treetop.kernel.square_root import square_root
from treetop.players.arboretum.analysis import (
    BLIND,
    BRANCH,
    DENY,
    FUTURE,
    INTEREST,
    SEED,
    SHARP,
    SPREAD,
    SPROUT,
    TRUST,
    Analysis,
)

ALL_RANKS = 255
THE_1 = 1
THE_8 = 128


@rule
def turns_left(state: State) -> float:
    """How many turns each seat still has if all cards come from the draw pile."""
    return state.pile_size / (2.0 * state.players)


@rule
def count_cards(analysis: Analysis, state: State) -> None:
    """Sort the cards into the player's own, those known in other hands, and those that may be anywhere."""
    seat = analysis.seat
    analysis.held = state.hand_size[seat]
    for species in range(analysis.species):
        analysis.own[species] = 0
        analysis.unseen[species] = ALL_RANKS
        for other in range(analysis.players):
            analysis.known[other * SPECIES + species] = 0
    for i in range(analysis.held):
        card = state.hand[seat * HAND + i]
        analysis.cards[i] = card
        analysis.own[card // RANKS] |= 1 << (card % RANKS)
    for species in range(analysis.species):
        analysis.unseen[species] &= ~analysis.own[species]
    for other in range(analysis.players):
        for i in range(other * PLANTED, other * PLANTED + state.planted_size[other]):
            analysis.unseen[state.planted[i] // RANKS] &= ~(1 << (state.planted[i] % RANKS))
        top = other * DISCARDS + state.discard_size[other] - 1
        analysis.tops[other] = state.discard[top] if state.discard_size[other] > 0 else -1
        for i in range(other * DISCARDS, other * DISCARDS + state.discard_size[other]):
            if state.discard[i] >= 0:
                analysis.unseen[state.discard[i] // RANKS] &= ~(1 << (state.discard[i] % RANKS))
        if other != seat:
            for i in range(other * HAND, other * HAND + state.hand_size[other]):
                if is_known(state, i):
                    rank = 1 << (state.hand[i] % RANKS)
                    analysis.unseen[state.hand[i] // RANKS] &= ~rank
                    analysis.known[other * SPECIES + state.hand[i] // RANKS] |= rank


@rule
def is_known(state: State, place: int) -> int:
    """Does everybody know the card at this place in a hand? In a view, others' cards may be UNKNOWN."""
    return state.known[state.hand[place]] if state.hand[place] != UNKNOWN else 0


@rule
def ranks_in(ranks: int) -> int:
    count = 0
    while ranks > 0:
        count += ranks & 1
        ranks >>= 1
    return count


@rule
def weigh_chances(analysis: Analysis, state: State, weights: list[float]) -> None:
    """What each opponent may hold at the end, what each path may become, and so each right's probability."""
    seat = analysis.seat
    unseen = 0
    for species in range(analysis.species):
        unseen += ranks_in(analysis.unseen[species])
    for other in range(analysis.players):
        expect_paths(analysis, state, other, weights)
        if other != seat:
            expect_hand(analysis, state, other, max(unseen, 1), weights)
    for species in range(analysis.species):
        ranks = analysis.own[species]
        analysis.right[seat * SPECIES + species] = right_with(analysis, species, ranks, weights)
        value = value_of(analysis, species, ranks, weights)
        for other in range(analysis.players):
            if other != seat:
                behind = lead(analysis, other, species, value, ranks, weights)
                analysis.right[other * SPECIES + species] = 0.5 + weights[TRUST] * (0.5 - behind)


@rule
def expect_paths(analysis: Analysis, state: State, owner: int, weights: list[float]) -> None:
    turns = turns_left(state)
    for species in range(analysis.species):
        i = owner * SPECIES + species
        ranks = analysis.unseen[species]
        ranks |= analysis.own[species] if owner == analysis.seat else analysis.known[i]
        cards = ranks_in(ranks)
        if analysis.best[i] > 0:
            growth = weights[BRANCH]
        elif analysis.trees[i] > 0:
            growth = weights[SPROUT]
        else:
            growth = weights[SEED]
        analysis.expected_points[i] = analysis.best[i] + growth * turns * cards / RANKS


@rule
def expect_hand(analysis: Analysis, state: State, other: int, unseen: int, weights: list[float]) -> None:
    """An opponent's hand value at the end: every unseen card is there with some probability."""
    hidden = state.hand_size[other]
    for i in range(other * HAND, other * HAND + state.hand_size[other]):
        hidden -= is_known(state, i)
    held = (hidden + weights[FUTURE] * state.pile_size / state.players) / unseen
    unsure = 0.5 + weights[SPREAD] * turns_left(state)
    for species in range(analysis.species):
        i = other * SPECIES + species
        odds = min(0.95, held * (1.0 + weights[INTEREST])) if analysis.trees[i] > 0 else min(0.95, held)
        mean = 0.0
        variance = unsure
        for rank in range(RANKS):
            value = rank + 1.0
            if analysis.known[i] >> rank & 1:
                mean += value
            elif analysis.unseen[species] >> rank & 1:
                mean += value * odds
                variance += value * value * odds * (1.0 - odds)
        analysis.odds[i] = odds
        analysis.mean[i] = mean
        analysis.variance[i] = variance


@rule
def odds_of(analysis: Analysis, other: int, species: int, rank_bit: int) -> float:
    """The probability that an opponent holds a card."""
    i = other * SPECIES + species
    if analysis.known[i] & rank_bit:
        return 1.0
    return analysis.odds[i] if analysis.unseen[species] & rank_bit else 0.0


@rule
def value_of(analysis: Analysis, species: int, ranks: int, weights: list[float]) -> float:
    """A10: what these ranks are worth in the player's hand; a 1 in another hand would cancel its 8."""
    value = 0.0
    for rank in range(RANKS - 1):
        if ranks >> rank & 1:
            value += rank + 1.0
    if ranks & THE_8:
        safe = 1.0
        if not ranks & THE_1 and weights[BLIND] == 0.0:
            for other in range(analysis.players):
                if other != analysis.seat:
                    safe *= 1.0 - odds_of(analysis, other, species, THE_1)
        value += 8.0 * safe
    return value


@rule
def lead(
    analysis: Analysis, other: int, species: int, value: float, ranks: int, weights: list[float]
) -> float:
    """The probability that one opponent does not beat a hand value; a 1 among the ranks cancels its 8."""
    i = other * SPECIES + species
    mean = analysis.mean[i]
    if ranks & THE_1:
        mean -= 8.0 * odds_of(analysis, other, species, THE_8)
    return standing(weights[SHARP] * (value + 0.5 - mean), analysis.variance[i])


@rule
def standing(ahead: float, variance: float) -> float:
    """The probability that a lead lasts."""
    return 0.5 + 0.5 * ahead / square_root(variance + ahead * ahead)


@rule
def right_with(analysis: Analysis, species: int, ranks: int, weights: list[float]) -> float:
    """A11: the probability that these ranks in hand earn the right."""
    value = value_of(analysis, species, ranks, weights)
    right = 1.0
    for other in range(analysis.players):
        if other != analysis.seat:
            right *= lead(analysis, other, species, value, ranks, weights)
    return 0.5 + weights[TRUST] * (right - 0.5)


@rule
def worth_of_hand(analysis: Analysis, species: int, ranks: int, weights: list[float]) -> float:
    """The points that these ranks in hand earn the player, and take from the others."""
    value = value_of(analysis, species, ranks, weights)
    right = 1.0
    denied = 0.0
    for other in range(analysis.players):
        if other != analysis.seat:
            ahead = lead(analysis, other, species, value, ranks, weights)
            right *= ahead
            denied += ahead * analysis.expected_points[other * SPECIES + species]
    denied *= weights[DENY] / (analysis.players - 1)
    return right * analysis.expected_points[analysis.seat * SPECIES + species] + denied
