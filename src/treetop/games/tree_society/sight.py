"""What a seat may know, written fact by fact into a blank state; and dealing the rest."""

from treetop.games.tree_society.pending import card_in_hand, pending_place
from treetop.games.tree_society.state import (
    CARDS,
    FRUITS,
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
from treetop.kernel.sight import sight_of

see_openly = rule(sight_of(State, UNKNOWN, __name__))


@rule
def see(state: State, seat: int, seen: State) -> None:
    """Write into the blank `seen` what `seat` may know; -1 is a spectator.

    Hidden are the order of both decks, the shuffles to come and, without open memory, what others sold.
    """
    see_openly(state, seen)
    for other in range(state.players):
        see_sold(state, other, other == seat or state.open_memory or state.phase == OVER, seen)


@rule
def see_sold(state: State, seat: int, known: int, seen: State) -> None:
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
    strike_revealed(state, deck, REVEAL_FRUIT, unseen)
    return gather_unseen(unseen, FRUITS)


@rule
def strike(unseen: list[int], card: int) -> None:
    if card != UNKNOWN:
        unseen[card] = 0


@rule
def strike_revealed(state: State, deck: Deck, operation: int, unseen: list[int]) -> None:
    if state.revealed_size > 0 and deck.step[pending_place(state)] == operation:
        for i in range(state.revealed_size):
            strike(unseen, state.revealed[i])


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
    strike(unseen, card_in_hand(state, deck))
    for i in range(state.discard_size):
        strike(unseen, state.discard[i])
    for place in range(state.players * PLACES):
        strike(unseen, state.ongoing[place])
    for seat in range(state.players):
        for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
            strike(unseen, state.completed[i])
    strike_revealed(state, deck, REVEAL_GUILDS, unseen)
    return gather_unseen(unseen, CARDS)
