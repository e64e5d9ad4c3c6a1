"""Play one fixture from the deal to the count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from treetop.arena.crash import describe
from treetop.arena.entrant import Entrant
from treetop.arena.fixture import Fixture
from treetop.arena.foreign import Crash, Foreign
from treetop.arena.result import Failure, Result, Thinking
from treetop.arena.tournament import Tournament
from treetop.games import GAMES
from treetop.games.errors import Refusal
from treetop.games.game import Action, Position
from treetop.locales import Language
from treetop.players import Guest, Player
from treetop.players.turn import check_notation
from treetop.records import Record


def play(tournament: Tournament, fixture: Fixture) -> str:
    """The game's record as one line of JSON."""
    entrants = {number: tournament.sit_down(number) for number in set(fixture.seats)}
    seated = [entrants[number] for number in fixture.seats]
    game = GAMES[tournament.game]
    seed = tournament.deal_seed(fixture.deal)
    start = game.new(tournament.seats, seed, tournament.options)
    table = Table(seated, tournament.budget, Random(f"{tournament.seed}/{fixture.number}"))
    end = table.play(start)
    outcome = end.outcome()
    assert outcome is not None
    result = Result(fixture, outcome.scores, outcome.winners, tuple(table.thinking), tuple(table.failures))
    names = [entrant.label for entrant in seated]
    return Record.played(start, table.actions, end, seed, names=names, arena=result.facts()).to_json()


class Table:
    """One game: each player is asked with its own view while its clock runs."""

    def __init__(self, seated: Sequence[Entrant], budget: float, rng: Random) -> None:
        self.seated = seated
        self.budget = budget
        self.rng = rng
        self.actions: list[Action] = []
        self.thinking = [Thinking() for _ in seated]
        self.failures: list[Failure] = []
        self.foreign = [None if _is_ours(entrant.player) else Foreign() for entrant in seated]

    def play(self, position: Position) -> Position:
        self.open(position)
        while not position.is_over:
            position = self.decide(position)
        self.close(position)
        return position

    def open(self, position: Position) -> None:
        for seat, guest in self._guests():
            self._tell(seat, "begin", partial(guest.begin, position.view(seat)))

    def close(self, position: Position) -> None:
        outcome = position.outcome()
        assert outcome is not None
        for seat, guest in self._guests():
            self._tell(seat, "end", partial(guest.end, position.view(seat), outcome))

    def _guests(self) -> list[tuple[int, Guest]]:
        players = [entrant.player for entrant in self.seated]
        return [(seat, player) for seat, player in enumerate(players) if isinstance(player, Guest)]

    def _tell(self, seat: int, what: str, work: Callable[[], None]) -> None:
        try:
            self._call(seat, work, 0.0)
        except Exception as error:
            self._fail(seat, f"{what}: {_reason(error)}")

    def decide(self, position: Position) -> Position:
        """Do what the seat's player answers, or a random legal action if it fails to answer with one."""
        seat = position.seat_to_act
        assert seat is not None
        entrant = self.seated[seat]
        budget = entrant.budget or self.budget
        view = position.view(seat)
        seed = self.rng.getrandbits(62)
        fallback = self.rng.randrange(len(view.legal_actions))
        begun = perf_counter()
        try:
            choice = self._call(seat, lambda: entrant.player.choose(view, seed, budget), budget)
            return self._do(position, choice)
        except Exception as error:
            self._fail(seat, _reason(error))
            return self._do(position, position.legal_actions[fallback])
        finally:
            self.thinking[seat] = self.thinking[seat].after(perf_counter() - begun, budget)

    def _do(self, position: Position, choice: Action | str) -> Position:
        """Raises Malformed, Illegal or TypeError. What was found legal once is not checked again."""
        if isinstance(choice, str):
            check_notation(choice)
        action = position.decode(position.encode(choice))
        after = position.after(choice)
        self.actions.append(action)
        return after

    def _call(self, seat: int, work: Callable[[], Any], budget: float) -> Any:
        foreign = self.foreign[seat]
        return work() if foreign is None else foreign.call(work, budget)

    def _fail(self, seat: int, reason: str) -> None:
        self.failures.append(Failure(seat, len(self.actions) + 1, reason))


def _is_ours(player: Player) -> bool:
    """Our own players keep to their budget, and a Program is held to it."""
    return type(player).__module__.startswith("treetop.players.")


def _reason(error: Exception) -> str:
    """A refusal's own words; of anything else also where it happened."""
    if isinstance(error, Refusal):
        return Language("en").say(error.message)
    return str(error) if isinstance(error, Crash) else describe(error)
