"""A turn of Tree Society: sell, build, rest (T8-T22)."""

from treetop.games.tree_society.building import discard_guild, next_level, pay
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
    REVEAL,
    SKIP,
    USE,
    WAYS,
)
from treetop.games.tree_society.effects import (
    build,
    choice_made,
    keep_revealed,
    put_revealed_back,
    reveal,
    skip,
    use,
)
from treetop.games.tree_society.legality import list_legal
from treetop.games.tree_society.market import discard_row, fruit_on_sale, refill_guild_market
from treetop.games.tree_society.pending import (
    card_of_step,
    is_price,
    leave_step,
    level_of_step,
    pending_operation,
    pending_place,
)
from treetop.games.tree_society.selling import (
    earn_by,
    part_with,
    payment,
    put_away_sold_fruit,
    put_into_sold_section,
    receive,
    sell,
    take_from_market,
    take_fruit,
)
from treetop.games.tree_society.state import (
    BUILD,
    DISCARD,
    DRAFT,
    EFFECT,
    FIRST_RULES,
    MANDATORY,
    NONE,
    ON_BUILD,
    ON_COMPLETE,
    ON_REST,
    ON_SALE,
    ON_TAKE,
    OVER,
    REST,
    REVEAL_GUILDS,
    SELL,
    TO_CHEST,
    TO_POUCH,
    Deck,
    State,
)
from treetop.kernel.chance import below
from treetop.kernel.rule import rule


@rule
def use_up_fruit_action(state: State) -> None:
    if state.phase == BUILD:
        state.fruit_action = NONE


@rule
def apply_sell(state: State, deck: Deck, fruit: int) -> None:
    """T9-T11."""
    use_up_fruit_action(state)
    sell(state, deck, fruit)
    if state.phase == SELL:
        state.fruit_action = fruit
        state.phase = BUILD
    elif state.phase == EFFECT:
        choice_made(state, deck)


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
        choice_made(state, deck)


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
    choice_made(state, deck)


@rule
def apply_give(state: State, deck: Deck, fruit: int) -> None:
    """An effect asks for a fruit: it goes to the sold section and earns nothing."""
    part_with(state, deck, state.seat, fruit)
    put_into_sold_section(state, deck, state.seat, fruit)
    choice_made(state, deck)


@rule
def apply_build(state: State, deck: Deck, card: int, way: int) -> None:
    """T15, T16: the new level's effect is finished before the one that built it goes on."""
    level = next_level(state, card)
    pay(state, deck, card, level, way)
    if state.phase == EFFECT:
        if deck.step[pending_place(state)] == REVEAL_GUILDS:
            keep_revealed(state, card)
            put_revealed_back(state, deck)
        leave_step(state, deck)
    build(state, deck, card, level)


@rule
def apply_discard(state: State, deck: Deck, card: int) -> None:
    discard_guild(state, deck, card)
    if pending_operation(state, deck) == DISCARD:
        choice_made(state, deck)


@rule
def apply_row(state: State, deck: Deck, row: int) -> None:
    use_up_fruit_action(state)
    discard_row(state, row)
    if state.phase == EFFECT:
        choice_made(state, deck)


@rule
def apply_chest(state: State, deck: Deck) -> None:
    state.chest[state.seat] += deck.fruit_coins[state.fruit_action]
    state.fruit_action = NONE


@rule
def apply_rest(state: State, deck: Deck) -> None:
    """T18."""
    put_away_sold_fruit(state, deck)
    state.phase = REST
    if fruit_on_sale(state) == 0:
        finish_turn(state, deck)


@rule
def finish_turn(state: State, deck: Deck) -> None:
    """T19, T20. Effects that pay at rest pay before the pouch is cut and the chest emptied: our reading."""
    seat = state.seat
    earn_by(state, deck, seat, ON_REST, NONE)
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
    state.earned[TO_POUCH] = 0
    state.earned[TO_CHEST] = 0
    state.passed_size = 0
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
    elif code == USE:
        use(state, deck)
    elif code == REVEAL:
        reveal(state, deck)
    elif code == SKIP:
        skip(state, deck)
    else:
        apply_rest(state, deck)


@rule
def promised(state: State, deck: Deck, code: int, purse: int) -> int:
    """T16: the sum that continuous effects will pay into a purse for a legal action."""
    seat = state.seat
    coins = 0
    if code < FIRST_TAKE:
        coins = payment(state, deck, seat, ON_SALE, NONE, NONE, purse)
    elif code < FIRST_KEEP and state.phase != DRAFT:
        coins = payment(state, deck, seat, ON_TAKE, NONE, NONE, purse)
    if (code < FIRST_KEEP and state.phase == REST) or (code == END_BUILD and fruit_on_sale(state) == 0):
        coins += payment(state, deck, seat, ON_REST, NONE, NONE, purse)
    if FIRST_BUILD <= code < FIRST_DISCARD:
        coins += promised_for_level(state, deck, (code - FIRST_BUILD) // WAYS, purse)
    elif state.phase == EFFECT and is_price(deck, pending_place(state)) and state.pending_left == 1:
        gone = code - FIRST_DISCARD if FIRST_DISCARD <= code < FIRST_ROW else NONE
        coins += promised_with_price(state, deck, gone, purse)
    return coins


@rule
def promised_for_level(state: State, deck: Deck, card: int, purse: int) -> int:
    """For a level whose price is still to be paid nothing yet: that may cost what would pay."""
    level = next_level(state, card)
    if state.rules != FIRST_RULES and deck.kind[card * 3 + level - 1] == MANDATORY:
        return 0
    besides = NONE if state.rules == FIRST_RULES else card
    return payment_for_level(state, deck, level, besides, NONE, purse)


@rule
def promised_with_price(state: State, deck: Deck, gone: int, purse: int) -> int:
    """The last choice of a price lets the level stand."""
    if state.rules == FIRST_RULES:
        return 0
    place = pending_place(state)
    return payment_for_level(state, deck, level_of_step(place), card_of_step(place), gone, purse)


@rule
def payment_for_level(state: State, deck: Deck, level: int, besides: int, gone: int, purse: int) -> int:
    coins = payment(state, deck, state.seat, ON_BUILD, besides, gone, purse)
    if level == 3:
        coins += payment(state, deck, state.seat, ON_COMPLETE, besides, gone, purse)
    return coins


@rule
def play_out(state: State, deck: Deck, legal: list[int], rng: list[int]) -> int:
    """Play at random, all legal actions alike, until the game is over; return the number of decisions."""
    decisions = 0
    while state.phase != OVER:
        number = list_legal(state, deck, legal)
        apply(state, deck, legal[below(rng, number)])
        decisions += 1
    return decisions
