"""What a lesson asks for, and whether a position has it. The game itself is asked; no rule is told again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from treetop.games.game import Position


@dataclass(frozen=True)
class Goal:
    """One decision: actions of this form (`plant oa4 *`), after which the score sheet shows these facts."""

    accept: Sequence[str] = ("*",)
    path: Mapping[str, int] | None = None
    right: Mapping[str, Sequence[int]] | None = None
    scores: Sequence[int] | None = None

    def met(self, seat: int, action: str, after: Position) -> bool:
        if not any(fnmatchcase(action, form) for form in self.accept):
            return False
        if self.path is None and self.right is None and self.scores is None:
            return True
        sheet = after.score_sheet().facts()
        lines = {line["code"]: line for line in sheet.get("species", [])}
        return (
            all(_points(lines[code], seat) >= least for code, least in (self.path or {}).items())
            and all(lines[code]["right"] == list(seats) for code, seats in (self.right or {}).items())
            and (self.scores is None or sheet["scores"] == list(self.scores))
        )


def _points(line: Mapping[str, Any], seat: int) -> int:
    path = line["paths"][seat]
    return int(path["points"]) if path else 0
