"""Fruit on its way from the market to the sold section (T9, T11, T18)."""

from treetop.games.tree_society.market import fill_stall, stall_of
from treetop.games.tree_society.state import (
    CONTINUOUS,
    FRUITS,
    NONE,
    ON_SALE,
    ON_TAKE,
    PLACES,
    STEPS,
    TO_CHEST,
    TO_POUCH,
    TYPES_OF_FRUIT,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def standing_step(state: State, seat: int, place: int) -> int:
    """The first step of the effect on whose level the tree stands; of any where none stands."""
    level = state.ongoing[seat * PLACES + place] * 3 + state.level[seat * PLACES + place] - 1
    return max(level, 0) * STEPS


@rule
def standing_operation(state: State, deck: Deck, seat: int, place: int) -> int:
    """T16: what the continuous effect does on whose level the tree stands, or NONE.

    Everything is looked up whether a tree stands there or not: a wrong guess costs more.
    """
    step = standing_step(state, seat, place)
    continuous = 1 if deck.kind[step // STEPS] == CONTINUOUS else 0
    standing = 1 if state.ongoing[seat * PLACES + place] != NONE else 0
    operation = deck.step[step]
    return operation if continuous & standing else NONE


@rule
def payment(state: State, deck: Deck, seat: int, occasion: int, besides: int, gone: int, purse: int) -> int:
    """T16: what continuous effects pay into a purse, but for those of the cards `besides` and `gone`."""
    coins = 0
    for place in range(PLACES):
        if standing_operation(state, deck, seat, place) == occasion:
            step = standing_step(state, seat, place)
            card = state.ongoing[seat * PLACES + place]
            if deck.how[step] == purse and card != besides and card != gone:
                coins += deck.amount[step]
    return coins


@rule
def earn_by(state: State, deck: Deck, seat: int, occasion: int, besides: int) -> None:
    """Continuous effects that pay whenever something happens."""
    paying = 0
    for place in range(PLACES):
        paying |= 1 if standing_operation(state, deck, seat, place) == occasion else 0
    if paying:
        coins = payment(state, deck, seat, occasion, besides, NONE, TO_POUCH)
        state.pouch[seat] += coins
        state.earned[TO_POUCH] += coins
        coins = payment(state, deck, seat, occasion, besides, NONE, TO_CHEST)
        state.chest[seat] += coins
        state.earned[TO_CHEST] += coins


@rule
def place_among_unsold(state: State, seat: int, fruit: int) -> int:
    for i in range(state.unsold_size[seat]):
        if state.unsold[seat * FRUITS + i] == fruit:
            return i
    return NONE


@rule
def receive(state: State, deck: Deck, seat: int, fruit: int) -> None:
    state.unsold[seat * FRUITS + state.unsold_size[seat]] = fruit
    state.unsold_size[seat] += 1
    state.unsold_of[seat * TYPES_OF_FRUIT + deck.fruit_type[fruit]] += 1


@rule
def part_with(state: State, deck: Deck, seat: int, fruit: int) -> None:
    """The fruit is no longer face up."""
    place = place_among_unsold(state, seat, fruit)
    state.unsold_size[seat] -= 1
    first = seat * FRUITS
    for i in range(place, state.unsold_size[seat]):
        state.unsold[first + i] = state.unsold[first + i + 1]
    state.unsold_of[seat * TYPES_OF_FRUIT + deck.fruit_type[fruit]] -= 1
    state.visible[deck.fruit_type[fruit]] -= 1


@rule
def take_from_market(state: State, deck: Deck, seat: int, fruit: int) -> None:
    receive(state, deck, seat, fruit)
    fill_stall(state, deck, stall_of(state, fruit))


@rule
def take_fruit(state: State, deck: Deck, fruit: int) -> None:
    """T18."""
    take_from_market(state, deck, state.seat, fruit)
    earn_by(state, deck, state.seat, ON_TAKE, NONE)


@rule
def sale_price(state: State, deck: Deck, fruit: int) -> int:
    """T9: the face-up cards of its type, its own leaf."""
    return state.visible[deck.fruit_type[fruit]] + deck.precious[fruit]


@rule
def sell(state: State, deck: Deck, fruit: int) -> None:
    """T9."""
    state.pouch[state.seat] += sale_price(state, deck, fruit)
    part_with(state, deck, state.seat, fruit)
    state.sold_now[state.sold_now_size] = fruit
    state.sold_now_size += 1
    state.type_sold_now[deck.fruit_type[fruit]] = 1
    earn_by(state, deck, state.seat, ON_SALE, NONE)


@rule
def may_be_sold_too(state: State, deck: Deck, fruit: int) -> int:
    """T11: of a type not sold this turn."""
    return 1 - state.type_sold_now[deck.fruit_type[fruit]]


@rule
def sales_left(state: State, seat: int) -> int:
    """T11: one of each type that the player has and that was not sold this turn."""
    sales = 0
    for kind in range(TYPES_OF_FRUIT):
        if state.unsold_of[seat * TYPES_OF_FRUIT + kind] > 0 and state.type_sold_now[kind] == 0:
            sales += 1
    return sales


@rule
def put_away_sold_fruit(state: State, deck: Deck) -> None:
    """T18: what was sold this turn goes face down."""
    for i in range(state.sold_now_size):
        put_into_sold_section(state, deck, state.seat, state.sold_now[i])
    state.sold_now_size = 0
    for kind in range(TYPES_OF_FRUIT):
        state.type_sold_now[kind] = 0
    state.fruit_action = NONE


@rule
def put_into_sold_section(state: State, deck: Deck, seat: int, fruit: int) -> None:
    state.sold[seat * FRUITS + state.sold_size[seat]] = fruit
    state.sold_size[seat] += 1
    state.sold_of[seat * TYPES_OF_FRUIT + deck.fruit_type[fruit]] += 1
