"""Kernel: who may score a species, what the best path is worth, who wins (A10-A17)."""

from treetop.games.arboretum.state import CELLS, HAND, PLANTED, RANKS, SPECIES, UP, State
from treetop.kernel.rule import rule

NO_PATH = -100

MIXED = 0
PURE = 1
PURE_TO_8 = 2


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
    """What every path of one arboretum needs: its cards by rank, and each card's higher neighbours."""
    for species in range(state.species):
        state.grown[species] = 0
    sort_by_rank(state, seat)
    for place in range(state.planted_size[seat]):
        state.grown[state.planted[seat * PLANTED + place] >> 3] += 1
        cell = state.cell[seat * PLANTED + place]
        state.higher_size[place] = 0
        look_for_higher(state, seat, place, (cell + 1) & 255)
        look_for_higher(state, seat, place, (cell - 1) & 255)
        look_for_higher(state, seat, place, (cell + UP) & 255)
        look_for_higher(state, seat, place, (cell - UP) & 255)


@rule
def sort_by_rank(state: State, seat: int) -> None:
    """Count how many cards are higher than each rank, then put each card behind those."""
    size = state.planted_size[seat]
    for rank in range(RANKS):
        state.before[rank] = 0
    for place in range(size):
        rank = state.planted[seat * PLANTED + place] & 7
        if rank > 0:
            state.before[rank - 1] += 1
    for rank in range(RANKS - 2, -1, -1):
        state.before[rank] += state.before[rank + 1]
    for place in range(size):
        rank = state.planted[seat * PLANTED + place] & 7
        state.falling[state.before[rank]] = place
        state.before[rank] += 1


@rule
def look_for_higher(state: State, seat: int, place: int, cell: int) -> None:
    neighbour = state.at[seat * CELLS + cell] - 1
    if neighbour >= 0:
        own = state.planted[seat * PLANTED + place] & 7
        if (state.planted[seat * PLANTED + neighbour] & 7) > own:
            state.higher[place * 4 + state.higher_size[place]] = neighbour
            state.higher_size[place] += 1


@rule
def best_path(state: State, seat: int, species: int) -> int:
    """A14-A16: the points of the most valuable path of a surveyed arboretum, 0 if there is none.

    From the highest card down, for each card:
    `reach`: the most a rising path from it to a card of the species is worth (1 a card, 2 for a last 8);
    `run`: the most cards of a rising path of that species alone; `run_to_8`: the same, ending with the 8.
    """
    if state.grown[species] < 2:
        return 0
    best = 0
    for i in range(state.planted_size[seat]):
        place = state.falling[i]
        card = state.planted[seat * PLANTED + place]
        reach = NO_PATH
        run = 0
        run_to_8 = NO_PATH
        for j in range(place * 4, place * 4 + state.higher_size[place]):
            higher = state.higher[j]
            reach = max(reach, state.reach[higher])
            run = max(run, state.run[higher])
            run_to_8 = max(run_to_8, state.run_to_8[higher])
        if card >> 3 != species:
            state.reach[place] = reach + 1
            state.run[place] = 0
            state.run_to_8[place] = NO_PATH
        elif (card & 7) == 7:
            state.reach[place] = 3
            state.run[place] = 1
            state.run_to_8[place] = 1
        else:
            state.reach[place] = max(reach + 1, 1)
            state.run[place] = run + 1
            state.run_to_8[place] = run_to_8 + 1
            best = max(best, path_points(reach, run + 1, run_to_8 + 1, card & 7))
    return best


@rule
def path_points(reach: int, run: int, run_to_8: int, rank: int) -> int:
    """A15: the most that paths from one card bring: mixed, of one species, of one species up to its 8."""
    points = reach + 1 if reach > 0 else 0
    if run >= 4:
        points = max(points, 2 * run)
    if run_to_8 >= 4:
        points = max(points, 2 * run_to_8 + 2)
    if rank == 0 and points > 0:
        points += 1
    return points


@rule
def trace_path(state: State, seat: int, species: int) -> int:
    """Write the most valuable path of a surveyed arboretum into `state.path`; returns its points."""
    best = best_path(state, seat, species)
    state.path_size = 0
    for place in range(state.planted_size[seat]):
        card = state.planted[seat * PLANTED + place]
        if best > 0 and state.path_size == 0 and card >> 3 == species:
            bonus = 1 if (card & 7) == 0 else 0
            if onward(state, place, MIXED) + 1 + bonus == best:
                follow(state, place, MIXED)
            elif state.run[place] >= 4 and 2 * state.run[place] + bonus == best:
                follow(state, place, PURE)
            elif state.run_to_8[place] >= 4 and 2 * state.run_to_8[place] + 2 + bonus == best:
                follow(state, place, PURE_TO_8)
    return best


@rule
def follow(state: State, place: int, kind: int) -> None:
    """Walk from the path's first card to its last, always to a neighbour that keeps what is promised."""
    state.path[0] = place
    state.path_size = 1
    left = onward(state, place, kind)
    place = neighbour_promising(state, place, kind, left)
    while place >= 0:
        state.path[state.path_size] = place
        state.path_size += 1
        left -= 1
        place = neighbour_promising(state, place, kind, left)


@rule
def onward(state: State, place: int, kind: int) -> int:
    """The most that the path can still be worth after this card."""
    best = NO_PATH
    for j in range(place * 4, place * 4 + state.higher_size[place]):
        best = max(best, promise(state, state.higher[j], kind))
    return best


@rule
def promise(state: State, place: int, kind: int) -> int:
    if kind == MIXED:
        return state.reach[place]
    return state.run[place] if kind == PURE else state.run_to_8[place]


@rule
def neighbour_promising(state: State, place: int, kind: int, left: int) -> int:
    """The next card of the path, or -1 at its end."""
    if left > 0:
        for j in range(place * 4, place * 4 + state.higher_size[place]):
            if promise(state, state.higher[j], kind) == left:
                return state.higher[j]
    return -1


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
