"""The effects in progress, a stack of steps (T15, T16).

An effect that builds a level waits below that level's own effect and goes on when it is finished; an
effect with nothing left to do leaves at once. Every effect that waits belongs to another level: its
card cannot be discarded and built anew meanwhile (`is_waiting`). A deck has at most DEPTH - 1 levels
that can wait (the deck file is checked for it), and only the uppermost effect does not wait, so the
stack cannot overflow.

A mandatory effect begins with a price, which is paid before its level stands.
"""

from treetop.games.tree_society.state import (
    BUILD_LEVEL,
    EFFECT,
    END,
    FIRST_RULES,
    MANDATORY,
    NONE,
    REVEAL_GUILDS,
    STEPS,
    Deck,
    State,
)
from treetop.kernel.rule import rule


@rule
def pending_place(state: State) -> int:
    """The number of the step in progress."""
    return state.pending[state.pending_size - 1]


@rule
def pending_operation(state: State, deck: Deck) -> int:
    """What the step in progress does, or NONE."""
    return deck.step[pending_place(state)] if state.phase == EFFECT else NONE


@rule
def card_of_step(place: int) -> int:
    return place // (3 * STEPS)


@rule
def has_next_step(deck: Deck, place: int) -> int:
    if place % STEPS == STEPS - 1:
        return 0
    return 1 if deck.step[place + 1] != END else 0


@rule
def is_price(deck: Deck, place: int) -> int:
    """T16: the first step of a mandatory effect."""
    return 1 if place % STEPS == 0 and deck.kind[place // STEPS] == MANDATORY else 0


@rule
def level_of_step(place: int) -> int:
    return place // STEPS % 3 + 1


@rule
def card_in_hand(state: State, deck: Deck) -> int:
    """T16: the new card whose price is being paid, which lies nowhere yet; or NONE."""
    if state.phase != EFFECT or state.rules == FIRST_RULES:
        return NONE
    place = pending_place(state)
    if is_price(deck, place) and level_of_step(place) == 1:
        return card_of_step(place)
    return NONE


@rule
def waits_below(state: State, card: int) -> int:
    """Does an effect of this card wait for the one in progress?"""
    for i in range(state.pending_size - 1):
        if card_of_step(state.pending[i]) == card:
            return 1
    return 0


@rule
def is_waiting(state: State, deck: Deck, card: int) -> int:
    """Will an effect of this card go on after the step in progress?"""
    if waits_below(state, card):
        return 1
    if state.pending_size == 0 or card_of_step(pending_place(state)) != card:
        return 0
    return has_next_step(deck, pending_place(state))


@rule
def builds_later(deck: Deck, place: int) -> int:
    """Does a later step of the same effect build?"""
    for later in range(place + 1, (place // STEPS + 1) * STEPS):
        if deck.step[later] == BUILD_LEVEL or deck.step[later] == REVEAL_GUILDS:
            return 1
    return 0


@rule
def push_effect(state: State, level: int) -> None:
    state.pending[state.pending_size] = level * STEPS
    state.pending_size += 1
    state.pending_begun = 0


@rule
def drop_effect(state: State) -> None:
    """The effect below it, if any, is in use already: it has built a level."""
    state.pending_size -= 1
    state.pending[state.pending_size] = 0
    state.pending_left = 0
    state.pending_fresh = 0
    state.pending_begun = 1 if state.pending_size > 0 else 0


@rule
def leave_step(state: State, deck: Deck) -> None:
    """The step in progress is done: on to the next one, or the effect is finished."""
    place = pending_place(state)
    if has_next_step(deck, place):
        state.pending[state.pending_size - 1] += 1
        state.pending_begun = 1 - is_price(deck, place)
    else:
        drop_effect(state)
