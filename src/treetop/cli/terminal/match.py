"""A game at one keyboard: a plan may be taken back until it is committed or shows something hidden."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from treetop.games.game import Action, Facts, Game, Position
from treetop.locales import Message
from treetop.players import Player, is_awake
from treetop.records import Record

THINKING_SECONDS = 1.0


@dataclass(frozen=True)
class Seat:
    """A person, or a bot."""

    name: str
    player: Player | None = None


class Match:
    """`position` is what has been committed; `plan` is what the seat to act is trying out."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: str, options: Facts | None = None) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.start = self.position = game.new(len(seats), seed, options)
        self.done: list[tuple[Position, Action]] = []
        self.plan: list[tuple[Position, Action]] = []

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.player is None]

    @property
    def seat_to_act(self) -> int | None:
        return self.position.seat_to_act

    @property
    def is_over(self) -> bool:
        return self.position.seat_to_act is None

    @property
    def planned(self) -> Position:
        """The position as its planner sees it."""
        return self.plan[-1][0].after(self.plan[-1][1]) if self.plan else self.position

    @property
    def is_planned_to_the_end(self) -> bool:
        """The turn is planned; it only has to be committed."""
        return bool(self.plan) and self.planned.seat_to_act != self.seat_to_act

    def do(self, action: Action) -> None:
        """Add an action to the plan. What shows something hidden cannot be taken back, so it commits."""
        before = self.planned
        before.encode(action)
        self.plan.append((before, action))
        if before.reveals(action):
            self.commit()

    def take_back(self) -> None:
        if self.plan:
            self.plan.pop()

    def commit(self) -> None:
        self.position = self.planned
        self.done += self.plan
        self.plan = []

    @property
    def bot_is_awake(self) -> bool:
        """Can the bot whose turn it is play now? It may need machine code that is still being compiled."""
        seat = self.position.seat_to_act
        player = None if seat is None else self.seats[seat].player
        return player is None or is_awake(player)

    def choose_for_bot(self) -> Action:
        """Ask the bot to act; may take a while."""
        seat = self.position.seat_to_act
        assert seat is not None
        player = self.seats[seat].player
        assert player is not None
        return player.choose(self.position.view(seat), secrets.randbits(62), THINKING_SECONDS)

    def let_bot_act(self, action: Action) -> None:
        self.do(action)
        if self.plan:
            self.commit()

    def told(self, reader: int | None, count: int) -> list[Message]:
        """The last things that happened, as a reader may be told."""
        return [message for before, action in self.done[-count:] for message in before.tell(action, reader)]

    def record(self) -> Record:
        actions = [action for _, action in self.done]
        return Record.of(self.start, actions, self.seed, names=self.names)
