"""A finished table of Tree Society as a small text file: docs/score-file.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

from treetop.cli.score_table import FinishedTable, Problems
from treetop.games.tree_society import options as option_table
from treetop.games.tree_society.finished import Holdings, finished_position
from treetop.games.tree_society.setup import Setup
from treetop.games.tree_society.state import PLACES
from treetop.games.tree_society.vocabulary import FRUIT
from treetop.locales import Message

KEY = re.compile(
    r"\s*(game|deck|market|player|completed|ongoing|sold|unsold|coins)\s*:\s*(.*)", re.IGNORECASE
)
SEATS = range(2, 5)
LAST_ONGOING_LEVEL = 2


def read(text: str) -> FinishedTable:
    """Raises Problems with everything that is wrong, or Malformed for an unknown deck."""
    reader = _Reader(text)
    problems = list(reader.problems())
    if problems:
        raise Problems(problems)
    return FinishedTable(
        tuple(reader.names), finished_position(reader.setup(), list(reader.seats), reader.market)
    )


class _Reader:
    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.seats: list[Holdings] = []
        self.market = len(FRUIT)
        self.deck = ""
        self.lines = [line.split("#")[0].strip() for line in text.splitlines()]

    def setup(self) -> Setup:
        options = option_table.complete({"deck": self.deck} if self.deck else {})
        return Setup.of(len(self.seats), options)

    def problems(self) -> Iterator[Message]:
        for number, line in enumerate(self.lines, 1):
            if line:
                yield from self._read(number, line)
        if len(self.seats) not in SEATS:
            yield Message.of("core-players-between", given=len(self.seats), least=SEATS[0], most=SEATS[-1])
        else:
            yield from self._wrong_cards()

    def _read(self, number: int, line: str) -> Iterator[Message]:
        found = KEY.fullmatch(line)
        if found is None:
            yield Message.of("cli-score-line-unreadable", line=number, text=line)
            return
        key, value = found[1].lower(), found[2].strip()
        words = re.split(r"[\s,]+", value) if value else []
        if key == "player":
            self.names.append(value or str(len(self.names) + 1))
            self.seats.append(Holdings())
        elif key == "deck":
            self.deck = value
        elif key == "market":
            yield from self._set_market(number, value)
        elif key != "game" and not self.seats:
            yield Message.of("cli-score-no-player-yet", line=number, key=key)
        elif key != "game":
            yield from self._hold(number, key, words)

    def _set_market(self, number: int, value: str) -> Iterator[Message]:
        if value.isdecimal() and int(value) <= len(FRUIT):
            self.market = int(value)
        else:
            yield Message.of("tree-society-cli-score-number", line=number, text=value)

    def _hold(self, number: int, key: str, words: list[str]) -> Iterator[Message]:
        held = self.seats[-1]
        if key == "completed":
            held.completed += words
            return
        if key == "coins":
            words = ["coins", *words]
        if len(words) % 2:
            yield Message.of("tree-society-cli-score-pairs", line=number)
            return
        for name, count in zip(words[::2], words[1::2], strict=True):
            if not count.isdecimal():
                yield Message.of("tree-society-cli-score-number", line=number, text=count)
            elif key == "coins":
                held.coins = int(count)
            elif key == "ongoing":
                held.ongoing[name] = int(count)
            elif name in FRUIT:
                (held.sold if key == "sold" else held.unsold)[name] = int(count)
            else:
                yield Message.of(
                    "tree-society-cli-score-fruit", line=number, text=name, known=", ".join(FRUIT)
                )

    def _wrong_cards(self) -> Iterator[Message]:
        known = self.setup().deck.card_number
        seen: set[str] = set()
        for name, held in zip(self.names, self.seats, strict=True):
            for card in (*held.completed, *held.ongoing):
                if card not in known:
                    yield Message.of("tree-society-cli-score-house-unknown", player=name, card=card)
                elif card in seen:
                    yield Message.of("tree-society-cli-score-house-twice", card=card)
                seen.add(card)
            for card, level in held.ongoing.items():
                if not 1 <= level <= LAST_ONGOING_LEVEL:
                    yield Message.of(
                        "tree-society-cli-score-house-level", player=name, card=card, level=level
                    )
            if len(held.ongoing) > PLACES:
                yield Message.of(
                    "tree-society-cli-score-houses-most", player=name, count=len(held.ongoing), most=PLACES
                )
