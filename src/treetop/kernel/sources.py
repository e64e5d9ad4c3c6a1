"""Which files are kernel modules, their text, and which of them a module reaches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
DECORATOR = "treetop.kernel.rule"
RULE = re.compile(r"^@rule$", re.MULTILINE)
ENTRY = re.compile(r"^@(entry|brief_entry|helper)$", re.MULTILINE)
DECORATORS = re.compile(r"^@(?:rule|helper|entry|brief_entry)$", re.MULTILINE)
IMPORT = re.compile(r"^\s*from (treetop[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
EVERYWHERE = frozenset({DECORATOR, "treetop.kernel.layout", "treetop.kernel.library"})
"""How states are laid out and functions are compiled concerns every module."""


@cache
def kernel_sources() -> dict[str, str]:
    """Module name → source of every kernel module: those of rules without entries, and what they import."""
    rules = [name for name in _modules() if _has(RULE, name) and not _has(ENTRY, name)]
    reached = closure(rules, lambda name: [each for each in _imports(name) if each != DECORATOR])
    return {name: source_of(name) for name in sorted(reached)}


@cache
def compiled_modules() -> frozenset[str]:
    """The modules that go into machine code."""
    return frozenset(filter(_is_compiled, _modules()))


def compiled_sources(module: str | None = None) -> str:
    """All that a module's machine code is made from, or that of all modules."""
    names = compiled_modules() if module is None else filter(_is_compiled, _reach(module))
    return "\0".join(source_of(name) for name in sorted(names))


def count_compiled_functions(folder: str) -> int:
    """How many rules, helpers and entries lie in folders of this name."""
    modules = [name for name in compiled_modules() if folder in name.split(".")]
    return sum(len(DECORATORS.findall(source_of(name))) for name in modules)


def is_ours(module: str) -> bool:
    """Is it a module of this package?"""
    return module.startswith(f"{PACKAGE.name}.") and _path(module).exists()


def _is_compiled(name: str) -> bool:
    """Kernel modules, the entries into them, and what concerns every module."""
    return name in kernel_sources() or name in EVERYWHERE or _has(ENTRY, name)


def _has(decorator: re.Pattern[str], name: str) -> bool:
    return decorator.search(source_of(name)) is not None


def _reach(module: str) -> set[str]:
    """The module, every module that it imports directly or through others, and what concerns them all."""
    return closure([module], lambda name: [] if name in EVERYWHERE else _imports(name)) | EVERYWHERE


def closure(start: Iterable[str], following: Callable[[str], Iterable[str]]) -> set[str]:
    """These modules, those that follow from them, and so on."""
    found: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += following(name)
    return found


@cache
def _imports(module: str) -> list[str]:
    imported = []
    for package, names in IMPORT.findall(source_of(module)):
        imported += [package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    return [name for name in imported if _path(name).exists()]


@cache
def source_of(module: str) -> str:
    """A module's text."""
    return _path(module).read_text(encoding="utf-8")


def _path(module: str) -> Path:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return file if (file := path.with_suffix(".py")).exists() else path / "__init__.py"


def _modules() -> list[str]:
    return [_module_name(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
