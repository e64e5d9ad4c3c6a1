"""Which test proves which rule: `python -m tests.rules_coverage` writes docs/rules-coverage.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "rules-coverage.md"
NUMBERS = re.compile(r"\b([AT])(\d+)(?:-[AT]?(\d+))?\b")

RULES = {
    "A1": "80 cards; 6, 8 or 10 species for 2, 3 or 4 players",
    "A2": "which species are in play",
    "A3": "who begins; seven cards each, the rest is the draw pile",
    "A4": "draw two, one after the other, from the pile or any discard pile",
    "A5": "plant one, next to what is planted",
    "A6": "discard one; seven remain",
    "A7": "hands are hidden, everything else is public",
    "A8": "the last card of the pile ends the game with that turn",
    "A9": "how long a game and how large an arboretum can be",
    "A10": "hand values; an opponent’s 1 cancels an 8",
    "A11": "the highest value earns the right; in a tie, everybody tied does",
    "A12": "nobody holds the species: everybody may score it",
    "A13": "a right without a path",
    "A14": "what a path is",
    "A15": "what a path is worth",
    "A16": "one path per species, the most valuable",
    "A17": "most points, then most species, then a shared victory",
    "T1": "73 guild cards of six guilds, four starting cards",
    "T2": "symbols and three levels",
    "T3": "75 fruit cards, precious ones, one action each",
    "T4": "what a player has",
    "T5": "starting coins by seat",
    "T6": "four guilds in play; starting cards",
    "T7": "the markets; different fruit at the start",
    "T8": "three fruit each; the draft",
    "T9": "the price of a fruit",
    "T10": "the fruit action, once and in full",
    "T11": "additional sales",
    "T12": "level 1 from the market",
    "T13": "the upper row costs one more",
    "T14": "levels in order; market spaces stay empty",
    "T15": "completing a card",
    "T16": "kinds of effects",
    "T17": "discarding a guild card",
    "T18": "take a fruit when resting",
    "T19": "pouch down to 2, then the chest",
    "T20": "refilling the guild market",
    "T21": "six symbols trigger the end",
    "T22": "the last fruit ends the game",
    "T23": "what a card scores",
    "T24": "who wins",
}

READINGS = {
    "T10a": "discarding a row fills every empty space of the market",
    "T15a": "a level 3 counts as completed, and no longer as ongoing, for its own effect",
    "T16a": "half cost is rounded up, or down if the table says so",
    "T16b": "a reduction of 2 and half cost do not combine on one level",
    "T16c": "the fruit action is spent only where it lowers the price",
    "T16d": "the reward of a mandatory effect may be skipped once its price is paid",
    "T16e": "an effect that builds continues after the effect of the level it built",
    "T16f": "a reduction helps to pay for the level that ends it; a payment for building does not pay for it",
    "T16g": "an effect is done as far as it can be; a step that cannot be done is skipped",
    "T16h": "a mandatory price is paid before its level is built, and may free the space that a card needs",
    "T16i": "if several continuous effects pay for the same event, all of them pay",
    "T16j": "“one of your cards” may be the card itself; “another” may not",
    "T17a": "a card whose effect is waiting to continue cannot be discarded",
    "T19a": "what an effect pays at rest arrives before the pouch is cut and the chest emptied",
    "T21a": "discarding completed cards after the end is triggered does not undo it",
    "T22a": "if the fruit runs out, the game ends then, even if symbols would end it later",
    "T22b": "fruit that is revealed and shuffled back does not count as drawn",
}
"""How we read Tree Society where its rulebook is silent: docs/tree-society-deck.md."""


@cache
def proofs() -> dict[str, list[str]]:
    """Rule → the tests that carry its mark, as `path::name`."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        everywhere = list(marks([node.value for node in tree.body if is_for_the_whole_file(node)]))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in sorted({*everywhere, *marks(node.decorator_list)}):
                    found.setdefault(rule, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def is_for_the_whole_file(node: ast.stmt) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"


def marks(expressions: Sequence[ast.expr]) -> Iterator[str]:
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant)
                yield str(argument.value)


@cache
def places() -> dict[str, list[str]]:
    """Rule → the functions, classes and modules whose docstrings cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src/treetop/games").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        where = path.relative_to(ROOT).as_posix()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                name = "" if isinstance(node, ast.Module) else f"::{node.name}"
                for rule in cited(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(where + name)
    return found


def cited(text: str) -> set[str]:
    """A10-A12 cites three rules."""
    return {
        f"{letter}{number}"
        for letter, first, last in NUMBERS.findall(text)
        for number in range(int(first), int(last or first) + 1)
    } & RULES.keys()


def document() -> str:
    tests, code = proofs(), places()
    lines = [
        "# Which test proves which rule",
        "",
        "Written by `python -m tests.rules_coverage` from the marks `@pytest.mark.rule` and from docstrings.",
        "Oracles (`tests/oracles`) follow random games of both as well: thousands in each test run,",
        "millions with `python -m tests.oracles.campaign`.",
    ]
    for rule, title in RULES.items():
        lines += ["", f"## {rule}: {title}", ""]
        lines += [f"- implemented in `{place}`" for place in code.get(rule, [])]
        lines += [f"- proved by `{test}`" for test in tests.get(rule, [])]
    for reading, title in READINGS.items():
        lines += ["", f"## {reading}, our reading: {title}", ""]
        lines += [f"- proved by `{test}`" for test in tests.get(reading, [])]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
