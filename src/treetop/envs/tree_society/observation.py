"""What a learner sees of a game of Tree Society, as numbers (docs/research.md).

`mark_…` writes into blank rows: where nothing is said there is 0.
"""

from treetop.games.tree_society.legality import list_legal
from treetop.games.tree_society.state import (
    CARDS,
    COLUMNS,
    FRUITS,
    GUILDS,
    MARKET,
    NO_ROUND,
    NONE,
    OVER,
    PLACES,
    REVEALED,
    STALLS,
    STEPS,
    TYPES_OF_FRUIT,
    Deck,
    State,
)
from treetop.kernel.rule import rule

FRUIT = 3
"""Columns of a fruit card before those of the seats."""
GUILD = 5
"""Columns of a guild card before those of the seats."""
NUMBERS = 12
"""What the table counts between its phase and its types of fruit."""
TABLE = OVER + 1 + NUMBERS + 2 * TYPES_OF_FRUIT + 1
SIZES = 5
SEAT = SIZES + 2 * TYPES_OF_FRUIT + GUILDS


@rule
def knows_sold(state: State, viewer: int, seat: int) -> int:
    """T4: may the viewer look through the fruit that this seat has sold?"""
    return 1 if seat == viewer or state.open_memory or state.phase == OVER else 0


@rule
def mark_fruit(state: State, viewer: int, fruit: list[int]) -> None:
    """By fruit card: in the market, sold this turn, its action in use; then held and sold, seat by seat."""
    players = state.players
    width = FRUIT + 2 * players
    for stall in range(STALLS):
        if state.fruit_market[stall] >= 0:
            fruit[state.fruit_market[stall] * width] = 1
    for i in range(state.sold_now_size):
        fruit[state.sold_now[i] * width + 1] = 1
    if state.fruit_action != NONE:
        fruit[state.fruit_action * width + 2] = 1
    for ahead in range(players):
        seat = (viewer + ahead) % players
        for i in range(seat * FRUITS, seat * FRUITS + state.unsold_size[seat]):
            fruit[state.unsold[i] * width + FRUIT + ahead] = 1
        if knows_sold(state, viewer, seat):
            for i in range(seat * FRUITS, seat * FRUITS + state.sold_size[seat]):
                if state.sold[i] >= 0:
                    fruit[state.sold[i] * width + FRUIT + players + ahead] = 1


@rule
def mark_guild(state: State, viewer: int, guild: list[int]) -> None:
    """By guild card: in play, in the upper row, in the lower, discarded, its effect in use; then, seat by
    seat, 1 + the level its tree stands on; then completed, seat by seat."""
    players = state.players
    width = GUILD + 2 * players
    for card in range(CARDS):
        guild[card * width] = state.in_play[card]
    for place in range(MARKET):
        if state.guild_market[place] >= 0:
            guild[state.guild_market[place] * width + (1 if place < COLUMNS else 2)] = 1
    for i in range(state.discard_size):
        guild[state.discard[i] * width + 3] = 1
    for i in range(state.pending_size):
        guild[state.pending[i] // (3 * STEPS) * width + 4] = 1
    for ahead in range(players):
        seat = (viewer + ahead) % players
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            if state.ongoing[place] >= 0:
                guild[state.ongoing[place] * width + GUILD + ahead] = 1 + state.level[place]
        for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
            guild[state.completed[i] * width + GUILD + players + ahead] = 1


@rule
def list_market(state: State, stalls: list[int], market: list[int], revealed: list[int]) -> None:
    """Cards from 1, place by place."""
    for stall in range(STALLS):
        stalls[stall] = state.fruit_market[stall] + 1
    for place in range(MARKET):
        market[place] = state.guild_market[place] + 1
    for i in range(REVEALED):
        revealed[i] = state.revealed[i] + 1 if i < state.revealed_size else 0


@rule
def describe_table(state: State, table: list[int]) -> None:
    for phase in range(OVER + 1):
        table[phase] = 1 if state.phase == phase else 0
    at = OVER + 1
    table[at] = state.round
    table[at + 1] = state.turn
    table[at + 2] = state.stalls
    table[at + 3] = state.fruit_deck_size
    table[at + 4] = state.guild_deck_size
    table[at + 5] = state.end_symbols
    table[at + 6] = state.pending_size
    table[at + 7] = state.pending_left
    table[at + 8] = state.pending_fresh
    table[at + 9] = state.pending_begun
    table[at + 10] = 0
    table[at + 11] = 0
    if state.pending_size > 0:
        place = state.pending[state.pending_size - 1]
        table[at + 10] = place // STEPS % 3 + 1
        table[at + 11] = place % STEPS + 1
    at += NUMBERS
    for kind in range(TYPES_OF_FRUIT):
        table[at + kind] = state.visible[kind]
        table[at + TYPES_OF_FRUIT + kind] = state.type_sold_now[kind]
    table[at + 2 * TYPES_OF_FRUIT] = 0 if state.last_round == NO_ROUND else state.last_round


@rule
def describe_seats(state: State, viewer: int, seats: list[int]) -> None:
    for ahead in range(state.players):
        seat = (viewer + ahead) % state.players
        at = ahead * SEAT
        seats[at] = state.pouch[seat]
        seats[at + 1] = state.chest[seat]
        seats[at + 2] = state.unsold_size[seat]
        seats[at + 3] = state.sold_size[seat]
        seats[at + 4] = state.completed_size[seat]
        at += SIZES
        known = knows_sold(state, viewer, seat)
        for kind in range(TYPES_OF_FRUIT):
            seats[at + kind] = state.unsold_of[seat * TYPES_OF_FRUIT + kind]
            sold = state.sold_of[seat * TYPES_OF_FRUIT + kind]
            seats[at + TYPES_OF_FRUIT + kind] = sold if known else 0
        at += 2 * TYPES_OF_FRUIT
        for guild in range(GUILDS):
            seats[at + guild] = state.symbols_of[seat * GUILDS + guild]


@rule
def mark_legal(state: State, deck: Deck, viewer: int, legal: list[int], mask: list[int]) -> None:
    """1 for each legal action of the viewer; none when it is not the viewer's turn. `legal` is scratch."""
    if state.seat == viewer:
        for i in range(list_legal(state, deck, legal)):
            mask[legal[i]] = 1
