"""Names and lines that people type, made safe to show."""

from __future__ import annotations

import unicodedata

from treetop.games.errors import Malformed
from treetop.locales import Message

LONGEST_NAME = 24
LONGEST_KEY = 64
"""A single letter can become eighteen in a key."""
LONGEST_LINE = 280
# Marks stacked higher than any living orthography needs only serve to spill over the page.
MOST_MARKS = 2


def clean(text: str) -> str:
    """One line of visible characters."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            continue
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif not category.startswith("C"):
            kept.append(character)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    cleaned = clean(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME or len(name_key(cleaned)) > LONGEST_KEY:
        raise Malformed(Message.of("tables-name-length", most=LONGEST_NAME))
    return cleaned


def name_key(name: str) -> str:
    """Accounts whose names look alike are the same account."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def clean_line(text: str) -> str:
    cleaned = clean(text)
    if not cleaned:
        raise Malformed(Message.of("tables-line-empty"))
    if len(cleaned) > LONGEST_LINE:
        raise Malformed(Message.of("tables-line-length", most=LONGEST_LINE))
    return cleaned
