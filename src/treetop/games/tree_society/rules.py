"""Kernel: a turn of Tree Society: sell, build, rest (T8-T22)."""

from treetop.games.tree_society.building import (
    PLAIN,
    WITH_EFFECT,
    WITH_FRUIT,
    can_fulfil,
    discard_guild,
    next_level,
    pay_and_build,
    pending_place,
    place_of_completed,
    place_of_ongoing,
    price,
    price_of_level,
)
from treetop.games.tree_society.counting import ongoing_cards
from treetop.games.tree_society.effects import (
    begin_effect,
    finish_effect,
    fits_build_step,
    keep_revealed,
    may_skip,
    place_among_revealed,
    put_revealed_back,
    reveal,
    step_done,
)
from treetop.games.tree_society.market import (
    cards_in_row,
    discard_row,
    fruit_on_sale,
    place_in_guild_market,
    refill_guild_market,
    stall_of,
)
from treetop.games.tree_society.selling import (
    earn_by,
    may_be_sold_too,
    part_with,
    place_among_unsold,
    put_away_sold_fruit,
    put_into_sold_section,
    receive,
    sell,
    take_from_market,
    take_fruit,
)
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
    COLUMNS,
    COMPLETED_CARD,
    DISCARD,
    DRAFT,
    EFFECT,
    FRUITS,
    GIVE,
    MARKET,
    NONE,
    ON_REST,
    ONGOING_CARD,
    OVER,
    PLACES,
    REST,
    REVEAL_FRUIT,
    REVEAL_GUILDS,
    ROW,
    SALE,
    SELL,
    TAKE,
    Deck,
    State,
)
from treetop.kernel.chance import below
from treetop.kernel.rule import rule

# Actions
FIRST_SELL = 0
FIRST_TAKE = FIRST_SELL + FRUITS
FIRST_KEEP = FIRST_TAKE + FRUITS
FIRST_GIVE = FIRST_KEEP + FRUITS
FIRST_BUILD = FIRST_GIVE + FRUITS
WAYS = 3
FIRST_DISCARD = FIRST_BUILD + CARDS * WAYS
FIRST_ROW = FIRST_DISCARD + CARDS
FILL_CHEST = FIRST_ROW + 2
REVEAL = FILL_CHEST + 1
SKIP = REVEAL + 1
END_BUILD = SKIP + 1
ACTIONS = END_BUILD + 1

# Why an action is illegal
LEGAL = 0
GAME_IS_OVER = 1
NOT_NOW = 2
NOT_YOUR_FRUIT = 3
TYPE_ALREADY_SOLD = 4
NO_SUCH_FRUIT_ACTION = 5
FRUIT_NOT_IN_MARKET = 6
NOT_REVEALED = 7
CARD_NOT_AVAILABLE = 8
NO_FREE_PLACE = 9
TOO_EXPENSIVE = 10
NO_REDUCTION = 11
EFFECT_DOES_NOT_FIT = 12
CANNOT_FULFIL = 13
NOT_YOUR_CARD = 14
EMPTY_ROW = 15
MUST_BE_USED = 16
DISCARD_DOES_NOT_FIT = 17


@rule
def pending_operation(state: State, deck: Deck) -> int:
    """What the step in progress does, or NONE."""
    return deck.step[pending_place(state)] if state.phase == EFFECT else NONE


@rule
def has_fruit_action(state: State, deck: Deck, action: int) -> int:
    """T10: the sold card's action is this one, still unused, and it is time to build."""
    if state.phase != BUILD or state.fruit_action == NONE:
        return 0
    return 1 if deck.fruit_action[state.fruit_action] == action else 0


@rule
def use_up_fruit_action(state: State) -> None:
    if state.phase == BUILD:
        state.fruit_action = NONE


# The actions


@rule
def apply_sell(state: State, deck: Deck, fruit: int) -> None:
    """T9-T11."""
    use_up_fruit_action(state)
    sell(state, deck, fruit)
    if state.phase == SELL:
        state.fruit_action = fruit
        state.phase = BUILD
    elif state.phase == EFFECT:
        step_done(state, deck)


