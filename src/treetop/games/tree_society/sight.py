"""Kernel: what a seat may know, written fact by fact into a blank state; and dealing the rest."""

from treetop.games.tree_society.pending import pending_place
from treetop.games.tree_society.state import (
    CARDS,
    FRUITS,
    GUILDS,
    MARKET,
    OVER,
    PLACES,
    REVEAL_FRUIT,
    REVEAL_GUILDS,
    STALLS,
    TYPES_OF_FRUIT,
    UNKNOWN,
    Deck,
    State,
)
from treetop.kernel.chance import below, shuffle, sow
from treetop.kernel.rule import rule


@rule
def see(state: State, seat: int, seen: State) -> None:
    """Write into the blank `seen` what `seat` may know; -1 is a spectator.

    Hidden are the order of both decks, the chance to come and, without open memory, what others sold.
    """
    see_options(state, seen)
    see_turn(state, seen)
    see_markets(state, seen)
    for other in range(state.players):
        see_board(state, other, seen)
        see_sold(state, other, other == seat or state.open_memory or state.phase == OVER, seen)


@rule
def see_options(state: State, seen: State) -> None:
    seen.players = state.players
    seen.end_symbols = state.end_symbols
    seen.draft = state.draft
    seen.starting_cards = state.starting_cards
    seen.half_down = state.half_down
    seen.open_memory = state.open_memory
    for guild in range(GUILDS):
        seen.plays[guild] = state.plays[guild]
    for card in range(CARDS):
        seen.in_play[card] = state.in_play[card]


@rule
def see_turn(state: State, seen: State) -> None:
    seen.phase = state.phase
    seen.seat = state.seat
    seen.round = state.round
    seen.turn = state.turn
    seen.last_round = state.last_round
    seen.ended_by = state.ended_by
    seen.sold_now_size = state.sold_now_size
    for i in range(state.sold_now_size):
        seen.sold_now[i] = state.sold_now[i]
    for kind in range(TYPES_OF_FRUIT):
        seen.type_sold_now[kind] = state.type_sold_now[kind]
    seen.fruit_action = state.fruit_action
    seen.pending_size = state.pending_size
    for i in range(state.pending_size):
        seen.pending[i] = state.pending[i]
    seen.pending_begun = state.pending_begun
    seen.pending_left = state.pending_left
    seen.pending_fresh = state.pending_fresh
    seen.revealed_size = state.revealed_size
    for i in range(state.revealed_size):
        seen.revealed[i] = state.revealed[i]


@rule
def see_markets(state: State, seen: State) -> None:
    seen.stalls = state.stalls
    for stall in range(STALLS):
        seen.fruit_market[stall] = state.fruit_market[stall]
    for kind in range(TYPES_OF_FRUIT):
        seen.visible[kind] = state.visible[kind]
    for place in range(MARKET):
        seen.guild_market[place] = state.guild_market[place]
    seen.discard_size = state.discard_size
    for i in range(state.discard_size):
        seen.discard[i] = state.discard[i]
    seen.fruit_deck_size = state.fruit_deck_size
    for i in range(state.fruit_deck_size):
        seen.fruit_deck[i] = UNKNOWN
    seen.guild_deck_size = state.guild_deck_size
    for i in range(state.guild_deck_size):
        seen.guild_deck[i] = UNKNOWN


@rule
def see_board(state: State, seat: int, seen: State) -> None:
    seen.pouch[seat] = state.pouch[seat]
    seen.chest[seat] = state.chest[seat]
    seen.unsold_size[seat] = state.unsold_size[seat]
    for i in range(seat * FRUITS, seat * FRUITS + state.unsold_size[seat]):
        seen.unsold[i] = state.unsold[i]
    for i in range(seat * TYPES_OF_FRUIT, seat * TYPES_OF_FRUIT + TYPES_OF_FRUIT):
        seen.unsold_of[i] = state.unsold_of[i]
    for i in range(seat * PLACES, seat * PLACES + PLACES):
        seen.ongoing[i] = state.ongoing[i]
        seen.level[i] = state.level[i]
    seen.completed_size[seat] = state.completed_size[seat]
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        seen.completed[i] = state.completed[i]
    for i in range(seat * GUILDS, seat * GUILDS + GUILDS):
        seen.symbols_of[i] = state.symbols_of[i]


