"""The effects in progress, a stack of steps (T15, T16).

An effect that builds a level waits below that level's own effect and goes on when it is finished; an
effect with nothing left to do leaves at once. Every effect that waits belongs to another level: its
card cannot be discarded and built anew meanwhile (`is_waiting`). A deck has at most DEPTH - 1 levels
that can wait (the deck file is checked for it), and only the uppermost effect does not wait, so the
stack cannot overflow.
"""

from treetop.games.tree_society.state import (
    EFFECT,
    END,
    MANDATORY,
    NONE,
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
def is_waiting(state: State, deck: Deck, card: int) -> int:
    """Will an effect of this card go on after the step in progress?"""
    for i in range(state.pending_size):
        if card_of_step(state.pending[i]) == card:
            if i < state.pending_size - 1 or has_next_step(deck, state.pending[i]):
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
