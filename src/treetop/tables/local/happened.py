"""What a table on a device gives to those who run it."""

from __future__ import annotations

from msgspec import Raw, Struct

from treetop.tables import wire


class Row(Struct, frozen=True):
    """An entry as it is stored. `command`: who asked for it, and under which id."""

    seq: int
    at: int
    event: str
    command: str = ""


class Story(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    rows: list[Row]


class Question(Struct, frozen=True):
    """All that a bot gets to know: the bytes of one seat's view and of the deck, if there is one, in hex.

    `id` names the hint that waits for the answer; without one, the answer is a move.
    """

    player: str
    players: int
    seat: int
    state: str
    deck: str
    seed: str
    seq: int
    id: str = ""


class Choice(Struct, frozen=True):
    """A decision of a finished game that is to be judged: `code` is what was done, `seq` the step."""

    player: str
    state: str
    deck: str
    seed: str
    seq: int
    code: int


class Judged(Struct, frozen=True):
    """The number of the best action, and the share of the wins that was given away."""

    step: int
    best: int
    loss: float


class Happened(Struct):
    """What follows from one thing that was said or done: rows to store, frames to show after that.

    `opened`: another table, which is to be stored as well.
    """

    rows: list[Row] = []
    frames: list[Raw] = []
    question: Question | None = None
    table: wire.TableCard | None = None
    opened: Story | None = None
