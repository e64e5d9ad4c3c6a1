"""What a level costs and what building it does (T12-T17, T21)."""

from treetop.games.tree_society.codes import WITH_EFFECT, WITH_FRUIT
from treetop.games.tree_society.market import fruit_on_sale, place_in_guild_market, put_on_discard_pile
from treetop.games.tree_society.pending import is_waiting, pending_place
from treetop.games.tree_society.scoring import count
from treetop.games.tree_society.selling import earn_by, sales_left, standing_step
from treetop.games.tree_society.state import (
    BY_SYMBOLS,
    CARDS,
    COLUMNS,
    COMPLETED_CARD,
    DISCARD,
    GIVE,
    GUILDS,
    HALF,
    LESS,
    MANDATORY,
    MARKET,
    NONE,
    ON_BUILD,
    ON_COMPLETE,
    ONGOING_CARD,
    PLACES,
    REDUCE,
    ROW,
    SALE,
    STEPS,
    SYMBOLS,
    TAKE,
    Deck,
    State,
)
from treetop.kernel.rule import rule

FRUIT_REDUCTION = 2


@rule
def place_of_ongoing(state: State, seat: int, card: int) -> int:
    for place in range(PLACES):
        if state.ongoing[seat * PLACES + place] == card:
            return place
    return NONE


@rule
def place_of_completed(state: State, seat: int, card: int) -> int:
    for i in range(state.completed_size[seat]):
        if state.completed[seat * CARDS + i] == card:
            return i
    return NONE


@rule
def next_level(state: State, card: int) -> int:
    """The level that the player to act would build on this card: 1 for a new one."""
    place = place_of_ongoing(state, state.seat, card)
    return 1 if place == NONE else state.level[state.seat * PLACES + place] + 1


@rule
def cost_by_continuous_effects(state: State, deck: Deck, card: int, level: int) -> int:
    """T16: the best continuous reduction; reductions never add up."""
    cost = deck.cost[card * 3 + level - 1]
    best = 0
    for place in range(PLACES):
        step = standing_step(state, deck, state.seat, place)
        if step != NONE and deck.step[step] == REDUCE:
            fits = deck.what[step] == 0 or deck.what[step] == level
            if deck.term[step] != 0 and deck.term[step] - 1 != deck.guild[card]:
                fits = False
            if fits and deck.amount[step] > best:
                best = deck.amount[step]
    return cost - best


@rule
def cost_by_effect(state: State, deck: Deck, card: int, level: int) -> int:
    step = pending_place(state)
    cost = deck.cost[card * 3 + level - 1]
    if deck.how[step] == HALF:
        return (cost + 1 - state.half_down) // 2
    return cost - deck.less[step] if deck.how[step] == LESS else 0


@rule
def price(state: State, deck: Deck, card: int, way: int) -> int:
    """What the next level of a card costs the player to act."""
    place = place_in_guild_market(state, card)
    upper = 1 if place != NONE and place < COLUMNS else 0
    return price_of_level(state, deck, card, next_level(state, card), upper, way)


@rule
def price_of_level(state: State, deck: Deck, card: int, level: int, upper: int, way: int) -> int:
    """T13: the printed cost after one reduction, at least 0, and 1 more from the upper row."""
    cost = cost_by_continuous_effects(state, deck, card, level)
    if way == WITH_FRUIT:
        cost = min(cost, deck.cost[card * 3 + level - 1] - FRUIT_REDUCTION)
    elif way == WITH_EFFECT:
        cost = min(cost, cost_by_effect(state, deck, card, level))
    return max(cost, 0) + upper


