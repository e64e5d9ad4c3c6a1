"""What the code says about messages: which ids it names, and which families of ids it builds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from treetop.locales import areas

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "treetop"
ID = rf"(?:{'|'.join(areas())})-[a-z0-9]+(?:-[A-Za-z0-9]+)*"

QUOTED = re.compile(rf"""["'`]({ID})["'`]""")
REQUIRED = re.compile(rf"""(?:Message\.of|Message|\bt|\bsay|\bhas)\(\s*["'`]({ID})["'`]""")
FAMILY = re.compile(rf"""["'`]((?:{"|".join(areas())})-(?:[a-z0-9-]*-)?)(?:\$?\{{|["'`]\s*\+|["'`]\s*%)""")
OF_ANY_GAME = re.compile(r"""["'`]\$?\{(?:\w+\.)*game(?:\.name)?\}-([a-z-]+)""")
FLUENT_FAMILY = re.compile(r'(?:WORD|\bword|\bchoice)\(\s*"([a-z-]+)"')
FLUENT_REFERENCE = re.compile(rf"\{{\s*({ID})\s*[.}}]")


@cache
def code() -> dict[Path, str]:
    files = [
        file for ending in ("py", "js", "mjs", "toml", "json", "html") for file in SOURCE.rglob(f"*.{ending}")
    ]
    return {file: file.read_text(encoding="utf-8") for file in files if "node_modules" not in file.parts}


@cache
def fluent() -> dict[Path, str]:
    return {file: file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.ftl")}


@cache
def ids_named() -> set[str]:
    named = {found for text in code().values() for found in QUOTED.findall(text)}
    return named | {found for text in fluent().values() for found in FLUENT_REFERENCE.findall(text)}


@cache
def ids_asked_of_games() -> set[str]:
    """What code asks of whichever game it is, without the game's name: an id, or how a family begins."""
    return {found for text in code().values() for found in OF_ANY_GAME.findall(text)}


@cache
def families_built() -> tuple[str, ...]:
    built = {found for text in code().values() for found in FAMILY.findall(text)}
    texts = [*fluent().values(), *code().values()]
    worded = {family + "-" for text in texts for family in FLUENT_FAMILY.findall(text)}
    return tuple(built | worded)


def ids_required() -> dict[str, Path]:
    return {found: file for file, text in code().items() for found in REQUIRED.findall(text)}


def messages_made() -> Iterator[tuple[str, str, set[str]]]:
    """Where Python makes a message, its id, and the names of the arguments that it gives."""
    for file, text in code().items():
        if file.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message.of" and node.args:
                names = {keyword.arg for keyword in node.keywords}
                if isinstance(node.args[0], ast.Constant) and None not in names:
                    place = f"{file.relative_to(SOURCE)}:{node.lineno}"
                    yield place, node.args[0].value, {name for name in names if name}
