"""The words as the browser loads them: one file for what nearly every screen says, one for each area else."""

from __future__ import annotations

from treetop.games import GAMES
from treetop.locales import LANGUAGES, PSEUDO, areas, bundle_text
from treetop.locales.catalogue import messages_of
from treetop.web.asset import MEDIA_TYPES, Asset

SHARED = ("core", "players", "tables", "web")
OF_EVERY_GAME = ("name", "about")
"""What a game calls itself and says of itself where its other words are not loaded."""


def word_file(area: str) -> str:
    """The name of the file that an area's words are in."""
    return "+".join(SHARED) if area in SHARED else area


def word_files() -> dict[str, Asset]:
    return {
        f"words/{language}/{word_file(area)}.ftl": Asset(text.encode(), MEDIA_TYPES[".ftl"])
        for language in (*LANGUAGES, PSEUDO)
        for area, text in texts(language).items()
    }


def texts(language: str) -> dict[str, str]:
    """By area; what is shared stands under the first of its areas."""
    others = {area: bundle_text(language, [area]) for area in areas() if area not in SHARED}
    return {SHARED[0]: bundle_text(language, SHARED) + introductions(language), **others}


def introductions(language: str) -> str:
    said = [messages_of(language, game) for game in GAMES if game in areas()]
    ids = [f"{game}-{word}" for game in GAMES for word in OF_EVERY_GAME]
    return "".join(messages[id] for messages in said for id in ids if id in messages)
