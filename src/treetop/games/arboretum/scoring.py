"""Who may score a species, what the best path is worth, who wins (A10-A17)."""

from treetop.games.arboretum.state import HAND, PLANTED, RANKS, SPECIES, UP, State
from treetop.kernel.rule import rule

NO_PATH = -100

WORD = 6
BITS = 10
ALL_BITS = 1023

MIXED, PURE, PURE_TO_8 = range(3)


@rule
def holds(state: State, seat: int, card: int) -> int:
    for i in range(state.hand_size[seat]):
        if state.hand[seat * HAND + i] == card:
            return 1
    return 0


@rule
def canceller(state: State, seat: int, species: int) -> int:
    """A10: the opponent whose 1 makes an 8 in this seat's hand worth nothing, or -1."""
    for other in range(state.players):
        if other != seat and holds(state, other, species * RANKS):
            return other
    return -1


@rule
def weigh_hands(state: State) -> None:
    """A10: each seat's hand value in each species."""
    for seat in range(state.players):
        for species in range(state.species):
            state.value[seat * SPECIES + species] = 0
        for i in range(state.hand_size[seat]):
            card = state.hand[seat * HAND + i]
            species = card >> 3
            rank = (card & 7) + 1
            if rank < 8 or canceller(state, seat, species) < 0:
                state.value[seat * SPECIES + species] += rank


@rule
def right_to_score(state: State, seat: int, species: int) -> int:
    """A11-A13: nobody's hand value is higher. If nobody holds the species that is everybody."""
    value = state.value[seat * SPECIES + species]
    for other in range(state.players):
        if state.value[other * SPECIES + species] > value:
            return 0
    return 1


