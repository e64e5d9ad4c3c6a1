"""Lessons on the learner's own device: the answers of `routes.py`, without a server. JSON both ways."""

from __future__ import annotations

import json

from treetop.tables import wire
from treetop.web.learn.shelf import lesson, lessons


def answer(text: str) -> str:
    """`{"game": …}` asks for the list of lessons; with a `name` and `actions`, where these lead."""
    asked = json.loads(text)
    if "name" in asked:
        return wire.encode(lesson(asked["game"], asked["name"]).played(asked["actions"])).decode()
    return wire.encode([one.summary() for one in lessons(asked["game"])]).decode()
