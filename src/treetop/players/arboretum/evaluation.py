"""What an action is worth to the seat to act, by a row of weights."""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT
from treetop.games.arboretum.state import (
    CELLS,
    DISCARD,
    FRONTIER,
    PLANT,
    PLANTED,
    RANKS,
    SPECIES,
    State,
)
from treetop.kernel.chance import below
from treetop.kernel.rule import rule
from treetop.players.arboretum.analysis import (
    CHAIN,
    DANGER,
    GAP,
    HOLD,
    LAPSE,
    LATER,
    MIDDLE,
    OPEN,
    PATHS,
    PILE,
    PILE_EARLY,
    PURITY,
    RANK,
    ROWS,
    SHARP,
    SNATCH,
    SPINE,
    WEIGHTS,
    Analysis,
)
from treetop.players.arboretum.paths import pure_points, step
from treetop.players.arboretum.rights import (
    count_cards,
    right_with,
    standing,
    turns_left,
    weigh_chances,
    worth_of_hand,
)

NOWHERE = -1000.0


@rule
def analyse(analysis: Analysis, state: State, weights: list[float]) -> None:
    """Analyse the table for the seat to act. The arboretums have been studied before."""
    analysis.seat = state.seat
    count_cards(analysis, state)
    weigh_chances(analysis, state, weights)


