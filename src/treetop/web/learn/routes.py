"""Lessons over HTTP. Nothing is stored: a learner's actions come with every question."""

from __future__ import annotations

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.types import ControllerRouterHandler

from treetop.games.game import Facts
from treetop.web.learn.shelf import lesson, lessons

MOST_ACTIONS = 40


@get("/api/lessons/{game:str}", sync_to_thread=True)
def list_lessons(game: FromPath[str]) -> list[Facts]:
    """The lessons of a game, in the order of learning."""
    try:
        return [one.summary() for one in lessons(game)]
    except LookupError as missing:
        raise NotFoundException from missing


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=True)
def play_lesson(
    game: FromPath[str], name: FromPath[str], action: FromQuery[list[str] | None] = None
) -> Facts:
    """Where a learner's actions (`?action=draw pile&action=…`) lead, and what is asked next."""
    try:
        return lesson(game, name).played((action or [])[:MOST_ACTIONS])
    except LookupError as missing:
        raise NotFoundException from missing


def lesson_routes() -> list[ControllerRouterHandler]:
    return [list_lessons, play_lesson]