@rule
def see_sold(state: State, seat: int, known: int, seen: State) -> None:
    seen.sold_size[seat] = state.sold_size[seat]
    for i in range(seat * FRUITS, seat * FRUITS + state.sold_size[seat]):
        seen.sold[i] = state.sold[i] if known else UNKNOWN
    if known:
        for i in range(seat * TYPES_OF_FRUIT, seat * TYPES_OF_FRUIT + TYPES_OF_FRUIT):
            seen.sold_of[i] = state.sold_of[i]


@rule
def deal_unseen(state: State, deck: Deck, unseen: list[int], rng: list[int]) -> None:
    """Put the cards that `see` hid into random order; `unseen` is scratch for as many as there are cards."""
    sow(state.chance, below(rng, 1 << 30))
    number = find_unseen_fruit(state, deck, unseen)
    shuffle(rng, unseen, number)
    for seat in range(state.players):
        for i in range(seat * FRUITS, seat * FRUITS + state.sold_size[seat]):
            if state.sold[i] == UNKNOWN:
                number -= 1
                state.sold[i] = unseen[number]
                state.sold_of[seat * TYPES_OF_FRUIT + deck.fruit_type[unseen[number]]] += 1
    for i in range(state.fruit_deck_size):
        state.fruit_deck[i] = unseen[i]
    number = find_unseen_cards(state, deck, unseen)
    shuffle(rng, unseen, number)
    for i in range(state.guild_deck_size):
        state.guild_deck[i] = unseen[i]


@rule
def find_unseen_fruit(state: State, deck: Deck, unseen: list[int]) -> int:
    for fruit in range(FRUITS):
        unseen[fruit] = 1 if state.players > 2 or deck.marked[fruit] == 0 else 0
    for stall in range(STALLS):
        strike(unseen, state.fruit_market[stall])
    for i in range(state.sold_now_size):
        strike(unseen, state.sold_now[i])
    for seat in range(state.players):
        for i in range(seat * FRUITS, seat * FRUITS + state.unsold_size[seat]):
            strike(unseen, state.unsold[i])
        for i in range(seat * FRUITS, seat * FRUITS + state.sold_size[seat]):
            strike(unseen, state.sold[i])
    if state.revealed_size > 0 and deck.step[pending_place(state)] == REVEAL_FRUIT:
        for i in range(state.revealed_size):
            strike(unseen, state.revealed[i])
    return gather_unseen(unseen, FRUITS)


@rule
def strike(unseen: list[int], card: int) -> None:
    if card != UNKNOWN:
        unseen[card] = 0


@rule
def gather_unseen(unseen: list[int], cards: int) -> int:
    """From marks to a list."""
    number = 0
    for card in range(cards):
        if unseen[card]:
            unseen[number] = card
            number += 1
    return number


@rule
def find_unseen_cards(state: State, deck: Deck, unseen: list[int]) -> int:
    for card in range(CARDS):
        unseen[card] = state.in_play[card]
    for place in range(MARKET):
        strike(unseen, state.guild_market[place])
    for i in range(state.discard_size):
        strike(unseen, state.discard[i])
    for place in range(state.players * PLACES):
        strike(unseen, state.ongoing[place])
    for seat in range(state.players):
        for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
            strike(unseen, state.completed[i])
    if state.revealed_size > 0 and deck.step[pending_place(state)] == REVEAL_GUILDS:
        for i in range(state.revealed_size):
            strike(unseen, state.revealed[i])
    return gather_unseen(unseen, CARDS)
