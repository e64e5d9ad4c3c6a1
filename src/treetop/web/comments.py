"""Remove comments and types from modules before they are served."""

from __future__ import annotations

import re

WHOLE_LINES = re.compile(
    r"^[ \t]*(?:/\*(?!!)(?:(?!\*/|@license|@preserve)[\s\S])*\*/[ \t]*|//.*)$", re.MULTILINE
)

TYPES = re.compile(r"/\*\* @\w+ [^*\n]*\*/ ?")


def without_comments(source: str) -> str:
    """Without types, and comments that share no line with code; every other line keeps its number."""
    return TYPES.sub("", WHOLE_LINES.sub(lambda comment: "\n" * comment[0].count("\n"), source))
