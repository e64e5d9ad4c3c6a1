"""The files that make a game playable in the browser: our modules translated, and stand-ins for others."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import json
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from treetop.games.game import Game
from treetop.kernel import Layout
from treetop.kernel.sources import kernel_sources
from treetop.locales.catalogue import messages_of
from treetop.players import PLAYERS
from treetop.web.micropython.translation import translated, union

STAND_INS = files("treetop.web.micropython") / "stand_ins"
ROOTS = ("treetop.tables.local.border", "treetop.web.learn.here")
LEFT_OUT = (
    "treetop.art",
    "treetop.games.text_svg",
    "warnings",
    "zlib",
    "base64",
)
OFFERED = ("treetop.games", "treetop.kernel", "treetop.locales", "treetop.players", "treetop.records")
"""Packages that have a stand-in, which offers what our modules import from them."""
BROUGHT = ("teaching", "reasons", "levels")
"""Parts of a game that only its own object names."""
LEFT_OUT_OF_GAMES = ("picture", "diagram", "batch")
"""Modules of a game's folder that draw or print what no table needs."""


def game_files(game: Game) -> dict[str, str]:
    """Path → text of every file for MicroPython's file system."""
    package = type(game).__module__.rpartition(".")[0]
    left_out = (*LEFT_OUT, *(f"{package}.{name}" for name in LEFT_OUT_OF_GAMES))
    own = stand_ins()
    brought = [game.parts[kind].partition(":")[0] for kind in BROUGHT if kind in game.parts]
    modules = reachable([*ROOTS, f"{package}.game", *brought], left_out, own)
    entries = exported(game)
    kernel = kernel_sources()
    named = frozenset(decoded_classes(modules))
    texts = {}
    for name, module in modules.items():
        if name in kernel:
            texts[path_of(name)] = kernel[name]
            continue
        text = translated(direct_imports(inspect.getsource(module)), left_out, named)
        texts[path_of(name)] = text + overrides(module) + entries.get(name, "")
    return {**texts, **own, **game_data(game, modules)}


@cache
def stand_ins() -> dict[str, str]:
    """Modules that are written for MicroPython, by their paths."""
    found: dict[str, str] = {}

    def walk(folder: Traversable, path: str) -> None:
        for one in folder.iterdir():
            if one.is_dir():
                walk(one, f"{path}{one.name}/")
            elif one.name.endswith(".py"):
                found[path + one.name] = one.read_text(encoding="utf-8")

    walk(STAND_INS, "")
    return found


def reachable(roots: list[str], left_out: tuple[str, ...], own: dict[str, str]) -> dict[str, ModuleType]:
    """Our modules that these import, directly or through others, unless something stands in for them."""
    found: dict[str, ModuleType] = {}
    waiting = [*roots, *(name for text in own.values() for name in imports_of(ast.parse(text)))]
    while waiting:
        name = waiting.pop()
        outside = not name.startswith("treetop.") or any(
            name == one or name.startswith(f"{one}.") for one in left_out
        )
        if name in found or outside or path_of(name) in own or is_package(name):
            continue
        found[name] = import_module(name)
        waiting += imports_of(ast.parse(direct_imports(inspect.getsource(found[name]))))
    return found


