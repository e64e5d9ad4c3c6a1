"""A record that somebody has opened: everything that a finished table tells, without a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, Raw

from treetop.games.errors import Malformed, Refusal
from treetop.players import PLAYERS
from treetop.players.like import is_like
from treetop.players.review import Standing, ends_of_turns
from treetop.records import Record
from treetop.records.errors import BrokenRecord
from treetop.tables import wire
from treetop.tables.local.happened import Question
from treetop.tables.local.opponents import opponents
from treetop.tables.local.survey import survey
from treetop.tables.match.terms import NoClock
from treetop.tables.presentation.replay import Step, replay_of
from treetop.tables.presentation.review import review_of

LONGEST_NAME = 40


class OpenedRecord:
    """Raises Malformed or Illegal if it can't be read, or an action can't be done."""

    def __init__(self, id: str, text: str, now: int) -> None:
        self.id = id
        self.text = text
        self.opened_at = now
        self.read = Record.from_json(text)
        self.steps = list(steps_of(self.read))

    def card(self) -> wire.TableCard:
        return wire.TableCard(
            id=self.id,
            game=self.read.game.name,
            options=self.read.options,
            state="abandoned" if self._result() is None else "finished",
            public=False,
            spectators="yes",
            hints=False,
            rated=False,
            clock=NoClock(),
            order="seated",
            host="",
            seats=[self._seat(seat) for seat in range(self.read.players)],
            created=self.opened_at,
            started=self.opened_at,
            ended=self.opened_at,
            seq=len(self.steps),
            seat_to_act=None,
            my_seat=None,
            my_turn=False,
            watching=0,
            votes=wire.Votes([], []),
            fairness=wire.FairnessCard("", 0),
            result=self._result(),
            rematch=None,
            rematch_of=None,
        )

    def replay(self, eyes: str, first: int, last: int) -> bytes:
        card = Raw(wire.encode(self.card()))
        result = self._result(sheet=True)
        return wire.encode(replay_of(self.read.players, result, self.steps, card, eyes, first, last))

    def record(self) -> str:
        return self.text

    def opponents(self) -> list[str]:
        """Who plays each seat if somebody tries a moment of this game again."""
        return opponents(self.read.game.name, [self._name(seat) for seat in range(self.read.players)])

    def all_steps(self) -> list[Step]:
        return self.steps

    def turns(self) -> list[Question]:
        """What to ask a bot about how it stood after every turn."""
        ends = ends_of_turns([step.seat for step in self.steps])
        return [survey(self.read.players, end, self.steps[end]) for end in ends]

    def review(self, standings: Sequence[Standing]) -> bytes:
        return wire.encode(review_of(standings, self._result() is not None))

    def _seat(self, seat: int) -> wire.SeatCard:
        name = self._name(seat)
        ladder: list[str] = list(PLAYERS[self.read.game.name])
        if name in ladder or is_like(name, ladder):
            return wire.SeatCard(seat + 1, "bot", player=name)
        return wire.SeatCard(seat + 1, "person", wire.PersonCard(f"record-{seat + 1}", name, "guest"))

    def _name(self, seat: int) -> str:
        """As the record has it; records need not name anybody."""
        names = self.read.extra.get("names")
        if isinstance(names, list) and seat < len(names) and isinstance(names[seat], str) and names[seat]:
            return str(names[seat])[:LONGEST_NAME]
        return ""

    def _result(self, sheet: bool = False) -> wire.Result | None:
        end = self.steps[-1].position
        if not end.is_over:
            return None
        facts = end.score_sheet().facts()
        return wire.Result(tuple(facts["scores"]), tuple(facts["winners"]), facts if sheet else UNSET)


def steps_of(record: Record) -> Iterator[Step]:
    """The start, and then every action. Raises Malformed or Illegal."""
    position = record.start()
    yield Step(1, None, None, None, position)
    for number, notation in enumerate(record.actions, 1):
        try:
            action = position.parse(notation)
            after = position.after(action)
        except Refusal as refusal:
            raise Malformed(BrokenRecord(number, notation, refusal).message) from None
        yield Step(number + 1, position.seat_to_act, position, action, after)
        position = after
