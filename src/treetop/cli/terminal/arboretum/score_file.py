"""A finished table of Arboretum as a small text file: docs/score-file.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from treetop.cli.score_table import FinishedTable, Problems
from treetop.games.arboretum import Card, Tree
from treetop.games.arboretum.finished import finished_position
from treetop.games.arboretum.setup import Setup
from treetop.games.arboretum.species import EDITIONS, Edition, species_in_play
from treetop.games.errors import Malformed
from treetop.locales import Message

KEY = re.compile(r"\s*(game|edition|species|player|hand|planted|arboretum)\s*:\s*(.*)", re.IGNORECASE)
PLACE = re.compile(r"(-?\d+),(-?\d+)")
EMPTY = frozenset({".", "-", "--", "---", "..", "..."})
HAND_SIZE = 7
LARGEST_ARBORETUM = {2: 17, 3: 15, 4: 13}


@dataclass
class Place:
    """Where a card was read."""

    player: str
    line: int
    in_hand: bool

    def message(self) -> Message:
        kind = "arboretum-cli-score-in-hand" if self.in_hand else "arboretum-cli-score-in-arboretum"
        return Message.of(kind, player=self.player, line=self.line)


@dataclass
class Seat:
    name: str
    line: int
    hand: list[Card] = field(default_factory=list)
    trees: list[Tree] = field(default_factory=list)
    tree_lines: list[int] = field(default_factory=list)


def read(text: str) -> FinishedTable:
    """Raises Problems, which lists everything that is wrong."""
    reader = Reader()
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        reader.read(number, line.split("#")[0].rstrip())
    return reader.finish()


class Reader:
    """Reads line by line; keeps every problem instead of stopping at the first."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.edition: Edition | None = None
        self.species: list[str] | None = None
        self.problems: list[Message] = []
        self.seen: dict[Card, Place] = {}
        self.key = ""
        self.row = 0

    def read(self, number: int, line: str) -> None:
        match = KEY.fullmatch(line)
        if match:
            self.key, rest = match[1].lower(), match[2].strip()
            self.row = 0
            self._start(number, rest)
        elif line.strip():
            self._continue(number, line)

    def _start(self, number: int, rest: str) -> None:
        if self.key == "game":
            return
        if self.key == "edition":
            self._read_edition(number, rest.lower())
        elif self.key == "species":
            self.species = []
            self._continue(number, rest)
        elif self.key == "player":
            self.seats.append(Seat(rest or str(len(self.seats) + 1), number))
        elif not self.seats:
            self.problem("cli-score-no-player-yet", line=number, key=self.key)
        else:
            self._continue(number, rest)

    def _continue(self, number: int, text: str) -> None:
        if self.key == "species":
            self._read_species(number, text.lower().replace(",", " ").split())
        elif self.key == "hand" and self.seats:
            self._read_hand(number, text.lower().replace(",", " ").split())
        elif self.key == "planted" and self.seats:
            self._read_planted(number, text.lower().split())
        elif self.key == "arboretum" and self.seats:
            self._read_row(number, text.lower().replace("|", " ").split())
        elif self.key not in ("hand", "planted", "arboretum"):
            self.problem("cli-score-line-unreadable", line=number, text=text.strip())

    def _read_edition(self, number: int, name: str) -> None:
        self.edition = next((edition for edition in EDITIONS if edition == name), None)
        if self.edition is None:
            self.problem("arboretum-cli-score-edition", line=number, given=name, known=", ".join(EDITIONS))

    def _read_species(self, number: int, codes: list[str]) -> None:
        assert self.species is not None
        known = {code for edition in EDITIONS.values() for code in edition}
        for code in codes:
            if code not in known:
                self.problem("arboretum-cli-score-species-unknown", line=number, code=code)
            elif code in self.species:
                self.problem("arboretum-cli-score-species-twice", line=number, species=code)
            else:
                self.species.append(code)

    def _read_hand(self, number: int, words: list[str]) -> None:
        for card in self._cards(number, words, in_hand=True):
            self.seats[-1].hand.append(card)

    def _read_planted(self, number: int, words: list[str]) -> None:
        for word, where in zip(words[::2], [*words[1::2], ""], strict=False):
            place = PLACE.fullmatch(where)
            if place is None:
                self.problem("arboretum-cli-score-place", line=number, card=word, place=where)
            else:
                for card in self._cards(number, [word], in_hand=False):
                    self._plant(number, Tree(card, int(place[1]), int(place[2])))

    def _read_row(self, number: int, words: list[str]) -> None:
        if not words:
            return
        for column, word in enumerate(words):
            if word not in EMPTY:
                for card in self._cards(number, [word], in_hand=False):
                    self._plant(number, Tree(card, column, -self.row))
        self.row += 1

    def _plant(self, number: int, tree: Tree) -> None:
        seat = self.seats[-1]
        for other in seat.trees:
            if (other.x, other.y) == (tree.x, tree.y):
                self.problem(
                    "arboretum-cli-score-same-place",
                    line=number, player=seat.name, card=str(tree.card), other=str(other.card),
                    place=f"{tree.x},{tree.y}",
                )  # fmt: skip
        seat.trees.append(tree)
        seat.tree_lines.append(number)

    def _cards(self, number: int, words: list[str], in_hand: bool) -> Iterator[Card]:
        for word in words:
            place = Place(self.seats[-1].name, number, in_hand)
            try:
                card = Card.parse(word)
            except Malformed:
                self.problem("arboretum-cli-score-not-a-card", text=word, where=place.message())
                continue
            if card in self.seen:
                first = self.seen[card].message()
                self.problem(
                    "arboretum-cli-score-card-twice", card=str(card), first=first, second=place.message()
                )
            self.seen.setdefault(card, place)
            yield card

    def problem(self, id: str, **arguments: object) -> None:
        self.problems.append(Message(id, arguments))

    def finish(self) -> FinishedTable:
        setup = self._setup()
        for seat in self.seats:
            self._check_hand(seat)
            self._check_arboretum(seat)
        if self.problems or setup is None:
            raise Problems(self.problems)
        position = finished_position(setup, [s.hand for s in self.seats], [s.trees for s in self.seats])
        return FinishedTable(tuple(seat.name for seat in self.seats), position, tuple(self._notes()))

    def _setup(self) -> Setup | None:
        players = len(self.seats)
        if players not in LARGEST_ARBORETUM:
            self.problem("arboretum-cli-score-players", count=players)
            return None
        edition = self._edition()
        if edition is None:
            return None
        self._check_species(players, edition)
        order = EDITIONS[edition]
        in_play = sorted(set(self._codes()) & set(order), key=order.index)
        return Setup(players, tuple(in_play), edition, species_chosen=True)

    def _codes(self) -> list[str]:
        """The species in play: as named, or those that were seen."""
        seen = dict.fromkeys(card.species for card in self.seen)
        return self.species if self.species is not None else list(seen)

    def _edition(self) -> Edition | None:
        """The edition as named, or the first that has all the species."""
        if self.edition:
            return self.edition
        used = {*self._codes(), *(card.species for card in self.seen)}
        for name, codes in EDITIONS.items():
            if used <= set(codes):
                return name
        self.problem("arboretum-cli-score-mixed-editions", species=sorted(used))
        return None

    def _check_species(self, players: int, edition: Edition) -> None:
        codes = self._codes()
        needed = species_in_play(players)
        if len(codes) > needed or (self.species is not None and len(codes) < needed):
            self.problem(
                "arboretum-cli-score-species-count", given=len(codes), players=players, needed=needed
            )
        for code in codes:
            if code not in EDITIONS[edition]:
                self.problem("arboretum-cli-score-species-edition", species=code, edition=edition)
        for card, place in self.seen.items():
            if card.species not in codes:
                self.problem("arboretum-cli-score-not-in-play", card=str(card), where=place.message())

    def _check_hand(self, seat: Seat) -> None:
        if len(seat.hand) > HAND_SIZE:
            self.problem("arboretum-cli-score-hand-too-large", player=seat.name, count=len(seat.hand))

    def _check_arboretum(self, seat: Seat) -> None:
        most = LARGEST_ARBORETUM.get(len(self.seats), max(LARGEST_ARBORETUM.values()))
        if len(seat.trees) > most:
            self.problem(
                "arboretum-cli-score-arboretum-too-large", player=seat.name, count=len(seat.trees), most=most
            )
        largest = max(_pieces(seat.trees), key=len, default=set())
        for tree, line in zip(seat.trees, seat.tree_lines, strict=True):
            if (tree.x, tree.y) not in largest:
                place = f"{tree.x},{tree.y}"
                self.problem(
                    "arboretum-cli-score-gap", player=seat.name, card=str(tree.card), place=place, line=line
                )

    def _notes(self) -> Iterator[Message]:
        for seat in self.seats:
            if len(seat.hand) < HAND_SIZE:
                yield Message.of("arboretum-cli-score-hand-short", player=seat.name, count=len(seat.hand))


def _pieces(trees: list[Tree]) -> list[set[tuple[int, int]]]:
    """The places of an arboretum, in pieces that touch; a proper arboretum is one piece."""
    left = {(tree.x, tree.y) for tree in trees}
    pieces = []
    while left:
        pending, piece = [left.pop()], set[tuple[int, int]]()
        while pending:
            x, y = pending.pop()
            piece.add((x, y))
            around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= around
            pending += around
        pieces.append(piece)
    return pieces