@rule
def apply_take(state: State, deck: Deck, fruit: int) -> None:
    if state.phase == DRAFT:
        draft_fruit(state, deck, fruit)
        return
    use_up_fruit_action(state)
    take_fruit(state, deck, fruit)
    if state.phase == REST:
        finish_turn(state, deck)
    elif state.phase == EFFECT:
        step_done(state, deck)


@rule
def draft_fruit(state: State, deck: Deck, fruit: int) -> None:
    """T8: one each in turn order, until all have three."""
    take_from_market(state, deck, state.seat, fruit)
    state.seat = (state.seat + 1) % state.players
    if state.unsold_size[state.seat] == 3:
        state.phase = SELL


@rule
def apply_keep(state: State, deck: Deck, fruit: int) -> None:
    keep_revealed(state, fruit)
    receive(state, deck, state.seat, fruit)
    state.visible[deck.fruit_type[fruit]] += 1
    step_done(state, deck)


@rule
def apply_give(state: State, deck: Deck, fruit: int) -> None:
    """An effect asks for a fruit: it goes to the sold section and earns nothing."""
    part_with(state, deck, state.seat, fruit)
    put_into_sold_section(state, deck, state.seat, fruit)
    step_done(state, deck)


@rule
def apply_build(state: State, deck: Deck, card: int, way: int) -> None:
    level = pay_and_build(state, deck, card, way)
    if state.phase == EFFECT and deck.step[pending_place(state)] == REVEAL_GUILDS:
        keep_revealed(state, card)
        put_revealed_back(state, deck)
    begin_effect(state, deck, card, level)


@rule
def apply_discard(state: State, deck: Deck, card: int) -> None:
    discard_guild(state, deck, card)
    if pending_operation(state, deck) == DISCARD:
        step_done(state, deck)


@rule
def apply_row(state: State, deck: Deck, row: int) -> None:
    use_up_fruit_action(state)
    discard_row(state, row)
    if state.phase == EFFECT:
        step_done(state, deck)


@rule
def apply_chest(state: State, deck: Deck) -> None:
    state.chest[state.seat] += deck.fruit_coins[state.fruit_action]
    state.fruit_action = NONE


@rule
def apply_skip(state: State, deck: Deck) -> None:
    put_revealed_back(state, deck)
    finish_effect(state)


@rule
def apply_rest(state: State, deck: Deck) -> None:
    """T18."""
    put_away_sold_fruit(state, deck)
    state.phase = REST
    if fruit_on_sale(state) == 0:
        finish_turn(state, deck)


@rule
def finish_turn(state: State, deck: Deck) -> None:
    """T19, T20."""
    seat = state.seat
    earn_by(state, deck, seat, ON_REST)
    state.pouch[seat] = min(state.pouch[seat], 2) + state.chest[seat]
    state.chest[seat] = 0
    refill_guild_market(state)
    pass_turn(state)


@rule
def pass_turn(state: State) -> None:
    """T21, T22: the game ends only when all have had the same number of turns."""
    state.turn += 1
    state.seat += 1
    if state.seat == state.players:
        if state.round >= state.last_round:
            state.seat = 0
            state.phase = OVER
            return
        state.seat = 0
        state.round += 1
    state.phase = SELL if state.unsold_size[state.seat] > 0 else BUILD


