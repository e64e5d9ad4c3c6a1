"""No message waits for somebody to show it."""

from __future__ import annotations

import re

from tests.locales.review import entries
from tests.locales.sources import QUOTED, SOURCE, code, families_built, ids_asked_of_games, ids_named
from treetop.games import GAMES
from treetop.locales import areas

OF_A_GAME = re.compile(rf"(?:^|/)({'|'.join(name.replace('-', '[-_]') for name in GAMES)})(?:/|\.|$)")


def test_every_message_is_used() -> None:
    known = {entry.id.name for area in areas() for entry in entries("en", area)}
    families = (*families_built(), *(name + "-" for name in ids_named() - known))
    asked = {f"{name}-{words}" for name in GAMES for words in ids_asked_of_games()}
    families += tuple(id for id in asked if id.endswith("-"))
    unused = {id for id in known - ids_named() - asked if not id.startswith(families)}
    assert sorted(unused) == []


def test_what_one_game_alone_says_is_among_its_words() -> None:
    users: dict[str, set[str]] = {}
    for file, text in code().items():
        found = OF_A_GAME.search(file.relative_to(SOURCE).as_posix())
        for id in QUOTED.findall(text):
            users.setdefault(id, set()).add(found[1].replace("_", "-") if found else "everybody")
    shared = {
        entry.id.name
        for area in areas()
        if not area.startswith(tuple(GAMES))
        for entry in entries("en", area)
    }
    assert sorted(id for id in shared if users.get(id, set()) in [{name} for name in GAMES]) == []
