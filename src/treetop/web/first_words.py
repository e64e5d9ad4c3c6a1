"""What the home page and a replay say: most visits begin there, and a table has ten times as many words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from treetop.kernel.sources import closure
from treetop.web.module import Module

BEGINNINGS = re.compile(
    r"client/(?:main|screens/(?:home|lost|replay)|(?:games/[^/]+|general)/(?:plate|ornament|scene))\.js"
)
TABLES_OF_CONTENTS = re.compile(r"client/(?:screens|(?:games/[^/]+|general)/index)\.js")
"""They name every screen and every part of a game; none of them is shown yet."""
ID = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+)["'`]""")
FAMILY = re.compile(r"`([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$\{")
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*)")
WORD = re.compile(r'(?:WORD|CARD)\("([^"]+)"')


@dataclass(frozen=True)
class Named:
    """Messages, by their ids or by how their ids begin."""

    ids: Collection[str]
    families: tuple[str, ...]

    def among(self, messages: Mapping[str, str]) -> set[str]:
        """Those, and what they refer to; `messages` are their sources."""
        found: set[str] = set()
        waiting = [id for id in messages if id in self.ids or id.startswith(self.families)]
        while waiting:
            id = waiting.pop()
            if id not in found:
                found.add(id)
                families = tuple(f"{family}-" for family in WORD.findall(messages[id]))
                referred = {*REFERENCE.findall(messages[id])}
                waiting += [other for other in messages if other in referred or other.startswith(families)]
        return found


def first_words(modules: Mapping[str, Module]) -> Named:
    """What the modules of these screens name, and those that open there."""
    sources = [modules[path].source for path in reached(modules, filter(BEGINNINGS.fullmatch, modules))]
    return Named(
        {id for source in sources for id in ID.findall(source)},
        tuple(sorted({family for source in sources for family in FAMILY.findall(source)})),
    )


def reached(modules: Mapping[str, Module], start: Iterable[str]) -> set[str]:
    def opened(path: str) -> Iterable[str]:
        later = () if TABLES_OF_CONTENTS.fullmatch(path) else modules[path].later
        return [*modules[path].imports, *later]

    return closure(start, opened)
