"""Which arguments of messages have decimals, found where Python and the browser give them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.locales.sources import ID, code

SPOKEN = re.compile(rf"""\b(?:t|say)\(\s*["'`]({ID})["'`],\s*\{{""")
FLOAT = re.compile(r"(?:Annotated\[)?float\b")
FORMATTED = re.compile(r"(\w+):\s*(?:number|percent)\(")


@cache
def decimals() -> frozenset[tuple[str, str]]:
    """Ids of messages, each with the name of an argument that isn't always a whole number."""
    finders = {".py": in_python, ".js": in_browser}
    return frozenset(
        pair for file, text in code().items() if file.suffix in finders for pair in finders[file.suffix](text)
    )


def in_python(text: str) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            if ast.unparse(node.func).endswith(("Message.of", ".say")):
                for keyword in node.keywords:
                    if keyword.arg and is_decimal(keyword.value):
                        yield str(node.args[0].value), keyword.arg


def in_browser(text: str) -> Iterator[tuple[str, str]]:
    """The browser formats numbers with decimals itself: a word of digits is never “one”."""
    for spoken in SPOKEN.finditer(text):
        given = text[spoken.end() : text.find("})", spoken.end())]
        for name in FORMATTED.findall(given):
            yield spoken[1], name


def is_decimal(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=float()) | ast.BinOp(op=ast.Div()):
            return True
        case ast.Call(func=ast.Name(id="round"), args=[_, _]):
            return True
        case ast.Call(func=function):
            return named(function) in floats()
        case ast.BinOp(left=left, right=right):
            return is_decimal(left) or is_decimal(right)
        case ast.IfExp(body=body, orelse=other):
            return is_decimal(body) or is_decimal(other)
        case _:
            return named(value) in floats()


def named(value: ast.expr) -> str:
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


@cache
def floats() -> frozenset[str]:
    """Names that are annotated as floats, and functions that return one, unless others of that name don't."""
    kinds: dict[str, set[str]] = {}
    for file, text in code().items():
        if file.suffix == ".py":
            for name, kind in annotated(ast.parse(text)):
                kinds.setdefault(name, set()).add(kind)
    return frozenset(name for name, all_kinds in kinds.items() if all(map(FLOAT.match, all_kinds)))


def annotated(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as kind):
                yield name, ast.unparse(kind)
            case ast.AnnAssign(target=target, annotation=kind):
                yield named(target), ast.unparse(kind)
            case ast.FunctionDef(name=name, returns=ast.expr() as kind):
                yield name, ast.unparse(kind)
