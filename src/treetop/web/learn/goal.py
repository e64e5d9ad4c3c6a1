"""What a lesson asks for, and whether a position has it. The game itself is asked; no rule is told again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from treetop.games.game import Facts, Position


@dataclass(frozen=True)
class Goal:
    """One decision: actions of this form (`draw *`), after which the score sheet shows these scores."""

    accept: Sequence[str] = ("*",)
    scores: Sequence[int] | None = None

    def met(self, seat: int, action: str, after: Position) -> bool:
        if not any(fnmatchcase(action, form) for form in self.accept):
            return False
        return self.is_shown_by(after.score_sheet().facts(), seat)

    def is_shown_by(self, sheet: Facts, seat: int) -> bool:
        return self.scores is None or sheet["scores"] == list(self.scores)

    @property
    def about(self) -> Sequence[str]:
        """What of the score sheet the goal speaks of, by its codes there."""
        return ()
