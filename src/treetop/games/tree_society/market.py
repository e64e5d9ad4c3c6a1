"""Decks and markets (T7, T18, T20, T22)."""

from treetop.games.tree_society.state import (
    BY_FRUIT,
    COLUMNS,
    MARKET,
    NONE,
    STALLS,
    Deck,
    State,
)
from treetop.kernel.chacha import shuffle_by_key
from treetop.kernel.chance import shuffle
from treetop.kernel.rule import rule


@rule
def draw_fruit(state: State) -> int:
    if state.fruit_deck_size == 0:
        return NONE
    state.fruit_deck_size -= 1
    return state.fruit_deck[state.fruit_deck_size]


@rule
def see_whether_fruit_ran_out(state: State) -> None:
    """T22: once the last fruit is drawn, the current round is the last; that beats a later end by T21."""
    if state.fruit_deck_size == 0 and state.last_round > state.round:
        state.last_round = state.round
        state.ended_by = BY_FRUIT


@rule
def fill_stall(state: State, deck: Deck, stall: int) -> None:
    """T18: a fruit taken is replaced at once, as long as there are any."""
    fruit = draw_fruit(state)
    state.fruit_market[stall] = fruit
    if fruit != NONE:
        state.visible[deck.fruit_type[fruit]] += 1
        see_whether_fruit_ran_out(state)


@rule
def stall_of(state: State, fruit: int) -> int:
    """Found without leaving early, as `place_in_guild_market`."""
    found = NONE
    for stall in range(STALLS):
        if state.fruit_market[stall] == fruit:
            found = stall
    return found


@rule
def fruit_on_sale(state: State) -> int:
    """How many fruit lie in the market."""
    number = 0
    for stall in range(state.stalls):
        if state.fruit_market[stall] != NONE:
            number += 1
    return number


@rule
def reshuffle(state: State, cards: list[int], count: int) -> None:
    """Every shuffle after the deal: no player of a real game can foresee it, and everybody can check it."""
    if state.keyed:
        shuffle_by_key(state.key, state.shuffles, cards, count, state.block)
        state.shuffles += 1
    else:
        shuffle(state.chance, cards, count)


@rule
def draw_guild(state: State) -> int:
    """T20: an empty guild deck is made anew from the shuffled discard pile."""
    if state.guild_deck_size == 0:
        if state.discard_size == 0:
            return NONE
        for i in range(state.discard_size):
            state.guild_deck[i] = state.discard[i]
        state.guild_deck_size = state.discard_size
        state.discard_size = 0
        reshuffle(state, state.guild_deck, state.guild_deck_size)
    state.guild_deck_size -= 1
    return state.guild_deck[state.guild_deck_size]


@rule
def refill_guild_market(state: State) -> None:
    """T20: upper cards drop into empty places below; then empty places fill, beginning at the bottom left."""
    for column in range(COLUMNS):
        if state.guild_market[COLUMNS + column] == NONE:
            state.guild_market[COLUMNS + column] = state.guild_market[column]
            state.guild_market[column] = NONE
    for i in range(MARKET):
        place = (i + COLUMNS) % MARKET
        if state.guild_market[place] == NONE:
            state.guild_market[place] = draw_guild(state)


@rule
def place_in_guild_market(state: State, card: int) -> int:
    """Whoever looks on after finding it makes no wrong guess when to leave, which would cost more."""
    found = NONE
    for place in range(MARKET):
        if state.guild_market[place] == card:
            found = place
    return found


@rule
def in_upper_row(place: int) -> int:
    """Where a card costs more (T13); NONE lies in no row."""
    return 1 if 0 <= place < COLUMNS else 0


@rule
def cards_in_row(state: State, row: int) -> int:
    cards = 0
    for place in range(row * COLUMNS, row * COLUMNS + COLUMNS):
        if state.guild_market[place] != NONE:
            cards += 1
    return cards


@rule
def put_on_discard_pile(state: State, card: int) -> None:
    state.discard[state.discard_size] = card
    state.discard_size += 1


@rule
def discard_row(state: State, row: int) -> None:
    """T10: the cards of a row leave; the market is refilled by T20, every empty place of it."""
    for place in range(row * COLUMNS, row * COLUMNS + COLUMNS):
        if state.guild_market[place] != NONE:
            put_on_discard_pile(state, state.guild_market[place])
            state.guild_market[place] = NONE
    refill_guild_market(state)
