"""Sentences that never went through Fluent, found in Python and in the browser's templates."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
STYLES = frozenset(
    [
        "bold",
        "dim",
        "italic",
        "underline",
        "reverse",
        "on",
        "not",
        "red",
        "green",
        "yellow",
        "blue",
        "magenta",
        "cyan",
        "white",
        "black",
    ]
)
LETTERS = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
SPOKEN_ATTRIBUTE = re.compile(
    r"""\s(?:aria-label|title|placeholder|alt|aria-description)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"""
)
ENTITY = re.compile(r"&[a-z]+;")
SHOWN_BY = {
    "print",
    "input",
    "Label",
    "Static",
    "Button",
    "Text",
    "notify",
    "Panel",
    "Table",
    "add_column",
    "rule",
}


def in_python(file: Path) -> Iterator[str]:
    """Sentences handed to something that shows them."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in SHOWN_BY:
            for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                for text in _literals(argument):
                    if SENTENCE.search(text) and not STYLES.issuperset(text.split()):
                        yield f"{file.name}:{node.lineno}: {text!r}"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "…" for part in node.values)  # type: ignore[misc]


def in_templates(file: Path) -> Iterator[str]:
    """Words between the tags, or in the spoken attributes, of an html`…` template."""
    for template in _templates(file.read_text(encoding="utf-8")):
        attributes = ["".join(filter(None, found.groups())) for found in SPOKEN_ATTRIBUTE.finditer(template)]
        texts = re.sub(r"<[^<>]*>", "\n", template).split("\n")
        for text in [*attributes, *texts]:
            if LETTERS.search(ENTITY.sub("", text)):
                yield f"{file.name}: {text.strip()!r}"


def _templates(script: str) -> Iterator[str]:
    """The markup of each template; computed parts are left out, nested templates come alone."""
    for start in re.finditer(r"\bhtml`", script):
        yield _markup(script, start.end())


def _markup(script: str, at: int) -> str:
    markup = []
    while at < len(script) and script[at] != "`":
        if script.startswith("${", at):
            at = _after_expression(script, at + 2)
            markup.append("\u2026")
        else:
            markup.append(script[at])
            at += 1
    return "".join(markup)


def _after_expression(script: str, at: int) -> int:
    depth = 1
    while at < len(script) and depth:
        if script[at] == "`":
            at = _after_template(script, at + 1)
            continue
        depth += {"{": 1, "}": -1}.get(script[at], 0)
        at += 1
    return at


def _after_template(script: str, at: int) -> int:
    while at < len(script) and script[at] != "`":
        at = _after_expression(script, at + 2) if script.startswith("${", at) else at + 1
    return at + 1
