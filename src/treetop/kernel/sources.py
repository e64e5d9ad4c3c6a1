"""Which files are kernel modules, their text, and which of them a module reaches."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MARK = '"""Kernel: '
IMPORT = re.compile(r"^\s*from (treetop[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
EVERYWHERE = frozenset({"treetop.kernel.entry", "treetop.kernel.layout", "treetop.kernel.rule"})
"""How states are laid out and functions are compiled concerns every module."""


@cache
def kernel_sources() -> dict[str, str]:
    """Module name → source of every kernel module: the files whose docstring begins with "Kernel:"."""
    return {name: text for name in _modules() if (text := _source(name)).startswith(MARK)}


@cache
def compiled_modules() -> frozenset[str]:
    """The modules that go into machine code."""
    return frozenset(filter(_is_compiled, _modules()))


def compiled_sources(module: str | None = None) -> str:
    """All that a module's machine code is made from, or that of all modules."""
    names = compiled_modules() if module is None else filter(_is_compiled, _reach(module))
    return "\0".join(_source(name) for name in sorted(names))


def _is_compiled(name: str) -> bool:
    """Kernel modules, the entries into them, and what concerns every module."""
    text = _source(name)
    return text.startswith(MARK) or "@entry" in text or name in EVERYWHERE


def _reach(module: str) -> set[str]:
    """The module, and every module that it imports directly or through others."""
    reached = set(EVERYWHERE)
    found = [module]
    while found:
        name = found.pop()
        if name not in reached:
            reached.add(name)
            found += _imports(name)
    return reached


@cache
def _imports(module: str) -> list[str]:
    imported = []
    for package, names in IMPORT.findall(_source(module)):
        imported += [package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    return [name for name in imported if _path(name).exists()]


@cache
def _source(module: str) -> str:
    return _path(module).read_text(encoding="utf-8")


def _path(module: str) -> Path:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return file if (file := path.with_suffix(".py")).exists() else path / "__init__.py"


def _modules() -> list[str]:
    return [_module_name(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
