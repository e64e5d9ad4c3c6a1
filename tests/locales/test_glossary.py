"""One word for one thing: no message says what the glossary replaces, and every term has its word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locales.review import said
from treetop.locales import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = ("en", "it", "uk", "es", "fr")


def rows(title: str) -> list[list[str]]:
    section = GLOSSARY.read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[1:]]


FORBIDDEN = [
    (language, word.replace("\\|", "|"), better) for language, word, better in rows("Words we don't use")
]


@pytest.mark.parametrize(("language", "word", "better"), FORBIDDEN)
def test_a_word_that_the_glossary_replaces_is_not_said(language: str, word: str, better: str) -> None:
    found = re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
    assert [(id, words) for id, words in said(language) if found.search(words)] == [], better


TERMS = [row for row in rows("Terms") if not row[0].startswith("**")]


def stems(term: str) -> list[str]:
    """What stays of a term's longer words however they are inflected."""
    bare = re.sub(r"\(.*?\)|^to ", "", term.lower())
    words = re.findall(r"\w{4,}", bare) or re.findall(r"\w+", bare)
    return [word[: max(3, len(word) * 2 // 3)] for word in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_said(language: str) -> None:
    """A glossary of words that no message uses would be somebody else's."""
    messages = {words.lower() for _, words in said(language)}
    texts = [" ".join(re.findall(r"\w+", words)) for words in messages]
    terms = [term.strip() for row in TERMS for term in row[COLUMNS.index(language)].split(",")]
    unsaid = [term for term in terms if not any(all(stem in text for stem in stems(term)) for text in texts)]
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word(language: str) -> None:
    assert len(TERMS) > 110
    assert [row[0] for row in TERMS if not row[COLUMNS.index(language)]] == []
