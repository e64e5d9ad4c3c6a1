"""The last turn, solved exactly once the draw pile is empty (A8).

Only the hidden cards of opponents are unknown then. A line is all that the seat still does: draw, plant,
discard. Every line is counted in every arrangement of the unseen cards; nothing is learnt in between,
so the best line in expectation is the best play.
"""

from treetop.games.arboretum.rules import FIRST_DISCARD, FIRST_PLANT
from treetop.games.arboretum.scoring import best_path, right_to_score, species_grown, survey, weigh_hands
from treetop.games.arboretum.state import (
    CELLS,
    DISCARD,
    DISCARDS,
    HAND,
    OVER,
    SECOND_DRAW,
    SPECIES,
    UNKNOWN,
    State,
)
from treetop.kernel.rule import rule
from treetop.players.arboretum.candidates import add_result
from treetop.players.totals import SUCCESS, TOTALS

GARDENS = 4 * 9 * 36
NOTHING = -1


class Lines:
    """The arboretums that the seat may end with, and the totals of each with each card that may go."""

    TYPES = (("int64", "count size source code planted variety totals rest"),)

    def __init__(self) -> None:
        self.count = 0
        self.size = 0
        self.source = [0] * GARDENS
        self.code = [0] * GARDENS
        self.planted = [0] * GARDENS  # the card; NOTHING if the seat has planted already
        self.variety = [0] * GARDENS
        self.points = [0] * (GARDENS * SPECIES)
        self.others = [0] * (4 * SPECIES)  # points of the other seats' best paths
        self.hidden = [0] * 80  # whose place each unseen card takes: 1 + seat, 0 for a covered discard
        self.rest = [0] * HAND  # the hand before planting, in order; `size` cards
        self.totals = [0] * (GARDENS * HAND * TOTALS)


@rule
def is_last_turn(state: State) -> int:
    return 1 if state.pile_size == 0 and SECOND_DRAW <= state.phase < OVER else 0


@rule
def hide(lines: Lines, state: State) -> int:
    """Write one label for each place whose card is unseen; returns how many there are."""
    count = 0
    for seat in range(state.players):
        for i in range(seat * DISCARDS, seat * DISCARDS + state.discard_size[seat]):
            if state.discard[i] == UNKNOWN:
                lines.hidden[count] = 0
                count += 1
    for seat in range(state.players):
        for i in range(seat * HAND, seat * HAND + state.hand_size[seat]):
            if state.hand[i] == UNKNOWN:
                lines.hidden[count] = seat + 1
                count += 1
    return count


@rule
def arrangements(lines: Lines, count: int) -> float:
    """In how many ways the unseen cards can lie in the hidden places."""
    ways = 1.0
    same = 0
    for i in range(count):
        same = same + 1 if i > 0 and lines.hidden[i] == lines.hidden[i - 1] else 1
        ways = ways * (i + 1) / same
    return ways


@rule
def next_arrangement(lines: Lines, count: int) -> int:
    """Go to the next order of the labels, lexicographically; 0 after the last."""
    i = count - 2
    while i >= 0 and lines.hidden[i] >= lines.hidden[i + 1]:
        i -= 1
    if i < 0:
        return 0
    j = count - 1
    while lines.hidden[j] <= lines.hidden[i]:
        j -= 1
    kept = lines.hidden[i]
    lines.hidden[i] = lines.hidden[j]
    lines.hidden[j] = kept
    i += 1
    j = count - 1
    while i < j:
        kept = lines.hidden[i]
        lines.hidden[i] = lines.hidden[j]
        lines.hidden[j] = kept
        i += 1
        j -= 1
    return 1


@rule
def arrange(lines: Lines, view: State, state: State) -> None:
    """Put the unseen cards into the hands that the labels name."""
    for seat in range(view.players):
        label = seat + 1
        card = 0
        for i in range(seat * HAND, seat * HAND + view.hand_size[seat]):
            if view.hand[i] == UNKNOWN:
                while lines.hidden[card] != label:
                    card += 1
                state.hand[i] = view.unseen[card]
                card += 1


