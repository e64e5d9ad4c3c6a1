"""One lesson: a position, what it asks for, and what came of what the learner did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from treetop.games.errors import Illegal, Malformed
from treetop.games.game import Facts, Position
from treetop.locales import Message
from treetop.tables import wire
from treetop.web.learn.goal import Goal


class Scene(Protocol):
    """Where a lesson begins."""

    def position(self) -> Position: ...


@dataclass(frozen=True)
class Lesson:
    """Its words are the messages `GAME-learn-lesson-NAME-…`: title, intro, ask-1 …, done-1 …, other-1 …."""

    game: str
    name: str
    rule: str
    scene: Scene
    goals: Sequence[Goal]
    open_hands: bool = False
    learner: int = 0
    names: Mapping[str, str] = field(default_factory=dict)
    """What its words name, as messages: `card = "GAME-card-inkwell"`."""

    @cached_property
    def start(self) -> Position:
        return self.scene.position()

    @property
    def about(self) -> list[str]:
        """What of the score sheet the goals speak of, by its codes there."""
        return sorted({code for goal in self.goals for code in goal.about})

    def words(self, part: str) -> Message:
        named = {name: Message(id) for name, id in self.names.items()}
        return Message(f"{self.game}-learn-lesson-{self.name}-{part}", named)

    def summary(self) -> Facts:
        return {"name": self.name, "rule": self.rule, "title": message_facts(self.words("title"))}

    def played(self, actions: Sequence[str]) -> Facts:
        """Where these actions lead. The last may miss what was asked: it is shown, and may be tried again."""
        position = self.start
        met = 0
        reply = self.words("intro")
        for action in actions:
            if met == len(self.goals):
                break
            try:
                position = position.after(position.parse(action))
            except (Illegal, Malformed) as refusal:
                return self._facts(position, met, refusal.message, missed=True, refusal=refusal)
            if not self.goals[met].met(self.learner, action, position):
                return self._facts(position, met, self.words(f"other-{met + 1}"), missed=True)
            met += 1
            reply = self.words(f"done-{met}")
        return self._facts(position, met, reply, missed=False)

    def _facts(
        self, position: Position, met: int, reply: Message, *, missed: bool, refusal: Exception | None = None
    ) -> Facts:
        finished = met == len(self.goals)
        view = position.view(self.learner).facts()
        return {
            **self.summary(),
            "game": self.game,
            "view": view | {"legal": self._legal(position, finished)},
            "hands": self._hands(position),
            "sheet": position.score_sheet().facts(),
            "about": self.about,
            "open": self.open_hands,
            "asks": None if finished else message_facts(self.words(f"ask-{met + 1}")),
            "reply": message_facts(reply),
            "missed": missed,
            "illegal": refusal.rule if isinstance(refusal, Illegal) else None,
            "met": met,
            "goals": len(self.goals),
            "finished": finished,
        }

    def _legal(self, position: Position, finished: bool) -> list[str]:
        if finished or position.seat_to_act != self.learner:
            return []
        return [str(action) for action in position.legal_actions]

    def _hands(self, position: Position) -> list[list[str | None]]:
        """What the learner sees of each hand, or all of it, in a game with hands."""
        eyes = [seat if self.open_hands else self.learner for seat in range(position.players)]
        seats = [position.view(eye).facts()["seats"][seat] for seat, eye in enumerate(eyes)]
        return [facts.get("hand", []) for facts in seats]


def message_facts(message: Message) -> Facts:
    return {"id": message.id, "arguments": wire.words(message).arguments}
