"""Games of Tree Society, played at random by the engine and followed by the oracle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from tests.oracles import tree_society as oracle
from tests.oracles.society_cards import REVEAL_FRUIT, STEPS, read_cards
from tests.oracles.society_decks import generated
from treetop.games.tree_society import building, codes, compiled, legality, opening, rules, scoring, selling
from treetop.games.tree_society import state as engine
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.deck.reader import parse_deck, shipped_decks, shipped_text
from treetop.kernel.chance import below, sow
from treetop.kernel.rule import entry, helper

GENERATED = 12
"""So many decks are made up; every second game is played with one of them."""

REASONS = (
    "",
    "another deal",
    "other legal actions or prices",
    "another sum was promised than was paid",
    "other cards than those that were shuffled",
    "another phase, seat, round or end",
    "other coins",
    "fruit lies elsewhere",
    "guild cards lie elsewhere",
    "another order of a deck or market",
    "other effects in progress or passed over",
    "other points",
    "another winner",
)
DEAL, LEGAL, PROMISE, SHUFFLE, TURN, MONEY, FRUIT, GUILD_CARDS, ORDER, EFFECTS, POINTS, WINNER = range(1, 13)

USEFUL = 85
"""In so many of 100 decisions nothing is discarded or skipped that need not be."""


@cache
def text_of(deck: str) -> str:
    """The file of a deck that is shipped or made up."""
    if deck in shipped_decks():
        return shipped_text(deck)
    return generated(int(deck.rpartition("-")[2]))


@cache
def both(deck: str) -> tuple[Deck, Any]:
    """The deck as the engine and as the oracle reads it."""
    return parse_deck(text_of(deck)), read_cards(text_of(deck))


def deck_for(seed: int) -> str:
    shipped = sorted(shipped_decks())
    return f"made-up-{seed // 2 % GENERATED}" if seed % 2 else shipped[seed // 2 % len(shipped)]


def table_for(seed: int) -> Any:
    """An empty one with random options."""
    rng = Random(seed)
    state = compiled.blank()
    record = state.view(compiled.STATE)[0]
    record["players"] = 2 + seed // 2 % 3
    record["plays"][rng.sample(range(engine.GUILDS), 4)] = 1
    record["starting_cards"], record["draft"] = rng.random() < 0.7, rng.random() < 0.3
    record["end_symbols"], record["half_down"] = rng.choice((6, 7)), rng.random() < 0.5
    return state


def disagreements(seeds: Sequence[int]) -> list[str]:
    """Where engine and oracle part."""
    found = []
    by_deck: dict[str, list[int]] = {}
    for seed in seeds:
        by_deck.setdefault(deck_for(seed), []).append(seed)
    for deck, chosen in by_deck.items():
        states = np.concatenate([table_for(seed) for seed in chosen]).view(compiled.STATE)
        reasons, moves = np.zeros(len(chosen), np.int64), np.zeros(len(chosen), np.int64)
        known, cards = both(deck)
        follow(states, known.bytes, cards, np.array(chosen, np.int64), reasons, moves)
        found += [
            f"seed {chosen[i]}, move {moves[i]}: {REASONS[reasons[i]]}" for i in np.flatnonzero(reasons)
        ]
    return found


@entry
def follow(states: Any, deck: Any, cards: Any, seeds: Any, reasons: Any, moves: Any) -> None:
    """Deal and play each game; note why and when the oracle disagrees."""
    rng: Any = np.zeros(1, np.int64)
    legal: Any = np.zeros(engine.MOST_LEGAL, np.int64)
    said: Any = np.zeros(engine.MOST_LEGAL, np.int64)
    expected: Any = np.zeros(engine.MOST_LEGAL, np.int64)
    found: Any = np.zeros((3, engine.FRUITS), np.int64)
    tables = np.zeros(1, oracle.Table)
    for i in range(len(states)):
        sow(states[i].chance, seeds[i])
        sow(rng, seeds[i] + 1)
        opening.deal(states[i], deck.view(compiled.DECK)[0])
        reasons[i] = sit_down(states[i], cards, tables[0])
        while states[i].phase != engine.OVER and reasons[i] == 0:
            moves[i] += 1
            reasons[i] = move(
                states[i], deck.view(compiled.DECK)[0], tables[0], cards, legal, said, expected, found, rng
            )
        if reasons[i] == 0 and scoring.winner(states[i], deck.view(compiled.DECK)[0]) != oracle.winner(
            tables[0], cards
        ):
            reasons[i] = WINNER


@helper
def move(
    state: Any, deck: Any, table: Any, cards: Any, legal: Any, said: Any, expected: Any, found: Any, rng: Any
) -> int:
    """Compare what is legal, do a random action and compare what has come of it."""
    number = legality.list_legal(state, deck, legal)
    for i in range(number):
        said[i] = name_of(state, deck, legal[i])
    if not is_same_set(said, number, expected, oracle.list_legal(table, cards, expected)):
        return LEGAL
    code = choose(legal, number, rng)
    pouch = rules.promised(state, deck, code, engine.TO_POUCH)
    chest = rules.promised(state, deck, code, engine.TO_CHEST)
    name = name_of(state, deck, code)
    rules.apply(state, deck, code)
    oracle.act(table, cards, name >> 20, (name >> 13) & 127, (name >> 11) & 3, state)
    if pouch != state.earned[0] or chest != state.earned[1]:
        return PROMISE
    return compare(state, deck, table, cards, found)


@helper
def is_same_set(these: Any, number: int, those: Any, count: int) -> bool:
    """Neither names anything twice."""
    if number != count:
        return False
    for i in range(number):
        times = 0
        for j in range(count):
            times += these[i] == those[j]
        if times != 1:
            return False
    return True


@helper
def choose(legal: Any, number: int, rng: Any) -> int:
    useful = 0
    for i in range(number):
        useful += is_useful(legal[i])
    if useful == 0 or below(rng, 100) >= USEFUL:
        return int(legal[below(rng, number)])
    wanted = below(rng, useful)
    for i in range(number):
        if is_useful(legal[i]):
            if wanted == 0:
                return int(legal[i])
            wanted -= 1
    return int(legal[0])


@helper
def is_useful(code: int) -> bool:
    discards = codes.FIRST_DISCARD <= code < codes.FIRST_ROW
    return not discards and code not in (codes.SKIP, codes.END_BUILD)


@helper
def name_of(state: Any, deck: Any, code: int) -> int:
    """An action and its price, in the words of the oracle."""
    if code < codes.FIRST_TAKE:
        return int(oracle.named(oracle.SELLS, code, 0, 0, selling.sale_price(state, deck, code)))
    if code < codes.FIRST_KEEP:
        return int(oracle.plain(oracle.TAKES, code - codes.FIRST_TAKE))
    if code < codes.FIRST_GIVE:
        return int(oracle.plain(oracle.KEEPS, code - codes.FIRST_KEEP))
    if code < codes.FIRST_BUILD:
        return int(oracle.plain(oracle.GIVES, code - codes.FIRST_GIVE))
    if code < codes.FIRST_DISCARD:
        card, way = (code - codes.FIRST_BUILD) // codes.WAYS, (code - codes.FIRST_BUILD) % codes.WAYS
        level, coins = building.next_level(state, card), building.price(state, deck, card, way)
        return int(oracle.named(oracle.BUILDS, card, way, level, coins))
    if code < codes.FIRST_ROW:
        return int(oracle.plain(oracle.DISCARDS, code - codes.FIRST_DISCARD))
    if code < codes.FILL_CHEST:
        return int(oracle.plain(oracle.CLEARS_ROW, code - codes.FIRST_ROW))
    if code == codes.FILL_CHEST:
        return int(oracle.named(oracle.FILLS_CHEST, 0, 0, 0, deck.fruit_coins[state.fruit_action]))
    if code == codes.USE:
        return int(oracle.plain(oracle.USES, 0))
    if code == codes.REVEAL:
        return int(oracle.plain(oracle.REVEALS, 0))
    return int(oracle.plain(oracle.SKIPS if code == codes.SKIP else oracle.RESTS, 0))


@helper
def sit_down(state: Any, cards: Any, t: Any) -> int:
    """T5-T8: take the table over as it was dealt, if it was dealt as the rules say."""
    t.players, t.end_symbols, t.half_down = state.players, state.end_symbols, state.half_down
    t.phase, t.seat, t.round = oracle.DRAFT if state.draft else oracle.SELL, 0, 1
    t.last_round, t.ended_by, t.fruit_action, t.depth = oracle.NO_ROUND, 0, oracle.NONE, 0
    t.wrong, t.known[0], t.known[1] = 0, 0, 0
    t.earned[0] = t.earned[1] = t.passed = 0
    for seat in range(engine.SEATS):
        t.pouch[seat] = cards.pouch[seat] if seat < t.players else 0
        t.chest[seat] = cards.chest[seat] if seat < t.players else 0
    locate(state, 0, t.fruit_at, t.at, t.level)
    t.size[0], t.size[1] = state.fruit_deck_size, state.guild_deck_size
    for stall in range(engine.STALLS):
        t.stalls[stall] = state.fruit_market[stall]
    for place in range(engine.MARKET):
        t.market[place // 3, place % 3] = state.guild_market[place]
    return 0 if is_dealt(state, cards, t) and look_at_decks(state, t) else DEAL


@helper
def is_dealt(state: Any, cards: Any, t: Any) -> bool:
    stalls = 7 - t.players
    if oracle.types_of_fruit(t, cards, oracle.IN_MARKET) != stalls:
        return False
    if oracle.count_fruit(t, cards, oracle.IN_MARKET, oracle.NONE) != stalls:
        return False
    if oracle.count_cards(t, oracle.IN_MARKET) != engine.MARKET:
        return False
    for fruit in range(engine.FRUITS):
        boxed = cards.marked[fruit] and t.players == 2
        if (t.fruit_at[fruit] == oracle.IN_BOX) != boxed:
            return False
    for seat in range(t.players):
        if oracle.count_fruit(t, cards, oracle.UNSOLD + seat, oracle.NONE) != 3 * (1 - state.draft):
            return False
        if oracle.ongoing_cards(t, seat) != state.starting_cards:
            return False
    for card in range(engine.CARDS):
        given = t.at[card] >= oracle.ONGOING
        if given and not (cards.starting[card] and t.level[card] == 1):
            return False
        if not given and (t.at[card] == oracle.IN_BOX) == (state.plays[cards.guild[card]] == 1):
            return False
    return True


@helper
def locate(state: Any, reveals_fruit: int, fruit_at: Any, at: Any, level: Any) -> None:
    """Where every card lies in the engine. One whose price is being paid lies nowhere: as in the box."""
    fruit_at[:] = oracle.IN_BOX
    at[:] = oracle.IN_BOX
    level[:] = 0
    lay(state.fruit_deck, 0, state.fruit_deck_size, oracle.IN_DECK, fruit_at)
    lay(state.fruit_market, 0, engine.STALLS, oracle.IN_MARKET, fruit_at)
    lay(state.sold_now, 0, state.sold_now_size, oracle.SOLD_NOW, fruit_at)
    lay(state.guild_deck, 0, state.guild_deck_size, oracle.IN_DECK, at)
    lay(state.guild_market, 0, engine.MARKET, oracle.IN_MARKET, at)
    lay(state.discard, 0, state.discard_size, oracle.DISCARDED, at)
    if reveals_fruit:
        lay(state.revealed, 0, state.revealed_size, oracle.REVEALED, fruit_at)
    else:
        lay(state.revealed, 0, state.revealed_size, oracle.REVEALED, at)
    for seat in range(state.players):
        lay(state.unsold, seat * engine.FRUITS, state.unsold_size[seat], oracle.UNSOLD + seat, fruit_at)
        lay(state.sold, seat * engine.FRUITS, state.sold_size[seat], oracle.SOLD + seat, fruit_at)
        lay(state.completed, seat * engine.CARDS, state.completed_size[seat], oracle.COMPLETED + seat, at)
        lay(state.ongoing, seat * engine.PLACES, engine.PLACES, oracle.ONGOING + seat, at)
        for i in range(seat * engine.PLACES, seat * engine.PLACES + engine.PLACES):
            if state.ongoing[i] != engine.NONE:
                level[state.ongoing[i]] = state.level[i]


@helper
def lay(cards: Any, first: int, number: int, place: int, at: Any) -> None:
    for i in range(first, first + number):
        if cards[i] != engine.NONE:
            at[cards[i]] = place


@helper
def look_at_decks(state: Any, t: Any) -> bool:
    """Compare the order of the decks, or learn it after a shuffle: are these the right cards?"""
    if t.size[0] != state.fruit_deck_size or t.size[1] != state.guild_deck_size:
        return False
    for i in range(t.size[0]):
        if t.known[0] and t.deck[0, i] != state.fruit_deck[i]:
            return False
        t.deck[0, i] = state.fruit_deck[i]
    for i in range(t.size[1]):
        if t.known[1] and t.deck[1, i] != state.guild_deck[i]:
            return False
        t.deck[1, i] = state.guild_deck[i]
    t.known[0] = t.known[1] = 1
    return True


@helper
def compare(state: Any, deck: Any, t: Any, cards: Any, found: Any) -> int:
    if t.wrong:
        return SHUFFLE
    if t.phase != state.phase or t.seat != state.seat or t.round != state.round:
        return TURN
    if t.last_round != state.last_round or t.ended_by != state.ended_by:
        return TURN
    for seat in range(t.players):
        if t.pouch[seat] != state.pouch[seat] or t.chest[seat] != state.chest[seat]:
            return MONEY
    if t.earned[0] != state.earned[0] or t.earned[1] != state.earned[1]:
        return MONEY
    reason = compare_places(state, t, cards, found)
    if reason == 0 and t.phase == oracle.SELL:
        for seat in range(t.players):
            if oracle.points(t, cards, seat) != scoring.score(state, deck, seat):
                return POINTS
    return reason


@helper
def compare_places(state: Any, t: Any, cards: Any, found: Any) -> int:
    fruit_at, at, level = found[0], found[1], found[2]
    for i in range(engine.FRUITS):
        fruit_at[i] = at[i] = level[i] = 0
    locate(state, t.depth > 0 and oracle.step_now(t, cards) == REVEAL_FRUIT, fruit_at, at, level)
    for fruit in range(engine.FRUITS):
        if t.fruit_at[fruit] != fruit_at[fruit]:
            return FRUIT
    for card in range(engine.CARDS):
        there = oracle.IN_BOX if t.at[card] == oracle.IN_HAND else t.at[card]
        if there != at[card] or t.level[card] != level[card]:
            return GUILD_CARDS
    if not look_at_decks(state, t):
        return ORDER
    for place in range(engine.MARKET):
        if t.market[place // 3, place % 3] != state.guild_market[place]:
            return ORDER
    for stall in range(engine.STALLS):
        if t.stalls[stall] != state.fruit_market[stall]:
            return ORDER
    return compare_effects(state, t)


@helper
def compare_effects(state: Any, t: Any) -> int:
    if t.depth != state.pending_size or min(t.passed, engine.DEPTH) != state.passed_size:
        return EFFECTS
    for i in range(t.depth):
        if (t.card[i] * 3 + t.height[i] - 1) * STEPS + t.step[i] != state.pending[i]:
            return EFFECTS
    for i in range(state.passed_size):
        if t.passed_step[i] != state.passed[i]:
            return EFFECTS
    return 0