@rule
def same_paths(one: State, other: State, seat: int) -> int:
    """Have a seat's best paths the same points in two states? Both have been surveyed."""
    for species in range(one.species):
        if best_path(one, seat, species) != best_path(other, seat, species):
            return 0
    return 1


@rule
def add_garden(lines: Lines, state: State, seat: int, source: int, code: int) -> None:
    """Add a seat's arboretum, unless planting the same card elsewhere gave the same points."""
    k = lines.count
    survey(state, seat)
    lines.source[k] = source
    lines.code[k] = code
    lines.planted[k] = NOTHING if code < FIRST_PLANT else (code - FIRST_PLANT) // CELLS
    lines.variety[k] = species_grown(state)
    for species in range(state.species):
        lines.points[k * SPECIES + species] = best_path(state, seat, species)
    for other in range(k):
        if lines.source[other] == source and lines.planted[other] == lines.planted[k]:
            same = lines.variety[other] == lines.variety[k]
            for species in range(state.species):
                if lines.points[other * SPECIES + species] != lines.points[k * SPECIES + species]:
                    same = False
            if same:
                return
    lines.count += 1


@rule
def count_others(lines: Lines, state: State) -> None:
    for other in range(state.players):
        if other != state.seat:
            survey(state, other)
            state.variety[other] = species_grown(state)
            for species in range(state.species):
                lines.others[other * SPECIES + species] = best_path(state, other, species)


@rule
def keep(lines: Lines, state: State, seat: int, planted: int, discarded: int) -> None:
    """Leave the seat the cards of `lines.rest` without the planted and the discarded one."""
    held = 0
    for i in range(lines.size):
        card = lines.rest[i]
        if card != planted and card != discarded:
            state.hand[seat * HAND + held] = card
            held += 1
    state.hand_size[seat] = held


@rule
def count_line(lines: Lines, state: State, seat: int, k: int, place: int) -> None:
    total = 0
    for species in range(state.species):
        if right_to_score(state, seat, species):
            total += lines.points[k * SPECIES + species]
    state.total[seat] = total
    state.variety[seat] = lines.variety[k]
    add_result(lines.totals, k * HAND + place, state, seat)


@rule
def look_at_hand(lines: Lines, state: State, seat: int) -> None:
    lines.size = state.hand_size[seat]
    for i in range(lines.size):
        lines.rest[i] = state.hand[seat * HAND + i]


@rule
def count_arrangement(lines: Lines, state: State, seat: int, source: int) -> None:
    """Count every line from one source. The hands have been arranged, the arboretums added."""
    look_at_hand(lines, state, seat)
    planted = -2
    for k in range(lines.count):
        if lines.source[k] == source and lines.planted[k] != planted:
            planted = lines.planted[k]
            for place in range(lines.size):
                if lines.rest[place] != planted:
                    keep(lines, state, seat, planted, lines.rest[place])
                    total_others(lines, state, seat)
                    for same in range(k, lines.count):
                        if lines.source[same] == source and lines.planted[same] == planted:
                            count_line(lines, state, seat, same, place)


@rule
def total_others(lines: Lines, state: State, seat: int) -> None:
    weigh_hands(state)
    for other in range(state.players):
        if other != seat:
            total = 0
            for species in range(state.species):
                if right_to_score(state, other, species):
                    total += lines.others[other * SPECIES + species]
            state.total[other] = total


@rule
def option_of(lines: Lines, phase: int, k: int, place: int) -> int:
    """The action that a line begins with."""
    if phase == DISCARD:
        return FIRST_DISCARD + lines.rest[place]
    return lines.source[k] if phase == SECOND_DRAW else lines.code[k]


@rule
def take_best_lines(lines: Lines, phase: int, codes: list[int], totals: list[int]) -> int:
    """The totals of the best line of each option; returns how many options there are."""
    count = 0
    for k in range(lines.count):
        for place in range(lines.size):
            line = (k * HAND + place) * TOTALS
            code = option_of(lines, phase, k, place)
            i = 0
            while i < count and codes[i] != code:
                i += 1
            if i == count:
                codes[i] = code
                count += 1
            if lines.totals[line + SUCCESS] > totals[i * TOTALS + SUCCESS]:
                for j in range(TOTALS):
                    totals[i * TOTALS + j] = lines.totals[line + j]
    return count
