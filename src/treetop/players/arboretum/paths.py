"""Measure an arboretum's paths once, so that it is quick to say what one more card would add."""

from treetop.games.arboretum.state import CELLS, PLANTED, RANKS, SPECIES, UP, State
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import Analysis


@rule
def study_arboretums(analysis: Analysis, state: State) -> None:
    analysis.players = state.players
    analysis.species = state.species
    for seat in range(analysis.players):
        study(analysis, state, seat)


@rule
def study(analysis: Analysis, state: State, seat: int) -> None:
    """Measure every path of one arboretum, upwards and downwards from each of its cards."""
    for species in range(analysis.species):
        analysis.best[seat * SPECIES + species] = 0
        analysis.trees[seat * SPECIES + species] = 0
    analysis.spine[seat] = 0
    size = state.planted_size[seat]
    map_ground(analysis, state, seat)
    for place in range(size):
        insert_falling(analysis, state, seat, place)
    for i in range(size):
        measure_upwards(analysis, state, seat, analysis.falling[i])
    for i in range(size - 1, -1, -1):
        measure_downwards(analysis, state, seat, analysis.falling[i])


@rule
def map_ground(analysis: Analysis, state: State, seat: int) -> None:
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        analysis.at[cell] = 0
    for place in range(state.planted_size[seat]):
        analysis.at[seat * CELLS + (state.cell[seat * PLANTED + place] & 255)] = place + 1


@rule
def insert_falling(analysis: Analysis, state: State, seat: int, place: int) -> None:
    card = state.planted[seat * PLANTED + place]
    analysis.trees[seat * SPECIES + card // RANKS] += 1
    i = place
    while i > 0 and state.planted[seat * PLANTED + analysis.falling[i - 1]] % RANKS < card % RANKS:
        analysis.falling[i] = analysis.falling[i - 1]
        i -= 1
    analysis.falling[i] = place


@rule
def step(direction: int) -> int:
    if direction == 0:
        return 1
    if direction == 1:
        return -1
    return UP if direction == 2 else -UP


@rule
def measure_upwards(analysis: Analysis, state: State, seat: int, place: int) -> None:
    first = seat * PLANTED
    card = state.planted[first + place]
    own = card // RANKS
    rank = card % RANKS
    row = (first + place) * SPECIES
    for species in range(analysis.species):
        analysis.up[row + species] = 0
    climb = 0
    run = 0
    for direction in range(4):
        found = analysis.at[seat * CELLS + ((state.cell[first + place] + step(direction)) & 255)] - 1
        if found >= 0 and state.planted[first + found] % RANKS > rank:
            climb = max(climb, analysis.climb[first + found])
            if state.planted[first + found] // RANKS == own:
                run = max(run, analysis.run_up[first + found])
            higher = (first + found) * SPECIES
            for species in range(analysis.species):
                if analysis.up[higher + species] >= analysis.up[row + species]:
                    analysis.up[row + species] = analysis.up[higher + species]
    start = 1 if rank == 0 else 0
    points = 0
    if analysis.up[row + own] > 0:
        points = analysis.up[row + own] + 1 + start
    for species in range(analysis.species):
        if analysis.up[row + species] > 0:
            analysis.up[row + species] += 1
    end = 3 if rank == 7 else 1
    analysis.up[row + own] = max(analysis.up[row + own], end)
    analysis.climb[first + place] = climb + 1
    analysis.run_up[first + place] = run + 8 if run > 0 else 8 + end - 1
    points = max(points, pure_points(analysis.run_up[first + place], start))
    analysis.best[seat * SPECIES + own] = max(analysis.best[seat * SPECIES + own], points)
    analysis.spine[seat] = max(analysis.spine[seat], climb + 1)


@rule
def pure_points(run: int, bonus: int) -> int:
    """A15: the points of 8 * cards + bonus of one species, 0 if they are fewer than four."""
    return 2 * (run >> 3) + (run & 7) + bonus if run >= 32 else 0


@rule
def measure_downwards(analysis: Analysis, state: State, seat: int, place: int) -> None:
    first = seat * PLANTED
    card = state.planted[first + place]
    own = card // RANKS
    rank = card % RANKS
    row = (first + place) * SPECIES
    for species in range(analysis.species):
        analysis.down[row + species] = 0
    drop = 0
    run = 0
    for direction in range(4):
        found = analysis.at[seat * CELLS + ((state.cell[first + place] + step(direction)) & 255)] - 1
        if found >= 0 and state.planted[first + found] % RANKS < rank:
            drop = max(drop, analysis.drop[first + found])
            if state.planted[first + found] // RANKS == own:
                run = max(run, analysis.run_down[first + found])
            lower = (first + found) * SPECIES
            for species in range(analysis.species):
                if analysis.down[lower + species] >= analysis.down[row + species]:
                    analysis.down[row + species] = analysis.down[lower + species]
    for species in range(analysis.species):
        if analysis.down[row + species] > 0:
            analysis.down[row + species] += 1
    end = 2 if rank == 0 else 1
    analysis.down[row + own] = max(analysis.down[row + own], end)
    analysis.drop[first + place] = drop + 1
    analysis.run_down[first + place] = run + 8 if run > 0 else 8 + end - 1