@rule
def survey(state: State, seat: int) -> None:
    """What every path of one arboretum needs: its cards by rank and by species, and what paths are worth."""
    for species in range(state.species):
        state.grown[species] = 0
        state.kin[species] = 0
        state.worth[species] = 0
    for place in range(state.planted_size[seat]):
        state.grown[state.planted[seat * PLANTED + place] >> 3] += 1
    find_neighbours(state, seat)
    sort_by_rank(state, seat)
    for word in range((state.species + WORD - 1) // WORD):
        measure_paths(state, seat, word)


@rule
def find_neighbours(state: State, seat: int) -> None:
    """Fill `higher`: put card after card on the blank map of the ground, then clear the map."""
    first = seat * PLANTED
    for place in range(state.planted_size[seat]):
        for side in range(place * 4, place * 4 + 4):
            state.higher[side] = 0
        cell = state.cell[first + place]
        mark_neighbours(state, first, place, 0, cell + 1)
        mark_neighbours(state, first, place, 1, cell - 1)
        mark_neighbours(state, first, place, 2, cell + UP)
        mark_neighbours(state, first, place, 3, cell - UP)
        state.at[cell & 255] = place + 1
    for place in range(state.planted_size[seat]):
        state.at[state.cell[first + place] & 255] = 0


@rule
def mark_neighbours(state: State, first: int, place: int, side: int, cell: int) -> None:
    """If a card stands in that cell, the lower of the two notes where a path may go on."""
    met = state.at[cell & 255]
    if met > 0:
        other = met - 1
        own = state.planted[first + place]
        theirs = state.planted[first + other]
        rises = (own & 7) != (theirs & 7)
        if (own & 7) > (theirs & 7):
            state.higher[other * 4 + (side ^ 1)] = place + 1
        else:
            state.higher[place * 4 + side] = met * rises
        state.kin[own >> 3] += own >> 3 == theirs >> 3


@rule
def sort_by_rank(state: State, seat: int) -> None:
    """Count the cards of each rank and above, then put each card behind those that are higher."""
    size = state.planted_size[seat]
    for rank in range(RANKS + 1):
        state.at_least[rank] = 0
    for place in range(size):
        state.at_least[state.planted[seat * PLANTED + place] & 7] += 1
    for rank in range(RANKS - 1, 0, -1):
        state.at_least[rank - 1] += state.at_least[rank]
    for place in range(size):
        above = (state.planted[seat * PLANTED + place] & 7) + 1
        state.falling[state.at_least[above]] = place
        state.at_least[above] += 1


@rule
def measure_paths(state: State, seat: int, word: int) -> None:
    """A14: what paths are worth, for six species at once, from the highest card down.

    `reach` of a card has ten bits for each species: bit n - 1 is set if a rising path from the card to one
    of that species is worth n, 1 a card and 2 for an 8 at its end. `worth` of a species gathers the bits of
    all its cards that start a path, those of a 1 moved up by the point that it brings (A15). All cards go
    the same way, without a branch that depends on them: a wrong guess costs more than a look at nobody.
    """
    first = word * (PLANTED + 1)
    state.reach[first] = 0
    for i in range(state.planted_size[seat]):
        place = state.falling[i]
        side = place * 4
        onward = state.reach[first + state.higher[side]] | state.reach[first + state.higher[side + 1]]
        onward |= state.reach[first + state.higher[side + 2]] | state.reach[first + state.higher[side + 3]]
        onward <<= 1
        card = state.planted[seat * PLANTED + place]
        species = card >> 3
        if word * WORD <= species < word * WORD + WORD:
            bit = (species - word * WORD) * BITS
            state.worth[species] |= ((onward >> bit) & ALL_BITS) << starts_with_1(card)
            onward |= (4 if (card & 7) == 7 else 1) << bit
        state.reach[first + place + 1] = onward


@rule
def reach(state: State, number: int, species: int) -> int:
    """The most that a path from the nth planted card to one of the species is worth; 0 for nobody."""
    word = species // WORD
    bits = state.reach[word * (PLANTED + 1) + number] >> ((species - word * WORD) * BITS)
    return highest_bit(bits & ALL_BITS)


@rule
def highest_bit(bits: int) -> int:
    """Counted from 1; 0 if there is none."""
    count = 0
    for bit in range(BITS + 1):
        count += bits >> bit > 0
    return count


@rule
def best_path(state: State, seat: int, species: int) -> int:
    """A16: the points of the most valuable path of a surveyed arboretum, 0 if there is none."""
    best = highest_bit(state.worth[species])
    return best if state.kin[species] < 3 else max(best, best_run(state, seat, species))


@rule
def starts_with_1(card: int) -> int:
    return 1 if (card & 7) == 0 else 0


@rule
def best_run(state: State, seat: int, species: int) -> int:
    """A15: the points of the most valuable path of 4 or more cards of the species alone, 0 if there is none.

    `run`: the most cards of such a path from a card; `run_to_8`: the same, ending with the 8.
    """
    best = 0
    state.run[0] = NO_PATH
    state.run_to_8[0] = NO_PATH
    for i in range(state.planted_size[seat]):
        place = state.falling[i]
        card = state.planted[seat * PLANTED + place]
        state.run[place + 1] = NO_PATH
        state.run_to_8[place + 1] = NO_PATH
        if card >> 3 == species:
            run = 1 + max(0, onward(state, place, species, PURE))
            run_to_8 = 1 if (card & 7) == 7 else 1 + onward(state, place, species, PURE_TO_8)
            state.run[place + 1] = run
            state.run_to_8[place + 1] = run_to_8
            if run >= 4:
                best = max(best, 2 * run + starts_with_1(card))
            if run_to_8 >= 4:
                best = max(best, 2 * run_to_8 + 2 + starts_with_1(card))
    return best


@rule
def trace_path(state: State, seat: int, species: int) -> int:
    """Write the most valuable path of a surveyed arboretum into `state.path`; returns its points."""
    best = best_path(state, seat, species)
    state.path_size = 0
    for place in range(state.planted_size[seat]):
        card = state.planted[seat * PLANTED + place]
        if best > 0 and state.path_size == 0 and card >> 3 == species:
            bonus = starts_with_1(card)
            mixed = onward(state, place, species, MIXED)
            if mixed > 0 and mixed + 1 + bonus == best:
                follow(state, place, species, MIXED)
            elif state.kin[species] >= 3:
                if state.run[place + 1] >= 4 and 2 * state.run[place + 1] + bonus == best:
                    follow(state, place, species, PURE)
                elif state.run_to_8[place + 1] >= 4 and 2 * state.run_to_8[place + 1] + 2 + bonus == best:
                    follow(state, place, species, PURE_TO_8)
    return best


@rule
def follow(state: State, place: int, species: int, kind: int) -> None:
    """Walk from the path's first card to its last, always to a neighbour that keeps what is promised."""
    state.path[0] = place
    state.path_size = 1
    left = onward(state, place, species, kind)
    number = neighbour_promising(state, place, species, kind, left)
    while number > 0:
        state.path[state.path_size] = number - 1
        state.path_size += 1
        left -= 1
        number = neighbour_promising(state, number - 1, species, kind, left)


@rule
def onward(state: State, place: int, species: int, kind: int) -> int:
    """The most that the path can still be worth after this card."""
    best = NO_PATH
    first = place * 4
    for side in range(first, first + 4):
        best = max(best, promise(state, state.higher[side], species, kind))
    return best


@rule
def promise(state: State, number: int, species: int, kind: int) -> int:
    if kind == MIXED:
        return reach(state, number, species)
    return state.run[number] if kind == PURE else state.run_to_8[number]


@rule
def neighbour_promising(state: State, place: int, species: int, kind: int, left: int) -> int:
    """The number of the path's next card, or 0 at its end."""
    first = place * 4
    for side in range(first, first + 4):
        if left > 0 and promise(state, state.higher[side], species, kind) == left:
            return state.higher[side]
    return 0


@rule
def species_grown(state: State) -> int:
    """A17: how many different species stand in the arboretum last surveyed."""
    count = 0
    for species in range(state.species):
        if state.grown[species] > 0:
            count += 1
    return count


@rule
def score(state: State) -> None:
    """A16, A17: each seat's total; of equal totals the one with more species is in the lead."""
    weigh_hands(state)
    for seat in range(state.players):
        survey(state, seat)
        total = 0
        for species in range(state.species):
            if right_to_score(state, seat, species):
                total += best_path(state, seat, species)
        state.total[seat] = total
        state.variety[seat] = species_grown(state)


@rule
def wins(state: State, seat: int) -> int:
    """A17, after `score`: nobody has more points, nor as many with more species."""
    for other in range(state.players):
        if state.total[other] > state.total[seat]:
            return 0
        if state.total[other] == state.total[seat] and state.variety[other] > state.variety[seat]:
            return 0
    return 1
