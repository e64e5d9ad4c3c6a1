"""What is legal, and which reason speaks against the rest (T8-T20)."""

from treetop.games.tree_society.building import (
    can_fulfil,
    next_level,
    place_of_completed,
    place_of_ongoing,
    price,
    price_of_level,
)
from treetop.games.tree_society.codes import (
    CANNOT_FULFIL,
    CARD_NOT_AVAILABLE,
    DISCARD_DOES_NOT_FIT,
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
    SKIP,
    TOO_EXPENSIVE,
    TYPE_ALREADY_SOLD,
    USE,
    WAYS,
    WITH_EFFECT,
    WITH_FRUIT,
)
from treetop.games.tree_society.effects import fits_build_step, may_skip, place_among_revealed
from treetop.games.tree_society.market import cards_in_row, place_in_guild_market, stall_of
from treetop.games.tree_society.pending import card_of_step, is_waiting, pending_operation, pending_place
from treetop.games.tree_society.scoring import ongoing_cards
from treetop.games.tree_society.selling import may_be_sold_too, place_among_unsold
from treetop.games.tree_society.state import (
    ACTION_CHEST,
    ACTION_REDUCE,
    ACTION_ROW,
    ACTION_SELL,
    ACTION_TAKE,
    BUILD,
    BUILD_LEVEL,
    CHEST,
    COINS,
    COLUMNS,
    COMPLETED_CARD,
    DISCARD,
    DRAFT,
    EFFECT,
    GIVE,
    NONE,
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
from treetop.kernel.rule import rule


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
    if is_waiting(state, deck, card):
        return EFFECT_IN_PROGRESS
    if pending_operation(state, deck) == DISCARD:
        what = deck.what[pending_place(state)]
        if card == card_of_step(pending_place(state)):
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
    if code == USE:
        return LEGAL if step in (COINS, CHEST) else NOT_NOW
    return LEGAL if step in (REVEAL_FRUIT, REVEAL_GUILDS) and state.pending_fresh else NOT_NOW
