"""What the service worker keeps so that every address opens without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from treetop.locales import LANGUAGES
from treetop.web.asset import Asset
from treetop.web.catalogue import INDEX, Catalogue
from treetop.web.page import FONTS, LATIN
from treetop.web.word_files import FIRST, word_file

KEPT = re.compile(r"joined/.*\.(?:js|css)|art/.*\.(?:svg|css)|client/.*\.css")
"""The rest is kept when first needed: other fonts, a module at its own address."""
LATER = re.compile(r"kernel/.*|client/.*worker\.js|client/local/bots\.js|packages/@micropython/.*")
"""What counting, lessons and games without a server run; not needed for the shell to be whole."""
ANSWERS = ("api/games",)
"""What the service tells everybody alike, for when nobody answers."""
PAGE = "shell.html"
"""The page as it is at no screen's address."""


def shell_list(catalogue: Catalogue, answers: Sequence[str] = ANSWERS) -> Asset:
    """Addresses are relative to the site's own."""
    assets = sorted(catalogue.assets)
    kept = [path for path in assets if KEPT.fullmatch(path) or INDEX.fullmatch(path) or path in LATIN]
    facts = {
        "version": catalogue.version,
        "page": PAGE,
        "addresses": [f"assets/{catalogue.version}/{path}" for path in kept],
        "later": [f"assets/{catalogue.version}/{path}" for path in assets if LATER.fullmatch(path)],
        "answers": list(answers),
        "languages": {
            language: [
                f"assets/{catalogue.version}/{path}"
                for path in (
                    *(f"words/{language}/{file}.ftl" for file in spoken(catalogue)),
                    *FONTS.get(language, ()),
                )
            ]
            for language in LANGUAGES
        },
    }
    return Asset(json.dumps(facts).encode(), "application/json")


def spoken(catalogue: Catalogue) -> list[str]:
    """The files of words that any screen asks for."""
    said = {area for screen in catalogue.screens for area in screen.areas}
    brought = {area for game in catalogue.parts.values() for part in game.values() for area in part.areas}
    return sorted({FIRST, *map(word_file, said | brought)})