def imports_of(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for node in ast.walk(without_checking(tree)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [
                f"{node.module}.{one.name}"
                for one in node.names
                if node.module.startswith("treetop.")
                and is_package(node.module)
                and importlib.util.find_spec(f"{node.module}.{one.name}")
            ]
        elif isinstance(node, ast.Import):
            names += [one.name for one in node.names]
    return names


@cache
def direct_imports(source: str) -> str:
    """Import from the module that defines a name, not from a package that offers it."""
    tree = ast.parse(source)

    class Redirection(ast.NodeTransformer):
        def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | list[ast.ImportFrom]:
            package = node.module or ""
            if not package.startswith("treetop.") or not is_package(package) or package in OFFERED:
                return node
            homes = offered(package)
            return [ast.ImportFrom(homes.get(one.name, package), [one], 0, lineno=0) for one in node.names]

    return ast.unparse(ast.fix_missing_locations(Redirection().visit(tree)))


@cache
def offered(package: str) -> dict[str, str]:
    """Where the names come from that a package imports."""
    tree = ast.parse(inspect.getsource(import_module(package)))
    return {
        one.asname or one.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for one in node.names
    }


def exported(game: Game) -> dict[str, str]:
    """Lines for the end of each module: entries that the compiled kernel has as well."""
    exports = game.part("wasm")
    lines: dict[str, str] = {}
    for name, export in exports.entries.items() if exports else ():
        function = inspect.unwrap(getattr(export.entry, "py_func", export.entry))
        own = function.__name__
        head = lines.setdefault(function.__module__, "from browser_kernel import wasm_entry\n")
        lines[function.__module__] = head + f"{own} = wasm_entry({name!r}, {export.kinds!r}, {own})\n"
    return lines


def without_checking(tree: ast.Module) -> ast.Module:
    """Without imports that only a type checker does."""

    class Remover(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
            checking = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
            return node.orelse if checking else self.generic_visit(node)

    Remover().visit(tree)
    return tree


@cache
def is_package(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    return spec is not None and spec.submodule_search_locations is not None


def path_of(name: str) -> str:
    return name.replace(".", "/") + ".py"


def decoded_classes(modules: dict[str, ModuleType]) -> list[str]:
    """The names of structs, and of unions of them."""
    names = []
    for module in modules.values():
        for statement in ast.parse(inspect.getsource(module)).body:
            if isinstance(statement, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "Struct" for base in statement.bases
            ):
                names.append(statement.name)
            elif isinstance(statement, ast.Assign) and union(statement.value):
                names += [target.id for target in statement.targets if isinstance(target, ast.Name)]
    return names


def overrides(module: ModuleType) -> str:
    """What classes with several bases inherit: Python looks for it in another order than MicroPython."""
    lines = []
    for name, kind in vars(module).items():
        if isinstance(kind, type) and kind.__module__ == module.__name__ and len(kind.__bases__) > 1:
            for attribute in sorted({one for base in kind.__mro__ for one in vars(base)}):
                owner = next(base for base in kind.__mro__ if attribute in vars(base))
                wanted = depth_first(kind, attribute)
                if wanted is not owner and not skipped(attribute):
                    lines.append(f"from {owner.__module__} import {owner.__name__} as _owner")
                    lines.append(f"{name}.{attribute} = _owner.__dict__[{attribute!r}]")
    return "\n".join(lines) + "\n" if lines else ""


def skipped(attribute: str) -> bool:
    """What is the same for all, or means nothing to MicroPython."""
    return attribute.startswith("__") and attribute not in ("__init__", "__eq__", "__hash__", "__str__")


def depth_first(kind: type, attribute: str) -> type | None:
    if attribute in vars(kind):
        return kind
    for base in kind.__bases__:
        if found := depth_first(base, attribute):
            return found
    return None


def game_data(game: Game, modules: dict[str, ModuleType]) -> dict[str, str]:
    package = type(game).__module__.rpartition(".")[0]
    return {
        "browser_layouts.py": f"LAYOUTS = {layouts(modules)!r}\n",
        "browser_game.py": "\n".join(
            [
                f"NAME = {game.name!r}",
                f"MODULE = {package + '.game'!r}",
                f"LADDER = {list(PLAYERS[game.name])!r}",
                f"MESSAGES = {sorted(card_messages(game))!r}",
                f"RESOURCES = {resources(package) | lessons_of(game)!r}",
            ]
        )
        + "\n",
    }


def card_messages(game: Game) -> list[str]:
    """The ids that `Language.knows` is asked about: names of cards."""
    return [id for id in messages_of("en", game.name) if id.startswith(f"{game.name}-card-")]


def resources(package: str) -> dict[str, str]:
    """The decks of a game, as JSON: path inside its package → text."""
    folder = Path(str(files(package))) / "deck"
    if not folder.is_dir():
        return {}
    return {
        f"deck/{file.name}": json.dumps(tomllib.loads(file.read_text(encoding="utf-8")), ensure_ascii=False)
        for file in sorted(folder.glob("*.toml"))
    }


def lessons_of(game: Game) -> dict[str, str]:
    """The lessons, as JSON under their path inside their package."""
    file = game.part("lessons")
    if file is None:
        return {}
    text = json.dumps(tomllib.loads(file.read_text(encoding="utf-8")), ensure_ascii=False)
    return {game.parts["lessons"].partition("/")[2]: text}


def layouts(modules: dict[str, ModuleType]) -> dict[str, object]:
    """Where the fields of each kind of state lie, by the name of its class."""
    found: dict[str, object] = {}
    for module in modules.values():
        for value in vars(module).values():
            if isinstance(value, type) and hasattr(value, "TYPES") and value.__module__ == module.__name__:
                layout = Layout(value)
                assert value.__name__ not in found, value
                found[value.__name__] = {"size": layout.dtype.itemsize, "fields": places(layout)}
    return found


def places(layout: Layout) -> list[tuple[str, str, int, int | None]]:
    """Name, kind, offset and length of each field, in the order in which the state declares them."""
    fields = layout.dtype.fields
    assert fields is not None
    rows = []
    for name in vars(layout.fields()):
        kind, offset, *_ = fields[name]
        number = kind if kind.subdtype is None else kind.subdtype[0]
        count = None if kind.subdtype is None else kind.subdtype[1][0]
        rows.append((name, CODES[number.name], offset, count))
    return rows


CODES = {
    "int8": "b",
    "uint8": "B",
    "int16": "h",
    "int32": "i",
    "uint32": "I",
    "int64": "q",
    "float32": "f",
    "float64": "d",
}
