"""A table without a server: the same match and the same frames, on the device of those who play.

Everything comes in and goes out as JSON. Whoever runs it stores the rows of the log before anybody sees the
frames, asks a bot where there is a question, and says what time it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from treetop.games.errors import Malformed, Refusal, Stale
from treetop.locales import Language, Message
from treetop.players import PLAYERS
from treetop.players.like import rung_of
from treetop.players.review import Standing, ends_of_turns
from treetop.tables import wire
from treetop.tables.identifier import identifier
from treetop.tables.local.day import bot_seed, open_day
from treetop.tables.local.happened import Happened, Question, Row, Story
from treetop.tables.local.opponents import opponents
from treetop.tables.local.survey import deck_of, hex_of, survey
from treetop.tables.match import event as e
from treetop.tables.match import leaving
from treetop.tables.match.fairness import checked_salt, new_server_seed
from treetop.tables.match.match import Match
from treetop.tables.match.opening import Opening, Wish, open_rematch, open_table
from treetop.tables.match.plan import BrokenPlan, Steps, preview
from treetop.tables.match.playing import check_fresh, play
from treetop.tables.match.seating import join
from treetop.tables.match.terms import NoClock
from treetop.tables.presentation.answers import illegal_frame, malformed_frame, preview_frame, stale_frame
from treetop.tables.presentation.log_lines import LogLine
from treetop.tables.presentation.replay import Step, record_of, replay_of, steps_of
from treetop.tables.presentation.review import review_of
from treetop.tables.presentation.scene import Draft, Scene
from treetop.tables.presentation.table_card import result_card, shape_of, table_card
from treetop.tables.refusals import Forbidden

Found = tuple[int, float | None, float | None, int | None]
"""A candidate: the number of its action, share of the wins, points, playouts."""
ON_DEVICE = "o"


class LocalTable:
    """`reader` is who looks at the device now; several people may hand it on."""

    def __init__(self, id: str, rows: Sequence[Row], reader: str, language: str = "en") -> None:
        self.rows = list(rows)
        self.reader = reader
        self.language = language
        self.seen = 0
        self.hints: dict[str, Any] = {}
        """The views that bots think about, by the id of the hint."""
        entries = [e.Entry(row.seq, row.at, e.decode(row.event)) for row in rows]
        draft = Draft(Match(id, entries[0]))
        for entry in entries[1:]:
            draft.absorb(entry)
        self.entries = entries
        self.lines: list[LogLine] = draft.log_lines
        self.scene = Scene(draft.match, self.lines)

    @property
    def match(self) -> Match:
        return self.scene.match

    @property
    def seat(self) -> int | None:
        return self.match.seat_of(self.reader)

    def card(self) -> wire.TableCard:
        return table_card(self.match, self.seat, online)

    def hello(self, since: int, now: int) -> Happened:
        """The first frame for whoever looks from now on, and what a bot has to think about."""
        frame = self._hello(since, now)
        self.seen = frame.seq
        return Happened([], [Raw(wire.encode(frame))], self.question(), self.card())

    def receive(self, text: str, now: int) -> Happened:
        """What the client says, and everything that follows from it."""
        try:
            frame = wire.read_frame(text)
        except msgspec.MsgspecError:
            unreadable = malformed_frame(Message.of("tables-unreadable"), self._say)
            return Happened([], [Raw(wire.encode(unreadable))])
        before, stored = shape_of(self.match), len(self.rows)
        asked: Question | None = None
        answer: object | None = None
        try:
            if isinstance(frame, wire.Hint):
                asked = self._hint_question(frame)
            else:
                answer = self._answer(frame, now)
        except BrokenPlan as broken:
            answer = illegal_frame(frame, broken, self._say)
        except Stale as stale:
            answer = self._stale(frame, stale, now)
        except Refusal as refusal:
            answer = malformed_frame(refusal.message, self._say, frame)
        return self._happened(before, stored, answer, asked)

    def advise(self, id: str, seq: int, found: Sequence[Found]) -> Happened:
        """A bot has answered the question for a hint."""
        view = self.hints.pop(id)
        candidates = [
            wire.Candidate(str(view.listed(code)), share, points, visits)
            for code, share, points, visits in found
        ]
        return Happened([], [Raw(wire.encode(wire.HintFrame(id, seq, candidates)))])

    def move(self, seq: int, code: int, now: int) -> Happened:
        """A bot has answered. What came too late has no effect; for what is not legal, chance decides."""
        before, stored = shape_of(self.match), len(self.rows)
        seat = self.match.seat_to_act
        if seat is not None and self.match.bot_to_act is not None and seq == self.match.moved:
            action = self._chosen(code)
            self._play(seat, f"bot-{self.match.seq}", self.match.moved, [action], now, bot=True)
        return self._happened(before, stored, None, None)

    def _chosen(self, code: int) -> str:
        position = self._position()
        try:
            return str(position.decode(code))
        except Refusal:
            legal = position.legal_actions
            return str(legal[secrets.randbits(32) % len(legal)])

    def question(self) -> Question | None:
        """What a bot has to think about, if it is a bot's turn."""
        player, seat = self.match.bot_to_act, self.match.seat_to_act
        if player is None or seat is None:
            return None
        return self._question(player, seat, self._position(), self.match.moved)

    def resign(self, now: int) -> Happened:
        """Whoever has the device gives up."""
        before, stored = shape_of(self.match), len(self.rows)
        self._add(leaving.resign(self.match, self._own_seat()), now)
        return self._happened(before, stored, None, None)

    def let_the_strongest_play(self, now: int) -> Happened:
        """In the reader's place, to see what it makes of the same cards."""
        before, stored = shape_of(self.match), len(self.rows)
        self._add([e.BotSeated(self._own_seat(), list(PLAYERS[self.match.terms.game])[-1], "vote")], now)
        return self._happened(before, stored, None, None)

    def rematch(self, now: int) -> Happened:
        """The same people and bots, each one seat further on, at a table of its own."""
        if self.match.rematch is None:
            who = [person for _, person in self.match.persons()]
            first = next((one for one in who if one.id == self.reader), who[0])
            opening = on_device(open_rematch(self.match, first, "", new_server_seed()))
            before, stored = shape_of(self.match), len(self.rows)
            self._add([e.Rematched(opening.id)], now)
            happened = self._happened(before, stored, None, None)
            happened.opened = story_of(opening, [one for one in who if one.id != first.id], now)
            return happened
        return Happened(table=self.card())

    def replay(self, eyes: str, first: int, last: int) -> bytes:
        steps = self.all_steps()
        card, result = Raw(wire.encode(self.card())), result_card(self.match, sheet=True)
        return wire.encode(replay_of(self.match.players, result, steps, card, eyes, first, last))

    def all_steps(self) -> list[Step]:
        return list(steps_of(self.match, self.entries))

    def opponents(self) -> list[str]:
        """Who plays each seat if somebody tries a moment of this game again."""
        return opponents(self.match.terms.game, [seat.player for seat in self.match.seats])

    def record(self) -> str:
        """For `treetop verify` and `treetop review`."""
        return record_of(self.match, self.entries).to_json()

    def turns(self) -> list[Question]:
        """What to ask a bot about how it stood after every turn."""
        steps = self.all_steps()
        ends = ends_of_turns([step.seat for step in steps])
        return [survey(self.match.players, end, steps[end]) for end in ends]

    def review(self, standings: Sequence[Standing]) -> bytes:
        return wire.encode(review_of(standings, self.match.result is not None))

    def _answer(self, frame: wire.ClientFrame, now: int) -> object | None:
        seat = self._own_seat()
        if isinstance(frame, wire.Play):
            return wire.Accepted(
                frame.command, self._play(seat, frame.command, frame.seq, frame.actions, now)
            )
        if isinstance(frame, wire.Preview):
            return preview_frame(self.match, seat, frame)
        if isinstance(frame, wire.Vote):
            if frame.about != "abandon":
                raise Stale(Message.of("tables-vote-no-person"))
            self._add(leaving.vote_to_abandon(self.match, seat, frame.agree), now)
        elif isinstance(frame, wire.Return):
            self._add(leaving.come_back(self.match, seat), now)
        elif isinstance(frame, wire.Ping):
            return wire.Pong(now)
        else:
            raise Forbidden(Message.of("tables-no-chat-here"))
        return None

    def _play(
        self, seat: int, command: str, seq: int, actions: Sequence[str], now: int, bot: bool = False
    ) -> int:
        """The seq at which the command stands in the log, whether it was done now or before."""
        name = f"{seat}:{command}"
        try:
            events, steps = play(self.match, seat, seq, actions, bot)
        except (Refusal, BrokenPlan):
            done = next((row.seq for row in self.rows if row.command == name), None)
            if done is None:
                raise
            return done
        return self._add(events, now, name, steps)

    def _add(self, events: Sequence[e.Event], now: int, command: str = "", steps: Steps | None = None) -> int:
        draft = Draft(self.match)
        for event in events:
            draft.add(event, now, steps)
        for entry in draft.entries:
            # The command stands with its first entry, as in the server's log.
            self.rows.append(Row(entry.seq, entry.at, e.encode(entry.event), command))
            command = ""
        self.entries += draft.entries
        self.lines += draft.log_lines
        self.scene.show(draft.match, draft.log_lines)
        return draft.entries[0].seq if draft.entries else self.match.seq

    def _happened(
        self, before: object, stored: int, answer: object | None, asked: Question | None
    ) -> Happened:
        """In the order in which a server sends it: the table, the answer, then the newest view."""
        frames: list[Raw] = []
        if shape_of(self.match) != before:
            frames.append(Raw(wire.encode(wire.TableFrame(self.card()))))
        if answer is not None:
            frames.append(Raw(wire.encode(answer)))
        if self.scene.seq > self.seen:
            log = [line.to(self.seat) for line in self.lines if line.seq > self.seen]
            frames.append(Raw(self.scene.frame_with(self.seat, log)))
            self.seen = self.scene.seq
        rows = self.rows[stored:]
        question = asked or (self.question() if rows else None)
        return Happened(rows, frames, question, self.card() if rows else None)

    def _hint_question(self, frame: wire.Hint) -> Question:
        match, seat = self.match, self._own_seat()
        check_fresh(match, frame.seq)
        if not match.terms.hints:
            raise Forbidden(Message.of("tables-no-hints"))
        if match.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        position = preview(self._position(), seat, frame.actions)
        if position.seat_to_act != seat:
            raise Stale(Message.of("tables-not-your-turn"))
        adviser = list(PLAYERS[match.terms.game])[-1]
        return self._question(adviser, seat, position, match.seq, frame.id)

    def _question(self, player: str, seat: int, position: Any, seq: int, id: str = "") -> Question:
        view = position.view(seat)
        if id:
            self.hints[id] = view
        seed = bot_seed(self.match.server_seed, seq)
        ladder: list[str] = list(PLAYERS[self.match.terms.game])
        rung = rung_of(player, ladder, seed)
        return Question(rung, self.match.players, seat, hex_of(view), deck_of(view), str(seed), seq, id)

    def _hello(self, since: int, now: int) -> wire.Hello:
        log = [line.to(self.seat) for line in self.lines if line.seq > since]
        return self.scene.hello(self.seat, self.card(), log, [], now)

    def _stale(self, frame: wire.ClientFrame, stale: Stale, now: int) -> object:
        if not isinstance(frame, wire.Play | wire.Preview | wire.Hint):
            return malformed_frame(stale.message, self._say, frame)
        hello = self._hello(frame.seq, now)
        return stale_frame(frame, stale, hello, self._say)

    def _position(self) -> Any:
        assert self.match.position is not None
        return self.match.position

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Forbidden(Message.of("tables-not-seated"))
        return self.seat

    def _say(self, message: Message) -> str:
        return Language(self.language).say(message)


