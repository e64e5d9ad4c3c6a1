"""What an ES module imports and exports, read from its text, and its text with neither.

No parser is needed for modules as we, and the libraries that we serve, write them: an import or an export
starts a line or follows a statement, nothing exported is assigned again, no module awaits at its top level.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from posixpath import dirname, join, normpath

START = r"(?:(?m:^)|(?<=[;}]))"
QUOTED = r"""["'](?P<path>[^"'\n]+)["']"""
IMPORT = re.compile(
    rf"{START}import\b\s*(?:(?P<whole>\w+)\s*,?\s*)?(?:\{{(?P<names>[^}}]*)\}}|\*\s*as\s+(?P<all>\w+))?\s*"
    rf"(?:from\s*)?{QUOTED};?"
)
EXPORTED_NAMES = re.compile(rf"{START}export\s*\{{(?P<names>[^}}]*)\}}(?:\s*from\s*{QUOTED})?;?")
DECLARATION = re.compile(
    rf"{START}export\s+(?=(?:async\s+function|function|class|const)\b\*?\s+"
    r"(?:(?P<name>\w+)|\{(?P<names>[^}]*)\}))"
)
NAMED_DEFAULT = re.compile(rf"{START}export\s+default\s+(?=(?:async\s+)?(?:function|class)\s+(?P<name>\w+))")
DEFAULT = re.compile(rf"{START}export\s+default\b\s*")
LEFT_OVER = re.compile(rf"{START}(?:export\b|import\b\s*[^\s.(]|(?:const .*=\s*)?await\b).*")
LATER = re.compile(rf"\bimport\(\s*{QUOTED}\s*\)")
WORKER = re.compile(rf"\bnew Worker\(\s*new URL\(\s*{QUOTED}\s*,\s*import\.meta\.url\)")
OWN_ADDRESS = "import.meta.url"
DEFAULT_NAME = "$default"

Resolve = Callable[[str, str], str]
"""The path of what a module (its path, first) calls by a name."""


class Unjoinable(Exception):
    """A module that can only be served as it is."""


@dataclass(frozen=True)
class Module:
    path: str
    source: str
    """With markers where other modules are meant: `\\0path\\0` for what a module exports, see `body`."""
    imports: tuple[str, ...]
    later: frozenset[str]
    workers: frozenset[str]
    exports: Mapping[str, str]
    """The expression for each exported name, with the same markers."""

    @classmethod
    def read(cls, path: str, text: str, resolve: Resolve) -> Module:
        return Reader(path, resolve).read(text)

    def body(self, name: Callable[[str], str], later: Callable[[str], str], address: str) -> str:
        """The statements, given the modules' names, how one is imported later, and our own address."""
        text = named(self.source, name)
        text = LATER.sub(lambda found: later(found["path"]), text)
        return text.replace(OWN_ADDRESS, f'new URL("{address}",import.meta.url).href')

    def returned(self, name: Callable[[str], str]) -> str:
        """The members of an object that holds what this module exports."""
        return ",".join(
            exported if exported == value else f"{exported}:{named(value, name)}"
            for exported, value in self.exports.items()
        )


def named(text: str, name: Callable[[str], str]) -> str:
    return re.sub("\0([^\0]+)\0", lambda marker: name(marker[1]), text)


@dataclass
class Reader:
    path: str
    resolve: Resolve

    def read(self, text: str) -> Module:
        self.imports: dict[str, None] = {}
        self.exports: dict[str, str] = {}
        text = IMPORT.sub(self.take, text)
        text = EXPORTED_NAMES.sub(self.give_names, text)
        text = DECLARATION.sub(self.give_declared, text)
        text = NAMED_DEFAULT.sub(self.give_named_default, text)
        text = DEFAULT.sub(self.give_default, text)
        if found := LEFT_OVER.search(text):
            raise Unjoinable(f"{self.path}: {found[0]}")
        workers = frozenset(self.resolve(self.path, found["path"]) for found in WORKER.finditer(text))
        text = LATER.sub(lambda found: f'import("{self.resolve(self.path, found["path"])}")', text)
        later = frozenset(found["path"] for found in LATER.finditer(text))
        return Module(self.path, text, tuple(self.imports), later, workers, self.exports)

    def marker(self, name: str) -> str:
        path = self.resolve(self.path, name)
        self.imports[path] = None
        return f"\0{path}\0"

    def take(self, found: re.Match[str]) -> str:
        module = self.marker(found["path"])
        lines = "\n" * found[0].count("\n")
        if found["all"]:
            return f"const {found['all']}={module};{lines}"
        whole = [f"default:{found['whole']}"] if found["whole"] else []
        names = [f"{out}:{local}" if out != local else out for out, local in pairs(found["names"])]
        return f"const{{{','.join([*whole, *names])}}}={module};{lines}"

    def give_names(self, found: re.Match[str]) -> str:
        source = f"{self.marker(found['path'])}." if found["path"] else ""
        self.exports |= {out: f"{source}{local}" for local, out in pairs(found["names"])}
        return "\n" * found[0].count("\n")

    def give_declared(self, found: re.Match[str]) -> str:
        names = [found["name"]] if found["name"] else declared(found["names"])
        self.exports |= {name: name for name in names}
        return ""

    def give_named_default(self, found: re.Match[str]) -> str:
        self.exports["default"] = found["name"]
        return ""

    def give_default(self, found: re.Match[str]) -> str:
        self.exports["default"] = DEFAULT_NAME
        return f"const {DEFAULT_NAME}="


def imported(text: str) -> list[str]:
    """What a module's imports and exports from elsewhere name."""
    statements = [*IMPORT.finditer(text), *EXPORTED_NAMES.finditer(text)]
    return [found["path"] for found in statements if found["path"]]


def pairs(names: str | None) -> list[tuple[str, str]]:
    """`a, b as c` is (a, a), (b, c)."""
    listed = [one.split() for one in (names or "").split(",") if one.strip()]
    return [(words[0], words[-1]) for words in listed]


def declared(names: str) -> list[str]:
    """What `{ a, b: c }` gives names to."""
    return [one.split(":")[-1].strip() for one in names.split(",") if one.strip()]


def resolver(libraries: Mapping[str, str]) -> Resolve:
    """As the page's import map does it: libraries by name, our modules as `treetop/…`, or by their path."""

    def resolve(importer: str, name: str) -> str:
        if name in libraries:
            return libraries[name]
        if name.startswith("treetop/"):
            return f"client/{name.removeprefix('treetop/')}"
        if name.startswith("."):
            return normpath(join(dirname(importer), name))
        raise Unjoinable(f"{importer} imports {name}")

    return resolve
