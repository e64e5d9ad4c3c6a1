"""Tree Society once more, obviously: a table that follows a game action by action.

Written from the rules, not from the engine, with which it shares no code: it reads the deck file, knows at
every moment all legal actions with their prices, and does what an action says. It keeps where each card
lies and counts anew whenever it needs a number; whole numbers only, so that it can be compiled and follows
thousands of games a second. Only chance comes from the engine: where cards are shuffled anew, the table
looks up how they lie, and checks that they are the right ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.oracles import society_cards as cards
from tests.oracles.society_cards import CARDS, FRUITS, NONE, SEATS, STEPS
from treetop.kernel.rule import helper

PLACES = 3
NO_ROUND = 127

# Where a card lies; what belongs to somebody, at that seat.
IN_DECK, IN_MARKET, DISCARDED, REVEALED, IN_HAND, IN_BOX = range(6)
UNSOLD = ONGOING = 10
SOLD = COMPLETED = 20
SOLD_NOW = 30

DRAFT, SELL, BUILD, EFFECT, REST, OVER = range(6)
BY_SYMBOLS, BY_FRUIT = 1, 2
UPPER, LOWER = range(2)

# What an action does (T9-T18), and how a level is paid.
SELLS, TAKES, KEEPS, GIVES, BUILDS, DISCARDS, CLEARS_ROW, FILLS_CHEST, USES, REVEALS, SKIPS, RESTS = range(12)
PLAINLY, WITH_FRUIT, WITH_EFFECT = range(3)

Table = np.dtype(
    [(name, "i8") for name in ("players", "end_symbols", "half_down", "phase", "seat", "round")]
    + [(name, "i8") for name in ("last_round", "ended_by", "fruit_action", "depth", "passed", "wrong")]
    + [(name, "i8", SEATS) for name in ("pouch", "chest")]
    + [(name, "i8", 2) for name in ("earned", "size", "known")]
    + [("fruit_at", "i8", FRUITS), ("at", "i8", CARDS), ("level", "i8", CARDS), ("deck", "i8", (2, FRUITS))]
    + [("stalls", "i8", 5), ("market", "i8", (2, 3)), ("passed_step", "i8", 64)]
    + [(name, "i8", 24) for name in ("card", "height", "step", "price", "begun", "fresh", "left")]
)
"""T4, T7. The last seven describe the effects in progress, the uppermost last: a level of a card, the step it
has come to, whether that is a price to pay before the level stands, whether the effect has begun, whether the
step has not, and how many choices are left in it. `size` and `known` are about the two decks, top card last.
"""
FRUIT_DECK, GUILD_DECK = range(2)


# What an action is called: what it does, to which card, how, up to which level, for how many coins


@helper
def named(verb: int, card: int, way: int, level: int, coins: int) -> int:
    return (((verb * 128 + card) * 4 + way) * 4 + level) * 512 + coins


@helper
def plain(verb: int, card: int) -> int:
    return named(verb, card, 0, 0, 0)


# What is counted


@helper
def mine(t: Any, card: int) -> bool:
    return bool(t.at[card] == ONGOING + t.seat or t.at[card] == COMPLETED + t.seat)


@helper
def ongoing_cards(t: Any, seat: int) -> int:
    return count_cards(t, ONGOING + seat)


@helper
def count_cards(t: Any, where: int) -> int:
    number = 0
    for card in range(CARDS):
        number += t.at[card] == where
    return number


@helper
def count_fruit(t: Any, c: Any, where: int, kind: int) -> int:
    number = 0
    for fruit in range(FRUITS):
        number += t.fruit_at[fruit] == where and (kind == NONE or c.type[fruit] == kind)
    return number


@helper
def types_of_fruit(t: Any, c: Any, where: int) -> int:
    number = 0
    for kind in range(5):
        number += count_fruit(t, c, where, kind) > 0
    return number


@helper
def symbols(t: Any, c: Any, seat: int, guild: int) -> int:
    number = 0
    for card in range(CARDS):
        if t.at[card] == COMPLETED + seat and (guild == NONE or c.guild[card] == guild):
            number += c.symbols[card]
    return number


@helper
def most(t: Any, c: Any, seat: int, term: int) -> int:
    best = 0
    for one in range(5 if term == cards.MOST_SOLD else 6):
        here = count_fruit(t, c, SOLD + seat, one) if term == cards.MOST_SOLD else symbols(t, c, seat, one)
        best = max(best, here)
    return best


@helper
def counted(t: Any, c: Any, seat: int, term: int, of: int) -> int:
    """The vocabulary."""
    if term == cards.ONCE:
        return 1
    if term == cards.ALL_COMPLETED:
        return count_cards(t, COMPLETED + seat)
    if term == cards.SYMBOLS:
        return symbols(t, c, seat, of)
    if term == cards.DIFFERENT_GUILDS:
        different = 0
        for guild in range(6):
            different += symbols(t, c, seat, guild) > 0
        return different
    if term in (cards.MOST_GUILD, cards.MOST_SOLD):
        return most(t, c, seat, term)
    if term == cards.ALL_ONGOING:
        return ongoing_cards(t, seat)
    if term == cards.GUILD_CARDS:
        return ongoing_cards(t, seat) + count_cards(t, COMPLETED + seat)
    if term == cards.ALL_UNSOLD:
        return count_fruit(t, c, UNSOLD + seat, of)
    if term == cards.ALL_SOLD:
        return count_fruit(t, c, SOLD + seat, of)
    if term == cards.ALL_FRUIT:
        return count_fruit(t, c, UNSOLD + seat, NONE) + count_fruit(t, c, SOLD + seat, NONE)
    if term == cards.UNSOLD_TYPES:
        return types_of_fruit(t, c, UNSOLD + seat)
    if term == cards.SOLD_TYPES:
        return types_of_fruit(t, c, SOLD + seat)
    if term == cards.ALL_COINS:
        return int(t.pouch[seat] + t.chest[seat])
    return types_of_fruit(t, c, IN_MARKET)


@helper
def points(t: Any, c: Any, seat: int) -> int:
    """T23."""
    total = 0
    for card in range(CARDS):
        level = t.level[card] if t.at[card] == ONGOING + seat else 3 * (t.at[card] == COMPLETED + seat)
        if level:
            total += c.base[card, level]
            if c.each[card, level]:
                number = counted(t, c, seat, c.counted[card, level], c.counted_of[card, level])
                total += c.each[card, level] * (number // c.every[card, level])
    return total


@helper
def winner(t: Any, c: Any) -> int:
    """T24."""
    most = points(t, c, 0)
    for seat in range(t.players):
        most = max(most, points(t, c, seat))
    latest = t.players - 1
    while points(t, c, latest) < most:
        latest -= 1
    return int(latest)


# What is legal


@helper
def step_now(t: Any, c: Any) -> int:
    """What the uppermost effect asks for."""
    top = t.depth - 1
    return int(c.do[t.card[top], t.height[top], t.step[top]])


@helper
def list_legal(t: Any, c: Any, legal: Any) -> int:
    """Every legal action with its price; how many there are."""
    if t.phase in (DRAFT, REST):
        return list_fruit(t, IN_MARKET, TAKES, legal, 0)
    if t.phase == SELL:
        return list_sales(t, c, legal, 0)
    if t.phase == BUILD:
        number = list_builds(t, c, PLAINLY, legal, 0)
        number = list_fruit_action(t, c, legal, number)
        number = list_discards(t, c, legal, number)
        return add(plain(RESTS, 0), legal, number)
    return list_choices(t, c, legal) if t.phase == EFFECT else 0


@helper
def list_fruit_action(t: Any, c: Any, legal: Any, number: int) -> int:
    """T10."""
    if t.fruit_action == NONE:
        return number
    action = c.action[t.fruit_action]
    if action == cards.FILL_THE_CHEST:
        return add(named(FILLS_CHEST, 0, 0, 0, c.coins[t.fruit_action]), legal, number)
    if action == cards.PAY_LESS:
        return list_builds(t, c, WITH_FRUIT, legal, number)
    if action == cards.SELL_ANOTHER:
        return list_sales(t, c, legal, number)
    if action == cards.TAKE_ONE:
        return list_fruit(t, IN_MARKET, TAKES, legal, number)
    return list_rows(t, legal, number)


@helper
def list_choices(t: Any, c: Any, legal: Any) -> int:
    """T16."""
    top, do, number = t.depth - 1, step_now(t, c), 0
    fresh = t.fresh[top]
    if do in (cards.COINS, cards.CHEST):
        number = add(plain(USES, 0), legal, 0)
    elif do in (cards.REVEAL_FRUIT, cards.REVEAL_GUILDS) and fresh:
        number = add(plain(REVEALS, 0), legal, 0)
    elif do == cards.REVEAL_FRUIT:
        number = list_fruit(t, REVEALED, KEEPS, legal, 0)
    elif do == cards.GIVE:
        number = list_fruit(t, UNSOLD + t.seat, GIVES, legal, 0)
    elif do == cards.SALE:
        number = list_sales(t, c, legal, 0)
    elif do == cards.TAKE:
        number = list_fruit(t, IN_MARKET, TAKES, legal, 0)
    elif do == cards.ROW:
        number = list_rows(t, legal, 0)
    elif do == cards.DISCARD:
        for card in range(CARDS):
            if accepts(t, c, t.card[top], t.height[top], t.step[top], t.price[top], card):
                number = add(plain(DISCARDS, card), legal, number)
    else:
        number = list_discards(t, c, legal, list_builds(t, c, WITH_EFFECT, legal, 0))
    never_forced = do == cards.BUILD_LEVEL or (do == cards.REVEAL_GUILDS and not fresh)
    untouched = fresh and not t.begun[top] and not t.price[top]
    if never_forced or untouched:
        number = add(plain(SKIPS, 0), legal, number)
    return number


@helper
def add(action: int, legal: Any, number: int) -> int:
    legal[number] = action
    return number + 1


@helper
def list_fruit(t: Any, where: int, verb: int, legal: Any, number: int) -> int:
    for fruit in range(FRUITS):
        if t.fruit_at[fruit] == where:
            number = add(plain(verb, fruit), legal, number)
    return number


@helper
def list_sales(t: Any, c: Any, legal: Any, number: int) -> int:
    """T9, T11."""
    for fruit in range(FRUITS):
        if t.fruit_at[fruit] == UNSOLD + t.seat and may_sell(t, c, c.type[fruit]):
            number = add(named(SELLS, fruit, 0, 0, value(t, c, fruit)), legal, number)
    return number


@helper
def may_sell(t: Any, c: Any, kind: int) -> bool:
    """T11."""
    return count_fruit(t, c, SOLD_NOW, kind) == 0


@helper
def value(t: Any, c: Any, fruit: int) -> int:
    """T9."""
    coins = count_fruit(t, c, IN_MARKET, c.type[fruit]) + c.precious[fruit]
    for seat in range(t.players):
        coins += count_fruit(t, c, UNSOLD + seat, c.type[fruit])
    return int(coins)


@helper
def list_rows(t: Any, legal: Any, number: int) -> int:
    for row in range(2):
        if t.market[row, 0] != NONE or t.market[row, 1] != NONE or t.market[row, 2] != NONE:
            number = add(plain(CLEARS_ROW, row), legal, number)
    return number


@helper
def list_discards(t: Any, c: Any, legal: Any, number: int) -> int:
    """T17; a card whose effect is not finished stays."""
    for card in range(CARDS):
        if mine(t, card) and not is_busy(t, c, card):
            number = add(plain(DISCARDS, card), legal, number)
    return number


@helper
def is_busy(t: Any, c: Any, card: int) -> bool:
    if waits(t, card):
        return True
    top = t.depth - 1
    if t.depth == 0 or t.card[top] != card:
        return False
    return bool(t.step[top] + 1 < c.steps[card, t.height[top]])


@helper
def waits(t: Any, card: int) -> bool:
    """Is an effect of the card below the uppermost?"""
    number = 0
    for below in range(t.depth - 1):
        number += t.card[below] == card
    return number > 0


@helper
def accepts(t: Any, c: Any, asking: int, level: int, step: int, price: int, card: int) -> bool:
    """Does a step "discard a guild" of the asking card accept this one?"""
    if not mine(t, card):
        return False
    what = c.what[asking, level, step]
    ongoing = t.at[card] == ONGOING + t.seat
    if card == asking:
        if what != cards.OWN or price or waits(t, card) or builds_after(c, asking, level, step):
            return False
    elif is_busy(t, c, card):
        return False
    if (what == cards.ONLY_ONGOING and not ongoing) or (what == cards.ONLY_COMPLETED and ongoing):
        return False
    makes_room = ongoing or level != 1 or ongoing_cards(t, t.seat) < PLACES
    return bool(makes_room or not price)


@helper
def builds_after(c: Any, card: int, level: int, step: int) -> bool:
    number = 0
    for later in range(step + 1, c.steps[card, level]):
        number += c.do[card, level, later] in (cards.BUILD_LEVEL, cards.REVEAL_GUILDS)
    return number > 0


@helper
def list_builds(t: Any, c: Any, way: int, legal: Any, number: int) -> int:
    """T12-T16."""
    of_revealed = way == WITH_EFFECT and step_now(t, c) == cards.REVEAL_GUILDS
    for card in range(CARDS):
        there = t.at[card]
        if there != REVEALED if of_revealed else there not in (IN_MARKET, ONGOING + t.seat):
            continue
        level, coins = t.level[card] + 1, price(t, c, card, way)
        if way == WITH_EFFECT and not fits(t, c, card):
            continue
        if way == WITH_FRUIT and coins >= price(t, c, card, PLAINLY):
            continue
        if coins <= t.pouch[t.seat] and can_pay_the_rest(t, c, card):
            number = add(named(BUILDS, card, way, level, coins), legal, number)
    return number


@helper
def fits(t: Any, c: Any, card: int) -> bool:
    top = t.depth - 1
    what = c.what[t.card[top], t.height[top], t.step[top]]
    if what == cards.NEW and t.level[card] > 0:
        return False
    return not (what == cards.ANOTHER and card == t.card[top])


@helper
def price(t: Any, c: Any, card: int, way: int) -> int:
    """T13, T16: one reduction, the best; the coin of the upper row is never reduced."""
    level = t.level[card] + 1
    cost = c.cost[card, level]
    best = cost
    for own in range(CARDS):
        if t.at[own] == ONGOING + t.seat and c.do[own, t.level[own], 0] == cards.REDUCE:
            if c.steps[own, t.level[own]] and reduces(c, own, t.level[own], card, level):
                best = min(best, cost - c.amount[own, t.level[own], 0])
    if way == WITH_FRUIT:
        best = min(best, cost - 2)
    if way == WITH_EFFECT:
        best = min(best, cost_by_effect(t, c, cost))
    upper = card == t.market[UPPER, 0] or card == t.market[UPPER, 1] or card == t.market[UPPER, 2]
    return int(max(0, best) + upper)


@helper
def reduces(c: Any, own: int, built: int, card: int, level: int) -> bool:
    right_level = c.level[own, built, 0] in (0, level)
    return bool(right_level and c.only[own, built, 0] in (NONE, c.guild[card]))


@helper
def cost_by_effect(t: Any, c: Any, cost: int) -> int:
    top = t.depth - 1
    card, level, step = t.card[top], t.height[top], t.step[top]
    if c.how[card, level, step] == cards.HALF:
        return cost // 2 if t.half_down else (cost + 1) // 2
    return int(cost - c.less[card, level, step]) if c.how[card, level, step] == cards.LESS else 0


@helper
def can_pay_the_rest(t: Any, c: Any, card: int) -> bool:
    """T12, T16: a place, and what a mandatory effect asks for; the one may come from the other."""
    level = t.level[card] + 1
    room = level > 1 or ongoing_cards(t, t.seat) < PLACES
    if not c.must[card, level]:
        return bool(room)
    do, amount = c.do[card, level, 0], c.amount[card, level, 0]
    if do == cards.DISCARD:
        accepted = 0
        for other in range(CARDS):
            accepted += accepts(t, c, card, level, 0, 1, other)
        return accepted > 0
    if not room:
        return False
    if do == cards.GIVE:
        return count_fruit(t, c, UNSOLD + t.seat, NONE) >= amount
    if do == cards.SALE:
        return types_to_sell(t, c) >= amount
    if do == cards.TAKE:
        on_sale = count_fruit(t, c, IN_MARKET, NONE)
        return on_sale > 0 and on_sale + t.size[FRUIT_DECK] >= amount
    return count_cards(t, IN_MARKET) > (t.at[card] == IN_MARKET)


@helper
def types_to_sell(t: Any, c: Any) -> int:
    number = 0
    for kind in range(5):
        number += count_fruit(t, c, UNSOLD + t.seat, kind) > 0 and may_sell(t, c, kind)
    return number


# What actions do. `seen` is the engine's table after them, in which shuffled cards are looked up.


@helper
def act(t: Any, c: Any, verb: int, card: int, way: int, seen: Any) -> None:
    t.earned[0] = t.earned[1] = t.passed = 0
    if verb == SELLS:
        sell(t, c, card)
    elif verb == TAKES:
        take(t, c, card, seen)
    elif verb == KEEPS:
        t.fruit_at[card] = UNSOLD + t.seat
        chosen(t, c)
    elif verb == GIVES:
        t.fruit_at[card] = SOLD + t.seat
        chosen(t, c)
    elif verb == BUILDS:
        build(t, c, card, way)
    elif verb == DISCARDS:
        discard(t, c, card)
    elif verb == CLEARS_ROW:
        clear_row(t, c, card, seen)
    elif verb == FILLS_CHEST:
        t.chest[t.seat] += c.coins[t.fruit_action]
        t.fruit_action = NONE
    elif verb == USES:
        gain(t, c)
        finish_step(t, c)
    elif verb == REVEALS:
        reveal(t, c, seen)
    elif verb == SKIPS:
        put_back(t, c)
        t.depth -= 1
        settle(t, c)
    else:
        rest(t, c, seen)


@helper
def go_on(t: Any, c: Any) -> None:
    """A sale, a taking or a row was a fruit action, or a choice in an effect."""
    if t.phase == BUILD:
        t.fruit_action = NONE
    else:
        chosen(t, c)


@helper
def sell(t: Any, c: Any, fruit: int) -> None:
    """T9-T11."""
    t.pouch[t.seat] += value(t, c, fruit)
    t.fruit_at[fruit] = SOLD_NOW
    pay(t, c, cards.ON_SALE, NONE)
    if t.phase == SELL:
        t.phase = BUILD
        t.fruit_action = fruit
    else:
        go_on(t, c)


@helper
def take(t: Any, c: Any, fruit: int, seen: Any) -> None:
    """T8, T10, T18."""
    t.fruit_at[fruit] = UNSOLD + t.seat
    for stall in range(5):
        if t.stalls[stall] == fruit:
            t.stalls[stall] = draw_fruit(t)
            if t.stalls[stall] != NONE:
                t.fruit_at[t.stalls[stall]] = IN_MARKET
                see_last_fruit(t)
            break
    if t.phase == DRAFT:
        t.seat = (t.seat + 1) % t.players
        t.phase = SELL if count_fruit(t, c, UNSOLD + t.seat, NONE) == 3 else DRAFT
        return
    pay(t, c, cards.ON_TAKE, NONE)
    if t.phase == REST:
        finish_turn(t, c, seen)
    else:
        go_on(t, c)


@helper
def draw_fruit(t: Any) -> int:
    if t.size[FRUIT_DECK] == 0:
        return NONE
    t.size[FRUIT_DECK] -= 1
    return int(t.deck[FRUIT_DECK, t.size[FRUIT_DECK]])


@helper
def clear_row(t: Any, c: Any, row: int, seen: Any) -> None:
    """T10, T20."""
    for column in range(3):
        if t.market[row, column] != NONE:
            t.at[t.market[row, column]] = DISCARDED
            t.market[row, column] = NONE
    refill(t, seen)
    go_on(t, c)


@helper
def discard(t: Any, c: Any, card: int) -> None:
    """T17."""
    t.at[card] = DISCARDED
    t.level[card] = 0
    if t.phase == EFFECT and step_now(t, c) == cards.DISCARD:
        chosen(t, c)


@helper
def reveal(t: Any, c: Any, seen: Any) -> None:
    top = t.depth - 1
    t.fresh[top] = 0
    for i in range(c.amount[t.card[top], t.height[top], t.step[top]]):
        if step_now(t, c) == cards.REVEAL_FRUIT:
            card = draw_fruit(t)
            if card != NONE:
                t.fruit_at[card] = REVEALED
        else:
            card = draw_guild(t, seen.revealed[i] if i < seen.revealed_size else NONE)
            if card != NONE:
                t.at[card] = REVEALED


@helper
def build(t: Any, c: Any, card: int, way: int) -> None:
    """T12-T16: coins, then the price, then the level, then its effect."""
    level = t.level[card] + 1
    t.pouch[t.seat] -= price(t, c, card, way)
    if way == WITH_FRUIT:
        t.fruit_action = NONE
    for row in range(2):
        for column in range(3):
            if t.market[row, column] == card:
                t.market[row, column] = NONE
    if level == 1:
        t.at[card] = IN_HAND
    if way == WITH_EFFECT:
        put_back(t, c)
        leave_step(t, c)
    if not c.must[card, level]:
        stand(t, c, card, level)
    if c.steps[card, level] and c.do[card, level, 0] < cards.REDUCE:
        top = t.depth
        t.card[top], t.height[top], t.step[top] = card, level, 0
        t.price[top], t.begun[top] = c.must[card, level], 0
        t.depth += 1
    settle(t, c)


@helper
def stand(t: Any, c: Any, card: int, level: int) -> None:
    """T14, T15, T21: the tree moves, or the card is completed."""
    t.at[card] = COMPLETED + t.seat if level == 3 else ONGOING + t.seat
    t.level[card] = level % 3
    if level == 3 and symbols(t, c, t.seat, NONE) >= t.end_symbols:
        end(t, t.round + 1, BY_SYMBOLS)
    pay(t, c, cards.ON_BUILD, card)
    if level == 3:
        pay(t, c, cards.ON_COMPLETE, card)


@helper
def rest(t: Any, c: Any, seen: Any) -> None:
    """T18."""
    for fruit in range(FRUITS):
        if t.fruit_at[fruit] == SOLD_NOW:
            t.fruit_at[fruit] = SOLD + t.seat
    t.fruit_action = NONE
    t.phase = REST
    if count_fruit(t, c, IN_MARKET, NONE) == 0:
        finish_turn(t, c, seen)


@helper
def finish_turn(t: Any, c: Any, seen: Any) -> None:
    """T19-T22."""
    pay(t, c, cards.ON_REST, NONE)
    t.pouch[t.seat] = min(2, t.pouch[t.seat]) + t.chest[t.seat]
    t.chest[t.seat] = 0
    refill(t, seen)
    t.seat += 1
    if t.seat == t.players:
        t.seat = 0
        if t.round >= t.last_round:
            t.phase = OVER
            return
        t.round += 1
    t.phase = SELL if count_fruit(t, c, UNSOLD + t.seat, NONE) else BUILD


@helper
def refill(t: Any, seen: Any) -> None:
    """T20."""
    for column in range(3):
        if t.market[LOWER, column] == NONE:
            t.market[LOWER, column] = t.market[UPPER, column]
            t.market[UPPER, column] = NONE
    for row in (LOWER, UPPER):
        for column in range(3):
            if t.market[row, column] == NONE:
                card = draw_guild(t, seen.guild_market[row * 3 + column])
                t.market[row, column] = card
                if card != NONE:
                    t.at[card] = IN_MARKET


@helper
def draw_guild(t: Any, found: int) -> int:
    """`found` is what was drawn, if nobody can know it."""
    if t.size[GUILD_DECK] == 0:
        for card in range(CARDS):
            if t.at[card] == DISCARDED:
                t.at[card] = IN_DECK
                t.size[GUILD_DECK] += 1
        if t.size[GUILD_DECK] == 0:
            return NONE
        t.known[GUILD_DECK] = 0
    t.size[GUILD_DECK] -= 1
    card = found if not t.known[GUILD_DECK] else t.deck[GUILD_DECK, t.size[GUILD_DECK]]
    if card == NONE or t.at[card] != IN_DECK:
        t.wrong = 1
        return NONE
    return int(card)


@helper
def put_back(t: Any, c: Any) -> None:
    """T16, T22: what is not kept goes back; only what is kept has been drawn."""
    do = step_now(t, c)
    if do == cards.REVEAL_FRUIT:
        return_revealed(t, t.fruit_at, FRUIT_DECK)
        see_last_fruit(t)
    elif do == cards.REVEAL_GUILDS:
        return_revealed(t, t.at, GUILD_DECK)


@helper
def return_revealed(t: Any, at: Any, deck: int) -> None:
    for card in range(len(at)):
        if at[card] == REVEALED:
            at[card] = IN_DECK
            t.size[deck] += 1
    t.known[deck] = 0


@helper
def see_last_fruit(t: Any) -> None:
    """T22."""
    if t.size[FRUIT_DECK] == 0:
        end(t, t.round, BY_FRUIT)


@helper
def end(t: Any, last: int, by: int) -> None:
    if t.last_round > last:
        t.last_round = last
        t.ended_by = by


@helper
def pay(t: Any, c: Any, occasion: int, besides: int) -> None:
    """T16: every continuous effect whose tree stood there before and stands there still."""
    for card in range(CARDS):
        level = t.level[card]
        if t.at[card] == ONGOING + t.seat and card != besides and c.steps[card, level]:
            if c.do[card, level, 0] == occasion:
                coins = c.amount[card, level, 0]
                t.earned[c.to[card, level, 0]] += coins
                put_coins(t, coins, c.to[card, level, 0])


@helper
def put_coins(t: Any, coins: int, into_chest: int) -> None:
    if into_chest:
        t.chest[t.seat] += coins
    else:
        t.pouch[t.seat] += coins


# Effects, step by step


@helper
def coins_of_step(t: Any, c: Any) -> int:
    top = t.depth - 1
    card, level, step = t.card[top], t.height[top], t.step[top]
    number = counted(t, c, t.seat, c.per[card, level, step], c.per_of[card, level, step])
    return int(c.amount[card, level, step] * number)


@helper
def gain(t: Any, c: Any) -> None:
    put_coins(t, coins_of_step(t, c), step_now(t, c) == cards.CHEST)


@helper
def chosen(t: Any, c: Any) -> None:
    top = t.depth - 1
    t.left[top] -= 1
    t.fresh[top] = 0
    more = (
        count_fruit(t, c, REVEALED, NONE) > 0 if step_now(t, c) == cards.REVEAL_FRUIT else is_possible(t, c)
    )
    if t.left[top] == 0 or not more:
        finish_step(t, c)


@helper
def finish_step(t: Any, c: Any) -> None:
    top = t.depth - 1
    put_back(t, c)
    if t.price[top]:
        stand(t, c, t.card[top], t.height[top])
    leave_step(t, c)
    settle(t, c)


@helper
def leave_step(t: Any, c: Any) -> None:
    """An effect whose price is paid has not begun yet: its reward may be skipped."""
    top = t.depth - 1
    t.begun[top] = 0 if t.price[top] else 1
    t.price[top] = 0
    t.step[top] += 1
    if t.step[top] == c.steps[t.card[top], t.height[top]]:
        t.depth -= 1


@helper
def settle(t: Any, c: Any) -> None:
    """T16: the uppermost effect with something to choose; what cannot be done is passed over."""
    while t.depth > 0:
        top = t.depth - 1
        card, level = t.card[top], t.height[top]
        while t.step[top] < c.steps[card, level]:
            if not is_possible(t, c):
                t.passed_step[t.passed] = (card * 3 + level - 1) * STEPS + t.step[top]
                t.passed += 1
            elif t.begun[top] and step_now(t, c) in (cards.COINS, cards.CHEST):
                gain(t, c)
            else:
                begin_step(t, c)
                return
            t.step[top] += 1
        t.depth -= 1
    t.phase = BUILD


@helper
def begin_step(t: Any, c: Any) -> None:
    top, do = t.depth - 1, step_now(t, c)
    card, level, step = t.card[top], t.height[top], t.step[top]
    t.fresh[top] = 1
    t.left[top] = c.amount[card, level, step] if do in (cards.SALE, cards.TAKE, cards.GIVE) else 1
    if do == cards.REVEAL_FRUIT:
        t.left[top] = c.keep[card, level, step]
    t.phase = EFFECT


@helper
def is_possible(t: Any, c: Any) -> bool:
    do = step_now(t, c)
    if do in (cards.COINS, cards.CHEST):
        return coins_of_step(t, c) > 0
    if do == cards.SALE:
        return types_to_sell(t, c) > 0
    if do == cards.TAKE:
        return count_fruit(t, c, IN_MARKET, NONE) > 0
    if do == cards.GIVE:
        return count_fruit(t, c, UNSOLD + t.seat, NONE) > 0
    if do == cards.ROW:
        return count_cards(t, IN_MARKET) > 0
    if do == cards.REVEAL_FRUIT:
        return bool(t.size[FRUIT_DECK] > 0)
    if do == cards.REVEAL_GUILDS:
        return t.size[GUILD_DECK] + count_cards(t, DISCARDED) > 0
    top = t.depth - 1
    for card in range(CARDS):
        if do == cards.DISCARD:
            if accepts(t, c, t.card[top], t.height[top], t.step[top], t.price[top], card):
                return True
        elif t.at[card] == IN_MARKET or (t.at[card] == ONGOING + t.seat and fits(t, c, card)):
            if price(t, c, card, WITH_EFFECT) <= t.pouch[t.seat]:
                return True
    return False
