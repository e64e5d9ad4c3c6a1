"""What a seat may know (A7), written fact by fact into a blank state; and dealing the rest."""

from treetop.games.arboretum.state import (
    DISCARDS,
    HAND,
    OVER,
    PLANTED,
    RANKS,
    UNKNOWN,
    State,
)
from treetop.kernel.chance import shuffle
from treetop.kernel.rule import rule
from treetop.kernel.sight import sight_of

see_openly = rule(sight_of(State, UNKNOWN, __name__))


@rule
def see(state: State, seat: int, top_only: int, seen: State) -> None:
    """Write into the blank `seen` what `seat` may know; -1 is a spectator. Hidden cards are UNKNOWN there.

    When the game is over, hands are laid open for the count. With `top_only`, neither what lies
    under a discard nor who took it is shown: one has to remember.
    """
    see_openly(state, seen)
    for other in range(state.players):
        see_discards(state, other, top_only, seen)
        if other == seat or state.phase == OVER:
            see_whole_hand(state, other, top_only, seen)
        else:
            see_other_hand(state, other, top_only, seen)


@rule
def see_discards(state: State, seat: int, top_only: int, seen: State) -> None:
    size = state.discard_size[seat]
    for i in range(size):
        hidden = top_only and i + 1 < size
        seen.discard[seat * DISCARDS + i] = UNKNOWN if hidden else state.discard[seat * DISCARDS + i]


@rule
def see_whole_hand(state: State, seat: int, top_only: int, seen: State) -> None:
    for i in range(state.hand_size[seat]):
        card = state.hand[seat * HAND + i]
        insert_card(seen, seat, i, card)
        seen.known[card] = 0 if top_only else state.known[card]


@rule
def see_other_hand(state: State, seat: int, top_only: int, seen: State) -> None:
    """The known cards in order, then the unknown: where a hand keeps a card tells nothing."""
    count = 0
    for i in range(state.hand_size[seat]):
        card = state.hand[seat * HAND + i]
        if state.known[card] and not top_only:
            insert_card(seen, seat, count, card)
            seen.known[card] = 1
            count += 1
    for i in range(count, state.hand_size[seat]):
        seen.hand[seat * HAND + i] = UNKNOWN


@rule
def insert_card(seen: State, seat: int, count: int, card: int) -> None:
    i = seat * HAND + count
    while i > seat * HAND and seen.hand[i - 1] > card:
        seen.hand[i] = seen.hand[i - 1]
        i -= 1
    seen.hand[i] = card


@rule
def deal_unseen(seen: State, rng: list[int]) -> None:
    """Put the cards that a view does not show into its unknown places, every arrangement equally likely."""
    count = list_unseen(seen)
    shuffle(rng, seen.unseen, count)
    for i in range(seen.pile_size):
        count = fill(seen, seen.pile, i, count)
    for seat in range(seen.players):
        for i in range(seat * HAND, seat * HAND + seen.hand_size[seat]):
            count = fill(seen, seen.hand, i, count)
        for i in range(seat * DISCARDS, seat * DISCARDS + seen.discard_size[seat]):
            count = fill(seen, seen.discard, i, count)


@rule
def fill(seen: State, places: list[int], i: int, count: int) -> int:
    if places[i] != UNKNOWN:
        return count
    places[i] = seen.unseen[count - 1]
    return count - 1


@rule
def list_unseen(seen: State) -> int:
    """Write the cards that a view does not show into `seen.unseen`; returns how many there are."""
    cards = seen.species * RANKS
    for card in range(cards):
        seen.unseen[card] = 0
    for seat in range(seen.players):
        mark(seen, seen.hand, seat * HAND, seen.hand_size[seat])
        mark(seen, seen.discard, seat * DISCARDS, seen.discard_size[seat])
        mark(seen, seen.planted, seat * PLANTED, seen.planted_size[seat])
    mark(seen, seen.pile, 0, seen.pile_size)
    count = 0
    for card in range(cards):
        if not seen.unseen[card]:
            seen.unseen[count] = card
            count += 1
    return count


@rule
def mark(seen: State, places: list[int], first: int, count: int) -> None:
    for i in range(first, first + count):
        if places[i] != UNKNOWN:
            seen.unseen[places[i]] = 1
