"""Modules that always go together, in one file: a browser asks once instead of fifty times.

Nobody builds anything: the server does this to the sources when it starts. A joined file holds each module
as a function that returns what it exports, after those it imports; every line of a module stays a line, so
that a source map leads back to it. At its own address a module exports what the joined file holds, for the
games of other packages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from posixpath import dirname, relpath

from treetop.kernel.sources import closure
from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.module import Module, Unjoinable
from treetop.web.source_map import source_map

FOLDER = "joined"
SHELL = f"{FOLDER}/shell.js"
COMMON = 12
"""A module that this many files need lies in the shell, which every page has."""
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
"""Nothing that a module writes over several lines minds it: neither htm nor SVG."""
SMALL = 1200
"""Characters; with its headers, a file of a third of that is no smaller on the wire."""


def joined(modules: Mapping[str, Module], texts: Mapping[str, str], start: Iterable[str]) -> dict[str, Asset]:
    """The joined files, and what takes the place of each module.

    `texts` are the modules as they were written, and `start` those that every page loads. Each other file
    begins at a module that is imported when it is needed. Raises Unjoinable if modules import each other.
    """
    graph = Graph(modules)
    shell = graph.closure(start)
    reach = graph.reach({target for module in modules.values() for target in module.later} - shell)
    shell |= {path for path, entries in reach.items() if len(entries) >= COMMON}
    shell |= small(graph, shell, reach)
    order = graph.sorted({*shell, *reach})
    homes = {path: SHELL if path in shell else file_for(reach[path]) for path in order}
    plan = Plan(modules, texts, order, homes)
    files = dict.fromkeys(homes.values())
    workers = {target for path in order for target in modules[path].workers}
    return {
        **{file: plan.file(file) for file in files},
        **{f"{file}.map": plan.map(file) for file in files},
        **{path: plan.stub(path) for path in order},
        **{path: worker(modules, texts, path) for path in workers},
    }


def small(graph: Graph, shell: set[str], reach: Mapping[str, list[str]]) -> set[str]:
    """What several files need is not worth one of its own if it's small, and needs nothing but the shell."""
    groups: dict[tuple[str, ...], set[str]] = {}
    for path, entries in reach.items():
        if path not in shell and len(entries) > 1:
            groups.setdefault(tuple(entries), set()).add(path)
    found: set[str] = set()
    for group in groups.values():
        size = sum(len(graph.modules[path].source) for path in group)
        if size < SMALL and graph.closure(group) <= shell | group:
            found |= group
    return found


def worker(modules: Mapping[str, Module], texts: Mapping[str, str], path: str) -> Asset:
    """A worker's file holds everything it imports: the page's own modules would look for a document."""
    graph = Graph(modules)
    plan = Plan(modules, texts, graph.sorted(graph.closure([path])), {})
    return script("\n".join([*(plan.wrapped(member, path) for member in plan.order), ""]))


@dataclass(frozen=True)
class Graph:
    modules: Mapping[str, Module]

    def closure(self, start: Iterable[str]) -> set[str]:
        return closure(start, lambda path: self.modules[path].imports)

    def reach(self, entries: set[str]) -> dict[str, list[str]]:
        """For each module, the entries that need it."""
        found: dict[str, list[str]] = {}
        for entry in sorted(entries):
            for path in self.closure([entry]):
                found.setdefault(path, []).append(entry)
        return found

    def sorted(self, paths: set[str]) -> list[str]:
        """Each after what it imports."""
        done: dict[str, None] = {}

        def visit(path: str, importers: tuple[str, ...]) -> None:
            if path in importers:
                raise Unjoinable(" imports ".join((*importers[importers.index(path) :], path)))
            if path not in done:
                for other in self.modules[path].imports:
                    if other not in self.modules:
                        raise Unjoinable(f"{path} imports {other}, which is not there")
                    visit(other, (*importers, path))
                done[path] = None

        for path in sorted(paths):
            visit(path, ())
        return list(done)


@dataclass(frozen=True)
class Plan:
    """Which module lies in which file, and the text that follows from it."""

    modules: Mapping[str, Module]
    texts: Mapping[str, str]
    order: list[str]
    homes: Mapping[str, str]
    names: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", {path: f"${index}" for index, path in enumerate(self.order)})

    def members(self, file: str) -> list[str]:
        return [path for path in self.order if self.homes[path] == file]

    def file(self, file: str) -> Asset:
        members = self.members(file)
        needed = {other for path in members for other in self.modules[path].imports}
        others = sorted({self.homes[path] for path in needed} - {file})
        return script(
            "\n".join(
                [
                    "".join(self.import_from(other, needed, file) for other in others),
                    *(self.wrapped(path, file) for path in members),
                    f"export{{{','.join(self.names[path] for path in members)}}};",
                    f"//# sourceMappingURL={PurePosixPath(file).name}.map",
                    "",
                ]
            )
        )

    def import_from(self, other: str, needed: set[str], file: str) -> str:
        names = ",".join(self.names[path] for path in self.members(other) if path in needed)
        return f'import{{{names}}}from"{relative(other, file)}";'

    def wrapped(self, path: str, file: str) -> str:
        """Two lines more than the module has: one before, one behind."""
        module = self.modules[path]
        body = module.body(
            self.names.__getitem__, lambda to: self.import_later(to, file), relative(path, file)
        )
        returned = module.returned(self.names.__getitem__)
        return f"const {self.names[path]}=(()=>{{\n{INDENTATION.sub('', body)}\nreturn{{{returned}}}}})();"

    def import_later(self, target: str, file: str) -> str:
        if target not in self.homes:
            return f'import("{relative(target, file)}")'
        return f'import("{relative(self.homes[target], file)}").then((_)=>_.{self.names[target]})'

    def map(self, file: str) -> Asset:
        members = self.members(file)
        lines: list[tuple[int, int] | None] = [None]
        for index, path in enumerate(members):
            count = self.modules[path].source.count("\n") + 1
            lines += [None, *((index, line) for line in range(count)), None]
        facts = source_map(
            PurePosixPath(file).name,
            [relative(path, file) for path in members],
            [self.texts[path] for path in members],
            lines,
        )
        return Asset(json.dumps(facts, ensure_ascii=False).encode(), "application/json")

    def stub(self, path: str) -> Asset:
        exports = self.modules[path].exports
        names = ",".join(name for name in exports if name != "default")
        lines = [
            f'import{{{self.names[path]} as module}}from"{relative(self.homes[path], path)}";',
            *([f"export const{{{names}}}=module;"] if names else []),
            *(["export default module.default;"] if "default" in exports else []),
        ]
        return script("\n".join([*lines, ""]))


def file_for(entries: list[str]) -> str:
    """Named after what needs it."""
    names = [PurePosixPath(entry).with_suffix("").as_posix().removeprefix("client/") for entry in entries]
    return f"{FOLDER}/{'+'.join(name.replace('/', '-') for name in names)}.js"


def relative(to: str, file: str) -> str:
    found = relpath(to, dirname(file))
    return found if found.startswith(".") else f"./{found}"


def script(text: str) -> Asset:
    return Asset(text.encode(), MEDIA_TYPES[".js"])
