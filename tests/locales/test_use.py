"""No message waits for somebody to show it."""

from __future__ import annotations

from tests.locales.review import entries
from tests.locales.sources import families_built, ids_named
from treetop.games import GAMES
from treetop.locales import areas


def test_every_message_is_used() -> None:
    known = {entry.id.name for area in areas() for entry in entries("en", area)}
    families = (*families_built(), *(name + "-" for name in ids_named() - known))
    guides = tuple(f"{name}-guide-" for name in GAMES)
    asked_of_games = {f"{name}-{word}" for name in GAMES for word in ("name", "about")}
    unused = {id for id in known - ids_named() - asked_of_games if not id.startswith((*families, *guides))}
    assert sorted(unused) == []