@rule
def can_fulfil(state: State, deck: Deck, card: int, level: int) -> int:
    """T16: can what a mandatory effect asks for be given, once this level stands?"""
    level = card * 3 + level - 1
    if deck.kind[level] != MANDATORY:
        return 1
    seat = state.seat
    step = deck.step[level * STEPS]
    amount = deck.amount[level * STEPS]
    if step == DISCARD:
        return has_another_card(state, deck, seat, card, deck.what[level * STEPS])
    if step == SALE:
        return 1 if sales_left(state, seat) >= amount else 0
    if step == GIVE:
        return 1 if state.unsold_size[seat] >= amount else 0
    if step == TAKE:
        on_sale = fruit_on_sale(state)
        return 1 if on_sale > 0 and on_sale + state.fruit_deck_size >= amount else 0
    if step == ROW:
        return has_another_in_market(state, card)
    return 1


@rule
def has_another_in_market(state: State, card: int) -> int:
    for place in range(MARKET):
        if state.guild_market[place] != NONE and state.guild_market[place] != card:
            return 1
    return 0


@rule
def has_another_card(state: State, deck: Deck, seat: int, card: int, what: int) -> int:
    """Does the player own another guild card of the kind asked for that can be discarded?"""
    if what != COMPLETED_CARD:
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            other = state.ongoing[place]
            if other != NONE and other != card and not is_waiting(state, deck, other):
                return 1
    if what != ONGOING_CARD:
        for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
            if state.completed[i] != card and not is_waiting(state, deck, state.completed[i]):
                return 1
    return 0


@rule
def move_tree(state: State, deck: Deck, card: int) -> int:
    """T12, T14, T15: the level that now stands. A card completed leaves its place at once."""
    seat = state.seat
    place = place_of_ongoing(state, seat, card)
    if place == NONE:
        place = place_of_ongoing(state, seat, NONE)
        state.ongoing[seat * PLACES + place] = card
        state.level[seat * PLACES + place] = 0
        leave_market(state, card)
    state.level[seat * PLACES + place] += 1
    level = state.level[seat * PLACES + place]
    if level == 3:
        clear_place(state, seat, place)
        complete(state, deck, seat, card)
    return level


@rule
def leave_market(state: State, card: int) -> None:
    """T14: the place stays empty until T20. A revealed card has none."""
    place = place_in_guild_market(state, card)
    if place != NONE:
        state.guild_market[place] = NONE


@rule
def clear_place(state: State, seat: int, place: int) -> None:
    state.ongoing[seat * PLACES + place] = NONE
    state.level[seat * PLACES + place] = 0


@rule
def complete(state: State, deck: Deck, seat: int, card: int) -> None:
    state.completed[seat * CARDS + state.completed_size[seat]] = card
    state.completed_size[seat] += 1
    state.symbols_of[seat * GUILDS + deck.guild[card]] += deck.symbols[card]
    if count(state, deck, seat, SYMBOLS) >= state.end_symbols:
        trigger_end(state)


@rule
def trigger_end(state: State) -> None:
    """T21: one more full round after this one. It stays so, whatever is discarded later."""
    if state.last_round > state.round + 1:
        state.last_round = state.round + 1
        state.ended_by = BY_SYMBOLS


@rule
def pay_and_build(state: State, deck: Deck, card: int, way: int) -> int:
    """Build the next level of a card; return which it was."""
    seat = state.seat
    state.pouch[seat] -= price(state, deck, card, way)
    if way == WITH_FRUIT:
        state.fruit_action = NONE
    earn_by(state, deck, seat, ON_BUILD)
    if next_level(state, card) == 3:
        earn_by(state, deck, seat, ON_COMPLETE)
    return move_tree(state, deck, card)


@rule
def discard_guild(state: State, deck: Deck, card: int) -> None:
    """T17: no refund; the tree returns."""
    seat = state.seat
    place = place_of_ongoing(state, seat, card)
    if place != NONE:
        clear_place(state, seat, place)
    else:
        place = place_of_completed(state, seat, card)
        state.completed_size[seat] -= 1
        first = seat * CARDS
        for i in range(place, state.completed_size[seat]):
            state.completed[first + i] = state.completed[first + i + 1]
        state.symbols_of[seat * GUILDS + deck.guild[card]] -= deck.symbols[card]
    put_on_discard_pile(state, card)
