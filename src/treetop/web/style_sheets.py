"""The style sheets that every screen shares, in one file: none comes late, and their order never changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath

from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.joined import relative

SHEET = "joined/shared.css"
FOLDER = "client/styles/"
FIRST = (
    "art/tokens.css",
    *(f"{FOLDER}{name}.css" for name in ("fonts", "tokens", "base", "parts", "shell")),
)
"""The others follow by name."""
ADDRESS = re.compile(r'url\("(\.[^"]+)"\)')


def shared_sheet(assets: Mapping[str, Asset]) -> Asset:
    others = sorted(path for path in assets if path.startswith(FOLDER) and path not in FIRST)
    text = "\n".join(moved(assets[path].content.decode(), path) for path in (*FIRST, *others))
    return Asset(text.encode(), MEDIA_TYPES[".css"])


def moved(text: str, path: str) -> str:
    """A sheet as it reads from the joined one's address."""

    def address(found: re.Match[str]) -> str:
        return f'url("{relative(normpath(join(dirname(path), found[1])), SHEET)}")'

    return ADDRESS.sub(address, text)
