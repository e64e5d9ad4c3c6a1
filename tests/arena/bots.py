"""Players for the tests of the arena."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from treetop.games.game import Action, View


@dataclass(frozen=True)
class First:
    """Always the first legal action."""

    name: str = "first"
    level: int = 0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        return view.legal_actions[0]


@dataclass(frozen=True)
class Crashing:
    name: str = "crashing"
    level: int = 0

    def choose(self, view: View, seed: int, budget: float) -> Action:
        raise RuntimeError("out of leaves")


@dataclass(frozen=True)
class Cheating(First):
    """Answers with something that no rule allows."""

    name: str = "cheating"
    answer: Any = "draw discard 4"

    def choose(self, view: View, seed: int, budget: float) -> Action:
        return self.answer


@dataclass(frozen=True)
class Dying(First):
    """Takes its whole process down, but only the first time if it can leave its mark."""

    name: str = "dying"
    mark: str = ""

    def choose(self, view: View, seed: int, budget: float) -> Action:
        mark = Path(self.mark)
        if not mark.exists():
            if mark.parent.exists():
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Random(seed).choice(view.legal_actions)


@dataclass(frozen=True)
class Unwilling(First):
    """Comes late and leaves the house."""

    name: str = "unwilling"

    def begin(self, view: View) -> None:
        raise RuntimeError("not today")

    def end(self, view: View, outcome: object) -> None:
        raise SystemExit(1)
