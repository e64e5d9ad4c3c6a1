"""A game under way with its history: what was done, and what it led to."""

from __future__ import annotations

from typing import Any, Self

from treetop.games.game import Action, Position
from treetop.records.record import Record


class Match:
    """A position that can be moved on and taken back.

    >>> from treetop.games import game_named
    >>> match = Match(game_named("arboretum").new(2, seed=1))
    >>> match.push("draw pile").push("draw pile").position.phase
    'plant'
    >>> str(match.pop()), len(match)
    ('draw pile', 1)
    >>> match.record().actions
    ('draw pile',)
    """

    def __init__(self, start: Position, seed: str | None = None) -> None:
        self.seed = seed
        self.positions: list[Position] = [start]
        self.actions: list[Action] = []

    @classmethod
    def of(cls, record: Record) -> Self:
        """The match that a record tells. Raises as `Record.positions`."""
        positions = record.positions()
        match = cls(next(positions), record.seed)
        for notation, position in zip(record.actions, positions, strict=True):
            match.actions.append(match.position.parse(notation))
            match.positions.append(position)
        return match

    @property
    def start(self) -> Position:
        return self.positions[0]

    @property
    def position(self) -> Position:
        """How it stands now."""
        return self.positions[-1]

    def push(self, action: Action | str) -> Self:
        """Do an action, given as such or in notation. If it raises Malformed or Illegal, nothing is done."""
        done = self.position.parse(action) if isinstance(action, str) else action
        self.positions.append(self.position.after(done))
        self.actions.append(done)
        return self

    def pop(self) -> Action:
        """Take the last action back; returns it. Raises IndexError if nothing was done."""
        if not self.actions:
            raise IndexError("nothing was done in this match")
        self.positions.pop()
        return self.actions.pop()

    def record(self, **extra: Any) -> Record:
        """The game so far, as a record."""
        return Record.played(self.start, self.actions, self.position, self.seed, **extra)

    def __len__(self) -> int:
        """How many actions were done."""
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<Match of {self.start.game.name}: {len(self)} actions>"
