"""The Fluent files: which languages and areas there are, and their text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "it", "uk", "es", "fr")
PSEUDO = "en-XA"
"""English with accents and padding: shows what would be cut off, and what never went through Fluent."""

OURS = Path(__file__).parent
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=(?:.*\n?)(?:[ }].*\n?|\n)*", re.MULTILINE | re.IGNORECASE)

_folders: dict[str, Traversable] = {
    file.name.removesuffix(".ftl"): OURS
    for file in sorted((OURS / "en").iterdir(), key=lambda file: file.name)
}
"""Where each area's words are: FOLDER/LANGUAGE/AREA.ftl."""


def areas() -> tuple[str, ...]:
    """Every area that has words, `core` first: what its files are called, in each language."""
    return tuple(sorted(_folders, key=lambda area: area != "core"))


def add_area(area: str, folder: Traversable) -> None:
    """Words of another package, in the languages that it speaks."""
    _folders.setdefault(area, folder)


def area_of(message_id: str) -> str:
    """The area that a message belongs to is the longest one that its id begins with."""
    fitting = [area for area in _folders if message_id.startswith(area + "-")]
    return max(fitting, key=len, default="core")


@cache
def text_of(language: str, area: str) -> str:
    """The Fluent text of one area: in English where another package does not speak the language."""
    if language == PSEUDO:
        from treetop.locales.pseudo import pseudo_text

        return pseudo_text(text_of("en", area))
    spoken = [_folders[area] / code / f"{area}.ftl" for code in (language, "en")]
    return next((file.read_text(encoding="utf-8") for file in spoken if file.is_file()), "")


@cache
def messages_of(language: str, area: str) -> dict[str, str]:
    """The source of each message, by its id: parsing a whole file would take a while."""
    return {found[1]: found[0] for found in _MESSAGE.finditer(text_of(language, area))}


def bundle_text(language: str, wanted: Iterable[str]) -> str:
    """The Fluent text of several areas in one piece, as the browser loads it."""
    if language not in (*LANGUAGES, PSEUDO):
        raise LookupError(language)
    chosen = list(wanted)
    unknown = sorted(set(chosen) - set(_folders))
    if unknown:
        raise LookupError(", ".join(unknown))
    return "\n".join(text_of(language, area) for area in areas() if area in chosen)
