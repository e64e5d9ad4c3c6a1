"""The Fluent files: which languages and areas there are, and their text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "it", "uk", "es", "fr")
PSEUDO = "en-XA"
"""English with accents and padding: shows what would be cut off, and what never went through Fluent."""

AREAS = (
    "core",
    "arboretum",
    "tree-society",
    "records",
    "players",
    "arena",
    "tables",
    "web",
    "cli",
    "learn",
    "scorepad",
)


def area_of(message_id: str) -> str:
    """The area that a message belongs to is the prefix of its id."""
    for area in AREAS:
        if message_id.startswith(area + "-"):
            return area
    return "core"


@cache
def text_of(language: str, area: str) -> str:
    """The Fluent text of one area; empty where the area has no words yet."""
    if language == PSEUDO:
        from treetop.locales.pseudo import pseudo_text

        return pseudo_text(text_of("en", area))
    file = files("treetop.locales") / language / f"{area}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def bundle_text(language: str, areas: Iterable[str]) -> str:
    """The Fluent text of several areas in one piece, as the browser loads it."""
    if language not in (*LANGUAGES, PSEUDO):
        raise LookupError(language)
    chosen = list(areas)
    unknown = sorted(set(chosen) - set(AREAS))
    if unknown:
        raise LookupError(", ".join(unknown))
    return "\n".join(text_of(language, area) for area in AREAS if area in chosen)