@rule
def apply(state: State, deck: Deck, code: int) -> None:
    """Do a legal action."""
    if code < FIRST_TAKE:
        apply_sell(state, deck, code - FIRST_SELL)
    elif code < FIRST_KEEP:
        apply_take(state, deck, code - FIRST_TAKE)
    elif code < FIRST_GIVE:
        apply_keep(state, deck, code - FIRST_KEEP)
    elif code < FIRST_BUILD:
        apply_give(state, deck, code - FIRST_GIVE)
    elif code < FIRST_DISCARD:
        apply_build(state, deck, (code - FIRST_BUILD) // WAYS, (code - FIRST_BUILD) % WAYS)
    elif code < FIRST_ROW:
        apply_discard(state, deck, code - FIRST_DISCARD)
    elif code < FILL_CHEST:
        apply_row(state, deck, code - FIRST_ROW)
    elif code == FILL_CHEST:
        apply_chest(state, deck)
    elif code == REVEAL:
        reveal(state, deck)
    elif code == SKIP:
        apply_skip(state, deck)
    else:
        apply_rest(state, deck)


# What is legal


@rule
def objection(state: State, deck: Deck, code: int) -> int:
    """Why an action is illegal, or LEGAL."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if code < FIRST_TAKE:
        return objection_to_sell(state, deck, code - FIRST_SELL)
    if code < FIRST_KEEP:
        return objection_to_take(state, deck, code - FIRST_TAKE)
    if code < FIRST_GIVE:
        return objection_to_keep(state, deck, code - FIRST_KEEP)
    if code < FIRST_BUILD:
        return objection_to_give(state, deck, code - FIRST_GIVE)
    if code < FIRST_DISCARD:
        return objection_to_build(state, deck, (code - FIRST_BUILD) // WAYS, (code - FIRST_BUILD) % WAYS)
    if code < FIRST_ROW:
        return objection_to_discard(state, deck, code - FIRST_DISCARD)
    if code < FILL_CHEST:
        return objection_to_row(state, deck, code - FIRST_ROW)
    return objection_to_plain(state, deck, code)


@rule
def objection_to_sell(state: State, deck: Deck, fruit: int) -> int:
    if state.phase != SELL and pending_operation(state, deck) != SALE:
        if state.phase != BUILD:
            return NOT_NOW
        if not has_fruit_action(state, deck, ACTION_SELL):
            return NO_SUCH_FRUIT_ACTION
    if place_among_unsold(state, state.seat, fruit) == NONE:
        return NOT_YOUR_FRUIT
    return LEGAL if may_be_sold_too(state, deck, fruit) else TYPE_ALREADY_SOLD


@rule
def objection_to_take(state: State, deck: Deck, fruit: int) -> int:
    if state.phase != REST and state.phase != DRAFT and pending_operation(state, deck) != TAKE:
        if state.phase != BUILD:
            return NOT_NOW
        if not has_fruit_action(state, deck, ACTION_TAKE):
            return NO_SUCH_FRUIT_ACTION
    return FRUIT_NOT_IN_MARKET if stall_of(state, fruit) == NONE else LEGAL


@rule
def objection_to_keep(state: State, deck: Deck, fruit: int) -> int:
    if pending_operation(state, deck) != REVEAL_FRUIT or state.pending_fresh:
        return NOT_NOW
    return NOT_REVEALED if place_among_revealed(state, fruit) == NONE else LEGAL


@rule
def objection_to_give(state: State, deck: Deck, fruit: int) -> int:
    if pending_operation(state, deck) != GIVE:
        return NOT_NOW
    return NOT_YOUR_FRUIT if place_among_unsold(state, state.seat, fruit) == NONE else LEGAL


@rule
def objection_to_build(state: State, deck: Deck, card: int, way: int) -> int:
    if state.phase == BUILD and way != WITH_EFFECT:
        reason = objection_to_free_build(state, deck, card, way)
    elif state.phase == EFFECT and way == WITH_EFFECT:
        reason = objection_to_build_by_effect(state, deck, card)
    else:
        reason = NOT_NOW
    if reason != LEGAL:
        return reason
    place = place_in_guild_market(state, card)
    upper = 1 if place != NONE and place < COLUMNS else 0
    return objection_to_level(state, deck, card, next_level(state, card), upper, way)


@rule
def objection_to_level(state: State, deck: Deck, card: int, level: int, upper: int, way: int) -> int:
    """T12, T13, T16: room, coins, and what a mandatory effect asks for."""
    if level == 1 and ongoing_cards(state, state.seat) == PLACES:
        return NO_FREE_PLACE
    if price_of_level(state, deck, card, level, upper, way) > state.pouch[state.seat]:
        return TOO_EXPENSIVE
    return LEGAL if can_fulfil(state, deck, card, level) else CANNOT_FULFIL


@rule
def objection_to_free_build(state: State, deck: Deck, card: int, way: int) -> int:
    if not is_within_reach(state, card):
        return CARD_NOT_AVAILABLE
    if way == WITH_FRUIT:
        if not has_fruit_action(state, deck, ACTION_REDUCE):
            return NO_REDUCTION
        if price(state, deck, card, WITH_FRUIT) == price(state, deck, card, PLAIN):
            return NO_REDUCTION
    return LEGAL


@rule
def objection_to_build_by_effect(state: State, deck: Deck, card: int) -> int:
    if pending_operation(state, deck) == REVEAL_GUILDS:
        if state.pending_fresh:
            return NOT_NOW
        return NOT_REVEALED if place_among_revealed(state, card) == NONE else LEGAL
    if pending_operation(state, deck) != BUILD_LEVEL:
        return NOT_NOW
    if not is_within_reach(state, card):
        return CARD_NOT_AVAILABLE
    return LEGAL if fits_build_step(state, deck, card) else EFFECT_DOES_NOT_FIT


@rule
def fruit_lowers_price(state: State, deck: Deck, card: int, level: int, upper: int) -> int:
    """T16: the fruit action is not wasted where it would lower nothing."""
    with_fruit = price_of_level(state, deck, card, level, upper, WITH_FRUIT)
    return 1 if with_fruit < price_of_level(state, deck, card, level, upper, PLAIN) else 0


@rule
def is_within_reach(state: State, card: int) -> int:
    """In the market, or one of the player's ongoing cards."""
    if place_in_guild_market(state, card) != NONE:
        return 1
    return 1 if place_of_ongoing(state, state.seat, card) != NONE else 0


@rule
def may_discard_now(state: State, deck: Deck) -> int:
    """T17: at any time while building, but not in the middle of another step."""
    step = pending_operation(state, deck)
    if step == REVEAL_GUILDS:
        return 1 - state.pending_fresh
    return 1 if state.phase == BUILD or step in (BUILD_LEVEL, DISCARD) else 0


@rule
def objection_to_discard(state: State, deck: Deck, card: int) -> int:
    if not may_discard_now(state, deck):
        return NOT_NOW
    ongoing = place_of_ongoing(state, state.seat, card) != NONE
    if not ongoing and place_of_completed(state, state.seat, card) == NONE:
        return NOT_YOUR_CARD
    if pending_operation(state, deck) == DISCARD:
        what = deck.what[pending_place(state)]
        if card == state.pending_card:
            return DISCARD_DOES_NOT_FIT
        if (what == ONGOING_CARD and not ongoing) or (what == COMPLETED_CARD and ongoing):
            return DISCARD_DOES_NOT_FIT
    return LEGAL


@rule
def objection_to_row(state: State, deck: Deck, row: int) -> int:
    if pending_operation(state, deck) != ROW:
        if state.phase != BUILD:
            return NOT_NOW
        if not has_fruit_action(state, deck, ACTION_ROW):
            return NO_SUCH_FRUIT_ACTION
    return LEGAL if cards_in_row(state, row) > 0 else EMPTY_ROW


@rule
def objection_to_plain(state: State, deck: Deck, code: int) -> int:
    if code == END_BUILD:
        return LEGAL if state.phase == BUILD else NOT_NOW
    if code == FILL_CHEST:
        if state.phase != BUILD:
            return NOT_NOW
        return LEGAL if has_fruit_action(state, deck, ACTION_CHEST) else NO_SUCH_FRUIT_ACTION
    if state.phase != EFFECT:
        return NOT_NOW
    if code == SKIP:
        return LEGAL if may_skip(state, deck) else MUST_BE_USED
    step = pending_operation(state, deck)
    return LEGAL if step in (REVEAL_FRUIT, REVEAL_GUILDS) and state.pending_fresh else NOT_NOW


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
    if step == SALE:
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
    """A card that asks for a discard means another one."""
    if card == NONE or (card == state.pending_card and pending_operation(state, deck) == DISCARD):
        return number
    return add(FIRST_DISCARD + card, legal, number)


@rule
def play_out(state: State, deck: Deck, legal: list[int], rng: list[int]) -> int:
    """Play at random, all legal actions alike, until the game is over; return the number of decisions."""
    decisions = 0
    while state.phase != OVER:
        number = list_legal(state, deck, legal)
        apply(state, deck, legal[below(rng, number)])
        decisions += 1
    return decisions
