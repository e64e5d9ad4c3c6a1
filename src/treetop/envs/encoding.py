"""A game as numbers: what a learner sees and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol

import numpy as np

from treetop.games.game import Action, Outcome, View

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]


@dataclass(frozen=True)
class Part:
    """The shape and the range of one array of an observation."""

    shape: tuple[int, ...]
    low: int = -128
    high: int = 127
    type: str = "int8"


class Encoding(Protocol):
    """A game's part `encoding` is a class that needs no arguments.

    Our own games number seats relative to the viewer: the viewer's own first, then the others in turn order.
    """

    version: int
    """One more whenever the same number in the same place means something else. It is part of the id by
    which Gymnasium finds the game, so that a policy isn't asked about what it has never learnt."""

    @property
    def actions(self) -> int:
        """How many actions there are; which of them are legal is in the mask."""

    def parts(self, players: int) -> dict[str, Part]:
        """What an observation consists of, without the mask."""

    def observe(self, view: Any) -> Observation: ...
    def mask(self, view: Any) -> Array:
        """1 for each legal action of the viewer, all 0 when it is not the viewer's turn (int8)."""

    def number(self, view: Any, action: Action) -> int:
        """The number of a legal action of the viewer's."""

    def action(self, view: Any, number: int) -> Action:
        """The legal action with that number. Raises ValueError."""


def rewards(outcome: Outcome | None, players: int, kind: str = "victory") -> list[float]:
    """Of each seat; 0 until the game ends.

    By victory: 1 for a win, and the losers share -1; a tie is divided. By points: the seat's own. By margin:
    its points less those of its best rival.
    """
    if outcome is None:
        return [0.0] * players
    scores = outcome.scores
    if kind == "points":
        return [float(points) for points in scores]
    if kind == "margin":
        return [float(scores[seat] - max(_without(scores, seat))) for seat in range(players)]
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [(share * players - 1) / (players - 1) for share in shares]


def _without(scores: Sequence[int], seat: int) -> list[int]:
    return [points for other, points in enumerate(scores) if other != seat]


def one_number(action: Any) -> int:
    """Raises ValueError unless it is one whole number."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is one whole number, not {action!r}") from None


def legal_numbers(encoding: Encoding, view: View) -> list[int]:
    """The numbers of the viewer's legal actions, in ascending order."""
    numbers: list[int] = np.flatnonzero(encoding.mask(view)).tolist()
    return numbers
