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
from treetop.games.tree_society.pending import is_waiting, pending_operation, pending_place
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
    DISCARD,
    DRAFT,
    EFFECT,
    END,
    GIVE,
    NONE,
    OVER,
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
    place = place_in_guild_market(state, card)
    upper = 1 if place != NONE and place < COLUMNS else 0
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
