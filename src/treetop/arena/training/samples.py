"""What self-play gives to learn from: each turn's features, and how its game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Samples:
    """One row for each turn. Seats that do not play are zero."""

    players: Array
    features: Array
    """By row, seat and feature."""
    winner: Array
    points: Array
    """By row and seat, at the end of the game."""

    def __len__(self) -> int:
        return len(self.players)

    def first(self, rows: int) -> Self:
        return type(self)(*(column[:rows].copy() for column in vars(self).values()))

    @classmethod
    def joined(cls, parts: Sequence[Samples]) -> Self:
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return cls(*(np.concatenate(column) for column in columns))