def online(person: str) -> bool:
    """Whoever plays on this device is here."""
    return True


def open_here(wish: Wish, people: Sequence[e.Who], now: int) -> Story:
    """A new table; the first of the people has the seat `me`, the others sit down where it is open.

    Raises Malformed or Forbidden.
    """
    wish = msgspec.structs.replace(
        wish, salt=checked_salt(wish.salt), clock=NoClock(), public=False, rated=False
    )
    if wish.seats.count("open") != len(people) - 1:
        raise Malformed(Message.of("tables-seat-me"))
    opening = on_device(open_table(wish, people[0], new_server_seed()))
    return story_of(opening, people[1:], now)


def open_deal_of_the_day(game: str, date: str, person: e.Who, now: int, whose: str) -> Story:
    """The table of a day; `whose` attempt it is."""
    return story_of(open_day(game, date, person, whose), [], now)


def on_device(opening: Opening) -> Opening:
    """The same with an id that no server gives: it begins with a vowel."""
    return msgspec.structs.replace(opening, id=ON_DEVICE + identifier(13))


def story_of(opening: Opening, others: Sequence[e.Who], now: int) -> Story:
    first = e.Entry(1, now, opening.created)
    draft = Draft(Match(opening.id, first))
    for event in opening.events:
        draft.add(event, now)
    for person in others:
        for event in join(draft.match, person, None, ""):
            draft.add(event, now)
    rows = [Row(entry.seq, entry.at, e.encode(entry.event)) for entry in (first, *draft.entries)]
    return Story(opening.id, rows)
