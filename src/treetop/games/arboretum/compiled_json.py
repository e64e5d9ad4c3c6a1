"""What a view says of its seats, written as JSON by compiled code.

A server writes every move for every seat of its table, and in Python most of its time would go there. The
bytes are those of the facts that `View` and `Path` have: tests compare them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.arboretum import rules, scoring, sight
from treetop.games.arboretum.compiled import STATE, Bytes, cell_in_frontier
from treetop.games.arboretum.state import CELLS, DISCARDS, HAND, OVER, PLANTED, RANKS, UNKNOWN, UP
from treetop.kernel.rule import brief_entry, helper

ROOM = 16384
"""More than four seats, all paths of one, and 9 cards on 37 cells can take."""
NAME = 3
"""Characters of a card's name."""

BEGIN_HAND = np.frombuffer(b'{"hand":[', np.uint8)
BEGIN_KNOWN = np.frombuffer(b'],"known":[', np.uint8)
BEGIN_DISCARDS = np.frombuffer(b'],"discards":[', np.uint8)
BEGIN_ARBORETUM = np.frombuffer(b'],"arboretum":[', np.uint8)
END_SEAT = np.frombuffer(b"]}", np.uint8)
BEGIN_PATHS = np.frombuffer(b'{"paths":[', np.uint8)
BEGIN_CARDS = np.frombuffer(b'{"cards":[', np.uint8)
BEGIN_CELLS = np.frombuffer(b'],"cells":[', np.uint8)
POINTS = np.frombuffer(b'],"points":', np.uint8)
PER_CARD = np.frombuffer(b',"per_card":', np.uint8)
SAME_SPECIES = np.frombuffer(b',"same_species":', np.uint8)
STARTS_WITH_1 = np.frombuffer(b',"starts_with_1":', np.uint8)
ENDS_WITH_8 = np.frombuffer(b',"ends_with_8":', np.uint8)
NULL = np.frombuffer(b"null", np.uint8)
DRAW_PILE = np.frombuffer(b'"draw pile"', np.uint8)
DRAW_DISCARD = np.frombuffer(b'"draw discard ', np.uint8)
PLANT = np.frombuffer(b'"plant ', np.uint8)
DISCARD = np.frombuffer(b'"discard ', np.uint8)
COMMA, MINUS, ZERO, QUOTE, OPEN, CLOSE, END, SPACE = 44, 45, 48, 34, 91, 93, 125, 32


@helper
def put(text: Any, at: int, piece: Any) -> int:
    for i in range(len(piece)):
        text[at + i] = piece[i]
    return at + len(piece)


@helper
def put_comma(text: Any, at: int, first: int) -> int:
    """Between two items: not right after the beginning of the list."""
    if at == first:
        return at
    text[at] = COMMA
    return at + 1


@helper
def put_number(text: Any, at: int, number: int) -> int:
    """Of at most two digits."""
    if number < 0:
        text[at] = MINUS
        at += 1
        number = -number
    if number >= 10:
        text[at] = ZERO + number // 10
        at += 1
    text[at] = ZERO + number % 10
    return at + 1


@helper
def put_card(text: Any, at: int, names: Any, card: int) -> int:
    if card == UNKNOWN:
        return put(text, at, NULL)
    text[at] = QUOTE
    at = put_name(text, at + 1, names, card)
    text[at] = QUOTE
    return at + 1


@helper
def put_name(text: Any, at: int, names: Any, card: int) -> int:
    for i in range(NAME):
        text[at + i] = names[card * NAME + i]
    return at + NAME


