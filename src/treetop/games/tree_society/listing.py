"""Every legal action of a moment, as a list: candidates in a fixed order, each asked for its legality."""

from treetop.games.tree_society.building import (
    cost_by_reductions,
    cost_with_fruit,
    price_at,
    standing_reductions,
)
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
from treetop.games.tree_society.legality import (
    fruit_lowers_price,
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
from treetop.games.tree_society.scoring import ongoing_cards
from treetop.games.tree_society.selling import may_be_sold_too
from treetop.games.tree_society.state import (
    BUILD,
    CARDS,
    COLUMNS,
    EFFECT,
    FRUITS,
    MANDATORY,
    MARKET,
    NONE,
    OVER,
    PLACES,
    REVEAL_GUILDS,
    SELL,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def list_legal(state: State, deck: Deck, legal: list[int]) -> int:
    """Write every legal action into `legal`; return how many there are."""
    if state.phase == BUILD:
        return list_while_building(state, deck, legal)
    if state.phase == SELL:
        return list_sales(state, deck, legal, 0)
    if state.phase == EFFECT:
        return list_for_effect(state, deck, legal)
    return 0 if state.phase == OVER else list_takes(state, legal, 0)


@rule
def list_while_building(state: State, deck: Deck, legal: list[int]) -> int:
    """T10, T12, T17: levels, the fruit action that is left, discarding, the end."""
    places = standing_reductions(state, deck)
    number = list_levels(state, deck, PLAIN, places, legal, 0)
    if state.fruit_action != NONE:
        if objection_to_building(state, deck, WITH_FRUIT) == LEGAL:
            number = list_levels(state, deck, WITH_FRUIT, places, legal, number)
        if objection_to_selling(state, deck) == LEGAL:
            number = list_sales(state, deck, legal, number)
        if objection_to_taking(state, deck) == LEGAL:
            number = list_takes(state, legal, number)
        number = list_rows(state, deck, legal, number)
        number = list_plain(state, deck, FILL_CHEST, legal, number)
    number = list_discards(state, deck, legal, number)
    return add(END_BUILD, legal, number)


@rule
def list_for_effect(state: State, deck: Deck, legal: list[int]) -> int:
    """T16."""
    number = 0
    if objection_to_building(state, deck, WITH_EFFECT) == LEGAL:
        number = list_levels_of_effect(state, deck, legal, number)
    number = list_fruit(state, deck, legal, number)
    number = list_rows(state, deck, legal, number)
    number = list_plain(state, deck, USE, legal, number)
    number = list_plain(state, deck, REVEAL, legal, number)
    if objection_to_discarding(state, deck) == LEGAL:
        number = list_discards(state, deck, legal, number)
    return list_plain(state, deck, SKIP, legal, number)


@rule
def list_rows(state: State, deck: Deck, legal: list[int], number: int) -> int:
    for row in range(2):
        if objection_to_row(state, deck, row) == LEGAL:
            number = add(FIRST_ROW + row, legal, number)
    return number


@rule
def add(code: int, legal: list[int], number: int) -> int:
    legal[number] = code
    return number + 1


@rule
def list_plain(state: State, deck: Deck, code: int, legal: list[int], number: int) -> int:
    return add(code, legal, number) if objection_to_plain(state, deck, code) == LEGAL else number


@rule
def list_sales(state: State, deck: Deck, legal: list[int], number: int) -> int:
    first = state.seat * FRUITS
    for i in range(first, first + state.unsold_size[state.seat]):
        if may_be_sold_too(state, deck, state.unsold[i]):
            number = add(FIRST_SELL + state.unsold[i], legal, number)
    return number


@rule
def list_takes(state: State, legal: list[int], number: int) -> int:
    for stall in range(state.stalls):
        if state.fruit_market[stall] != NONE:
            number = add(FIRST_TAKE + state.fruit_market[stall], legal, number)
    return number


@rule
def list_fruit(state: State, deck: Deck, legal: list[int], number: int) -> int:
    """Fruit that an effect lets one sell, give away, take, keep."""
    first = state.seat * FRUITS
    if objection_to_selling(state, deck) == LEGAL:
        number = list_sales(state, deck, legal, number)
    if objection_to_giving(state, deck) == LEGAL:
        for i in range(first, first + state.unsold_size[state.seat]):
            number = add(FIRST_GIVE + state.unsold[i], legal, number)
    if objection_to_taking(state, deck) == LEGAL:
        number = list_takes(state, legal, number)
    if objection_to_keeping(state, deck) == LEGAL:
        for i in range(state.revealed_size):
            number = add(FIRST_KEEP + state.revealed[i], legal, number)
    return number


@rule
def list_levels(state: State, deck: Deck, way: int, places: int, legal: list[int], number: int) -> int:
    """T12, T13: without an effect. `places` are those with standing reductions."""
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE:
            level = state.level[place] + 1
            if deck.kind[card * 3 + level - 1] == MANDATORY:
                number = list_level(state, deck, card, level, 0, way, places, legal, number)
            else:
                legal[number] = FIRST_BUILD + card * WAYS + way
                number += is_affordable(state, deck, card, level, 0, way, places)
    room = 1 if ongoing_cards(state, state.seat) < PLACES else 0
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            upper = 1 if place < COLUMNS else 0
            if deck.kind[card * 3] == MANDATORY:
                number = list_level(state, deck, card, 1, upper, way, places, legal, number)
            else:
                legal[number] = FIRST_BUILD + card * WAYS + way
                number += room & is_affordable(state, deck, card, 1, upper, way, places)
    return number


@rule
def is_affordable(state: State, deck: Deck, card: int, level: int, upper: int, way: int, places: int) -> int:
    """Without a branch, as a wrong guess costs most: whoever lists it writes it down before asking, and
    `END_BUILD`, which is always legal, has its place behind one too many."""
    fruit = 1 if way == WITH_FRUIT else 0
    printed = deck.cost[card * 3 + level - 1]
    cost = printed
    if places != 0:
        cost = cost_by_reductions(state, deck, card, level, places)
    price = price_at(cost_with_fruit(cost, printed, fruit), upper)
    useful = (1 - fruit) | fruit_lowers_price(cost, printed)
    return useful & (1 if price <= state.pouch[state.seat] else 0)


@rule
def list_levels_of_effect(state: State, deck: Deck, legal: list[int], number: int) -> int:
    places = standing_reductions(state, deck)
    way = WITH_EFFECT
    if pending_operation(state, deck) == REVEAL_GUILDS:
        for i in range(state.revealed_size):
            number = list_level(state, deck, state.revealed[i], 1, 0, way, places, legal, number)
        return number
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE:
            number = list_level(state, deck, card, state.level[place] + 1, 0, way, places, legal, number)
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            upper = 1 if place < COLUMNS else 0
            number = list_level(state, deck, card, 1, upper, way, places, legal, number)
    return number


@rule
def list_level(
    state: State,
    deck: Deck,
    card: int,
    level: int,
    upper: int,
    way: int,
    places: int,
    legal: list[int],
    number: int,
) -> int:
    if objection_to_level(state, deck, card, level, upper, way, places) != LEGAL:
        return number
    return add(FIRST_BUILD + card * WAYS + way, legal, number)


@rule
def list_discards(state: State, deck: Deck, legal: list[int], number: int) -> int:
    """T17. While no effect is in progress, none waits for a card."""
    seat = state.seat
    free = 1 if state.phase == BUILD else 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE and (free or objection_to_discard_own(state, deck, card, 1) == LEGAL):
            number = add(FIRST_DISCARD + card, legal, number)
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        if free or objection_to_discard_own(state, deck, state.completed[i], 0) == LEGAL:
            number = add(FIRST_DISCARD + state.completed[i], legal, number)
    return number
