"""Every legal action of a moment, as a list."""

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
    PLAIN,
    REVEAL,
    SKIP,
    USE,
    WAYS,
    WITH_EFFECT,
    WITH_FRUIT,
)
from treetop.games.tree_society.effects import fits_build_step, may_skip
from treetop.games.tree_society.legality import fruit_lowers_price, objection_to_level
from treetop.games.tree_society.market import cards_in_row
from treetop.games.tree_society.pending import card_of_step, is_waiting, pending_operation, pending_place
from treetop.games.tree_society.scoring import ongoing_cards
from treetop.games.tree_society.selling import may_be_sold_too
from treetop.games.tree_society.state import (
    ACTION_CHEST,
    ACTION_REDUCE,
    ACTION_ROW,
    ACTION_SELL,
    ACTION_TAKE,
    ANY_CARD,
    BUILD,
    BUILD_LEVEL,
    CARDS,
    CHEST,
    COINS,
    COLUMNS,
    COMPLETED_CARD,
    DISCARD,
    DRAFT,
    EFFECT,
    FRUITS,
    GIVE,
    MARKET,
    NONE,
    ONGOING_CARD,
    PLACES,
    REST,
    REVEAL_FRUIT,
    ROW,
    SALE,
    SELL,
    TAKE,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def list_legal(state: State, deck: Deck, legal: list[int]) -> int:
    """Write every legal action into `legal`; return how many there are."""
    if state.phase == SELL:
        return list_sales(state, deck, FIRST_SELL, legal, 0)
    if state.phase == REST or state.phase == DRAFT:
        return list_fruit_to_take(state, legal, 0)
    if state.phase == BUILD:
        return list_building(state, deck, legal)
    return list_choices(state, deck, legal) if state.phase == EFFECT else 0


@rule
def list_building(state: State, deck: Deck, legal: list[int]) -> int:
    action = NONE if state.fruit_action == NONE else deck.fruit_action[state.fruit_action]
    number = list_levels(state, deck, PLAIN, legal, 0)
    if action == ACTION_REDUCE:
        number = list_levels(state, deck, WITH_FRUIT, legal, number)
    elif action == ACTION_SELL:
        number = list_sales(state, deck, FIRST_SELL, legal, number)
    elif action == ACTION_TAKE:
        number = list_fruit_to_take(state, legal, number)
    elif action == ACTION_ROW:
        number = list_rows(state, legal, number)
    elif action == ACTION_CHEST:
        number = add(FILL_CHEST, legal, number)
    number = list_discards(state, deck, ANY_CARD, legal, number)
    return add(END_BUILD, legal, number)


@rule
def list_choices(state: State, deck: Deck, legal: list[int]) -> int:
    """The choices of the step in progress."""
    step = deck.step[pending_place(state)]
    number = 0
    if step in (COINS, CHEST):
        number = add(USE, legal, number)
    elif step == SALE:
        number = list_sales(state, deck, FIRST_SELL, legal, number)
    elif step == GIVE:
        number = list_sales(state, deck, FIRST_GIVE, legal, number)
    elif step == TAKE:
        number = list_fruit_to_take(state, legal, number)
    elif step == ROW:
        number = list_rows(state, legal, number)
    elif step == DISCARD:
        number = list_discards(state, deck, deck.what[pending_place(state)], legal, number)
    elif step == BUILD_LEVEL:
        number = list_levels(state, deck, WITH_EFFECT, legal, number)
        number = list_discards(state, deck, ANY_CARD, legal, number)
    elif state.pending_fresh:
        number = add(REVEAL, legal, number)
    else:
        number = list_revealed(state, deck, step, legal, number)
    return add(SKIP, legal, number) if may_skip(state, deck) else number


@rule
def add(code: int, legal: list[int], number: int) -> int:
    legal[number] = code
    return number + 1


@rule
def list_sales(state: State, deck: Deck, first: int, legal: list[int], number: int) -> int:
    """Fruit to sell, or to give away."""
    for i in range(state.seat * FRUITS, state.seat * FRUITS + state.unsold_size[state.seat]):
        if first == FIRST_GIVE or may_be_sold_too(state, deck, state.unsold[i]):
            number = add(first + state.unsold[i], legal, number)
    return number


@rule
def list_fruit_to_take(state: State, legal: list[int], number: int) -> int:
    for stall in range(state.stalls):
        if state.fruit_market[stall] != NONE:
            number = add(FIRST_TAKE + state.fruit_market[stall], legal, number)
    return number


@rule
def list_rows(state: State, legal: list[int], number: int) -> int:
    for row in range(2):
        if cards_in_row(state, row) > 0:
            number = add(FIRST_ROW + row, legal, number)
    return number


@rule
def list_revealed(state: State, deck: Deck, step: int, legal: list[int], number: int) -> int:
    for i in range(state.revealed_size):
        if step == REVEAL_FRUIT:
            number = add(FIRST_KEEP + state.revealed[i], legal, number)
        else:
            number = list_level(state, deck, state.revealed[i], 1, 0, WITH_EFFECT, legal, number)
    return number if step == REVEAL_FRUIT else list_discards(state, deck, ANY_CARD, legal, number)


@rule
def list_levels(state: State, deck: Deck, way: int, legal: list[int], number: int) -> int:
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE and (way != WITH_EFFECT or fits_build_step(state, deck, card)):
            number = list_level(state, deck, card, state.level[place] + 1, 0, way, legal, number)
    if ongoing_cards(state, state.seat) < PLACES:
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
    if way == WITH_FRUIT and not fruit_lowers_price(state, deck, card, level, upper):
        return number
    return add(FIRST_BUILD + card * WAYS + way, legal, number)


@rule
def list_discards(state: State, deck: Deck, what: int, legal: list[int], number: int) -> int:
    """T17."""
    seat = state.seat
    if what != COMPLETED_CARD:
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            number = list_discard(state, deck, state.ongoing[place], legal, number)
    if what != ONGOING_CARD:
        for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
            number = list_discard(state, deck, state.completed[i], legal, number)
    return number


@rule
def list_discard(state: State, deck: Deck, card: int, legal: list[int], number: int) -> int:
    """A card that asks for a discard means another one; a card whose effect is not finished stays."""
    if card == NONE or is_waiting(state, deck, card):
        return number
    if pending_operation(state, deck) == DISCARD and card == card_of_step(pending_place(state)):
        return number
    return add(FIRST_DISCARD + card, legal, number)
