"""From shuffled cards to the first turn (T1, T3, T5-T8)."""

from treetop.games.tree_society.market import draw_fruit, fill_stall, refill_guild_market
from treetop.games.tree_society.selling import receive
from treetop.games.tree_society.state import (
    CARDS,
    DRAFT,
    FRUITS,
    PLACES,
    SELL,
    Deck,
    State,
)
from treetop.kernel.chance import shuffle
from treetop.kernel.rule import rule

ARCHITECTS = 0


@rule
def gather(state: State, deck: Deck) -> None:
    """T3, T6, T7: the cards in play, unshuffled; every starting card is among them until `open_markets`."""
    state.fruit_deck_size = 0
    for fruit in range(FRUITS):
        if state.players > 2 or deck.marked[fruit] == 0:
            state.fruit_deck[state.fruit_deck_size] = fruit
            state.fruit_deck_size += 1
    state.guild_deck_size = 0
    for card in range(CARDS):
        if state.plays[deck.guild[card]] or (state.starting_cards and deck.starting[card]):
            state.in_play[card] = 1
            state.guild_deck[state.guild_deck_size] = card
            state.guild_deck_size += 1


@rule
def open_markets(state: State, deck: Deck) -> None:
    """T6, T7: from shuffled decks. The fruit deck is to be shuffled again afterwards."""
    if state.starting_cards:
        hand_out_starting_cards(state, deck)
    refill_guild_market(state)
    state.stalls = 7 - state.players
    for stall in range(state.stalls):
        bring_to_top(state, first_of_new_type(state, deck))
        fill_stall(state, deck, stall)


@rule
def hand_out_starting_cards(state: State, deck: Deck) -> None:
    """T6: tree on level 1, nothing paid. The others stay with the Architects, if these play."""
    for seat in range(state.players):
        for i in range(state.guild_deck_size - 1, -1, -1):
            if deck.starting[state.guild_deck[i]]:
                state.ongoing[seat * PLACES] = state.guild_deck[i]
                state.level[seat * PLACES] = 1
                leave_guild_deck(state, i)
                break
    for i in range(state.guild_deck_size - 1, -1, -1):
        if state.plays[deck.guild[state.guild_deck[i]]] == 0:
            state.in_play[state.guild_deck[i]] = 0
            leave_guild_deck(state, i)


@rule
def leave_guild_deck(state: State, place: int) -> None:
    state.guild_deck_size -= 1
    for i in range(place, state.guild_deck_size):
        state.guild_deck[i] = state.guild_deck[i + 1]


@rule
def first_of_new_type(state: State, deck: Deck) -> int:
    """T7: the topmost fruit whose type the market does not show yet."""
    for i in range(state.fruit_deck_size - 1, -1, -1):
        if state.visible[deck.fruit_type[state.fruit_deck[i]]] == 0:
            return i
    return state.fruit_deck_size - 1


@rule
def bring_to_top(state: State, place: int) -> None:
    top = state.fruit_deck_size - 1
    fruit = state.fruit_deck[place]
    for i in range(place, top):
        state.fruit_deck[i] = state.fruit_deck[i + 1]
    state.fruit_deck[top] = fruit


@rule
def begin(state: State, deck: Deck) -> None:
    """T5, T8: starting coins, and three fruit each unless they are drafted."""
    for seat in range(state.players):
        state.pouch[seat] = deck.start_pouch[seat]
        state.chest[seat] = deck.start_chest[seat]
    state.phase = DRAFT if state.draft else SELL
    if state.draft == 0:
        for seat in range(state.players):
            for _ in range(3):
                fruit = draw_fruit(state)
                receive(state, deck, seat, fruit)
                state.visible[deck.fruit_type[fruit]] += 1


@rule
def deal(state: State, deck: Deck) -> None:
    """Set up a game for a simulation, with the state's own chance."""
    gather(state, deck)
    shuffle(state.chance, state.fruit_deck, state.fruit_deck_size)
    shuffle(state.chance, state.guild_deck, state.guild_deck_size)
    open_markets(state, deck)
    shuffle(state.chance, state.fruit_deck, state.fruit_deck_size)
    begin(state, deck)
