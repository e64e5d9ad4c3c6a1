"""What a position of Tree Society is worth to a seat, in hundredths of a point.

Points as they stand, points that the cards under construction promise, and coins and fruit at the
rate at which coins usually become points.
"""

from treetop.games.tree_society.effects import gained_coins
from treetop.games.tree_society.pending import (
    card_in_hand,
    card_of_step,
    is_price,
    pending_operation,
    pending_place,
)
from treetop.games.tree_society.scoring import count, count_symbols
from treetop.games.tree_society.state import (
    ACTION_CHEST,
    ACTION_REDUCE,
    ACTION_SELL,
    ACTION_TAKE,
    BUILD,
    BUILD_LEVEL,
    CARDS,
    CHEST,
    COINS,
    COINS_LEFT,
    COMPLETED,
    DIFFERENT_GUILDS,
    DISCARD,
    EFFECT,
    FIRST_RULES,
    FRUIT_CARDS,
    GIVE,
    GUILD_CARDS,
    HALF,
    LESS,
    MOST_GUILD,
    MOST_SOLD,
    NO_ROUND,
    NONE,
    ON_BUILD,
    ONGOING,
    OVER,
    PLACES,
    REDUCE,
    REST,
    REVEAL_FRUIT,
    REVEAL_GUILDS,
    SALE,
    SOLD,
    SOLD_OF,
    SOLD_TYPES,
    STEPS,
    SYMBOLS,
    SYMBOLS_OF,
    TAKE,
    TYPES_OF_FRUIT,
    UNSOLD_OF,
    Deck,
    State,
)
from treetop.kernel.rule import rule

# What a player may overlook for a moment, as people do: any of these bits together.
ATTENTIVE = 0
BIG_CARDS = 1  # what a card's last level costs: it looks as good as built
FORGOTTEN_EFFECT = 2  # that a card goes on paying for later levels, or makes them cheaper
EARLY_SALE = 4  # that fruit can be sold later, and for more
RIVALS = 8  # how the others stand, and that they may end the game
SPENT_COINS = 16  # that only two coins survive the rest
LAPSES = 5

COIN = 72
ROUNDS_PER_SYMBOL = 135
INCOME = 5
FREE_PLACE = 70


@rule
def turns_to_come(state: State, seat: int) -> int:
    """How many turns the seat will still begin; a guess by symbols and fruit until the end is triggered."""
    if state.phase == OVER:
        return 0
    waiting = 1 if seat > state.seat else 0
    if state.last_round != NO_ROUND:
        return state.last_round - state.round + waiting
    most = 0
    for other in range(state.players):
        most = max(most, count_symbols(state, other, SYMBOLS))
    by_symbols = 2 + (state.end_symbols - most) * ROUNDS_PER_SYMBOL // 100
    by_fruit = state.fruit_deck_size * 4 // (state.players * 5)
    return min(by_symbols, by_fruit)


