"""A match as spectators see it who shall see everything later."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from treetop.tables.match.event import Entry
from treetop.tables.match.match import Match
from treetop.tables.presentation.scene import Draft, Scene


class DelayedScene:
    """Follows a match at a distance."""

    __slots__ = ("_behind", "scene")

    def __init__(self, id: str, log: Sequence[Entry], until: int) -> None:
        # The first event was no secret: the table was open then.
        self.scene = Scene(Match(id, log[0]))
        self._behind: deque[Entry] = deque(log[1:])
        self.advance(until)

    def hear(self, entries: Iterable[Entry]) -> None:
        self._behind.extend(entries)

    def advance(self, until: int) -> bool:
        """Show what happened up to a moment; True when there was something."""
        if not self._behind or self._behind[0].at > until:
            return False
        draft = Draft(self.scene.match)
        while self._behind and self._behind[0].at <= until:
            draft.absorb(self._behind.popleft())
        self.scene.show(draft.match, draft.log_lines)
        return True
