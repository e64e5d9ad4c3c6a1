"""Our modules explain themselves to readers; browsers get them without the explanations."""

from __future__ import annotations

import re

WHOLE_LINES = re.compile(
    r"^[ \t]*(?:/\*(?!!)(?:(?!\*/|@license|@preserve)[\s\S])*\*/[ \t]*|//.*)$", re.MULTILINE
)


def without_comments(source: str) -> str:
    """Comments that share no line with code become empty lines, so that every other line keeps its number."""
    return WHOLE_LINES.sub(lambda comment: "\n" * comment[0].count("\n"), source)
