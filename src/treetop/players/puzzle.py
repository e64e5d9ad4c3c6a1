"""A puzzle: a position in which one action is clearly best, and some rungs of the ladder miss it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Self

from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Message

ALTERNATIVES = "|"
COLUMNS = 8
STRIDE = 7919
"""A prime, so that every puzzle comes up once before any comes up again."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One line of a game's part `puzzles`.

    `answers` are equally good; every other action gives away at least `gap` of the wins. `grade` is the level
    of the strongest player that misses them and does `lure` instead, which gives away `loss`; `why` says in
    words what that costs, where anything plain tells.
    """

    id: str
    grade: int
    gap: float
    answers: tuple[str, ...]
    lure: str
    loss: float
    why: Message | None
    position: str

    @property
    def kind(self) -> str:
        """What is to be done: the first word of the answer, `plant` or `sell`."""
        return kind_of(self.answers[0])

    def line(self) -> str:
        why = json.dumps(_facts(self.why), separators=(",", ":")) if self.why else "-"
        numbers = str(self.grade), f"{self.gap:.3f}"
        words = ALTERNATIVES.join(self.answers), self.lure, f"{self.loss:.3f}", why, self.position
        return "\t".join((self.id, *numbers, *words))

    @classmethod
    def read(cls, line: str) -> Self:
        """Raises Malformed."""
        columns = line.rstrip("\n").split("\t")
        if len(columns) != COLUMNS:
            raise Malformed(Message.of("puzzles-unreadable", text=line[:60]))
        id, grade, gap, answers, lure, loss, why, position = columns
        message = None if why == "-" else _message(json.loads(why))
        found = tuple(answers.split(ALTERNATIVES))
        return cls(id, int(grade), float(gap), found, lure, float(loss), message, position)


def _facts(value: Any) -> Any:
    """A message as the browser knows it; it may have others among its arguments."""
    if not isinstance(value, Message):
        return value
    return {"id": value.id, "arguments": {name: _facts(one) for name, one in value.arguments.items()}}


def _message(facts: Any) -> Any:
    if not isinstance(facts, dict):
        return facts
    return Message(facts["id"], {name: _message(one) for name, one in facts["arguments"].items()})


def place_of_day(day: int, count: int) -> int:
    """Which of so many puzzles is the one of a day, counted from 1970; `day.js` says the same."""
    return day * STRIDE % count


def kind_of(action: str) -> str:
    return action.split(" ")[0]


def puzzles_of(game: Game) -> list[Puzzle]:
    """Those that the game ships, in the order of their file."""
    file = game.part("puzzles")
    if file is None:
        return []
    return [Puzzle.read(line) for line in file.read_text(encoding="utf-8").splitlines()]
