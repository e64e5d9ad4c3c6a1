"""Which files a module needs, so that a page can ask for them all at once."""

from __future__ import annotations

from treetop.web.catalogue import RESOLVE, Catalogue
from treetop.web.module import imported


def needed_by(catalogue: Catalogue, entry: str) -> list[str]:
    """The entry and everything it imports statically, in the order of first mention."""
    found: list[str] = []
    waiting = [entry]
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found.append(path)
            waiting.extend(imports(catalogue, path))
    return found


def imports(catalogue: Catalogue, path: str) -> list[str]:
    return [RESOLVE(path, name) for name in imported(catalogue.assets[path].content.decode())]
