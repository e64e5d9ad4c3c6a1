"""What opponents probably hold, by what they have planted and discarded.

An unseen card is the likelier to be in a hand the higher its weight: the exponential of a sum over its
features. The weights were fitted to games of the search: see `docs/players.md`.
"""

from treetop.games.arboretum.sight import fill, list_unseen
from treetop.games.arboretum.state import DISCARDS, HAND, PLANTED, RANKS, SPECIES, UNKNOWN, State
from treetop.kernel.chance import below, shuffle
from treetop.kernel.exponential import exponential
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import CLUES, Analysis

# Clues about a card in a hand. Those of the second half are the same, times how much of the game is over.
RANK = 0
RANK_WITH_TREES = 1
RANK_WITH_PATH = 2
WITH_TREES = 3
PATH = 4
IS_8 = 5
IS_1 = 6
RIVAL_PATH = 7
RANK_WITH_RIVAL_PATH = 8
DISCARDED = 9
ABOVE_TREES = 10
BELOW_TREES = 11
KINDS = 12

CARDS = SPECIES * RANKS
FINE = 1 << 30


@rule
def read_clues(analysis: Analysis, state: State, other: int, card: int) -> None:
    """The arboretums have been studied."""
    species = card // RANKS
    rank = (card % RANKS + 1) / 8.0
    i = other * SPECIES + species
    trees = analysis.trees[i]
    path = analysis.best[i] / 10.0
    rival = 0
    for seat in range(state.players):
        if seat != other:
            rival = max(rival, analysis.best[seat * SPECIES + species])
    highest = -1
    lowest = RANKS
    for place in range(other * PLANTED, other * PLANTED + state.planted_size[other]):
        if state.planted[place] // RANKS == species:
            highest = max(highest, state.planted[place] % RANKS)
            lowest = min(lowest, state.planted[place] % RANKS)
    thrown = 0
    for place in range(other * DISCARDS, other * DISCARDS + state.discard_size[other]):
        if state.discard[place] != UNKNOWN and state.discard[place] // RANKS == species:
            thrown += 1
    analysis.clues[RANK] = rank
    analysis.clues[RANK_WITH_TREES] = rank if trees > 0 else 0.0
    analysis.clues[RANK_WITH_PATH] = rank * path
    analysis.clues[WITH_TREES] = min(trees, 3) / 2.0
    analysis.clues[PATH] = path
    analysis.clues[IS_8] = 1.0 if card % RANKS == 7 else 0.0
    analysis.clues[IS_1] = 1.0 if card % RANKS == 0 else 0.0
    analysis.clues[RIVAL_PATH] = rival / 10.0
    analysis.clues[RANK_WITH_RIVAL_PATH] = rank * rival / 10.0
    analysis.clues[DISCARDED] = min(thrown, 3) / 2.0
    analysis.clues[ABOVE_TREES] = 1.0 if trees > 0 and card % RANKS > highest else 0.0
    analysis.clues[BELOW_TREES] = 1.0 if trees > 0 and card % RANKS < lowest else 0.0
    over = 1.0 - state.pile_size / (state.species * RANKS - 8.0 * state.players)
    for kind in range(KINDS):
        analysis.clues[KINDS + kind] = analysis.clues[kind] * over


@rule
def weigh_cards(analysis: Analysis, state: State, weights: list[float]) -> None:
    """How likely each unseen card is in each other hand, up to a factor."""
    count = list_unseen(state)
    for other in range(state.players):
        if other != state.seat:
            for i in range(count):
                read_clues(analysis, state, other, state.unseen[i])
                total = 0.0
                for clue in range(CLUES):
                    total += weights[clue] * analysis.clues[clue]
                analysis.likely[other * CARDS + state.unseen[i]] = exponential(min(total, 6.0))


@rule
def deal_likely(analysis: Analysis, seen: State, rng: list[int]) -> None:
    """Put the cards that a view does not show into its unknown places; hands get what they probably hold."""
    count = list_unseen(seen)
    for other in range(seen.players):
        if other != seen.seat:
            for place in range(other * HAND, other * HAND + seen.hand_size[other]):
                if seen.hand[place] == UNKNOWN:
                    i = pick(analysis, seen, other, count, rng)
                    seen.hand[place] = seen.unseen[i]
                    count -= 1
                    seen.unseen[i] = seen.unseen[count]
    shuffle(rng, seen.unseen, count)
    for i in range(seen.pile_size):
        count = fill(seen, seen.pile, i, count)
    for seat in range(seen.players):
        for i in range(seat * DISCARDS, seat * DISCARDS + seen.discard_size[seat]):
            count = fill(seen, seen.discard, i, count)


@rule
def pick(analysis: Analysis, seen: State, other: int, count: int, rng: list[int]) -> int:
    """One of the unseen cards, by weight; returns its place among them."""
    total = 0.0
    for i in range(count):
        total += analysis.likely[other * CARDS + seen.unseen[i]]
    left = total * (below(rng, FINE) / FINE)
    for i in range(count - 1):
        left -= analysis.likely[other * CARDS + seen.unseen[i]]
        if left < 0.0:
            return i
    return count - 1
