"""Which effects an action brings into play (T16), counted by what they do."""

from __future__ import annotations

from typing import Any

import numpy as np

from treetop.games.tree_society import codes, rules
from treetop.games.tree_society import state as kernel
from treetop.games.tree_society.building import (
    cost_by_reductions,
    next_level,
    place_of_completed,
    place_of_ongoing,
    standing_reductions,
)
from treetop.games.tree_society.compiled import DECK, STATE, Bytes
from treetop.games.tree_society.effects import is_gain
from treetop.games.tree_society.pending import card_of_step, is_price, pending_place
from treetop.games.tree_society.selling import standing_operation
from treetop.kernel.rule import entry, helper

KINDS = kernel.ON_REST + 1


@entry
def uses_of(state: Bytes, deck: Bytes, code: int) -> Any:
    """How often a legal action brings each kind of step into play."""
    uses = np.zeros(KINDS, np.int64)
    after = state.copy()
    rules.apply(after.view(STATE)[0], deck.view(DECK)[0], code)
    count_uses(state.view(STATE)[0], after.view(STATE)[0], deck.view(DECK)[0], code, uses)
    return uses


@helper
def count_uses(before: Any, after: Any, deck: Any, code: int, uses: Any) -> None:
    """Between two states with a legal action between them."""
    if before.phase == kernel.EFFECT:
        count_choice(before, deck, code, uses)
        count_gains(before, after, deck, code, uses)
    if code < codes.FIRST_TAKE:
        count_standing(before, deck, kernel.ON_SALE, kernel.NONE, uses)
    elif code < codes.FIRST_KEEP:
        if before.phase != kernel.DRAFT:
            count_standing(before, deck, kernel.ON_TAKE, kernel.NONE, uses)
    elif codes.FIRST_BUILD <= code < codes.FIRST_DISCARD:
        count_reduction(before, deck, (code - codes.FIRST_BUILD) // codes.WAYS, code, uses)
    elif code == codes.END_BUILD:
        count_standing(before, deck, kernel.ON_REST, kernel.NONE, uses)
    count_level(before, after, deck, code, uses)


@helper
def count_choice(state: Any, deck: Any, code: int, uses: Any) -> None:
    """A step is used with its first choice. A guild discarded to make room belongs to no step."""
    step = deck.step[pending_place(state)]
    makes_room = codes.FIRST_DISCARD <= code < codes.FIRST_ROW and step != kernel.DISCARD
    if state.pending_fresh and code != codes.SKIP and not makes_room:
        uses[step] += 1


@helper
def count_gains(before: Any, after: Any, deck: Any, code: int, uses: Any) -> None:
    """Gains that follow a choice, or an effect that one waited for, are received without another choice."""
    for i in range(before.pending_size):
        place = before.pending[i]
        waits = i < before.pending_size - 1
        if not waits and (code == codes.SKIP or is_price(deck, place)):
            return
        for at in range(place + 1 - waits, end_of_gains(after, place)):
            if is_gain(deck, at):
                uses[deck.step[at]] += 1


@helper
def end_of_gains(after: Any, place: int) -> int:
    """How far this step's effect has come."""
    level = place // kernel.STEPS
    for i in range(after.pending_size):
        if after.pending[i] // kernel.STEPS == level:
            return int(after.pending[i])
    return int((level + 1) * kernel.STEPS)


@helper
def count_reduction(state: Any, deck: Any, card: int, code: int, uses: Any) -> None:
    """Reductions do not add up: whoever spends another one does not use one that lasts."""
    level = next_level(state, card)
    plain = (code - codes.FIRST_BUILD) % codes.WAYS == codes.PLAIN
    cost = cost_by_reductions(state, deck, card, level, standing_reductions(state, deck))
    if plain and cost < deck.cost[card * 3 + level - 1]:
        uses[kernel.REDUCE] += 1


@helper
def count_level(before: Any, after: Any, deck: Any, code: int, uses: Any) -> None:
    """A level stands once it is built, or once its price is paid; what still stands beside it may pay."""
    card = kernel.NONE
    if codes.FIRST_BUILD <= code < codes.FIRST_DISCARD:
        card = (code - codes.FIRST_BUILD) // codes.WAYS
    elif before.phase == kernel.EFFECT and is_price(deck, pending_place(before)):
        card = card_of_step(pending_place(before))
    if card == kernel.NONE or standing_level(after, before.seat, card) <= standing_level(
        before, before.seat, card
    ):
        return
    count_standing(after, deck, kernel.ON_BUILD, card, uses)
    if standing_level(after, before.seat, card) == 3:
        count_standing(after, deck, kernel.ON_COMPLETE, card, uses)


@helper
def standing_level(state: Any, seat: int, card: int) -> int:
    place = place_of_ongoing(state, seat, card)
    if place != kernel.NONE:
        return int(state.level[seat * kernel.PLACES + place])
    return 0 if place_of_completed(state, seat, card) == kernel.NONE else 3


@helper
def count_standing(state: Any, deck: Any, occasion: int, besides: int, uses: Any) -> None:
    for place in range(kernel.PLACES):
        card = state.ongoing[state.seat * kernel.PLACES + place]
        if standing_operation(state, deck, state.seat, place) == occasion and card != besides:
            uses[occasion] += 1
