"""What a learner sees of a game of Arboretum and what it may do, as numbers (docs/research.md).

What is written is written into blank rows: where nothing is said there is 0.
"""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT, spot_of
from treetop.games.arboretum.state import (
    CELLS,
    DISCARD,
    DISCARDS,
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

DRAWS = 5
SPOTS = FRONTIER - 1
PLANTS = HAND * SPOTS
ACTIONS = DRAWS + PLANTS + HAND
"""0: draw from the pile. 1-4: from the discards of oneself, the next seat, the one after … Then 36 for each
place in the sorted hand: plant that card in a place of the frontier. Then 9 for discarding."""

PLACE = 6
TREE = 3
TABLE = 6
ILLEGAL = -1


@rule
def seat_ahead(state: State, seat: int, ahead: int) -> int:
    """The seat so many places ahead, without a division, which costs more than all the rest."""
    other = seat + ahead
    return other - state.players if other >= state.players else other


@rule
def sort_hand(state: State, seat: int, hand: list[int]) -> None:
    """The cards of a hand from 1, in order; 0 where there is none."""
    for i in range(state.hand_size[seat]):
        card = state.hand[seat * HAND + i] + 1
        j = i
        while j > 0 and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card


@rule
def mark_held(state: State, seat: int, top_only: int, cards: list[int]) -> None:
    """A plane for each seat, the viewer's first: cards held as far as known.

    With `top_only` a seat does not know what lies under a discard, or who took it.
    """
    deck = state.species * RANKS
    for ahead in range(state.players):
        other = seat_ahead(state, seat, ahead)
        for i in range(other * HAND, other * HAND + state.hand_size[other]):
            card = state.hand[i]
            if card >= 0 and (ahead == 0 or (state.known[card] and top_only == 0)):
                cards[ahead * deck + card] = 1


@rule
def mark_planted(state: State, seat: int, cards: list[int]) -> None:
    deck = state.species * RANKS
    for ahead in range(state.players):
        other = seat_ahead(state, seat, ahead)
        for i in range(other * PLANTED, other * PLANTED + state.planted_size[other]):
            cards[ahead * deck + state.planted[i]] = 1


@rule
def mark_discards(state: State, seat: int, top_only: int, cards: list[int]) -> None:
    """A plane for each seat with its discards, then one for each with their top."""
    players = state.players
    deck = state.species * RANKS
    for ahead in range(players):
        other = seat_ahead(state, seat, ahead)
        size = state.discard_size[other]
        for i in range(other * DISCARDS, other * DISCARDS + size):
            if state.discard[i] >= 0 and top_only == 0:
                cards[ahead * deck + state.discard[i]] = 1
        if size > 0:
            top = state.discard[other * DISCARDS + size - 1]
            cards[ahead * deck + top] = 1
            cards[(players + ahead) * deck + top] = 1


@rule
def describe_table(state: State, seat: int, table: list[int]) -> None:
    for phase in range(4):
        table[phase] = 1 if state.phase == phase else 0
    table[4] = state.pile_size
    table[5] = state.turn
    for ahead in range(state.players):
        other = seat_ahead(state, seat, ahead)
        table[TABLE + 3 * ahead] = state.hand_size[other]
        table[TABLE + 3 * ahead + 1] = state.planted_size[other]
        table[TABLE + 3 * ahead + 2] = state.discard_size[other]


@rule
def list_trees(state: State, seat: int, trees: list[int]) -> None:
    for ahead in range(state.players):
        other = seat_ahead(state, seat, ahead)
        for i in range(state.planted_size[other]):
            to = (ahead * PLANTED + i) * TREE
            trees[to] = state.planted[other * PLANTED + i] + 1
            cell = state.cell[other * PLANTED + i]
            trees[to + 1] = column_of(cell)
            trees[to + 2] = row_of(cell)


@rule
def list_places(state: State, seat: int, at: list[int], places: list[int]) -> None:
    """Where the viewer may plant: x, y, and the cards to the right, to the left, above and below.

    `at` is a map of cells, blank before and after.
    """
    first = seat * FRONTIER
    for i in range(state.frontier_size[seat]):
        cell = state.frontier[first + i]
        places[i * PLACE] = column_of(cell)
        places[i * PLACE + 1] = row_of(cell)
        at[cell & 255] = i + 1
    for tree in range(seat * PLANTED, seat * PLANTED + state.planted_size[seat]):
        cell, card = state.cell[tree], state.planted[tree] + 1
        put_beside(at, cell - 1, 0, card, places)
        put_beside(at, cell + 1, 1, card, places)
        put_beside(at, cell - UP, 2, card, places)
        put_beside(at, cell + UP, 3, card, places)
    for i in range(first, first + state.frontier_size[seat]):
        at[state.frontier[i] & 255] = 0


@rule
def put_beside(at: list[int], cell: int, direction: int, card: int, places: list[int]) -> None:
    """If one may plant there, the card lies in that direction."""
    place = at[cell & 255]
    if place > 0:
        places[(place - 1) * PLACE + 2 + direction] = card


@rule
def row_of(cell: int) -> int:
    return (cell + UP // 2) // UP


@rule
def column_of(cell: int) -> int:
    return cell - UP * row_of(cell)


@rule
def mark_legal(state: State, seat: int, start: int, step: int, mask: list[int]) -> None:
    """1 for each legal action of the viewer; none when it is not the viewer's turn.

    Only every `step`th card in hand, or seat to draw from, is looked at, from `start` on.
    """
    if state.seat != seat or state.phase == OVER:
        return
    if state.phase <= SECOND_DRAW:
        if start == 0:
            mask[0] = 1 if state.pile_size > 0 else 0
        for ahead in range(start, state.players, step):
            mask[1 + ahead] = 1 if state.discard_size[seat_ahead(state, seat, ahead)] > 0 else 0
    elif state.phase == PLANT:
        for i in range(start, state.hand_size[seat], step):
            for j in range(state.frontier_size[seat]):
                mask[DRAWS + i * SPOTS + j] = 1
    else:
        for i in range(start, state.hand_size[seat], step):
            mask[DRAWS + PLANTS + i] = 1


@rule
def card_at(state: State, seat: int, place: int) -> int:
    """The card at a place in the sorted hand."""
    size = state.hand_size[seat]
    for i in range(size):
        card = state.hand[seat * HAND + i]
        lower = 0
        for j in range(size):
            if state.hand[seat * HAND + j] < card:
                lower += 1
        if lower == place:
            return card
    return -1


@rule
def code_of(state: State, action: int) -> int:
    """The kernel's code of a learner's action, or ILLEGAL."""
    seat = state.seat
    if action < 0 or action >= ACTIONS or state.phase == OVER:
        return ILLEGAL
    if action < DRAWS:
        return code_of_draw(state, action)
    if action < DRAWS + PLANTS:
        place, spot = divmod(action - DRAWS, SPOTS)
        if state.phase != PLANT or place >= state.hand_size[seat] or spot >= state.frontier_size[seat]:
            return ILLEGAL
        cell = state.frontier[seat * FRONTIER + spot] & 255
        return FIRST_PLANT + card_at(state, seat, place) * CELLS + cell
    place = action - DRAWS - PLANTS
    if state.phase != DISCARD or place >= state.hand_size[seat]:
        return ILLEGAL
    return FIRST_DISCARD + card_at(state, seat, place)


@rule
def code_of_draw(state: State, action: int) -> int:
    if state.phase > SECOND_DRAW or action > state.players:
        return ILLEGAL
    if action == 0:
        return 0 if state.pile_size > 0 else ILLEGAL
    owner = (state.seat + action - 1) % state.players
    return owner + 1 if state.discard_size[owner] > 0 else ILLEGAL


@rule
def action_of(state: State, code: int) -> int:
    """The learner's number of a legal action."""
    seat = state.seat
    if code < FIRST_PLANT:
        return 0 if code == 0 else 1 + (code - 1 - seat + state.players) % state.players
    if code >= FIRST_DISCARD:
        return DRAWS + PLANTS + place_of(state, seat, code - FIRST_DISCARD)
    card, cell = divmod(code - FIRST_PLANT, CELLS)
    return DRAWS + place_of(state, seat, card) * SPOTS + spot_of(state, seat, cell)


@rule
def place_of(state: State, seat: int, card: int) -> int:
    lower = 0
    for i in range(state.hand_size[seat]):
        if state.hand[seat * HAND + i] < card:
            lower += 1
    return lower
