"""Every legal action of a moment, as a list: candidates in a fixed order, each asked for its legality."""

from treetop.games.tree_society.codes import (
    END_BUILD,
    FILL_CHEST,
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_GIVE,
    FIRST_KEEP,
    FIRST_ROW,
    FIRST_SELL,
    FIRST_TAKE,
    LEGAL,
    REVEAL,
    SKIP,
    USE,
    WAYS,
)
from treetop.games.tree_society.legality import (
    objection_to_building,
    objection_to_discard_own,
    objection_to_discarding,
    objection_to_giving,
    objection_to_keeping,
    objection_to_level,
    objection_to_plain,
    objection_to_row,
    objection_to_selling,
    objection_to_taking,
)
from treetop.games.tree_society.pending import pending_operation
from treetop.games.tree_society.selling import may_be_sold_too
from treetop.games.tree_society.state import (
    CARDS,
    COLUMNS,
    FRUITS,
    MARKET,
    NONE,
    OVER,
    PLACES,
    REVEAL_GUILDS,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def list_legal(state: State, deck: Deck, legal: list[int]) -> int:
    """Write every legal action into `legal`; return how many there are."""
    if state.phase == OVER:
        return 0
    number = 0
    for way in range(WAYS):
        if objection_to_building(state, deck, way) == LEGAL:
            number = list_levels(state, deck, way, legal, number)
    number = list_fruit(state, deck, legal, number)
    for row in range(2):
        if objection_to_row(state, deck, row) == LEGAL:
            number = add(FIRST_ROW + row, legal, number)
    number = list_plain(state, deck, FILL_CHEST, legal, number)
    number = list_plain(state, deck, USE, legal, number)
    number = list_plain(state, deck, REVEAL, legal, number)
    if objection_to_discarding(state, deck) == LEGAL:
        number = list_discards(state, deck, legal, number)
    number = list_plain(state, deck, SKIP, legal, number)
    return list_plain(state, deck, END_BUILD, legal, number)


@rule
def add(code: int, legal: list[int], number: int) -> int:
    legal[number] = code
    return number + 1


@rule
def list_plain(state: State, deck: Deck, code: int, legal: list[int], number: int) -> int:
    return add(code, legal, number) if objection_to_plain(state, deck, code) == LEGAL else number


@rule
def list_fruit(state: State, deck: Deck, legal: list[int], number: int) -> int:
    """Fruit to sell, to give away, to take, to keep."""
    first = state.seat * FRUITS
    if objection_to_selling(state, deck) == LEGAL:
        for i in range(first, first + state.unsold_size[state.seat]):
            if may_be_sold_too(state, deck, state.unsold[i]):
                number = add(FIRST_SELL + state.unsold[i], legal, number)
    if objection_to_giving(state, deck) == LEGAL:
        for i in range(first, first + state.unsold_size[state.seat]):
            number = add(FIRST_GIVE + state.unsold[i], legal, number)
    if objection_to_taking(state, deck) == LEGAL:
        for stall in range(state.stalls):
            if state.fruit_market[stall] != NONE:
                number = add(FIRST_TAKE + state.fruit_market[stall], legal, number)
    if objection_to_keeping(state, deck) == LEGAL:
        for i in range(state.revealed_size):
            number = add(FIRST_KEEP + state.revealed[i], legal, number)
    return number


@rule
def list_levels(state: State, deck: Deck, way: int, legal: list[int], number: int) -> int:
    if pending_operation(state, deck) == REVEAL_GUILDS:
        for i in range(state.revealed_size):
            number = list_level(state, deck, state.revealed[i], 1, 0, way, legal, number)
        return number
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE:
            number = list_level(state, deck, card, state.level[place] + 1, 0, way, legal, number)
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            number = list_level(state, deck, card, 1, 1 if place < COLUMNS else 0, way, legal, number)
    return number


@rule
def list_level(
    state: State, deck: Deck, card: int, level: int, upper: int, way: int, legal: list[int], number: int
) -> int:
    if objection_to_level(state, deck, card, level, upper, way) != LEGAL:
        return number
    return add(FIRST_BUILD + card * WAYS + way, legal, number)


@rule
def list_discards(state: State, deck: Deck, legal: list[int], number: int) -> int:
    """T17."""
    seat = state.seat
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE and objection_to_discard_own(state, deck, card, 1) == LEGAL:
            number = add(FIRST_DISCARD + card, legal, number)
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        if objection_to_discard_own(state, deck, state.completed[i], 0) == LEGAL:
            number = add(FIRST_DISCARD + state.completed[i], legal, number)
    return number
