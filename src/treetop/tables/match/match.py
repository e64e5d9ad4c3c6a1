"""A match is its log: this is what the events so far add up to. No clock, no network, no database here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from treetop.games import GAMES
from treetop.games.chance import VERSION
from treetop.games.game import Game, Position
from treetop.records.fairness import Fairness, commitment_to, game_seed
from treetop.tables.match import event as e
from treetop.tables.match.clock import Clock
from treetop.tables.match.plan import Steps, replay
from treetop.tables.match.seat import Seat
from treetop.tables.match.terms import Terms

State = Literal["open", "playing", "finished", "abandoned"]
LIVE = ("open", "playing")


class Match:
    """Made from its first event, changed by `apply` only."""

    __slots__ = (
        "abandon_votes",
        "bot_votes",
        "clock",
        "created_at",
        "ended_at",
        "forfeits",
        "host",
        "id",
        "last_at",
        "moved",
        "position",
        "rematch",
        "rematch_of",
        "replaced",
        "result",
        "salts",
        "seats",
        "seq",
        "server_seed",
        "started_at",
        "state",
        "terms",
        "trial",
        "version",
    )

    terms: Terms

    def __init__(self, id: str, first: e.Entry) -> None:
        assert isinstance(first.event, e.Created)
        created = first.event
        self.id = id
        self.terms = created.terms
        self.seats = [Seat(place) for place in created.places]
        self.host = created.host
        self.server_seed = created.server_seed
        self.salts: list[tuple[str, str]] = []
        """Who sat down with which salt, in that order."""
        self.rematch_of = created.rematch_of
        self.rematch: str | None = None
        self.state: State = "open"
        self.created_at = first.at
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.seq = first.seq
        self.last_at = first.at
        self.moved = first.seq
        """The seq at which the position or whose turn it is last changed: what a command must know of."""
        self.position: Position | None = None
        self.clock = Clock(created.terms.clock, len(self.seats))
        self.abandon_votes: set[int] = set()
        self.bot_votes: dict[int, set[int]] = {}
        self.forfeits: set[int] = set()
        """Seats that have lost for the rating, whatever the score."""
        self.replaced = False
        """A bot has played for a person."""
        self.version = VERSION
        """How the cards are dealt: see `treetop.games.chance`."""
        self.trial: e.Trial | None = None
        """From where the game goes on, if it didn't begin with a deal."""
        self.result: e.Finished | None = None

    @property
    def game(self) -> Game:
        return GAMES[self.terms.game]

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def live(self) -> bool:
        return self.state in LIVE

    @property
    def shows_strangers(self) -> bool:
        """May somebody without a seat look? What was played in private stays with those who sat there."""
        if self.state == "playing":
            return self.terms.spectators != "no"
        return self.started_at is None or self.terms.public

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def rated(self) -> bool:
        if self.terms.rated is None:
            return not self.terms.hints and not self.replaced
        return self.terms.rated

    @property
    def seat_to_act(self) -> int | None:
        if self.state != "playing" or self.position is None:
            return None
        return self.position.seat_to_act

    @property
    def bot_to_act(self) -> str | None:
        """The player that has to think now, if it is a bot's turn."""
        seat = self.seat_to_act
        return None if seat is None else self.seats[seat].player

    @property
    def fairness(self) -> Fairness:
        salts = tuple(salt for _, salt in self.salts)
        return Fairness(commitment_to(self.server_seed), self.server_seed, salts)

    @property
    def seed(self) -> str:
        return game_seed(self.server_seed, [salt for _, salt in self.salts])

    def deal(self) -> Position:
        """The position at the start."""
        if self.trial is not None:
            return self.game.from_notation(self.trial.position)
        game = self.game.as_of(self.version)
        return game.new(self.players, self.seed, self.terms.options)

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        for index, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person:
                return index
        return None

    def persons(self) -> Iterable[tuple[int, e.Who]]:
        return [(i, seat.person) for i, seat in enumerate(self.seats) if seat.person is not None]

    def copy(self) -> Match:
        """A draft for events that are not durable yet. A position never changes, so it is shared."""
        # Written out: the standard library's copy takes a large part of a millisecond for this.
        draft = Match.__new__(Match)
        for name in Match.__slots__:
            setattr(draft, name, getattr(self, name))
        draft.seats = [seat.copy() for seat in self.seats]
        draft.clock = self.clock.copy()
        draft.salts = list(self.salts)
        draft.forfeits = set(self.forfeits)
        draft.abandon_votes = set(self.abandon_votes)
        draft.bot_votes = {seat: set(votes) for seat, votes in self.bot_votes.items()}
        return draft

    def apply(self, entry: e.Entry, steps: Steps | None = None) -> None:
        """`steps`: the entry's actions where they have been carried out already."""
        assert entry.seq == self.seq + 1, (self.id, self.seq, entry.seq)
        if isinstance(entry.event, e.Played):
            self.position = (steps or self.carry_out(entry.event)).position
            self.moved = entry.seq
        else:
            self._apply(entry.event, entry.at, entry.seq)
        self.seq = entry.seq
        self.last_at = entry.at
        if self.state == "playing":
            self._run_clock(entry.at)

    def carry_out(self, played: e.Played) -> Steps:
        assert self.position is not None
        return replay(self.position, played.actions)

    def _apply(self, event: e.Event, at: int, seq: int) -> None:
        match event:
            case e.Joined():
                self.seats[event.seat].sit(event.person)
                self.salts.append((event.person.id, event.salt))
            case e.Left():
                self._leave(event.seat)
            case e.Declined():
                self.seats[event.seat].release()
            case e.Filled():
                self.seats[event.seat].player = event.player
            case e.Started():
                self._start(event, at, seq)
            case e.Voted():
                self._vote(event)
            case e.BotSeated():
                self._seat_bot(event, seq)
            case e.Forfeited():
                self.seats[event.seat].resigned = True
                self.forfeits.add(event.seat)
            case e.Returned():
                self.seats[event.seat].come_back()
                self.clock.refill(event.seat)
                self.moved = seq
            case e.TimedOut():
                self.clock.expire(event.seat, at)
            case e.Abandoned():
                self._end("abandoned", at, seq)
            case e.Finished():
                self.result = event
                self._end("finished", at, seq)
            case e.Adopted():
                self._adopt(event)
            case e.Rematched():
                self.rematch = event.table
            case e.Resumed():
                self.clock.credit(event.lost)
            case e.Created() | e.Played():
                raise AssertionError(event)
            case _:
                assert_never(event)

    def _start(self, event: e.Started, at: int, seq: int) -> None:
        self.seats = [self.seats[place] for place in event.arrangement]
        self.version = event.version
        self.trial = event.trial
        self.position = self.deal()
        self.state = "playing"
        self.started_at = at
        self.moved = seq

    def _leave(self, seat: int) -> None:
        if self.state == "playing":
            self.seats[seat].left = True
            return
        person = self.seats[seat].person
        assert person is not None
        self.seats[seat].stand_up()
        self.salts = [(who, salt) for who, salt in self.salts if who != person.id]
        if self.host == person.id:
            self.host = next((who.id for _, who in self.persons()), self.host)

    def _vote(self, event: e.Voted) -> None:
        votes = self.abandon_votes if event.about == "abandon" else self._votes_against(event.against)
        (votes.add if event.agree else votes.discard)(event.seat)

    def _votes_against(self, seat: int | None) -> set[int]:
        assert seat is not None
        return self.bot_votes.setdefault(seat, set())

    def _seat_bot(self, event: e.BotSeated, seq: int) -> None:
        self.seats[event.seat].hand_to_bot(event.player)
        self.bot_votes.pop(event.seat, None)
        self.replaced = True
        if self.terms.rated:
            self.forfeits.add(event.seat)
        self.moved = seq

    def _adopt(self, event: e.Adopted) -> None:
        seat = self.seats[event.seat]
        assert seat.person is not None
        guest = seat.person.id
        seat.person = event.person
        self.salts = [(event.person.id if who == guest else who, salt) for who, salt in self.salts]
        if self.host == guest:
            self.host = event.person.id

    def _end(self, state: State, at: int, seq: int) -> None:
        self.state = state
        self.ended_at = at
        self.moved = seq
        self.clock.turn(None, at)
        self.abandon_votes.clear()
        self.bot_votes.clear()

    def _run_clock(self, at: int) -> None:
        seat = self.seat_to_act
        self.clock.turn(None if seat is None or self.seats[seat].played_by_bot else seat, at)


def fold(id: str, log: Iterable[e.Entry]) -> Match:
    """The match that a log adds up to."""
    entries = iter(log)
    match = Match(id, next(entries))
    for entry in entries:
        match.apply(entry)
    return match
