"""A position in one line: docs/records.md, "A position in one line"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from treetop.games.arboretum import compiled
from treetop.games.arboretum import options as option_table
from treetop.games.arboretum.board import Tree
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT, Bytes
from treetop.games.arboretum.deal import HAND_SIZE, check_players
from treetop.games.arboretum.rules import FIRST_PLANT, LEGAL
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.state import CELLS, DISCARDS, HAND, OVER, PLANT, PLANTED, UP
from treetop.games.notation import items, listed, read_state, write

if TYPE_CHECKING:
    from treetop.games.arboretum.position import Position

NAME = "arboretum"
PHASES = ("draw", "draw-again", "plant", "discard", "over")
IN_HAND = {"draw": 0, "draw-again": 1, "plant": 2, "discard": 1, "over": 0}
"""How many cards more than seven the seat to act holds."""
TREE = re.compile(r"(\w{3})@(-?\d{1,2}):(-?\d{1,2})")
KNOWN = "*"


def notation_of(position: Position) -> str:
    setup, fields = position.setup, position.fields
    pairs: dict[str, object] = {
        "edition": setup.edition,
        "species": listed(setup.species) + ("" if setup.species_chosen else "?"),
        "discards": setup.discards,
        "opening": "yes" if setup.opening_discard else "no",
        "turn": position.turn,
        "seat": int(fields["seat"]) + 1,
        "phase": PHASES[fields["phase"]],
        "pile": listed(position.pile()),
    }
    for seat in range(setup.players):
        known = position.known(seat)
        held = position.hand_as_held(seat)
        pairs[f"hand{seat + 1}"] = listed(f"{card}{KNOWN * (card in known)}" for card in held)
        pairs[f"discards{seat + 1}"] = listed(str(card) for card in position.discards(seat))
        pairs[f"trees{seat + 1}"] = listed(f"{t.card}@{t.x}:{t.y}" for t in position.arboretum(seat))
    return write(NAME, pairs)


def state_of(text: str) -> tuple[Setup, Bytes]:
    """The inverse. Raises Malformed, or Illegal for options that do not exist."""
    return read_state(NAME, text, _state)


def _state(pairs: dict[str, str]) -> tuple[Setup, Bytes]:
    setup = _setup(pairs)
    state = LAYOUT.blank()
    record = state.view(LAYOUT.dtype)[0]
    record["players"], record["species"] = setup.players, len(setup.species)
    phase, seat, turn = PHASES.index(pairs["phase"]), int(pairs["seat"]) - 1, int(pairs["turn"]) - 1
    if not 0 <= seat < setup.players or not 0 <= turn < 127:
        raise ValueError("no such seat or turn")
    used: list[Card] = []
    for number in range(setup.players):
        trees = [_tree(text) for text in items(pairs[f"trees{number + 1}"])]
        _plant(record, state, setup, number, trees)
        used += [tree.card for tree in trees]
    for number in range(setup.players):
        used += _deal_hand(record, setup, number, items(pairs[f"hand{number + 1}"]))
        more = IN_HAND[pairs["phase"]] if number == seat else 0
        if record["hand_size"][number] != HAND_SIZE + more:
            raise ValueError("a hand of another size")
        used += _lay(record, setup, "discard", number, DISCARDS, items(pairs[f"discards{number + 1}"]))
    pile = [Card.parse(text) for text in items(pairs["pile"])]
    record["pile"][: len(pile)] = [setup.number(card) for card in reversed(pile)]
    record["pile_size"] = len(pile)
    if sorted(used + pile) != sorted(setup.cards) or (phase == OVER and pile):
        raise ValueError("a card twice or missing")
    record["phase"], record["seat"], record["turn"] = phase, seat, turn
    return setup, state


def _setup(pairs: dict[str, str]) -> Setup:
    players = sum(name.startswith("hand") for name in pairs)
    expected = {"edition", "species", "discards", "opening", "turn", "seat", "phase", "pile"}
    expected |= {f"{what}{seat + 1}" for what in ("hand", "discards", "trees") for seat in range(players)}
    if set(pairs) != expected:
        raise ValueError("other pairs")
    check_players(players)
    species = items(pairs["species"].removesuffix("?"))
    given = {
        "edition": pairs["edition"],
        "discards": pairs["discards"],
        "opening_discard": {"yes": True, "no": False}[pairs["opening"]],
    }
    options = option_table.complete({**given, "species": species})
    option_table.check_number_of_species(options, players)
    if pairs["species"].endswith("?"):
        options["species"] = "random"
    return Setup.of(players, species, options)


def _tree(text: str) -> Tree:
    found = TREE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return Tree(Card.parse(found[1]), int(found[2]), int(found[3]))


def _plant(record: Any, state: Bytes, setup: Setup, seat: int, trees: Sequence[Tree]) -> None:
    """By the kernel, in the order of planting, so that the state is what play would have made it."""
    if len(trees) > PLANTED:
        raise ValueError("too many trees")
    record["seat"] = seat
    compiled.open_ground(state, seat)
    for tree in trees:
        cell, number = tree.x + UP * tree.y, setup.number(tree.card)
        record["phase"], record["hand_size"][seat], record["hand"][seat * HAND] = PLANT, 1, number
        code = FIRST_PLANT + number * CELLS + cell % CELLS
        if compiled.objection(state, code) != LEGAL or compiled.frontier_cell(state, cell % CELLS) != cell:
            raise ValueError("a tree that touches no other")
        compiled.apply(state, code)


def _deal_hand(record: Any, setup: Setup, seat: int, texts: Sequence[str]) -> list[Card]:
    cards = _lay(record, setup, "hand", seat, HAND, [text.removesuffix(KNOWN) for text in texts])
    for card, text in zip(cards, texts, strict=True):
        record["known"][setup.number(card)] = text.endswith(KNOWN)
    return cards


def _lay(record: Any, setup: Setup, field: str, seat: int, room: int, texts: Sequence[str]) -> list[Card]:
    if len(texts) > room:
        raise ValueError("too many cards")
    cards = [Card.parse(text) for text in texts]
    record[field][seat * room : seat * room + len(cards)] = [setup.number(card) for card in cards]
    record[f"{field}_size"][seat] = len(cards)
    return cards
