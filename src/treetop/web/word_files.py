"""The words as the browser loads them: one file for what nearly every screen says, one for each area else."""

from __future__ import annotations

from treetop.locales import LANGUAGES, PSEUDO, areas, bundle_text
from treetop.web.asset import MEDIA_TYPES, Asset

SHARED = ("core", "players", "tables", "web")


def word_file(area: str) -> str:
    """The name of the file that an area's words are in."""
    return "+".join(SHARED) if area in SHARED else area


def word_files() -> dict[str, Asset]:
    others = [area for area in areas() if area not in SHARED]
    return {
        f"words/{language}/{word_file(together[0])}.ftl": Asset(
            bundle_text(language, together).encode(), MEDIA_TYPES[".ftl"]
        )
        for language in (*LANGUAGES, PSEUDO)
        for together in (SHARED, *((area,) for area in others))
    }
