"""Features of a table between two turns, from which the forecast tells who will win.

They are coins, symbols, points and prices, never particular cards, so they suit any deck.
"""

from __future__ import annotations

from typing import Any

from treetop.games.tree_society.scoring import count_symbols, score
from treetop.games.tree_society.state import (
    CARDS,
    COLUMNS,
    FRUITS,
    MARKET,
    NO_ROUND,
    NONE,
    PLACES,
    REDUCE,
    STEPS,
    SYMBOLS,
    TYPES_OF_FRUIT,
)
from treetop.kernel.rule import helper
from treetop.players.tree_society.valuing import (
    coin_rate,
    expected_points,
    profit_of_card,
    turns_to_come,
    worth,
)

POINTS_NOW = 0
COMPLETED_POINTS = 1
ONGOING_POINTS = 2
PROFITS = 3
WORTH = 4
POUCH = 5
CHEST = 6
BEST_PRICE = 7
SECOND_PRICE = 8
THIRD_PRICE = 9
UNSOLD = 10
OWN_SYMBOLS = 11
SYMBOLS_NEARLY_BUILT = 12
SYMBOLS_BEGUN = 13
CHEAPEST_COMPLETION = 14
COST_TO_COMPLETE_ALL = 15
FREE_PLACES = 16
TURNS = 17
END_IS_TRIGGERED = 18
RIVAL_SYMBOLS = 19
TURNS_UNTIL_TURN = 20
FRUIT_DECK = 21
STANDING_EFFECTS = 22
BEST_IN_MARKET = 23
SECOND_IN_MARKET = 24
ROUND = 25
TWO_PLAYERS = 26
FOUR_PLAYERS = 27
TURN_ORDER = 28
SOLD = 29
CHEAPEST_LEVEL = 30
PRECIOUS = 31
FEATURES = 32


@helper
def read_features(state: Any, deck: Any, seat: int, features: Any) -> None:
    """Each is scaled to be about 1 in the middle of a game."""
    turns = turns_to_come(state, seat)
    rate = coin_rate(turns)
    features[POINTS_NOW] = score(state, deck, seat) / 20
    features[WORTH] = worth(state, deck, seat) / 3000
    features[POUCH] = state.pouch[seat] / 5
    features[CHEST] = state.chest[seat] / 5
    read_completed(state, deck, seat, turns, features)
    read_ongoing(state, deck, seat, turns, rate, features)
    read_guild_market(state, deck, seat, turns, rate, features)
    read_fruit(state, deck, seat, features)
    read_race(state, seat, turns, features)


@helper
def read_completed(state: Any, deck: Any, seat: int, turns: int, features: Any) -> None:
    points = 0
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        points += expected_points(state, deck, seat, state.completed[i] * 3 + 2, turns)
    features[COMPLETED_POINTS] = points / 2000


@helper
def read_ongoing(state: Any, deck: Any, seat: int, turns: int, rate: int, features: Any) -> None:
    points, profits, begun, nearly_built, standing, free = 0, 0, 0, 0, 0, 0
    whole_cost, cheapest_completion, cheapest_level = 0, 12, 5
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        card = state.ongoing[place]
        if card == NONE:
            free += 1
            continue
        built = state.level[place]
        next_level = card * 3 + built
        points += expected_points(state, deck, seat, next_level - 1, turns)
        profits += profit_of_card(state, deck, seat, card, built, turns, rate)
        cost = 0
        for level in range(next_level, card * 3 + 3):
            cost += deck.cost[level]
        whole_cost += cost
        cheapest_completion = min(cheapest_completion, cost)
        cheapest_level = min(cheapest_level, deck.cost[next_level])
        if built == 1:
            begun += deck.symbols[card]
        else:
            nearly_built += deck.symbols[card]
        if deck.step[(next_level - 1) * STEPS] >= REDUCE:
            standing += deck.amount[(next_level - 1) * STEPS]
    features[ONGOING_POINTS] = points / 1000
    features[PROFITS] = profits / 1000
    features[SYMBOLS_BEGUN] = begun / 3
    features[SYMBOLS_NEARLY_BUILT] = nearly_built / 3
    features[STANDING_EFFECTS] = standing / 3
    features[FREE_PLACES] = free / PLACES
    features[COST_TO_COMPLETE_ALL] = whole_cost / 20
    features[CHEAPEST_COMPLETION] = cheapest_completion / 10
    features[CHEAPEST_LEVEL] = cheapest_level / 5


@helper
def read_guild_market(state: Any, deck: Any, seat: int, turns: int, rate: int, features: Any) -> None:
    best, second = 0, 0
    for place in range(MARKET):
        card = state.guild_market[place]
        if card != NONE:
            profit = profit_of_card(state, deck, seat, card, 0, turns, rate)
            if place < COLUMNS:
                profit -= rate
            if profit > best:
                best, second = profit, best
            elif profit > second:
                second = profit
    features[BEST_IN_MARKET] = best / 1000
    features[SECOND_IN_MARKET] = second / 1000


@helper
def read_fruit(state: Any, deck: Any, seat: int, features: Any) -> None:
    first, second, third = 0, 0, 0
    for kind in range(TYPES_OF_FRUIT):
        if state.unsold_of[seat * TYPES_OF_FRUIT + kind] > 0:
            price = state.visible[kind]
            if price > first:
                first, second, third = price, first, second
            elif price > second:
                second, third = price, second
            elif price > third:
                third = price
    precious = 0
    for i in range(seat * FRUITS, seat * FRUITS + state.unsold_size[seat]):
        precious += deck.precious[state.unsold[i]]
    features[BEST_PRICE] = first / 5
    features[SECOND_PRICE] = second / 5
    features[THIRD_PRICE] = third / 5
    features[PRECIOUS] = precious / 3
    features[UNSOLD] = state.unsold_size[seat] / 5
    features[SOLD] = state.sold_size[seat] / 10


@helper
def read_race(state: Any, seat: int, turns: int, features: Any) -> None:
    """How far the game has come, and how near each player is to ending it."""
    rival = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, count_symbols(state, other, SYMBOLS))
    players = state.players
    features[OWN_SYMBOLS] = count_symbols(state, seat, SYMBOLS) / state.end_symbols
    features[RIVAL_SYMBOLS] = rival / state.end_symbols
    features[TURNS] = turns / 8
    features[ROUND] = state.round / 12
    features[END_IS_TRIGGERED] = 0 if state.last_round == NO_ROUND else 1
    features[FRUIT_DECK] = state.fruit_deck_size / 50
    features[TURNS_UNTIL_TURN] = ((seat - state.seat + players) % players) / players
    features[TURN_ORDER] = seat / (players - 1)
    features[TWO_PLAYERS] = 1 if players == 2 else 0
    features[FOUR_PLAYERS] = 1 if players == 4 else 0
