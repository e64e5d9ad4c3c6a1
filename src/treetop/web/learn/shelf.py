"""All lessons, read from their files."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from treetop.games import GAMES
from treetop.games.game import Game
from treetop.web.learn.goal import Goal
from treetop.web.learn.lesson import Lesson
from treetop.web.learn.recorded_position import RecordedPosition


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of learning. Raises LookupError if it has none."""
    file = GAMES[game].part("lessons")
    if file is None:
        raise LookupError(game)
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]
    return tuple(_lesson(GAMES[game], entry) for entry in entries)


def lesson(game: str, name: str) -> Lesson:
    for one in lessons(game):
        if one.name == name:
            return one
    raise LookupError(name)


def _lesson(game: Game, entry: dict[str, Any]) -> Lesson:
    # The part `teaching` brings `Scene` and `Goal`, if lessons need other ones than there are here.
    teaching = game.part("teaching")
    make_goal = getattr(teaching, "Goal", Goal)
    recorded = entry.get("moment", {})
    return Lesson(
        game.name,
        entry["name"],
        entry["rule"],
        teaching.Scene(**entry["scene"]) if "scene" in entry else RecordedPosition(game.name, **recorded),
        [make_goal(**goal) for goal in entry["goals"]],
        entry.get("open_hands", False),
        entry.get("learner", 0),
        entry.get("names", {}),
    )
