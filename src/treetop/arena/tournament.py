"""What is to be played: everything that decides which games a tournament consists of."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from treetop.arena.entrant import Entrant
from treetop.arena.fixture import Fixture
from treetop.arena.lineups import FORMATS, Lineup, rotations
from treetop.games import game_named
from treetop.games.errors import Malformed
from treetop.games.game import Facts
from treetop.locales import Message
from treetop.players import Program
from treetop.players.budget import seconds


@dataclass(frozen=True)
class Tournament:
    """`budget` is in seconds per decision. `deals` is how often each line-up plays, in every rotation."""

    game: str
    entrants: tuple[str, ...]
    seats: int = 2
    format: str = "round-robin"
    deals: int = 100
    budget: float = 1.0
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises Malformed if it cannot be played."""
        game = game_named(self.game)
        if self.seats not in game.seats:
            raise Malformed(Message.of("arena-seats", given=self.seats, possible=list(game.seats)))
        if self.format not in FORMATS:
            raise Malformed(Message.of("arena-format", given=self.format, known=list(FORMATS)))
        if self.deals < 1:
            raise Malformed(Message.of("arena-deals"))
        seconds(self.budget)
        if len(set(self.entrants)) < max(2, len(self.entrants)):
            raise Malformed(Message.of("arena-entrants"))
        if not self.lineups:
            raise Malformed(Message.of("arena-together", seats=self.seats, given=len(self.entrants)))
        game.options(self.options)
        entrants = [self.sit_down(number) for number in range(len(self.entrants))]
        for entrant in entrants:
            if isinstance(entrant.player, Program):
                entrant.player.check_table(self.game, self.seats)
        if len(set(self.names)) < len(entrants):
            raise Malformed(Message.of("arena-entrants"))

    def sit_down(self, number: int) -> Entrant:
        return Entrant.parse(self.game, self.entrants[number])

    @cached_property
    def names(self) -> list[str]:
        """What the entrants are called."""
        return [self.sit_down(number).label for number in range(len(self.entrants))]

    @property
    def lineups(self) -> list[Lineup]:
        return FORMATS[self.format](len(self.entrants), self.seats)

    def fixtures(self) -> Iterator[Fixture]:
        """Deal after deal, so that the standings are balanced at any moment."""
        number = 0
        turned = [rotations(lineup) for lineup in self.lineups]
        for deal in range(self.deals):
            for lineup, seatings in enumerate(turned):
                for rotation, seats in enumerate(seatings):
                    yield Fixture(number, deal, lineup, rotation, seats)
                    number += 1

    def __len__(self) -> int:
        """How many games that is."""
        return self.deals * sum(len(rotations(lineup)) for lineup in self.lineups)

    def deal_seed(self, deal: int) -> str:
        """The same for every line-up, so that all meet the same luck."""
        return hashlib.sha256(f"treetop arena/{self.seed}/{deal}".encode()).hexdigest()[:32]

    def command(self) -> str:
        """The command line that plays it."""
        options = [f"--option {shlex.quote(f'{name}={value}')}" for name, value in self.options.items()]
        return " ".join(
            [
                f"treetop arena {self.game}",
                *map(shlex.quote, self.entrants),
                f"--format {self.format} --seats {self.seats} --deals {self.deals}",
                f"--budget {self.budget:g} --seed {shlex.quote(self.seed)}",
                *options,
            ]
        )

    @property
    def folder_name(self) -> str:
        """The same for the same games, however many deals are played; different for different games."""
        games = {name: value for name, value in self.facts().items() if name != "deals"}
        digest = hashlib.sha256(json.dumps(games, sort_keys=True).encode()).hexdigest()
        return f"{self.game}-{digest[:8]}"

    def facts(self) -> Facts:
        return {**asdict(self), "entrants": list(self.entrants), "options": dict(self.options)}

    @classmethod
    def from_facts(cls, facts: Facts) -> Tournament:
        return cls(**{**facts, "entrants": tuple(facts["entrants"])})

    def differs_from(self, other: Tournament) -> str | None:
        """The first thing that makes the games of two tournaments different. More deals only add to them."""
        mine, theirs = self.facts(), replace(other, deals=self.deals).facts()
        return next((name for name in mine if mine[name] != theirs[name]), None)
