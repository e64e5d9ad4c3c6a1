"""What a lesson of Arboretum asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from treetop.games.game import Facts
from treetop.web.learn.goal import Goal


@dataclass(frozen=True)
class PathGoal(Goal):
    """A path of at least so many points, or who may score a species, by the species' code."""

    # Told again, as a class in the browser knows its own fields only.
    accept: Sequence[str] = ("*",)
    scores: Sequence[int] | None = None
    path: Mapping[str, int] | None = None
    right: Mapping[str, Sequence[int]] | None = None

    def is_shown_by(self, sheet: Facts, seat: int) -> bool:
        lines = {line["code"]: line for line in sheet["species"]}
        return (
            all(_points(lines[code], seat) >= least for code, least in (self.path or {}).items())
            and all(lines[code]["right"] == list(seats) for code, seats in (self.right or {}).items())
            and super().is_shown_by(sheet, seat)
        )

    @property
    def about(self) -> Sequence[str]:
        return [*(self.path or ()), *(self.right or ())]


def _points(line: Mapping[str, Any], seat: int) -> int:
    path = line["paths"][seat]
    return int(path["points"]) if path else 0
