"""The things that effects and formulas count, and the points they give (T21, T23, T24)."""

from treetop.games.tree_society.state import (
    CARDS,
    COINS_LEFT,
    COMPLETED,
    DIFFERENT_GUILDS,
    FRUIT_CARDS,
    GUILD_CARDS,
    GUILDS,
    MARKET_TYPES,
    MOST_GUILD,
    MOST_SOLD,
    NONE,
    ONE,
    ONGOING,
    PLACES,
    SOLD,
    SOLD_OF,
    STALLS,
    SYMBOLS,
    SYMBOLS_OF,
    TYPES_OF_FRUIT,
    UNSOLD,
    UNSOLD_OF,
    UNSOLD_TYPES,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def count(state: State, deck: Deck, seat: int, term: int) -> int:
    """How many of a thing a player has."""
    if term == ONE:
        return 1
    if term == COMPLETED:
        return state.completed_size[seat]
    if term <= MOST_GUILD:
        return count_symbols(state, seat, term)
    if term == ONGOING:
        return ongoing_cards(state, seat)
    if term == GUILD_CARDS:
        return state.completed_size[seat] + ongoing_cards(state, seat)
    if term == COINS_LEFT:
        return state.pouch[seat] + state.chest[seat]
    if term == MARKET_TYPES:
        return market_types(state, deck)
    if term >= UNSOLD_OF:
        return state.unsold_of[seat * TYPES_OF_FRUIT + term - UNSOLD_OF]
    if term >= SOLD_OF:
        return state.sold_of[seat * TYPES_OF_FRUIT + term - SOLD_OF]
    if term >= SYMBOLS_OF:
        return state.symbols_of[seat * GUILDS + term - SYMBOLS_OF]
    return count_fruit(state, seat, term)


@rule
def count_symbols(state: State, seat: int, term: int) -> int:
    total = 0
    most = 0
    different = 0
    for guild in range(GUILDS):
        number = state.symbols_of[seat * GUILDS + guild]
        total += number
        if number > most:
            most = number
        if number > 0:
            different += 1
    if term == SYMBOLS:
        return total
    return different if term == DIFFERENT_GUILDS else most


@rule
def count_fruit(state: State, seat: int, term: int) -> int:
    if term == UNSOLD:
        return state.unsold_size[seat]
    if term == SOLD:
        return state.sold_size[seat]
    if term == FRUIT_CARDS:
        return state.unsold_size[seat] + state.sold_size[seat]
    types = 0
    most = 0
    for kind in range(TYPES_OF_FRUIT):
        number = state.sold_of[seat * TYPES_OF_FRUIT + kind]
        if term == UNSOLD_TYPES:
            number = state.unsold_of[seat * TYPES_OF_FRUIT + kind]
        if number > 0:
            types += 1
        if number > most:
            most = number
    return most if term == MOST_SOLD else types


@rule
def ongoing_cards(state: State, seat: int) -> int:
    cards = 0
    for place in range(PLACES):
        if state.ongoing[seat * PLACES + place] != NONE:
            cards += 1
    return cards


@rule
def market_types(state: State, deck: Deck) -> int:
    types = 0
    for kind in range(TYPES_OF_FRUIT):
        for stall in range(STALLS):
            if state.fruit_market[stall] != NONE and deck.fruit_type[state.fruit_market[stall]] == kind:
                types += 1
                break
    return types


@rule
def points_of_level(state: State, deck: Deck, seat: int, level: int) -> int:
    """T23: a fixed number, or a formula."""
    points = deck.points[level]
    if deck.points_each[level] != 0:
        points += deck.points_each[level] * (
            count(state, deck, seat, deck.points_term[level]) // deck.points_per[level]
        )
    return points


@rule
def score(state: State, deck: Deck, seat: int) -> int:
    """T23: ongoing cards score their highest level, completed ones their third."""
    points = 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if state.ongoing[place] != NONE:
            points += points_of_level(state, deck, seat, state.ongoing[place] * 3 + state.level[place] - 1)
    for i in range(state.completed_size[seat]):
        points += points_of_level(state, deck, seat, state.completed[seat * CARDS + i] * 3 + 2)
    return points


@rule
def winner(state: State, deck: Deck) -> int:
    """T24: most points; among those tied, the latest in turn order."""
    best = 0
    for seat in range(1, state.players):
        if score(state, deck, seat) >= score(state, deck, best):
            best = seat
    return best
