"""What a level costs and what building it does (T12-T17, T21)."""

from treetop.games.tree_society.codes import (
    DISCARD_DOES_NOT_FIT,
    EFFECT_IN_PROGRESS,
    LEGAL,
    WITH_EFFECT,
    WITH_FRUIT,
)
from treetop.games.tree_society.market import (
    fruit_on_sale,
    in_upper_row,
    place_in_guild_market,
    put_on_discard_pile,
)
from treetop.games.tree_society.pending import (
    builds_later,
    card_of_step,
    is_price,
    is_waiting,
    level_of_step,
    pending_place,
    waits_below,
)
from treetop.games.tree_society.scoring import count, ongoing_cards
from treetop.games.tree_society.selling import earn_by, sales_left, standing_operation, standing_step
from treetop.games.tree_society.state import (
    BY_SYMBOLS,
    CARDS,
    COMPLETED_CARD,
    DISCARD,
    FIRST_RULES,
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
    OWN_CARD,
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
def standing_reductions(state: State, deck: Deck) -> int:
    """T16: a bit for each place where a tree of the player to act stands on a continuous reduction."""
    places = 0
    for place in range(PLACES):
        reduces = 1 if standing_operation(state, deck, state.seat, place) == REDUCE else 0
        places |= reduces << place
    return places


@rule
def cost_by_reductions(state: State, deck: Deck, card: int, level: int, places: int) -> int:
    """What a level costs with the standing reductions of these places."""
    cost = deck.cost[card * 3 + level - 1]
    return cost if places == 0 else cost - best_reduction(state, deck, card, level, places)


@rule
def best_reduction(state: State, deck: Deck, card: int, level: int, places: int) -> int:
    """T16: the best continuous reduction of these places; reductions never add up."""
    best = 0
    for place in range(PLACES):
        if (places >> place) & 1:
            step = standing_step(state, state.seat, place)
            of_level = deck.what[step] in (0, level)
            of_guild = deck.term[step] in (0, deck.guild[card] + 1)
            reduction = deck.amount[step]
            best = max(best, reduction if of_level & of_guild else 0)
    return best


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
    upper = in_upper_row(place_in_guild_market(state, card))
    return price_of_level(state, deck, card, next_level(state, card), upper, way)


@rule
def price_of_level(state: State, deck: Deck, card: int, level: int, upper: int, way: int) -> int:
    return price_by_reductions(state, deck, card, level, upper, way, standing_reductions(state, deck))


@rule
def price_by_reductions(
    state: State, deck: Deck, card: int, level: int, upper: int, way: int, places: int
) -> int:
    """`places` are those with standing reductions."""
    cost = cost_by_reductions(state, deck, card, level, places)
    if way == WITH_EFFECT:
        return price_at(min(cost, cost_by_effect(state, deck, card, level)), upper)
    printed = deck.cost[card * 3 + level - 1]
    return price_at(cost_with_fruit(cost, printed, 1 if way == WITH_FRUIT else 0), upper)


@rule
def cost_with_fruit(cost: int, printed: int, fruit: int) -> int:
    """T10, T13: reductions never add up. Without the fruit action it is the cost itself."""
    return min(cost, printed - FRUIT_REDUCTION * fruit)


@rule
def price_at(cost: int, upper: int) -> int:
    """T13: the cost after one reduction, at least 0, and 1 more from the upper row."""
    return max(cost, 0) + upper


@rule
def can_fulfil(state: State, deck: Deck, card: int, level: int) -> int:
    """T16: can what a mandatory effect asks for be given?"""
    level = card * 3 + level - 1
    if deck.kind[level] != MANDATORY:
        return 1
    seat = state.seat
    step = deck.step[level * STEPS]
    amount = deck.amount[level * STEPS]
    if step == DISCARD:
        return has_card_to_discard(state, deck, level * STEPS)
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
def has_room(state: State, deck: Deck, card: int) -> int:
    """T12: a free place for a new card, or one that its price makes free (T16)."""
    if ongoing_cards(state, state.seat) < PLACES:
        return 1
    if state.rules == FIRST_RULES or deck.kind[card * 3] != MANDATORY:
        return 0
    step = card * 3 * STEPS
    return has_card_to_discard(state, deck, step) if deck.step[step] == DISCARD else 0


@rule
def objection_to_discard_for(state: State, deck: Deck, step: int, card: int, ongoing: int) -> int:
    """May this card of the player's be discarded for this step?"""
    what = deck.what[step]
    if card == card_of_step(step):
        if waits_below(state, card) or builds_later(deck, step):
            return EFFECT_IN_PROGRESS
        if what != OWN_CARD or is_price(deck, step):
            return DISCARD_DOES_NOT_FIT
    elif is_waiting(state, deck, card):
        return EFFECT_IN_PROGRESS
    if (what == ONGOING_CARD and not ongoing) or (what == COMPLETED_CARD and ongoing):
        return DISCARD_DOES_NOT_FIT
    if not ongoing and needs_room(state, deck, step):
        return DISCARD_DOES_NOT_FIT
    return LEGAL


@rule
def needs_room(state: State, deck: Deck, step: int) -> int:
    """Must this price make room for the new card that it is paid for?"""
    if state.rules == FIRST_RULES or not is_price(deck, step) or level_of_step(step) != 1:
        return 0
    return 1 if ongoing_cards(state, state.seat) == PLACES else 0


@rule
def has_card_to_discard(state: State, deck: Deck, step: int) -> int:
    """Has the player a guild card that this step accepts?"""
    seat = state.seat
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE and objection_to_discard_for(state, deck, step, card, 1) == LEGAL:
            return 1
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        if objection_to_discard_for(state, deck, step, state.completed[i], 0) == LEGAL:
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
    state.level[seat * PLACES + place] += 1
    level = state.level[seat * PLACES + place]
    if level == 3:
        clear_place(state, seat, place)
        complete(state, deck, seat, card)
    return level


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
def pay(state: State, deck: Deck, card: int, level: int, way: int) -> None:
    """T12-T14: the coins; a new card is then in the player's hand, and its place stays empty until T20."""
    place = place_in_guild_market(state, card)
    state.pouch[state.seat] -= price_of_level(state, deck, card, level, in_upper_row(place), way)
    if way == WITH_FRUIT:
        state.fruit_action = NONE
    if place != NONE:
        state.guild_market[place] = NONE


@rule
def raise_level(state: State, deck: Deck, card: int) -> None:
    """T16: the level stands. Effects that pay for it are those whose tree stood before and stands now."""
    seat = state.seat
    if state.rules == FIRST_RULES:
        earn_by(state, deck, seat, ON_BUILD, NONE)
        if next_level(state, card) == 3:
            earn_by(state, deck, seat, ON_COMPLETE, NONE)
        move_tree(state, deck, card)
        return
    level = move_tree(state, deck, card)
    earn_by(state, deck, seat, ON_BUILD, card)
    if level == 3:
        earn_by(state, deck, seat, ON_COMPLETE, card)


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