@rule
def worth(analysis: Analysis, state: State, code: int, weights: list[float]) -> float:
    """What an action is worth to the player."""
    if code == 0:
        return worth_of_pile(state, weights)
    if code < FIRST_PLANT:
        return worth_of_draw(analysis, state, code, weights)
    if code < FIRST_DISCARD:
        code -= FIRST_PLANT
        return worth_of_plant(analysis, state, code // CELLS, code % CELLS, weights)
    return worth_of_discard(analysis, state, code - FIRST_DISCARD, weights)


@rule
def cost_of_parting(analysis: Analysis, state: State, card: int, weights: list[float]) -> float:
    """What the player loses when a card leaves its hand."""
    species = card // RANKS
    ranks = analysis.own[species]
    rest = ranks & ~(1 << (card % RANKS))
    seat = analysis.seat
    before = worth_of_hand(analysis, species, ranks, weights)
    loss = weights[HOLD] * (before - worth_of_hand(analysis, species, rest, weights))
    if analysis.trees[seat * SPECIES + species] > 0:
        loss += weights[RANK] * (card % RANKS + 1)
    return loss


@rule
def worth_of_plant(analysis: Analysis, state: State, card: int, cell: int, weights: list[float]) -> float:
    seat = analysis.seat
    rest = analysis.own[card // RANKS] & ~(1 << (card % RANKS))
    right = right_with(analysis, card // RANKS, rest, weights)
    here = worth_of_place(analysis, state, seat, card, cell, right, weights)
    return here - cost_of_parting(analysis, state, card, weights)


@rule
def worth_of_place(
    analysis: Analysis, state: State, seat: int, card: int, cell: int, right: float, weights: list[float]
) -> float:
    """What a card adds to an arboretum there: points at once, and room for more."""
    own = card // RANKS
    rank = card % RANKS
    first = seat * PLANTED
    climb = 0
    drop = 0
    over = 8
    under = -1
    run_up = 0
    run_down = 0
    free = 0
    higher = 0
    lower = 0
    up = 0
    down = 0
    for direction in range(4):
        found = analysis.at[seat * CELLS + ((cell + step(direction)) & 255)] - 1
        if found < 0:
            free += 1
            continue
        place = first + found
        other = state.planted[place] % RANKS
        same = state.planted[place] // RANKS == own
        if other > rank:
            higher += 1
            up = max(up, analysis.up[place * SPECIES + own])
            if analysis.climb[place] > climb or (analysis.climb[place] == climb and other < over):
                climb = analysis.climb[place]
                over = other
            if same:
                run_up = max(run_up, analysis.run_up[place])
        elif other < rank:
            lower += 1
            down = max(down, analysis.down[place * SPECIES + own])
            if analysis.drop[place] > drop or (analysis.drop[place] == drop and other > under):
                drop = analysis.drop[place]
                under = other
            if same:
                run_down = max(run_down, analysis.run_down[place])
    points = right * added_to_own(analysis, seat, own, rank, up, down, run_up, run_down)
    if higher > 0 and lower > 0:
        points += added_to_others(analysis, state, seat, card, cell)
    turns = turns_left(state)
    chain = climb + drop + 1
    shape = weights[SPINE] * max(0, chain - analysis.spine[seat]) + weights[CHAIN] * chain
    skipped = (over - rank - 1 if higher > 0 else 0) + (rank - under - 1 if lower > 0 else 0)
    shape -= weights[GAP] * skipped
    shape += weights[OPEN] * free + weights[PURITY] * ((run_up + run_down) >> 3)
    if state.planted_size[seat] == 0:
        shape -= weights[MIDDLE] * abs(rank - 3.5)
    return weights[PATHS] * points + shape * min(turns, 4.0) * 0.25


@rule
def added_to_own(
    analysis: Analysis, seat: int, species: int, rank: int, up: int, down: int, run_up: int, run_down: int
) -> int:
    """Points that the best path of the card's own species gains."""
    start = 1 if rank == 0 else 0
    end = 2 if rank == 7 else 0
    points = 0
    if up > 0:
        points = up + 1 + start
    if down > 0:
        points = max(points, down + 1 + end)
        if up > 0:
            points = max(points, up + down + 1)
    if run_up + run_down >= 24:
        points = max(points, pure_points(run_up + run_down + 8, start + end))
    return max(0, points - analysis.best[seat * SPECIES + species])


@rule
def added_to_others(analysis: Analysis, state: State, seat: int, card: int, cell: int) -> float:
    """Points that the best paths of other species gain through a card between lower and higher ones."""
    first = seat * PLANTED
    points = 0.0
    for species in range(analysis.species):
        if species != card // RANKS and analysis.trees[seat * SPECIES + species] > 1:
            up = 0
            down = 0
            for direction in range(4):
                found = analysis.at[seat * CELLS + ((cell + step(direction)) & 255)] - 1
                if found >= 0:
                    rank = state.planted[first + found] % RANKS
                    if rank > card % RANKS:
                        up = max(up, analysis.up[(first + found) * SPECIES + species])
                    elif rank < card % RANKS:
                        down = max(down, analysis.down[(first + found) * SPECIES + species])
            if up > 0 and down > 0:
                gain = up + down + 1 - analysis.best[seat * SPECIES + species]
                if gain > 0:
                    points += gain * analysis.right[seat * SPECIES + species]
    return points


@rule
def worth_of_best_place(
    analysis: Analysis, state: State, seat: int, card: int, right: float, weights: list[float]
) -> float:
    best = NOWHERE
    for i in range(seat * FRONTIER, seat * FRONTIER + state.frontier_size[seat]):
        best = max(best, worth_of_place(analysis, state, seat, card, state.frontier[i], right, weights))
    return best


@rule
def worth_to_opponents(analysis: Analysis, state: State, card: int, weights: list[float]) -> float:
    """What a card is worth, planted or held, to the opponent who wants it most."""
    species = card // RANKS
    most = 0.0
    for other in range(analysis.players):
        if other != analysis.seat:
            i = other * SPECIES + species
            planted = worth_of_best_place(analysis, state, other, card, analysis.right[i], weights)
            held = standing(weights[SHARP] * (card % RANKS + 1.0), analysis.variance[i]) - 0.5
            held *= analysis.expected_points[i] + analysis.expected_points[analysis.seat * SPECIES + species]
            most = max(most, max(planted, held))
    return most


@rule
def worth_of_discard(analysis: Analysis, state: State, card: int, weights: list[float]) -> float:
    species = card // RANKS
    rest = analysis.own[species] & ~(1 << (card % RANKS))
    result = -cost_of_parting(analysis, state, card, weights)
    if weights[LATER] != 0.0:
        seat = analysis.seat
        right = right_with(analysis, species, rest, weights)
        result -= weights[LATER] * worth_of_best_place(analysis, state, seat, card, right, weights)
    if weights[DANGER] != 0.0:
        result -= weights[DANGER] * worth_to_opponents(analysis, state, card, weights)
    return result


@rule
def worth_of_pile(state: State, weights: list[float]) -> float:
    return weights[PILE] + weights[PILE_EARLY] * turns_left(state)


@rule
def worth_of_draw(analysis: Analysis, state: State, source: int, weights: list[float]) -> float:
    card = analysis.tops[source - 1]
    species = card // RANKS
    seat = analysis.seat
    ranks = analysis.own[species]
    now = worth_of_hand(analysis, species, ranks, weights)
    then = worth_of_hand(analysis, species, ranks | 1 << (card % RANKS), weights)
    held = weights[HOLD] * (then - now)
    if analysis.trees[seat * SPECIES + species] > 0:
        held += weights[RANK] * (card % RANKS + 1)
    planted = worth_of_best_place(
        analysis, state, seat, card, analysis.right[seat * SPECIES + species], weights
    )
    result = max(planted, held)
    if weights[SNATCH] != 0.0:
        result += weights[SNATCH] * worth_to_opponents(analysis, state, card, weights)
    return result


@rule
def row_of_decision(table: list[float], rng: list[int]) -> int:
    """The row of weights that a decision is taken by: the first, unless something is overlooked."""
    lot = below(rng, 1000)
    for row in range(1, ROWS):
        lot -= int(table[row * WEIGHTS + LAPSE])
        if lot < 0:
            return row
    return 0


@rule
def decide_inattentively(analysis: Analysis, state: State, table: list[float], rng: list[int]) -> int:
    """The action that seems to be worth most to the seat to act, which may overlook something."""
    first = row_of_decision(table, rng) * WEIGHTS
    return decide(analysis, state, table[first : first + WEIGHTS])


@rule
def decide(analysis: Analysis, state: State, weights: list[float]) -> int:
    """The action that is worth most to the seat to act. The arboretums have been studied before."""
    analyse(analysis, state, weights)
    if state.phase == PLANT:
        return decide_plant(analysis, state, weights)
    if state.phase == DISCARD:
        return decide_discard(analysis, state, weights)
    return decide_draw(analysis, state, weights)


@rule
def decide_draw(analysis: Analysis, state: State, weights: list[float]) -> int:
    best = NOWHERE
    chosen = 0
    if state.pile_size > 0:
        best = worth_of_pile(state, weights)
    for owner in range(analysis.players):
        if analysis.tops[owner] >= 0:
            here = worth_of_draw(analysis, state, owner + 1, weights)
            if here > best:
                best = here
                chosen = owner + 1
    return chosen


@rule
def decide_plant(analysis: Analysis, state: State, weights: list[float]) -> int:
    seat = analysis.seat
    best = 2 * NOWHERE
    chosen = 0
    for i in range(analysis.held):
        card = analysis.cards[i]
        rest = analysis.own[card // RANKS] & ~(1 << (card % RANKS))
        right = right_with(analysis, card // RANKS, rest, weights)
        parting = cost_of_parting(analysis, state, card, weights)
        for j in range(seat * FRONTIER, seat * FRONTIER + state.frontier_size[seat]):
            cell = state.frontier[j]
            here = worth_of_place(analysis, state, seat, card, cell, right, weights) - parting
            if here > best:
                best = here
                chosen = FIRST_PLANT + card * CELLS + (cell & 255)
    return chosen


@rule
def decide_discard(analysis: Analysis, state: State, weights: list[float]) -> int:
    best = 2 * NOWHERE
    chosen = 0
    for i in range(analysis.held):
        here = worth_of_discard(analysis, state, analysis.cards[i], weights)
        if here > best:
            best = here
            chosen = FIRST_DISCARD + analysis.cards[i]
    return chosen
