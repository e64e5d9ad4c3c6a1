"""Which modules a module imports, so that a page can ask for them all at once."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

from treetop.web.catalogue import Catalogue
from treetop.web.packages import MODULES

STATIC_IMPORT = re.compile(r"""^(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']""", re.MULTILINE)


def needed_by(catalogue: Catalogue, entry: str) -> list[str]:
    """The entry and everything it imports statically, in the order of first mention."""
    found: list[str] = []
    waiting = [entry]
    while waiting:
        path = waiting.pop(0)
        if path in found or path not in catalogue.assets:
            continue
        found.append(path)
        waiting.extend(imports(catalogue, path))
    return found


def imports(catalogue: Catalogue, path: str) -> list[str]:
    source = catalogue.assets[path].content.decode()
    return [resolved(path, name) for name in STATIC_IMPORT.findall(source)]


def resolved(importer: str, name: str) -> str:
    if name in MODULES:
        return f"packages/{MODULES[name]}"
    return normpath(join(dirname(importer), name))
