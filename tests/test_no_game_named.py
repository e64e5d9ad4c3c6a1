"""A game is a plug-in: no module outside the folders of a game's name names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from treetop.games import GAMES
from treetop.web.comments import without_comments

SOURCE = Path(__file__).parents[1] / "src" / "treetop"
NAMES = [name.replace("-", "[-_ ]?") for name in GAMES]
NOUNS = ["society", "species", "guild", "grove"]
"""Things that only one of our games has."""
NAMED = re.compile("|".join([*NAMES, *NOUNS]), re.IGNORECASE)
OF_A_GAME = re.compile(rf"(^|/)({'|'.join(name.replace('-', '[-_]') for name in GAMES)})(/|\.|$)")

ALLOWED: dict[str, str] = {}
"""Files that name a game, and why. There are none."""


def shared() -> list[str]:
    files = [path for kind in ("py", "js", "css") for path in SOURCE.rglob(f"*.{kind}")]
    return sorted(path for file in files if not OF_A_GAME.search(path := file.relative_to(SOURCE).as_posix()))


def said(path: str) -> Iterator[str]:
    """What a file says besides its comments and docstrings, in which a game may be an example."""
    text = (SOURCE / path).read_text(encoding="utf-8")
    if path.endswith(".py"):
        yield from python_says(ast.parse(text))
    else:
        yield re.sub(r"/\*.*?\*/|//.*", "", without_comments(text), flags=re.DOTALL)


def python_says(tree: ast.Module) -> Iterator[str]:
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for name in ("name", "id", "attr", "arg", "module"):
            if isinstance(said := getattr(node, name, None), str):
                yield said
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


@pytest.mark.parametrize("path", shared())
def test_a_shared_module_names_no_game(path: str) -> None:
    found = {name for text in said(path) for name in NAMED.findall(text)}
    assert path in ALLOWED or found == set()


def test_every_exception_is_needed() -> None:
    needless = [path for path in ALLOWED if not any(NAMED.search(text) for text in said(path))]
    assert needless == []


def test_a_name_in_code_is_found_and_one_in_a_docstring_is_not() -> None:
    code = 'def paint(game):\n    """As in Arboretum."""\n    return game == "arboretum"'
    assert [text for text in python_says(ast.parse(code)) if NAMED.search(text)] == ["arboretum"]
