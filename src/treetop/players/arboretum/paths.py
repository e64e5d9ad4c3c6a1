"""The paths of an arboretum measured once, so that what one more card would add is quickly told."""

from treetop.games.arboretum.state import CELLS, PLANTED, RANKS, SPECIES, UP, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.mind import Mind


@rule
def study_arboretums(mind: Mind, state: State) -> None:
    mind.players = state.players
    mind.species = state.species
    for seat in range(mind.players):
        study(mind, state, seat)


@rule
def study(mind: Mind, state: State, seat: int) -> None:
    """Measure every path of one arboretum, upwards and downwards from each of its cards."""
    for species in range(mind.species):
        mind.best[seat * SPECIES + species] = 0
        mind.trees[seat * SPECIES + species] = 0
    mind.spine[seat] = 0
    size = state.planted_size[seat]
    map_ground(mind, state, seat)
    for place in range(size):
        insert_falling(mind, state, seat, place)
    for i in range(size):
        measure_upwards(mind, state, seat, mind.falling[i])
    for i in range(size - 1, -1, -1):
        measure_downwards(mind, state, seat, mind.falling[i])


@rule
def map_ground(mind: Mind, state: State, seat: int) -> None:
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        mind.at[cell] = 0
    for place in range(state.planted_size[seat]):
        mind.at[seat * CELLS + (state.cell[seat * PLANTED + place] & 255)] = place + 1


@rule
def insert_falling(mind: Mind, state: State, seat: int, place: int) -> None:
    card = state.planted[seat * PLANTED + place]
    mind.trees[seat * SPECIES + card // RANKS] += 1
    i = place
    while i > 0 and state.planted[seat * PLANTED + mind.falling[i - 1]] % RANKS < card % RANKS:
        mind.falling[i] = mind.falling[i - 1]
        i -= 1
    mind.falling[i] = place


@rule
def step(direction: int) -> int:
    if direction == 0:
        return 1
    if direction == 1:
        return -1
    return UP if direction == 2 else -UP


@rule
def measure_upwards(mind: Mind, state: State, seat: int, place: int) -> None:
    first = seat * PLANTED
    card = state.planted[first + place]
    own = card // RANKS
    rank = card % RANKS
    row = (first + place) * SPECIES
    for species in range(mind.species):
        mind.up[row + species] = 0
    climb = 0
    run = 0
    for direction in range(4):
        found = mind.at[seat * CELLS + ((state.cell[first + place] + step(direction)) & 255)] - 1
        if found >= 0 and state.planted[first + found] % RANKS > rank:
            climb = max(climb, mind.climb[first + found])
            if state.planted[first + found] // RANKS == own:
                run = max(run, mind.run_up[first + found])
            higher = (first + found) * SPECIES
            for species in range(mind.species):
                if mind.up[higher + species] >= mind.up[row + species]:
                    mind.up[row + species] = mind.up[higher + species]
    start = 1 if rank == 0 else 0
    points = 0
    if mind.up[row + own] > 0:
        points = mind.up[row + own] + 1 + start
    for species in range(mind.species):
        if mind.up[row + species] > 0:
            mind.up[row + species] += 1
    end = 3 if rank == 7 else 1
    mind.up[row + own] = max(mind.up[row + own], end)
    mind.climb[first + place] = climb + 1
    mind.run_up[first + place] = run + 8 if run > 0 else 8 + end - 1
    points = max(points, pure_points(mind.run_up[first + place], start))
    mind.best[seat * SPECIES + own] = max(mind.best[seat * SPECIES + own], points)
    mind.spine[seat] = max(mind.spine[seat], climb + 1)


@rule
def pure_points(run: int, bonus: int) -> int:
    """A15: the points of 8 * cards + bonus of one species, 0 if they are fewer than four."""
    return 2 * (run >> 3) + (run & 7) + bonus if run >= 32 else 0


@rule
def measure_downwards(mind: Mind, state: State, seat: int, place: int) -> None:
    first = seat * PLANTED
    card = state.planted[first + place]
    own = card // RANKS
    rank = card % RANKS
    row = (first + place) * SPECIES
    for species in range(mind.species):
        mind.down[row + species] = 0
    drop = 0
    run = 0
    for direction in range(4):
        found = mind.at[seat * CELLS + ((state.cell[first + place] + step(direction)) & 255)] - 1
        if found >= 0 and state.planted[first + found] % RANKS < rank:
            drop = max(drop, mind.drop[first + found])
            if state.planted[first + found] // RANKS == own:
                run = max(run, mind.run_down[first + found])
            lower = (first + found) * SPECIES
            for species in range(mind.species):
                if mind.down[lower + species] >= mind.down[row + species]:
                    mind.down[row + species] = mind.down[lower + species]
    for species in range(mind.species):
        if mind.down[row + species] > 0:
            mind.down[row + species] += 1
    end = 2 if rank == 0 else 1
    mind.down[row + own] = max(mind.down[row + own], end)
    mind.drop[first + place] = drop + 1
    mind.run_down[first + place] = run + 8 if run > 0 else 8 + end - 1
