"""Kernel: the rules of Arboretum up to the end of the last turn (A1-A9)."""

from treetop.games.arboretum.state import (
    CELLS,
    DISCARD,
    DISCARDS,
    FIRST_DRAW,
    FRONTIER,
    HAND,
    OVER,
    PLANT,
    PLANTED,
    RANKS,
    SECOND_DRAW,
    UP,
    State,
)
from treetop.kernel.rule import rule

PILE = 0
FIRST_PLANT = 5
FIRST_DISCARD = FIRST_PLANT + 80 * CELLS
ACTIONS = FIRST_DISCARD + 80

LEGAL = 0
GAME_IS_OVER = 1
NOT_NOW = 2
PILE_IS_EMPTY = 3
NO_SUCH_SEAT = 4
DISCARDS_ARE_EMPTY = 5
NOT_IN_HAND = 6
NOT_ADJACENT = 7
OCCUPIED = 8


@rule
def deal(state: State, players: int, opening_discard: int) -> None:
    """A1, A3: `state.pile` holds all cards, the first to be dealt last; all else is blank."""
    state.players = players
    state.species = 2 * players + 2
    state.pile_size = state.species * RANKS
    for seat in range(players):
        for _ in range(7):
            take(state, seat, top_of_pile(state), 0)
        state.frontier_size[seat] = 1
        state.at[seat * CELLS] = -1
    if opening_discard:
        for seat in range(1, players):
            put_on_discards(state, seat, top_of_pile(state))


@rule
def top_of_pile(state: State) -> int:
    state.pile_size -= 1
    return state.pile[state.pile_size]


@rule
def take(state: State, seat: int, card: int, known: int) -> None:
    place = seat * HAND + state.hand_size[seat]
    state.hand[place] = card
    state.known[place] = known
    state.hand_size[seat] += 1


@rule
def put_on_discards(state: State, seat: int, card: int) -> None:
    state.discard[seat * DISCARDS + state.discard_size[seat]] = card
    state.discard_size[seat] += 1


@rule
def place_in_hand(state: State, seat: int, card: int) -> int:
    for i in range(state.hand_size[seat]):
        if state.hand[seat * HAND + i] == card:
            return i
    return -1


@rule
def take_from_hand(state: State, seat: int, held: int) -> int:
    """The last card of the hand fills the gap."""
    state.hand_size[seat] -= 1
    place = seat * HAND + held
    last = seat * HAND + state.hand_size[seat]
    card = state.hand[place]
    state.hand[place] = state.hand[last]
    state.known[place] = state.known[last]
    return card


@rule
def draw(state: State, source: int) -> None:
    """A4: from the draw pile (0) or a player's discard pile (1 + seat)."""
    if source == PILE:
        take(state, state.seat, top_of_pile(state), 0)
    else:
        owner = source - 1
        state.discard_size[owner] -= 1
        take(state, state.seat, state.discard[owner * DISCARDS + state.discard_size[owner]], 1)
    state.phase += 1


@rule
def plant(state: State, held: int, cell: int) -> None:
    """A5: the card at place `held` in the hand of the seat to act."""
    seat = state.seat
    card = take_from_hand(state, seat, held)
    place = state.planted_size[seat]
    state.planted[seat * PLANTED + place] = card
    state.cell[seat * PLANTED + place] = cell
    state.planted_size[seat] = place + 1
    leave_frontier(state, seat, cell)
    state.at[seat * CELLS + cell] = place + 1
    meet(state, seat, place, 0, (cell + 1) & 255)
    meet(state, seat, place, 1, (cell - 1) & 255)
    meet(state, seat, place, 2, (cell + UP) & 255)
    meet(state, seat, place, 3, (cell - UP) & 255)
    state.phase = DISCARD


@rule
def leave_frontier(state: State, seat: int, cell: int) -> None:
    place = -state.at[seat * CELLS + cell] - 1
    state.frontier_size[seat] -= 1
    moved = state.frontier[seat * FRONTIER + state.frontier_size[seat]]
    state.frontier[seat * FRONTIER + place] = moved
    state.at[seat * CELLS + moved] = -place - 1


