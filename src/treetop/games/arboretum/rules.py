"""The rules of Arboretum up to the end of the last turn (A1-A9)."""

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
    WORDS,
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
            take(state, seat, top_of_pile(state))
        open_ground(state, seat)
    if opening_discard:
        for seat in range(1, players):
            put_on_discards(state, seat, top_of_pile(state))


@rule
def open_ground(state: State, seat: int) -> None:
    """A5: the first card goes anywhere, which is cell 0."""
    state.frontier[seat * FRONTIER] = 0
    state.frontier_size[seat] = 1
    state.near[seat * WORDS] = 1


@rule
def top_of_pile(state: State) -> int:
    state.pile_size -= 1
    return state.pile[state.pile_size]


@rule
def take(state: State, seat: int, card: int) -> None:
    state.hand[seat * HAND + state.hand_size[seat]] = card
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
    state.hand_size[seat] -= 1
    return take_out(state.hand, seat * HAND + held, seat * HAND + state.hand_size[seat])


@rule
def take_out(array: list[int], place: int, last: int) -> int:
    """The last one fills the gap."""
    taken = array[place]
    array[place] = array[last]
    return taken


@rule
def draw(state: State, source: int) -> None:
    """A4: from the draw pile (0) or a player's discard pile (1 + seat)."""
    if source == PILE:
        take(state, state.seat, top_of_pile(state))
    else:
        owner = source - 1
        state.discard_size[owner] -= 1
        card = state.discard[owner * DISCARDS + state.discard_size[owner]]
        state.known[card] = 1
        take(state, state.seat, card)
    state.phase += 1


@rule
def plant(state: State, held: int, spot: int) -> None:
    """A5: the card at place `held` in the hand of the seat to act, into a place of its frontier."""
    seat = state.seat
    place = seat * PLANTED + state.planted_size[seat]
    cell = leave_frontier(state, seat, spot)
    state.planted[place] = take_from_hand(state, seat, held)
    state.cell[place] = cell
    state.planted_size[seat] += 1
    size = state.frontier_size[seat]
    size = join_frontier(state, seat, cell + 1, size)
    size = join_frontier(state, seat, cell - 1, size)
    size = join_frontier(state, seat, cell + UP, size)
    state.frontier_size[seat] = join_frontier(state, seat, cell - UP, size)
    state.phase = DISCARD


@rule
def leave_frontier(state: State, seat: int, spot: int) -> int:
    state.frontier_size[seat] -= 1
    return take_out(state.frontier, seat * FRONTIER + spot, seat * FRONTIER + state.frontier_size[seat])


@rule
def join_frontier(state: State, seat: int, cell: int, size: int) -> int:
    """Put a cell behind the others of the frontier; it stays only if it is new there and free.

    Returns the frontier's size. Without a branch, as a wrong guess costs most.
    """
    state.frontier[seat * FRONTIER + size] = cell
    word = seat * WORDS + ((cell & 255) >> 5)
    bits = state.near[word]
    state.near[word] = bits | 1 << (cell & 31)
    return size + 1 - ((bits >> (cell & 31)) & 1)


@rule
def is_near(state: State, seat: int, cell: int) -> int:
    return (state.near[seat * WORDS + ((cell & 255) >> 5)] >> (cell & 31)) & 1


@rule
def spot_of(state: State, seat: int, cell: int) -> int:
    """The place in the frontier of a cell given modulo 256, or -1."""
    for spot in range(state.frontier_size[seat]):
        if state.frontier[seat * FRONTIER + spot] & 255 == cell:
            return spot
    return -1


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
        plant(state, held, spot_of(state, state.seat, (code - FIRST_PLANT) & 255))
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
    if not is_near(state, state.seat, cell):
        return NOT_ADJACENT
    return LEGAL if spot_of(state, state.seat, cell) >= 0 else OCCUPIED


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
        return FIRST_PLANT + card * CELLS + (state.frontier[seat * FRONTIER + index % cells] & 255)
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