@rule
def turns_seen(state: State, seat: int, lapse: int) -> int:
    """The turns that a seat expects to begin; it may forget that a rival can end the game."""
    turns = turns_to_come(state, seat)
    if not lapse & RIVALS or state.phase == OVER or state.last_round != NO_ROUND:
        return turns
    missing = state.end_symbols - count_symbols(state, seat, SYMBOLS)
    return max(turns, 2 + missing * ROUNDS_PER_SYMBOL // 100)


@rule
def coin_rate(turns: int) -> int:
    """What a coin in hand is worth: less when few turns are left to spend it in."""
    if turns >= 3:
        return COIN
    if turns == 2:
        return COIN * 85 // 100
    return COIN * 60 // 100 if turns == 1 else 0


@rule
def growth(term: int) -> int:
    """How much of a thing a turn usually adds, in hundredths."""
    if term >= UNSOLD_OF:
        return 0
    if term >= SOLD_OF:
        return 22
    if term >= SYMBOLS_OF:
        return 15
    if term == SYMBOLS:
        return 60
    if term in (COMPLETED, GUILD_CARDS):
        return 38
    if term == DIFFERENT_GUILDS:
        return 18
    if term == MOST_GUILD:
        return 25
    if term == SOLD:
        return 110
    if term == FRUIT_CARDS:
        return 130
    if term in (SOLD_TYPES, MOST_SOLD):
        return 40
    return 0


@rule
def expected_count(state: State, deck: Deck, seat: int, term: int, turns: int) -> int:
    """What a formula will probably count in the end, in hundredths."""
    now = 100 * count(state, deck, seat, term)
    if turns > 0 and term == COINS_LEFT:
        return 300
    if turns > 0 and term == ONGOING:
        return (now + 180) // 2
    expected = now + turns * growth(term)
    if term == SOLD_TYPES:
        return min(expected, 500)
    return min(expected, 400) if term == DIFFERENT_GUILDS else expected


@rule
def expected_points(state: State, deck: Deck, seat: int, level: int, turns: int) -> int:
    points = 100 * deck.points[level]
    if deck.points_each[level] != 0:
        counted = expected_count(state, deck, seat, deck.points_term[level], turns)
        points += deck.points_each[level] * counted // deck.points_per[level]
    return points


@rule
def step_worth(state: State, deck: Deck, seat: int, step: int, turns: int) -> int:
    """What a step of an effect is worth, in hundredths of a coin."""
    kind = deck.step[step]
    amount = deck.amount[step]
    if kind in (COINS, CHEST):
        worth = 100 * amount * max(1, count(state, deck, seat, deck.term[step]))
        return worth if kind == COINS else worth * 9 // 10
    if kind == SALE:
        return 220 * amount
    if kind == TAKE:
        return 130 * amount
    if kind == GIVE:
        return -150 * amount
    if kind == DISCARD:
        return -500
    if kind == REVEAL_FRUIT:
        return 150 * deck.what[step]
    if kind in (BUILD_LEVEL, REVEAL_GUILDS):
        if deck.how[step] == HALF:
            return 150
        return 85 * deck.less[step] if deck.how[step] == LESS else 220
    if kind >= REDUCE:
        often = min(turns, 3)
        return amount * often * (110 if kind in (ON_BUILD, REDUCE) else 80)
    return 40


@rule
def effect_worth(state: State, deck: Deck, seat: int, level: int, turns: int) -> int:
    worth = 0
    for step in range(level * STEPS, level * STEPS + STEPS):
        if deck.step[step] != 0:
            worth += step_worth(state, deck, seat, step, turns)
    return worth


@rule
def profit_of_card(state: State, deck: Deck, seat: int, card: int, built: int, turns: int, rate: int) -> int:
    """The best that building on can bring over its cost, in hundredths of a point."""
    start = expected_points(state, deck, seat, card * 3 + built - 1, turns) if built > 0 else 0
    best = 0
    spent = 0
    for level in range(card * 3 + built, card * 3 + 3):
        spent += deck.cost[level] * 100 - effect_worth(state, deck, seat, level, turns)
        profit = expected_points(state, deck, seat, level, turns) - start - spent * rate // 100
        if profit > best:
            best = profit
    return best


@rule
def step_of_price(state: State, deck: Deck, seat: int) -> int:
    """T16: the price that the seat is paying for a level, which counts as if it stood; or NONE."""
    if seat != state.seat or state.phase != EFFECT or state.rules == FIRST_RULES:
        return NONE
    return pending_place(state) if is_price(deck, pending_place(state)) else NONE


@rule
def worth_of_buildings(state: State, deck: Deck, seat: int, turns: int, rate: int, lapse: int) -> int:
    worth = 0
    cost = 0
    for i in range(seat * CARDS, seat * CARDS + state.completed_size[seat]):
        worth += expected_points(state, deck, seat, state.completed[i] * 3 + 2, turns)
    profit = 0
    free_place = FREE_PLACE * min(turns, 3) // 3
    paid_for = step_of_price(state, deck, seat)
    for place in range(PLACES + 1):
        if place < PLACES:
            card = state.ongoing[seat * PLACES + place]
            built = state.level[seat * PLACES + place]
            if paid_for != NONE and card == card_of_step(paid_for):
                built += 1
        else:
            card = card_in_hand(state, deck) if paid_for != NONE else NONE
            built = 1
            profit -= 0 if card == NONE else free_place
        if card == NONE:
            profit += free_place if place < PLACES else 0
            continue
        worth += expected_points(state, deck, seat, card * 3 + built - 1, turns)
        profit += profit_of_card(state, deck, seat, card, built, turns, rate)
        if lapse & BIG_CARDS:
            profit += expected_points(state, deck, seat, card * 3 + 2, turns)
        if deck.step[(card * 3 + built - 1) * STEPS] >= REDUCE and not lapse & FORGOTTEN_EFFECT:
            profit += rate * min(turns, 2) * deck.amount[(card * 3 + built - 1) * STEPS] * 7 // 10
        for level in range(card * 3 + built, card * 3 + 3):
            cost += deck.cost[level]
    if paid_for != NONE:
        worth += effect_worth(state, deck, seat, paid_for // STEPS, turns) * rate // 100
    budget = state.pouch[seat] + state.chest[seat] + turns * INCOME
    if cost > budget and not lapse & BIG_CARDS:
        profit = profit * budget // cost
    return worth + profit


@rule
def worth_of_fruit(state: State, deck: Deck, seat: int, turns: int) -> int:
    """In hundredths of a coin: the best types sell first, the rest waits."""
    first = 0
    second = 0
    for kind in range(TYPES_OF_FRUIT):
        if state.unsold_of[seat * TYPES_OF_FRUIT + kind] > 0:
            price = state.visible[kind]
            if price > first:
                second = first
                first = price
            elif price > second:
                second = price
    waiting = min(max(0, state.unsold_size[seat] - 2), turns)
    worth = first * 80 + waiting * 60
    if turns >= 2:
        worth += second * 55
    return worth if turns > 0 else 0


@rule
def worth_of_fruit_action(state: State, deck: Deck) -> int:
    """In hundredths of a coin: the action that the player to act may still use."""
    if state.fruit_action == NONE:
        return 0
    action = deck.fruit_action[state.fruit_action]
    if action == ACTION_CHEST:
        return 85 * deck.fruit_coins[state.fruit_action]
    if action == ACTION_REDUCE:
        return 165
    if action == ACTION_SELL:
        return 190
    return 110 if action == ACTION_TAKE else 30


@rule
def coins_on_offer(state: State, deck: Deck, seat: int, purse: int) -> int:
    """What the effect in progress will bring into the pouch (COINS) or the chest (CHEST) when it is used."""
    if seat != state.seat or pending_operation(state, deck) != purse:
        return 0
    return gained_coins(state, deck, pending_place(state))


@rule
def worth(state: State, deck: Deck, seat: int) -> int:
    """What the position is worth to a seat."""
    return seeming_worth(state, deck, seat, ATTENTIVE)


@rule
def seeming_worth(state: State, deck: Deck, seat: int, lapse: int) -> int:
    """What a position seems to be worth to a seat that overlooks something, or nothing. Only two coins of the
    pouch survive the rest."""
    turns = turns_seen(state, seat, lapse)
    rate = coin_rate(turns)
    pouch = state.pouch[seat] + coins_on_offer(state, deck, seat, COINS)
    chest = state.chest[seat] + coins_on_offer(state, deck, seat, CHEST)
    coins = 100 * pouch
    now = 0
    if seat == state.seat and (state.phase == BUILD or state.phase == EFFECT or state.phase == REST):
        spare = 0 if lapse & SPENT_COINS else 100 * max(0, pouch - 2)
        coins -= spare
        if state.phase != REST:
            spare += worth_of_fruit_action(state, deck)
            now = spare * max(coin_rate(turns + 1) * 55 // 100, 20)
    coins += 95 * chest
    if not lapse & EARLY_SALE:
        coins += worth_of_fruit(state, deck, seat, turns)
    return worth_of_buildings(state, deck, seat, turns, rate, lapse) + (coins * rate + now) // 100