@rule
def meet(state: State, seat: int, place: int, side: int, cell: int) -> None:
    """What lies on one side of the card just planted: a neighbour, or a cell that joins the frontier."""
    found = state.at[seat * CELLS + cell]
    if found > 0:
        greet(state, seat * PLANTED + place, seat * PLANTED + found - 1, side, place + 1, found)
    elif found == 0:
        state.frontier[seat * FRONTIER + state.frontier_size[seat]] = cell
        state.frontier_size[seat] += 1
        state.at[seat * CELLS + cell] = -state.frontier_size[seat]


@rule
def greet(state: State, new: int, old: int, side: int, new_number: int, old_number: int) -> None:
    """The new card learns its coordinates; the lower of the two notes where a path may go on."""
    state.column[new] = state.column[old] - (side == 0) + (side == 1)
    state.row[new] = state.row[old] - (side == 2) + (side == 3)
    own = state.planted[new] & 7
    other = state.planted[old] & 7
    if own < other:
        state.higher[new * 4 + side] = old_number
    elif own > other:
        state.higher[old * 4 + (side ^ 1)] = new_number


@rule
def discard(state: State, held: int) -> None:
    """A6, A8: the turn ends; with the draw pile empty so does the game."""
    seat = state.seat
    put_on_discards(state, seat, take_from_hand(state, seat, held))
    state.turn += 1
    if state.pile_size == 0:
        state.phase = OVER
    else:
        state.phase = FIRST_DRAW
        state.seat = seat + 1 if seat + 1 < state.players else 0


@rule
def apply(state: State, code: int) -> None:
    """Do a legal action."""
    if code < FIRST_PLANT:
        draw(state, code)
    elif code < FIRST_DISCARD:
        held = place_in_hand(state, state.seat, (code - FIRST_PLANT) >> 8)
        plant(state, held, (code - FIRST_PLANT) & 255)
    else:
        discard(state, place_in_hand(state, state.seat, code - FIRST_DISCARD))


@rule
def objection(state: State, code: int) -> int:
    """Why an action is illegal, or LEGAL."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if code < FIRST_PLANT:
        return objection_to_draw(state, code)
    if code < FIRST_DISCARD:
        return objection_to_plant(state, (code - FIRST_PLANT) >> 8, (code - FIRST_PLANT) & 255)
    if state.phase != DISCARD:
        return NOT_NOW
    return LEGAL if place_in_hand(state, state.seat, code - FIRST_DISCARD) >= 0 else NOT_IN_HAND


@rule
def objection_to_draw(state: State, source: int) -> int:
    if state.phase > SECOND_DRAW:
        return NOT_NOW
    if source == PILE:
        return LEGAL if state.pile_size > 0 else PILE_IS_EMPTY
    if source > state.players:
        return NO_SUCH_SEAT
    return LEGAL if state.discard_size[source - 1] > 0 else DISCARDS_ARE_EMPTY


@rule
def objection_to_plant(state: State, card: int, cell: int) -> int:
    if state.phase != PLANT:
        return NOT_NOW
    if place_in_hand(state, state.seat, card) < 0:
        return NOT_IN_HAND
    found = state.at[state.seat * CELLS + cell]
    if found > 0:
        return OCCUPIED
    return LEGAL if found < 0 else NOT_ADJACENT


@rule
def count_legal(state: State) -> int:
    seat = state.seat
    if state.phase == PLANT:
        return state.hand_size[seat] * state.frontier_size[seat]
    if state.phase == DISCARD:
        return state.hand_size[seat]
    if state.phase == OVER:
        return 0
    count = 1 if state.pile_size > 0 else 0
    for owner in range(state.players):
        if state.discard_size[owner] > 0:
            count += 1
    return count


@rule
def legal_action(state: State, index: int) -> int:
    """The code of the legal action number `index`, counted from 0."""
    seat = state.seat
    if state.phase == PLANT:
        cells = state.frontier_size[seat]
        card = state.hand[seat * HAND + index // cells]
        return FIRST_PLANT + card * CELLS + state.frontier[seat * FRONTIER + index % cells]
    if state.phase == DISCARD:
        return FIRST_DISCARD + state.hand[seat * HAND + index]
    return legal_draw(state, index)


@rule
def legal_draw(state: State, index: int) -> int:
    if state.pile_size > 0:
        if index == 0:
            return PILE
        index -= 1
    owner = 0
    while state.discard_size[owner] == 0 or index > 0:
        if state.discard_size[owner] > 0:
            index -= 1
        owner += 1
    return owner + 1
