"""The words as the browser loads them: what most visits begin with, what screens share, and areas."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from treetop.games import GAMES
from treetop.locales import LANGUAGES, PSEUDO, areas, bundle_text
from treetop.locales.catalogue import messages_of
from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.first_words import Named

FIRST = "first"
"""The file that every page loads."""
SHARED = ("core", "local", "players", "tables", "web")
OF_EVERY_GAME = ("name", "about")
"""What a game calls itself and says of itself where its other words are not loaded."""


def word_file(area: str) -> str:
    """The name of the file that an area's words are in; some of the shared ones are in the first file."""
    return "+".join(SHARED) if area in SHARED else area


def word_files(first: Named) -> dict[str, Asset]:
    return {
        f"words/{language}/{name}.ftl": Asset(text.encode(), MEDIA_TYPES[".ftl"])
        for language in (*LANGUAGES, PSEUDO)
        for name, text in texts(language, first)
    }


def texts(language: str, first: Named) -> Iterable[tuple[str, str]]:
    shared = {id: text for area in SHARED for id, text in messages_of(language, area).items()}
    early = first.among(shared)
    yield FIRST, chosen(shared, early) + introductions(language)
    yield word_file(SHARED[0]), chosen(shared, shared.keys() - early)
    for area in areas():
        if area not in SHARED:
            yield area, bundle_text(language, [area])


def chosen(messages: dict[str, str], ids: Collection[str]) -> str:
    return "".join(text for id, text in messages.items() if id in ids)


def introductions(language: str) -> str:
    said = [messages_of(language, game) for game in GAMES if game in areas()]
    ids = [f"{game}-{word}" for game in GAMES for word in OF_EVERY_GAME]
    return "".join(messages[id] for messages in said for id in ids if id in messages)
