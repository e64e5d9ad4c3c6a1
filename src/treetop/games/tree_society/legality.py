"""What is legal, and which reason speaks against the rest (T8-T20)."""

from treetop.games.tree_society.building import (
    can_fulfil,
    cost_by_reductions,
    cost_with_fruit,
    has_room,
    next_level,
    objection_to_discard_for,
    place_of_completed,
    place_of_ongoing,
    price_at,
    price_by_reductions,
    standing_reductions,
)
from treetop.games.tree_society.codes import (
    CANNOT_FULFIL,
    CARD_NOT_AVAILABLE,
    EFFECT_DOES_NOT_FIT,
    EFFECT_IN_PROGRESS,
    EMPTY_ROW,
    END_BUILD,
    FILL_CHEST,
    FIRST_BUILD,
    FIRST_DISCARD,
    FIRST_GIVE,
    FIRST_KEEP,
    FIRST_ROW,
    FIRST_SELL,
    FIRST_TAKE,
    FRUIT_NOT_IN_MARKET,
    GAME_IS_OVER,
    LEGAL,
    MUST_BE_USED,
    NO_FREE_PLACE,
    NO_REDUCTION,
    NO_SUCH_FRUIT_ACTION,
    NOT_NOW,
    NOT_REVEALED,
    NOT_YOUR_CARD,
    NOT_YOUR_FRUIT,
    PLAIN,
    REVEAL,
    SKIP,
    TOO_EXPENSIVE,
    TYPE_ALREADY_SOLD,
    USE,
    WAYS,
    WITH_EFFECT,
    WITH_FRUIT,
)
from treetop.games.tree_society.effects import (
    fits_build_step,
    may_skip,
    place_among_revealed,
)
from treetop.games.tree_society.market import (
    cards_in_row,
    in_upper_row,
    place_in_guild_market,
    stall_of,
)
from treetop.games.tree_society.pending import (
    is_waiting,
    pending_operation,
    pending_place,
)
from treetop.games.tree_society.scoring import (
    ongoing_cards,
)
from treetop.games.tree_society.selling import (
    may_be_sold_too,
    place_among_unsold,
)
from treetop.games.tree_society.state import (
    ACTION_CHEST,
    ACTION_REDUCE,
    ACTION_ROW,
    ACTION_SELL,
    ACTION_TAKE,
    BUILD,
    BUILD_LEVEL,
    CARDS,
    CHEST,
    COINS,
    DISCARD,
    DRAFT,
    EFFECT,
    END,
    FRUITS,
    GIVE,
    MANDATORY,
    MARKET,
    NONE,
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
from treetop.kernel.rule import (
    rule,
)


@rule
def has_fruit_action(state: State, deck: Deck, action: int) -> int:
    """T10: the sold card's action is this one, still unused, and it is time to build."""
    if state.phase != BUILD or state.fruit_action == NONE:
        return 0
    return 1 if deck.fruit_action[state.fruit_action] == action else 0


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
def asked_for(state: State, deck: Deck, step: int, fruit_action: int) -> int:
    """T10, T16: an effect in progress asks for it, or the fruit action that is left offers it."""
    if state.phase == BUILD:
        return LEGAL if has_fruit_action(state, deck, fruit_action) else NO_SUCH_FRUIT_ACTION
    return LEGAL if pending_operation(state, deck) == step else NOT_NOW


@rule
def objection_to_selling(state: State, deck: Deck) -> int:
    return LEGAL if state.phase == SELL else asked_for(state, deck, SALE, ACTION_SELL)


@rule
def objection_to_sell(state: State, deck: Deck, fruit: int) -> int:
    reason = objection_to_selling(state, deck)
    if reason != LEGAL:
        return reason
    if place_among_unsold(state, state.seat, fruit) == NONE:
        return NOT_YOUR_FRUIT
    return LEGAL if may_be_sold_too(state, deck, fruit) else TYPE_ALREADY_SOLD


@rule
def objection_to_taking(state: State, deck: Deck) -> int:
    if state.phase == REST or state.phase == DRAFT:
        return LEGAL
    return asked_for(state, deck, TAKE, ACTION_TAKE)


@rule
def objection_to_take(state: State, deck: Deck, fruit: int) -> int:
    reason = objection_to_taking(state, deck)
    if reason != LEGAL:
        return reason
    return FRUIT_NOT_IN_MARKET if stall_of(state, fruit) == NONE else LEGAL


@rule
def objection_to_keeping(state: State, deck: Deck) -> int:
    return LEGAL if pending_operation(state, deck) == REVEAL_FRUIT and not state.pending_fresh else NOT_NOW


@rule
def objection_to_keep(state: State, deck: Deck, fruit: int) -> int:
    reason = objection_to_keeping(state, deck)
    if reason != LEGAL:
        return reason
    return NOT_REVEALED if place_among_revealed(state, fruit) == NONE else LEGAL


@rule
def objection_to_giving(state: State, deck: Deck) -> int:
    return LEGAL if pending_operation(state, deck) == GIVE else NOT_NOW


@rule
def objection_to_give(state: State, deck: Deck, fruit: int) -> int:
    reason = objection_to_giving(state, deck)
    if reason != LEGAL:
        return reason
    return NOT_YOUR_FRUIT if place_among_unsold(state, state.seat, fruit) == NONE else LEGAL


@rule
def objection_to_building(state: State, deck: Deck, way: int) -> int:
    if way == WITH_EFFECT:
        step = pending_operation(state, deck)
        return (
            LEGAL if step == BUILD_LEVEL or (step == REVEAL_GUILDS and not state.pending_fresh) else NOT_NOW
        )
    if state.phase != BUILD:
        return NOT_NOW
    return LEGAL if way == PLAIN or has_fruit_action(state, deck, ACTION_REDUCE) else NO_REDUCTION


@rule
def objection_to_build(state: State, deck: Deck, card: int, way: int) -> int:
    reason = objection_to_building(state, deck, way)
    if reason != LEGAL:
        return reason
    if pending_operation(state, deck) == REVEAL_GUILDS:
        if place_among_revealed(state, card) == NONE:
            return NOT_REVEALED
    elif not is_within_reach(state, card):
        return CARD_NOT_AVAILABLE
    upper = in_upper_row(place_in_guild_market(state, card))
    places = standing_reductions(state, deck)
    return objection_to_level(state, deck, card, next_level(state, card), upper, way, places)


@rule
def objection_to_level(
    state: State, deck: Deck, card: int, level: int, upper: int, way: int, places: int
) -> int:
    """T12, T13, T16: what reduces its cost, room, coins, and what a mandatory effect asks for.

    `places` are those with standing reductions.
    """
    if way == WITH_EFFECT and not fits_build_step(state, deck, card, level):
        return EFFECT_DOES_NOT_FIT
    cost = cost_by_reductions(state, deck, card, level, places)
    if way == WITH_FRUIT and not fruit_lowers_price(cost, deck.cost[card * 3 + level - 1]):
        return NO_REDUCTION
    if level == 1 and not has_room(state, deck, card):
        return NO_FREE_PLACE
    if price_by_reductions(state, deck, card, level, upper, way, places) > state.pouch[state.seat]:
        return TOO_EXPENSIVE
    return LEGAL if can_fulfil(state, deck, card, level) else CANNOT_FULFIL


@rule
def fruit_lowers_price(cost: int, printed: int) -> int:
    """T16: the fruit action is not wasted where it would lower nothing."""
    return 1 if price_at(cost_with_fruit(cost, printed, 1), 0) < price_at(cost, 0) else 0


@rule
def is_within_reach(state: State, card: int) -> int:
    """In the market, or one of the player's ongoing cards."""
    if place_in_guild_market(state, card) != NONE:
        return 1
    return 1 if place_of_ongoing(state, state.seat, card) != NONE else 0


@rule
def objection_to_discarding(state: State, deck: Deck) -> int:
    """T17: at any time while building, but not in the middle of another step."""
    step = pending_operation(state, deck)
    if state.phase == BUILD or step in (BUILD_LEVEL, DISCARD):
        return LEGAL
    return LEGAL if step == REVEAL_GUILDS and not state.pending_fresh else NOT_NOW


@rule
def objection_to_discard(state: State, deck: Deck, card: int) -> int:
    reason = objection_to_discarding(state, deck)
    if reason != LEGAL:
        return reason
    ongoing = 1 if place_of_ongoing(state, state.seat, card) != NONE else 0
    if not ongoing and place_of_completed(state, state.seat, card) == NONE:
        return NOT_YOUR_CARD
    return objection_to_discard_own(state, deck, card, ongoing)


@rule
def objection_to_discard_own(state: State, deck: Deck, card: int, ongoing: int) -> int:
    if pending_operation(state, deck) == DISCARD:
        return objection_to_discard_for(state, deck, pending_place(state), card, ongoing)
    return EFFECT_IN_PROGRESS if is_waiting(state, deck, card) else LEGAL


@rule
def objection_to_row(state: State, deck: Deck, row: int) -> int:
    reason = asked_for(state, deck, ROW, ACTION_ROW)
    if reason != LEGAL:
        return reason
    return LEGAL if cards_in_row(state, row) > 0 else EMPTY_ROW


@rule
def objection_to_plain(state: State, deck: Deck, code: int) -> int:
    if code == END_BUILD:
        return LEGAL if state.phase == BUILD else NOT_NOW
    if code == FILL_CHEST:
        return asked_for(state, deck, END, ACTION_CHEST)
    if state.phase != EFFECT:
        return NOT_NOW
    if code == SKIP:
        return LEGAL if may_skip(state, deck) else MUST_BE_USED
    step = pending_operation(state, deck)
    if code == USE:
        return LEGAL if step in (COINS, CHEST) else NOT_NOW
    return LEGAL if step in (REVEAL_FRUIT, REVEAL_GUILDS) and state.pending_fresh else NOT_NOW


# Every legal action of a moment, in a fixed order. Some are written down before they're found illegal, and
# the next takes their place: a branch costs most where nobody can guess it.


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
        number = list_fruit_action(state, deck, places, legal, number)
    number = list_discards(state, legal, number)
    return add(END_BUILD, legal, number)


@rule
def list_fruit_action(state: State, deck: Deck, places: int, legal: list[int], number: int) -> int:
    """T10: what the sold card offers, once."""
    action = deck.fruit_action[state.fruit_action]
    if action == ACTION_SELL:
        return list_sales(state, deck, legal, number)
    if action == ACTION_ROW:
        return list_rows(state, legal, number)
    if action == ACTION_TAKE:
        return list_takes(state, legal, number)
    if action == ACTION_CHEST:
        return add(FILL_CHEST, legal, number)
    return list_levels(state, deck, WITH_FRUIT, places, legal, number)


@rule
def list_for_effect(state: State, deck: Deck, legal: list[int]) -> int:
    """T16: what the step in progress asks for, or to forgo it."""
    number = list_for_step(state, deck, pending_operation(state, deck), legal)
    return add(SKIP, legal, number) if may_skip(state, deck) else number


@rule
def list_for_step(state: State, deck: Deck, step: int, legal: list[int]) -> int:
    """T16."""
    if step in (COINS, CHEST):
        return add(USE, legal, 0)
    if step == SALE:
        return list_sales(state, deck, legal, 0)
    if step == TAKE:
        return list_takes(state, legal, 0)
    if step == ROW:
        return list_rows(state, legal, 0)
    if step == GIVE:
        return list_gifts(state, legal)
    if step == DISCARD:
        return list_discards_of_effect(state, deck, legal, 0)
    if step == BUILD_LEVEL:
        return list_discards_of_effect(state, deck, legal, list_levels_of_effect(state, deck, legal))
    if state.pending_fresh:
        return add(REVEAL, legal, 0)
    if step == REVEAL_FRUIT:
        return list_kept(state, legal)
    return list_discards_of_effect(state, deck, legal, list_revealed_levels(state, deck, legal))


@rule
def add(code: int, legal: list[int], number: int) -> int:
    legal[number] = code
    return number + 1


@rule
def list_sales(state: State, deck: Deck, legal: list[int], number: int) -> int:
    first = state.seat * FRUITS
    for i in range(first, first + state.unsold_size[state.seat]):
        legal[number] = FIRST_SELL + state.unsold[i]
        number += may_be_sold_too(state, deck, state.unsold[i])
    return number


@rule
def list_takes(state: State, legal: list[int], number: int) -> int:
    for stall in range(state.stalls):
        legal[number] = FIRST_TAKE + state.fruit_market[stall]
        number += 1 if state.fruit_market[stall] != NONE else 0
    return number


@rule
def list_gifts(state: State, legal: list[int]) -> int:
    """All that the player has unsold."""
    first = state.seat * FRUITS
    for i in range(state.unsold_size[state.seat]):
        legal[i] = FIRST_GIVE + state.unsold[first + i]
    return state.unsold_size[state.seat]


@rule
def list_kept(state: State, legal: list[int]) -> int:
    """Of the fruit revealed, any may be kept."""
    for i in range(state.revealed_size):
        legal[i] = FIRST_KEEP + state.revealed[i]
    return state.revealed_size


@rule
def list_rows(state: State, legal: list[int], number: int) -> int:
    for row in range(2):
        if cards_in_row(state, row) > 0:
            number = add(FIRST_ROW + row, legal, number)
    return number


@rule
def list_levels(state: State, deck: Deck, way: int, places: int, legal: list[int], number: int) -> int:
    """T12, T13: without an effect. `places` are those with standing reductions."""
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE:
            number = list_level(state, deck, card, state.level[place] + 1, 0, 1, way, places, legal, number)
    room = 1 if ongoing_cards(state, state.seat) < PLACES else 0
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            upper = in_upper_row(place)
            number = list_level(state, deck, card, 1, upper, room, way, places, legal, number)
    return number


@rule
def list_level(
    state: State,
    deck: Deck,
    card: int,
    level: int,
    upper: int,
    room: int,
    way: int,
    places: int,
    legal: list[int],
    number: int,
) -> int:
    """Without an effect. Only what can be paid is asked for anything else."""
    legal[number] = FIRST_BUILD + card * WAYS + way
    affordable = is_affordable(state, deck, card, level, upper, way, places)
    mandatory = 1 if deck.kind[card * 3 + level - 1] == MANDATORY else 0
    if affordable & mandatory:
        room = 1 if objection_to_level(state, deck, card, level, upper, way, places) == LEGAL else 0
    return number + (affordable & room)


@rule
def is_affordable(state: State, deck: Deck, card: int, level: int, upper: int, way: int, places: int) -> int:
    """Without an effect."""
    printed = deck.cost[card * 3 + level - 1]
    cost = printed if places == 0 else cost_by_reductions(state, deck, card, level, places)
    if way == WITH_FRUIT:
        if not fruit_lowers_price(cost, printed):
            return 0
        cost = cost_with_fruit(cost, printed, 1)
    return 1 if price_at(cost, upper) <= state.pouch[state.seat] else 0


@rule
def list_levels_of_effect(state: State, deck: Deck, legal: list[int]) -> int:
    number = 0
    places = standing_reductions(state, deck)
    for place in range(state.seat * PLACES, state.seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE:
            level = state.level[place] + 1
            number = list_level_of_effect(state, deck, card, level, 0, places, legal, number)
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            upper = in_upper_row(place)
            number = list_level_of_effect(state, deck, card, 1, upper, places, legal, number)
    return number


@rule
def list_revealed_levels(state: State, deck: Deck, legal: list[int]) -> int:
    number = 0
    places = standing_reductions(state, deck)
    for i in range(state.revealed_size):
        number = list_level_of_effect(state, deck, state.revealed[i], 1, 0, places, legal, number)
    return number


@rule
def list_level_of_effect(
    state: State, deck: Deck, card: int, level: int, upper: int, places: int, legal: list[int], number: int
) -> int:
    if objection_to_level(state, deck, card, level, upper, WITH_EFFECT, places) != LEGAL:
        return number
    return add(FIRST_BUILD + card * WAYS + WITH_EFFECT, legal, number)


@rule
def list_discards(state: State, legal: list[int], number: int) -> int:
    """T17: every card of the player's. No effect is in progress, so none waits for one."""
    seat = state.seat
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        legal[number] = FIRST_DISCARD + state.ongoing[place]
        number += 1 if state.ongoing[place] != NONE else 0
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        number = add(FIRST_DISCARD + state.completed[i], legal, number)
    return number


@rule
def list_discards_of_effect(state: State, deck: Deck, legal: list[int], number: int) -> int:
    """T16, T17: but for those that an effect waits for, or that the step in progress doesn't accept."""
    seat = state.seat
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card != NONE and objection_to_discard_own(state, deck, card, 1) == LEGAL:
            number = add(FIRST_DISCARD + card, legal, number)
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        if objection_to_discard_own(state, deck, state.completed[i], 0) == LEGAL:
            number = add(FIRST_DISCARD + state.completed[i], legal, number)
    return number
