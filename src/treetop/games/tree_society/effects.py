"""The effects of levels, step by step (T15, T16)."""

from treetop.games.tree_society.building import has_card_to_discard, next_level, price, raise_level
from treetop.games.tree_society.codes import WITH_EFFECT
from treetop.games.tree_society.market import (
    draw_fruit,
    draw_guild,
    fruit_on_sale,
    reshuffle,
    see_whether_fruit_ran_out,
)
from treetop.games.tree_society.pending import (
    card_of_step,
    drop_effect,
    has_next_step,
    is_price,
    leave_step,
    pending_place,
    push_effect,
)
from treetop.games.tree_society.scoring import count
from treetop.games.tree_society.selling import sales_left
from treetop.games.tree_society.state import (
    ANOTHER_CARD,
    BUILD,
    BUILD_LEVEL,
    CHEST,
    COINS,
    DEPTH,
    DISCARD,
    EFFECT,
    FIRST_RULES,
    GIVE,
    MANDATORY,
    MARKET,
    NEW_CARD,
    NONE,
    PLACES,
    REVEAL_FRUIT,
    REVEAL_GUILDS,
    SALE,
    STANDARD,
    TAKE,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def build(state: State, deck: Deck, card: int, level: int) -> None:
    """T16: what a mandatory effect asks for is given before the level stands."""
    kind = deck.kind[card * 3 + level - 1]
    if kind != MANDATORY or state.rules == FIRST_RULES:
        raise_level(state, deck, card)
    if kind in (STANDARD, MANDATORY):
        push_effect(state, card * 3 + level - 1)
    settle(state, deck)


@rule
def settle(state: State, deck: Deck) -> None:
    """Go on with the uppermost effect that asks the player something; without any, one may build again."""
    while state.pending_size > 0:
        if asks_something(state, deck):
            state.phase = EFFECT
            return
        drop_effect(state)
    state.phase = BUILD


@rule
def asks_something(state: State, deck: Deck) -> int:
    """Find the next step that leaves a choice; those that cannot be done are passed over (T16).

    Of an effect in use, gains are received on the way.
    """
    while True:
        place = pending_place(state)
        if not is_possible(state, deck):
            note_passed(state, place)
            if state.rules == FIRST_RULES and state.pending_begun == 0 and not is_gain(deck, place):
                return 0
        elif is_gain(deck, place) and state.pending_begun:
            gain(state, deck)
        else:
            state.pending_left = repetitions(deck, place)
            state.pending_fresh = 1
            return 1
        if not has_next_step(deck, place):
            return 0
        state.pending[state.pending_size - 1] += 1


@rule
def note_passed(state: State, place: int) -> None:
    """For the log; there is room for as many as anybody would read."""
    if state.passed_size < DEPTH:
        state.passed[state.passed_size] = place
        state.passed_size += 1


@rule
def repetitions(deck: Deck, place: int) -> int:
    step = deck.step[place]
    if step == REVEAL_FRUIT:
        return deck.what[place]
    return deck.amount[place] if step in (SALE, TAKE, GIVE) else 1


@rule
def is_gain(deck: Deck, place: int) -> int:
    return 1 if deck.step[place] in (COINS, CHEST) else 0


@rule
def gained_coins(state: State, deck: Deck, place: int) -> int:
    return deck.amount[place] * count(state, deck, state.seat, deck.term[place])


@rule
def gain(state: State, deck: Deck) -> None:
    place = pending_place(state)
    coins = gained_coins(state, deck, place)
    if deck.step[place] == CHEST:
        state.chest[state.seat] += coins
    else:
        state.pouch[state.seat] += coins


@rule
def is_possible(state: State, deck: Deck) -> int:
    """Can the step in progress be done at all, and does it bring anything?"""
    place = pending_place(state)
    step = deck.step[place]
    seat = state.seat
    if step in (COINS, CHEST):
        return 1 if gained_coins(state, deck, place) > 0 else 0
    if step == SALE:
        return 1 if sales_left(state, seat) > 0 else 0
    if step == TAKE:
        return 1 if fruit_on_sale(state) > 0 else 0
    if step == GIVE:
        return 1 if state.unsold_size[seat] > 0 else 0
    if step == DISCARD:
        return has_card_to_discard(state, deck, place)
    if step == BUILD_LEVEL:
        return can_afford_any(state, deck)
    if step == REVEAL_FRUIT:
        return 1 if state.fruit_deck_size > 0 else 0
    if step == REVEAL_GUILDS:
        return 1 if state.guild_deck_size + state.discard_size > 0 else 0
    return market_has_cards(state)


@rule
def market_has_cards(state: State) -> int:
    for place in range(MARKET):
        if state.guild_market[place] != NONE:
            return 1
    return 0


@rule
def can_afford_any(state: State, deck: Deck) -> int:
    """Is there a level that the build step in progress could build, were there room (T17 makes room)?"""
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE and price(state, deck, card, WITH_EFFECT) <= state.pouch[state.seat]:
            return 1
    for place in range(PLACES):
        card = state.ongoing[state.seat * PLACES + place]
        if card != NONE and fits_build_step(state, deck, card, next_level(state, card)):
            if price(state, deck, card, WITH_EFFECT) <= state.pouch[state.seat]:
                return 1
    return 0


@rule
def fits_build_step(state: State, deck: Deck, card: int, level: int) -> int:
    what = deck.what[pending_place(state)]
    if what == NEW_CARD:
        return 1 if level == 1 else 0
    if what == ANOTHER_CARD:
        return 1 if card != card_of_step(pending_place(state)) else 0
    return 1


@rule
def may_skip(state: State, deck: Deck) -> int:
    """T16: forgo an effect as a whole, before any of it is used; building is never forced."""
    place = pending_place(state)
    if deck.step[place] == BUILD_LEVEL or (deck.step[place] == REVEAL_GUILDS and state.pending_fresh == 0):
        return 1
    if is_price(deck, place) or state.pending_begun:
        return 0
    return state.pending_fresh


@rule
def skip(state: State, deck: Deck) -> None:
    """T16: forgo the effect, or what is left of it."""
    put_revealed_back(state, deck)
    drop_effect(state)
    settle(state, deck)


@rule
def use(state: State, deck: Deck) -> None:
    """T16: use an effect that begins with a gain."""
    gain(state, deck)
    finish_step(state, deck)


@rule
def choice_made(state: State, deck: Deck) -> None:
    """One choice of the step in progress is made."""
    state.pending_left -= 1
    state.pending_fresh = 0
    if state.pending_left == 0 or not can_go_on(state, deck):
        finish_step(state, deck)


@rule
def finish_step(state: State, deck: Deck) -> None:
    """T16: with its price paid a level stands, and its reward comes next."""
    put_revealed_back(state, deck)
    if state.rules != FIRST_RULES and is_price(deck, pending_place(state)):
        raise_level(state, deck, card_of_step(pending_place(state)))
    leave_step(state, deck)
    settle(state, deck)


@rule
def can_go_on(state: State, deck: Deck) -> int:
    if deck.step[pending_place(state)] == REVEAL_FRUIT:
        return 1 if state.revealed_size > 0 else 0
    return is_possible(state, deck)


@rule
def reveal(state: State, deck: Deck) -> None:
    """T16: turn cards of a deck face up."""
    place = pending_place(state)
    state.pending_fresh = 0
    for _ in range(deck.amount[place]):
        card = draw_fruit(state) if deck.step[place] == REVEAL_FRUIT else draw_guild(state)
        if card != NONE:
            state.revealed[state.revealed_size] = card
            state.revealed_size += 1


@rule
def place_among_revealed(state: State, card: int) -> int:
    for i in range(state.revealed_size):
        if state.revealed[i] == card:
            return i
    return NONE


@rule
def keep_revealed(state: State, card: int) -> None:
    place = place_among_revealed(state, card)
    state.revealed_size -= 1
    for i in range(place, state.revealed_size):
        state.revealed[i] = state.revealed[i + 1]


@rule
def put_revealed_back(state: State, deck: Deck) -> None:
    """T16: what is not kept is shuffled back into its deck; only what is kept has been drawn (T22)."""
    step = deck.step[pending_place(state)]
    if step == REVEAL_FRUIT:
        for i in range(state.revealed_size):
            state.fruit_deck[state.fruit_deck_size] = state.revealed[i]
            state.fruit_deck_size += 1
        reshuffle(state, state.fruit_deck, state.fruit_deck_size)
        see_whether_fruit_ran_out(state)
    elif step == REVEAL_GUILDS:
        for i in range(state.revealed_size):
            state.guild_deck[state.guild_deck_size] = state.revealed[i]
            state.guild_deck_size += 1
        reshuffle(state, state.guild_deck, state.guild_deck_size)
    state.revealed_size = 0
