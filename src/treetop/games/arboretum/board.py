"""Reading a state's bytes: what a position and a view have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, overload

from treetop.games.arboretum import compiled
from treetop.games.arboretum.action import Action, Discard, Draw, Plant, parse_action
from treetop.games.arboretum.card import Card
from treetop.games.arboretum.compiled import LAYOUT, LOWEST_CELL, Bytes
from treetop.games.arboretum.rules import (
    ACTIONS,
    DISCARDS_ARE_EMPTY,
    FIRST_DISCARD,
    FIRST_PLANT,
    GAME_IS_OVER,
    LEGAL,
    NO_SUCH_SEAT,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NOT_NOW,
    OCCUPIED,
    PILE,
    PILE_IS_EMPTY,
)
from treetop.games.arboretum.setup import Setup, coordinates
from treetop.games.arboretum.state import CELLS, DISCARDS, FRONTIER, HAND, PLANTED, SEATS, UNKNOWN, UP, State
from treetop.games.errors import Illegal, not_an_action
from treetop.games.game import Game
from treetop.games.kernel_board import KernelBoard
from treetop.games.legal_actions import LegalActions
from treetop.kernel.direct import Direct
from treetop.locales import Message

PHASES = ("draw", "draw", "plant", "discard", "over")

CALLS = Direct(
    compiled,
    summary=("state",),
    offer=("state", "number"),
    objection=("state", "number"),
    after=("state", "number", "state"),
    see=("state", "number", "flag", "state"),
)
DRAWS = (Draw(None), *map(Draw, range(SEATS)))

RUNS = (
    ("hand", "hand_size", HAND),
    ("discard", "discard_size", DISCARDS),
    ("planted", "planted_size", PLANTED),
    ("cell", "planted_size", PLANTED),
    ("frontier", "frontier_size", FRONTIER),
)
"""Fields of which only so many numbers mean anything, for each seat."""
NOTES = tuple(list(vars(State()))[list(vars(State())).index("total") :])
"""What counting writes down."""

OBJECTIONS = {
    GAME_IS_OVER: ("A8", "arboretum-game-over"),
    NOT_NOW: ("A4", "arboretum-not-now"),
    PILE_IS_EMPTY: ("A8", "arboretum-pile-empty"),
    NO_SUCH_SEAT: ("A4", "arboretum-no-such-seat"),
    DISCARDS_ARE_EMPTY: ("A4", "arboretum-discards-empty"),
    NOT_IN_HAND: ("A5", "arboretum-not-in-hand"),
    NOT_ADJACENT: ("A5", "arboretum-not-adjacent"),
    OCCUPIED: ("A5", "arboretum-occupied"),
}


@dataclass(frozen=True, slots=True)
class Tree:
    """A planted card and where it stands: x to the right, y up, the first at 0,0."""

    card: Card
    x: int
    y: int


class Board(KernelBoard[Setup, Action]):
    """A state readable in domain words. Cards that a viewer may not know are None."""

    __slots__ = ()
    layout = LAYOUT
    code_count = ACTIONS

    @property
    def game(self) -> Game:
        """The game this is a board of."""
        from treetop.games.arboretum.game import GAME

        return GAME

    @property
    def species(self) -> tuple[str, ...]:
        """The species in play, in the order of the score sheet."""
        return self.setup.species

    @property
    def turn(self) -> int:
        """Turns of single players, counted from 1."""
        return int(self.fields["turn"]) + 1

    @property
    def phase(self) -> str:
        """What is expected: draw, plant, discard; or over."""
        return PHASES[self.fields["phase"]]

    @property
    def draws_left(self) -> int:
        """How many cards are still to be drawn in this turn."""
        return max(0, 2 - int(self.fields["phase"]))

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self._summary < 0:
            self._summary = CALLS.summary(self._bytes)
        to_act = self._summary & 7
        return to_act - 1 if to_act else None

    @property
    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return int(self.fields["pile_size"])

    def hand_as_held(self, seat: int) -> list[Card | None]:
        """A hand in the order in which the kernel keeps it."""
        seat = self._occupied(seat)
        numbers = self._run("hand", "hand_size", HAND, seat)
        return [None if number == UNKNOWN else self.setup.cards[number] for number in numbers]

    def hand(self, seat: int) -> list[Card | None]:
        """A hand in order; hidden cards come last."""
        numbers = self._hand(self._occupied(seat))
        return [None if number == UNKNOWN else self.setup.cards[number] for number in numbers]

    def known(self, seat: int) -> list[Card]:
        """The cards of a hand that all have seen being taken from a discard pile."""
        return [self.setup.cards[number] for number in self._known(self._occupied(seat))]

    def discards(self, seat: int) -> list[Card | None]:
        """A discard pile, the top last."""
        numbers = self._discards(self._occupied(seat))
        return [None if number == UNKNOWN else self.setup.cards[number] for number in numbers]

    def arboretum(self, seat: int) -> list[Tree]:
        """A seat's planted cards in the order of planting."""
        planted = self._planted(self._occupied(seat))
        return [Tree(self.setup.cards[number], *coordinates(cell)) for number, cell in planted]

    def _hand(self, seat: int) -> list[int]:
        numbers = self._run("hand", "hand_size", HAND, seat)
        # Where a card is not known, its number is the lowest.
        numbers.sort()
        hidden = numbers.count(UNKNOWN)
        return numbers[hidden:] + numbers[:hidden] if hidden else numbers

    def _known(self, seat: int, hand: Sequence[int] | None = None) -> list[int]:
        marks = self.fields["known"]
        numbers = self._hand(seat) if hand is None else hand
        return [number for number in numbers if number != UNKNOWN and marks[number]]

    def _discards(self, seat: int) -> list[int]:
        return self._run("discard", "discard_size", DISCARDS, seat)

    def _planted(self, seat: int) -> list[tuple[int, int]]:
        """All that an arboretum is made of: the numbers of its cards and of their cells."""
        fields, first = self.fields, seat * PLANTED
        last = first + fields.at("planted_size", seat)
        return list(zip(fields.run("planted", first, last), fields.run("cell", first, last), strict=True))

    def _meaning(self) -> bytes:
        """Cards that were dealt, drawn or played lie on where they were, and counting leaves its notes."""
        state = self._bytes.copy()
        record = state.view(LAYOUT.dtype)[0]
        record["pile"][record["pile_size"] :] = 0
        for field, size, room in RUNS:
            for seat in range(SEATS):
                record[field][seat * room + int(record[size][seat]) : (seat + 1) * room] = 0
        for field in NOTES:
            record[field] = 0
        held = [number for seat in range(self.players) for number in self._hand(seat) if number != UNKNOWN]
        known = record["known"][held]
        record["known"] = 0
        record["known"][held] = known
        return state.tobytes()

    def _run(self, name: str, size: str, room: int, seat: int) -> list[int]:
        """One of the `RUNS`."""
        fields, first = self.fields, seat * room
        return fields.run(name, first, first + fields.at(size, seat))

    def _decode(self, code: int) -> Action:
        if code < FIRST_PLANT:
            return DRAWS[code]
        if code < FIRST_DISCARD:
            card, cell = divmod(code - FIRST_PLANT, CELLS)
            return self.setup.plants[card][compiled.frontier_cell(self._bytes, cell)]
        return self.setup.discards_of[code - FIRST_DISCARD]

    def _legal_to_act(self) -> Sequence[Action]:
        if self._summary < 0:
            self._summary = CALLS.summary(self._bytes)
        return Offers(self, self._summary >> 3)

    def _encode(self, action: Action) -> int:
        if isinstance(action, Draw):
            code = PILE if action.seat is None else self._draw_from(action, action.seat)
        elif isinstance(action, Plant):
            code = FIRST_PLANT + self.setup.number(action.card) * CELLS + ((action.x + UP * action.y) & 255)
        elif isinstance(action, Discard):
            code = FIRST_DISCARD + self.setup.number(action.card)
        else:
            raise not_an_action(action)
        objection = CALLS.objection(self._bytes, code)
        if isinstance(action, Plant):
            objection = self._unwrapped(objection, action)
        if objection != LEGAL:
            raise self._illegal(objection, action)
        return code

    def _read(self, text: str) -> Action:
        return parse_action(text)

    def words(self, action: Action) -> Message:
        """A legal action as a button offers it."""
        if isinstance(action, Plant):
            return Message.of("arboretum-do-plant", card=str(action.card), x=action.x, y=action.y)
        if isinstance(action, Discard):
            return Message.of("arboretum-do-discard", card=str(action.card))
        if action.seat is None:
            return Message.of("arboretum-do-draw")
        return Message.of("arboretum-do-take", card=str(self.discards(action.seat)[-1]))

    def _draw_from(self, draw: Draw, seat: int) -> int:
        """Beyond the seats lie the numbers of other actions."""
        if not 0 <= seat < self.setup.players:
            raise self._illegal(NO_SUCH_SEAT, draw)
        return seat + 1

    def _unwrapped(self, objection: int, plant: Plant) -> int:
        """Far away, cells of the kernel's lattice repeat: a cell counts only where it really is."""
        if objection == LEGAL:
            here = plant.x + UP * plant.y
            return LEGAL if compiled.frontier_cell(self._bytes, here & 255) == here else NOT_ADJACENT
        if objection == OCCUPIED:
            trees = self.arboretum(int(self.fields["seat"]))
            here = any((tree.x, tree.y) == (plant.x, plant.y) for tree in trees)
            return OCCUPIED if here else NOT_ADJACENT
        return objection

    def _rule_against(self, code: int) -> str | None:
        objection = CALLS.objection(self._bytes, code)
        return None if objection == LEGAL else OBJECTIONS[objection][0]

    def _illegal(self, objection: int, action: Action) -> Illegal:
        rule, message = OBJECTIONS[objection]
        if isinstance(action, Discard) and objection == NOT_IN_HAND:
            rule = "A6"
        card = "" if isinstance(action, Draw) else str(action.card)
        seat = 0 if not isinstance(action, Draw) or action.seat is None else action.seat + 1
        return Illegal(Message.of(message, action=str(action), card=card, seat=seat, phase=self.phase), rule)

    def legal_codes(self) -> Sequence[int]:
        """The kernel's numbers of the legal actions."""
        if self._summary < 0:
            self._summary = CALLS.summary(self._bytes)
        return LegalCodes(self._bytes, self._summary >> 3)

    def legal_notation(self) -> list[str]:
        """The same in notation. Hundreds of plants share a few cells, so none of them is made first."""
        names, state, offer = self.setup.codes, self._bytes, CALLS.offer
        legal = []
        for place in range(len(self.legal_codes())):
            code = offer(state, place)
            if code >= 1 << 16:
                card = names[((code & 0xFFFF) - FIRST_PLANT) // CELLS]
                legal.append(f"plant {card} {_cell_name((code >> 16) + LOWEST_CELL)}")
            else:
                legal.append(str(self._decode(code)))
        return legal


class Offers(LegalActions[Action]):
    """The kernel is asked for one action at a time, and says with its number where it plants."""

    __slots__ = ()
    _board: Board

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int or not 0 <= index < self._count:
            return super().__getitem__(index)
        board = self._board
        code = CALLS.offer(board._bytes, index)
        if code < FIRST_PLANT:
            action: Action = DRAWS[code]
        elif code < 1 << 16:
            action = board.setup.discards_of[code - FIRST_DISCARD]
        else:
            cell, code = (code >> 16) + LOWEST_CELL, code & 0xFFFF
            action = board.setup.plants[(code - FIRST_PLANT) // CELLS][cell]
        board._offered = action, code
        return action


@cache
def _cell_name(cell: int) -> str:
    x, y = coordinates(cell)
    return f"{x},{y}"


class LegalCodes(Sequence[int]):
    """The kernel's numbers of the legal actions, asked for one by one: there may be hundreds."""

    __slots__ = ("_bytes", "_count")

    def __init__(self, state: Bytes, count: int) -> None:
        self._bytes = state
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[int]:
        return (compiled.legal_action(self._bytes, index) for index in range(self._count))

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._count))]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return compiled.legal_action(self._bytes, index % self._count)