@helper
def put_place(text: Any, at: int, cell: int) -> int:
    """The column and the row of a cell."""
    y = (cell + UP // 2) // UP
    at = put_number(text, at, cell - UP * y)
    text[at] = COMMA
    return put_number(text, at + 1, y)


@helper
def put_cards(text: Any, at: int, cards: Any, start: int, size: int, names: Any) -> int:
    first = at
    for i in range(start, start + size):
        at = put_card(text, put_comma(text, at, first), names, cards[i])
    return at


@helper
def put_known(text: Any, at: int, seen: Any, seat: int, names: Any) -> int:
    first = at
    for i in range(seat * HAND, seat * HAND + seen.hand_size[seat]):
        card = seen.hand[i]
        if card != UNKNOWN and seen.known[card]:
            at = put_card(text, put_comma(text, at, first), names, card)
    return at


@helper
def put_arboretum(text: Any, at: int, seen: Any, seat: int, names: Any) -> int:
    first = at
    for i in range(seat * PLANTED, seat * PLANTED + seen.planted_size[seat]):
        at = put_comma(text, at, first)
        text[at] = OPEN
        at = put_card(text, at + 1, names, seen.planted[i])
        text[at] = COMMA
        at = put_place(text, at + 1, seen.cell[i])
        text[at] = CLOSE
        at += 1
    return at


@helper
def put_seat(text: Any, at: int, seen: Any, seat: int, names: Any) -> int:
    """Hands are in order: `see` sorts them, and puts unknown cards last."""
    at = put(text, at, BEGIN_HAND)
    at = put_cards(text, at, seen.hand, seat * HAND, seen.hand_size[seat], names)
    at = put_known(text, put(text, at, BEGIN_KNOWN), seen, seat, names)
    at = put(text, at, BEGIN_DISCARDS)
    at = put_cards(text, at, seen.discard, seat * DISCARDS, seen.discard_size[seat], names)
    at = put_arboretum(text, put(text, at, BEGIN_ARBORETUM), seen, seat, names)
    return put(text, at, END_SEAT)


@helper
def put_path(text: Any, at: int, state: Any, seat: int, names: Any) -> int:
    """The path last traced, and what each rule gives for it (A14, A15)."""
    size, first = state.path_size, seat * PLANTED
    at = put(text, at, BEGIN_CARDS)
    begun = at
    same = 1
    start = state.planted[first + state.path[0]]
    end = start
    for i in range(size):
        end = state.planted[first + state.path[i]]
        same *= end >> 3 == start >> 3
        at = put_card(text, put_comma(text, at, begun), names, end)
    at = put(text, at, BEGIN_CELLS)
    begun = at
    for i in range(size):
        at = put_comma(text, at, begun)
        text[at] = OPEN
        at = put_place(text, at + 1, state.cell[first + state.path[i]])
        text[at] = CLOSE
        at += 1
    pure = size if same and size >= 4 else 0
    starts = scoring.starts_with_1(start)
    ends = 2 if (end & 7) == RANKS - 1 else 0
    at = put_number(text, put(text, at, POINTS), size + pure + starts + ends)
    at = put_number(text, put(text, at, PER_CARD), size)
    at = put_number(text, put(text, at, SAME_SPECIES), pure)
    at = put_number(text, put(text, at, STARTS_WITH_1), starts)
    at = put_number(text, put(text, at, ENDS_WITH_8), ends)
    text[at] = END
    return at + 1


@helper
def put_paths(text: Any, at: int, state: Any, seat: int, names: Any) -> int:
    """A seat's best path of each species in play. Counting leaves its notes in the state."""
    scoring.survey(state, seat)
    at = put(text, at, BEGIN_PATHS)
    first = at
    for species in range(state.species):
        at = put_comma(text, at, first)
        if scoring.trace_path(state, seat, species) > 0:
            at = put_path(text, at, state, seat, names)
        else:
            at = put(text, at, NULL)
    return put(text, at, END_SEAT)


@helper
def put_action(text: Any, at: int, seen: Any, code: int, names: Any) -> int:
    """The notation of a legal action."""
    if code == rules.PILE:
        return put(text, at, DRAW_PILE)
    if code < rules.FIRST_PLANT:
        at = put_number(text, put(text, at, DRAW_DISCARD), code)
    elif code < rules.FIRST_DISCARD:
        place = code - rules.FIRST_PLANT
        at = put_name(text, put(text, at, PLANT), names, place // CELLS)
        text[at] = SPACE
        at = put_place(text, at + 1, cell_in_frontier(seen, place % CELLS))
    else:
        at = put_name(text, put(text, at, DISCARD), names, code - rules.FIRST_DISCARD)
    text[at] = QUOTE
    return at + 1


@helper
def put_legal(text: Any, at: int, seen: Any, seat: int, names: Any) -> int:
    """What the seat may do, if it is to act."""
    text[at] = OPEN
    at += 1
    first = at
    if seen.phase != OVER and seen.seat == seat:
        for place in range(rules.count_legal(seen)):
            at = put_comma(text, at, first)
            at = put_action(text, at, seen, rules.legal_action(seen, place), names)
    text[at] = CLOSE
    return at + 1


@brief_entry
def write_view(position: Bytes, seat: int, top_only: int, names: Bytes, text: Bytes) -> int:
    """What a seat may know of all seats, what it may do, and what it may count; -1 is a spectator.

    Written from what `see` shows, and from nothing else. Returns where each of the three ends, in 16 bits.
    """
    seen: Any = np.zeros(1, STATE)[0]
    sight.see(position.view(STATE)[0], seat, top_only, seen)
    letters, codes = text.view(np.uint8), names.view(np.uint8)
    letters[0] = OPEN
    at = 1
    for other in range(seen.players):
        at = put_seat(letters, put_comma(letters, at, 1), seen, other, codes)
    letters[at] = CLOSE
    known = at + 1
    legal = put_legal(letters, known, seen, seat, codes)
    end = put(letters, legal, NULL) if seat < 0 else put_paths(letters, legal, seen, seat, codes)
    return known | legal << 16 | end << 32
