"""All lessons, read from their files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from treetop.web.learn.goal import Goal
from treetop.web.learn.lesson import Lesson
from treetop.web.learn.moment import Moment
from treetop.web.learn.scene import Scene

GAMES = ("arboretum", "tree-society")


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of learning. LookupError for a game without any."""
    if game not in GAMES:
        raise LookupError(game)
    text = (files("treetop.web.learn") / f"{game}.toml").read_text(encoding="utf-8")
    return tuple(_lesson(game, entry) for entry in tomllib.loads(text)["lesson"])


def lesson(game: str, name: str) -> Lesson:
    for one in lessons(game):
        if one.name == name:
            return one
    raise LookupError(name)


def _lesson(game: str, entry: dict[str, Any]) -> Lesson:
    return Lesson(
        game,
        entry["name"],
        entry["rule"],
        Scene(**entry["scene"]) if "scene" in entry else Moment(game, **entry["moment"]),
        [Goal(**goal) for goal in entry["goals"]],
        entry.get("open_hands", False),
        entry.get("learner", 0),
    )
