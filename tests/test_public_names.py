"""`import treetop` gives the public names, and loads nothing before one of them is used."""

from __future__ import annotations

import inspect
import subprocess
import sys
import typing
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from typing import Any

import pytest

import treetop
from treetop.games import GAMES

PACKAGES = [
    "treetop",
    "treetop.arena",
    "treetop.envs",
    "treetop.games",
    "treetop.games.arboretum",
    "treetop.games.tree_society",
    "treetop.locales",
    "treetop.players",
    "treetop.records",
]
EXPORTED = [getattr(import_module(name), each) for name in PACKAGES for each in import_module(name).__all__]
OFFERED = {name: getattr(treetop, name) for name in treetop.__all__}


@pytest.mark.parametrize("name", treetop.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(treetop, name) is not None
    assert name in dir(treetop)


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        treetop.chess  # type: ignore[attr-defined]  # noqa: B018


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_importing_the_package_loads_none_of_its_parts() -> None:
    assert run("import sys, treetop; print([n for n in sys.modules if n.startswith('treetop.')])") == "[]"


def test_the_errors_load_no_game_and_no_compiler() -> None:
    program = "import sys, treetop; treetop.Malformed; print('numba' in sys.modules, 'numpy' in sys.modules)"
    assert run(program) == "False False"


def test_help_reads_no_packages_no_game_and_no_grammar() -> None:
    heavy = (
        "{'importlib.metadata', 'importlib.resources', 'tomllib', 'numpy', 'numba', 'textual', 'asyncio', "
        "'fluent', 'babel'}"
    )
    program = f"""
import atexit, sys
atexit.register(lambda: print("also", sorted({heavy} & set(sys.modules))))
from treetop.cli import main
main(["--help"])
"""
    assert run(program).splitlines()[-1] == "also []"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_returns_has_a_public_type(game: str) -> None:
    position = treetop.game_named(game).new(2, seed=1)
    home = sys.modules[type(position).__module__.rpartition(".")[0]]
    for value in (position, position.view(0), position.score_sheet(), position.legal_actions[0]):
        assert type(value).__name__ in home.__all__
    assert isinstance(position, treetop.Position)
    assert isinstance(position.view(0), treetop.View)
    assert isinstance(treetop.GAMES[game], treetop.Game)


def named_in(annotation: Any) -> Iterator[type]:
    """The classes of ours that an annotation names."""
    for part in (typing.get_origin(annotation) or annotation, *typing.get_args(annotation)):
        if part is not annotation:
            yield from named_in(part)
        elif isinstance(part, type) and part.__module__.startswith("treetop."):
            yield part


def returned_by(public: type) -> Iterator[type]:
    """What its fields are, and its properties and methods return."""
    for name in dir(public):
        found = inspect.getattr_static(public, name)
        function = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
        if not name.startswith("_") and inspect.isfunction(function):
            yield from named_in(typing.get_type_hints(function, None, OFFERED).get("return"))
    if is_dataclass(public):
        for kind in typing.get_type_hints(public, None, OFFERED).values():
            yield from named_in(kind)


INSIDE = {"Numbers", "Layout", "Conversation", "GamesOnCpu"}
"""Read as a mapping; the kernel's; held by an open program; what `Games` makes."""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_type_that_is_returned_is_exported(package: str) -> None:
    module = import_module(package)
    for public in (getattr(module, name) for name in module.__all__):
        if inspect.isclass(public):
            inside = {kind for kind in returned_by(public) if kind not in EXPORTED}
            assert {kind.__name__ for kind in inside} <= INSIDE, public
