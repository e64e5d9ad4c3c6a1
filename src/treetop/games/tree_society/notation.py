"""A position in one line: docs/tree-society-notation.md, "A position in one line"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from treetop.games.notation import NOTHING, items, listed, read_state, write
from treetop.games.tree_society import compiled
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.compiled import LAYOUT, Bytes
from treetop.games.tree_society.deal import check_players
from treetop.games.tree_society.deck.deck import Deck
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import (
    CARDS,
    DEPTH,
    FIRST_RULES,
    FRUITS,
    GUILDS,
    MARKET,
    NO_ROUND,
    NONE,
    PLACES,
    REVEALED,
    STEPS,
    TYPES_OF_FRUIT,
)
from treetop.games.tree_society.vocabulary import ENDS, PHASES
from treetop.games.tree_society.vocabulary import GUILDS as GUILD_NAMES

if TYPE_CHECKING:
    from treetop.games.tree_society.position import Position

NAME = "tree-society"
YES = {"yes": True, "no": False}
NO_CARD = "."
MOST_COINS = 9_999
ONCE = [
    "guilds",
    "starting",
    "draft",
    "end",
    "memory",
    "half",
    "deck",
    "rules",
    "round",
    "turn",
    "last",
    "phase",
    "seat",
    "shuffles",
    "chance",
    "fruit-deck",
    "fruit-market",
    "guild-deck",
    "guild-market",
    "discard",
    "sold-now",
    "action",
    "effects",
    "effect-state",
    "revealed",
]
PER_SEAT = ("pouch", "chest", "unsold", "sold", "ongoing", "completed")


def notation_of(position: Position) -> str:
    setup, fields = position.setup, position.fields
    fruit, cards = [card.key for card in setup.deck.fruit], [card.key for card in setup.deck.guild_cards]
    last, ended = position.last_round, position.ended_by
    pairs: dict[str, object] = {
        "guilds": listed(setup.guilds),
        "starting": _yes(setup.starting_cards),
        "draft": _yes(setup.draft),
        "end": setup.end_symbols,
        "memory": _yes(setup.open_memory),
        "half": setup.half_cost,
        "deck": setup.deck_name,
        "rules": setup.rules,
        "round": position.round,
        "turn": position.turn,
        "last": NOTHING if last is None else f"{last}:{ended}",
        "phase": position.phase,
        "seat": int(fields["seat"]) + 1,
        "shuffles": _shuffles(fields),
        "chance": f"{int(fields['chance'][0]):x}",
        "fruit-deck": listed(fruit[n] for n in fields["fruit_deck"][: fields["fruit_deck_size"]][::-1]),
        "fruit-market": _places(fruit, fields["fruit_market"][: fields["stalls"]]),
        "guild-deck": listed(cards[n] for n in fields["guild_deck"][: fields["guild_deck_size"]][::-1]),
        "guild-market": _places(cards, fields["guild_market"]),
        "discard": listed(card.key for card in position.guild_discard),
        "sold-now": listed(card.key for card in position.sold_now),
        "action": position.fruit_action.key if position.fruit_action else NOTHING,
        "effects": listed(_effect(cards, n) for n in fields["pending"][: fields["pending_size"]]),
        "effect-state": listed(int(fields[f"pending_{what}"]) for what in ("left", "fresh", "begun")),
        "revealed": listed(card.key for card in position.revealed),
    }
    for seat in range(setup.players):
        going = [NO_CARD if one is None else f"{one.card.key}:{one.level}" for one in position.ongoing(seat)]
        pairs[f"pouch{seat + 1}"] = position.pouch(seat)
        pairs[f"chest{seat + 1}"] = position.chest(seat)
        pairs[f"unsold{seat + 1}"] = listed(card.key for card in position.unsold(seat))
        pairs[f"sold{seat + 1}"] = listed(card.key for card in position.sold(seat) if card)
        pairs[f"ongoing{seat + 1}"] = listed(going)
        pairs[f"completed{seat + 1}"] = listed(card.key for card in position.completed(seat))
    return write(NAME, pairs)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _shuffles(fields: Any) -> str:
    """How many there were, and the key that orders the later ones; a simulated game has none."""
    key = "".join(f"{int(word):08x}" for word in fields["key"])
    return f"{int(fields['shuffles'])}:{key}" if fields["keyed"] else NOTHING


def _places(keys: Sequence[str], numbers: Sequence[int]) -> str:
    return listed(NO_CARD if number == NONE else keys[number] for number in numbers)


def _effect(cards: Sequence[str], number: int) -> str:
    return f"{cards[number // (3 * STEPS)]}:{number // STEPS % 3 + 1}:{number % STEPS + 1}"


def state_of(text: str) -> tuple[Setup, Bytes]:
    """The inverse. Raises Malformed, or Illegal for options that do not exist."""
    return read_state(NAME, text, _state)


def _state(pairs: dict[str, str]) -> tuple[Setup, Bytes]:
    setup = _setup({"rules": str(FIRST_RULES), **pairs})
    deck, players = setup.deck, setup.players
    state = compiled.blank()
    record = state.view(LAYOUT.dtype)[0]
    setup.write(record)
    _write_scalars(record, pairs, players)
    fruit_deck = _numbers(deck.fruit_number, pairs["fruit-deck"], FRUITS)
    _lay(record, "fruit_deck", fruit_deck[::-1])
    stalls = _numbers(deck.fruit_number, pairs["fruit-market"], 7 - players, exactly=True)
    record["stalls"] = len(stalls)
    record["fruit_market"][: len(stalls)] = stalls
    guild_deck = _numbers(deck.card_number, pairs["guild-deck"], CARDS)
    _lay(record, "guild_deck", guild_deck[::-1])
    market = _numbers(deck.card_number, pairs["guild-market"], MARKET, exactly=True)
    record["guild_market"] = market
    discard = _numbers(deck.card_number, pairs["discard"], CARDS)
    _lay(record, "discard", discard)
    _write_turn(record, pairs, deck)
    in_hand = int(compiled.card_in_hand(state, deck.bytes))
    fruit, cards = [*fruit_deck, *stalls], [*guild_deck, *market, *discard, in_hand]
    for seat in range(players):
        held, built = _write_seat(record, pairs, deck, seat)
        fruit += held
        cards += built
    revealed = record["revealed"][: record["revealed_size"]].tolist()
    _check_once(fruit, revealed if _reveals_fruit(record, deck) else [])
    _check_once(cards, [] if _reveals_fruit(record, deck) else revealed)
    _derive(record, deck, stalls, [*cards, *([] if _reveals_fruit(record, deck) else revealed)])
    return setup, state


def _setup(pairs: dict[str, str]) -> Setup:
    players = sum(name.startswith("pouch") for name in pairs)
    if set(pairs) != {*ONCE, *(f"{what}{seat + 1}" for what in PER_SEAT for seat in range(players))}:
        raise ValueError("other pairs")
    check_players(players)
    given = {
        "guilds": items(pairs["guilds"]),
        "starting_cards": YES[pairs["starting"]],
        "draft": YES[pairs["draft"]],
        "end_symbols": int(pairs["end"]),
        "open_memory": YES[pairs["memory"]],
        "half_cost": pairs["half"],
        "deck": pairs["deck"],
        "rules": int(pairs["rules"]),
    }
    return Setup.of(players, option_table.complete(given))


def _write_scalars(record: Any, pairs: dict[str, str], players: int) -> None:
    record["phase"] = PHASES.index(pairs["phase"])
    record["seat"] = _number(pairs["seat"], players, 1) - 1
    record["round"] = _number(pairs["round"], 126, 1)
    record["turn"] = _number(pairs["turn"], 4 * 126, 1)
    record["chance"][0] = _number(str(int(pairs["chance"], 16)), 2**63 - 1)
    if pairs["last"] != NOTHING:
        last, _, ended = pairs["last"].partition(":")
        record["last_round"] = _number(last, 126, 1)
        record["ended_by"] = ENDS.index(ended)
    else:
        record["last_round"] = NO_ROUND
    if pairs["shuffles"] != NOTHING:
        count, _, key = pairs["shuffles"].partition(":")
        words = bytes.fromhex(key)
        if len(words) != 32:
            raise ValueError("a key of another length")
        record["keyed"], record["shuffles"] = 1, _number(count, 10_000)
        record["key"] = [int.from_bytes(words[i : i + 4], "big") for i in range(0, 32, 4)]


def _write_turn(record: Any, pairs: dict[str, str], deck: Deck) -> None:
    sold_now = _numbers(deck.fruit_number, pairs["sold-now"], TYPES_OF_FRUIT)
    _lay(record, "sold_now", sold_now)
    for number in sold_now:
        record["type_sold_now"][deck.plain.fruit_type[number]] = 1
    if pairs["action"] != NOTHING:
        record["fruit_action"] = deck.fruit_number[pairs["action"]]
    effects = [_effect_number(deck, text) for text in items(pairs["effects"])]
    if len(effects) > DEPTH or (pairs["phase"] == "effect") != bool(effects):
        raise ValueError("effects out of place")
    _lay(record, "pending", effects)
    left, fresh, begun = (_number(text, 127) for text in items(pairs["effect-state"]))
    record["pending_left"], record["pending_fresh"], record["pending_begun"] = left, fresh, begun
    known = deck.fruit_number if _reveals_fruit(record, deck) else deck.card_number
    _lay(record, "revealed", _numbers(known, pairs["revealed"], REVEALED))


def _effect_number(deck: Deck, text: str) -> int:
    key, level, step = text.split(":")
    card = deck.card_number[key]
    steps = deck.guild_cards[card].levels[_number(level, 3, 1) - 1].steps
    return (card * 3 + int(level) - 1) * STEPS + _number(step, len(steps), 1) - 1


def _reveals_fruit(record: Any, deck: Deck) -> bool:
    if record["pending_size"] == 0:
        return False
    number = int(record["pending"][record["pending_size"] - 1])
    level = deck.guild_cards[number // (3 * STEPS)].levels[number // STEPS % 3]
    return level.steps[number % STEPS].do == "reveal-fruit"


def _write_seat(record: Any, pairs: dict[str, str], deck: Deck, seat: int) -> tuple[list[int], list[int]]:
    """Returns the fruit and the guild cards that lie before the seat."""
    record["pouch"][seat] = _number(pairs[f"pouch{seat + 1}"], MOST_COINS)
    record["chest"][seat] = _number(pairs[f"chest{seat + 1}"], MOST_COINS)
    fruit = []
    for where in ("unsold", "sold"):
        numbers = _numbers(deck.fruit_number, pairs[f"{where}{seat + 1}"], FRUITS)
        record[where][seat * FRUITS : seat * FRUITS + len(numbers)] = numbers
        record[f"{where}_size"][seat] = len(numbers)
        for number in numbers:
            record[f"{where}_of"][seat * TYPES_OF_FRUIT + deck.plain.fruit_type[number]] += 1
        fruit += numbers
    places = items(pairs[f"ongoing{seat + 1}"])
    if len(places) != PLACES:
        raise ValueError("other places")
    cards = []
    for place, text in enumerate(places):
        if text != NO_CARD:
            key, _, level = text.partition(":")
            record["ongoing"][seat * PLACES + place] = deck.card_number[key]
            record["level"][seat * PLACES + place] = _number(level, 2, 1)
            cards.append(deck.card_number[key])
    completed = _numbers(deck.card_number, pairs[f"completed{seat + 1}"], CARDS)
    record["completed"][seat * CARDS : seat * CARDS + len(completed)] = completed
    record["completed_size"][seat] = len(completed)
    for number in completed:
        card = deck.guild_cards[number]
        record["symbols_of"][seat * GUILDS + GUILD_NAMES.index(card.guild)] += card.symbols
    return fruit, [*cards, *completed]


def _derive(record: Any, deck: Deck, stalls: Sequence[int], cards: Sequence[int]) -> None:
    """What the kernel counts along: the fruit that everybody sees, and the cards that are in the game."""
    for number in stalls:
        if number != NONE:
            record["visible"][deck.plain.fruit_type[number]] += 1
    for place, number in enumerate(record["unsold_of"].tolist()):
        record["visible"][place % TYPES_OF_FRUIT] += number
    for number in cards:
        if number != NONE:
            record["in_play"][number] = 1


def _lay(record: Any, field: str, numbers: Sequence[int]) -> None:
    record[field][: len(numbers)] = numbers
    record[f"{field}_size"] = len(numbers)


def _numbers(known: Mapping[str, int], text: str, room: int, exactly: bool = False) -> list[int]:
    """The kernel's numbers of cards; in places that can be empty, also of none."""
    keys = items(text)
    if len(keys) > room or (exactly and len(keys) != room):
        raise ValueError("too many cards")
    return [NONE if exactly and key == NO_CARD else known[key] for key in keys]


def _number(text: str, most: int, least: int = 0) -> int:
    if not text or any(one not in "0123456789" for one in text) or not least <= int(text[:20]) <= most:
        raise ValueError(text)
    return int(text)


def _check_once(numbers: Sequence[int], revealed: Sequence[int]) -> None:
    cards = [number for number in (*numbers, *revealed) if number != NONE]
    if len(set(cards)) != len(cards):
        raise ValueError("a card twice")
