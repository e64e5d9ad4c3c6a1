"""Every language is set as its readers are used to, in every message and with every sample value."""

from __future__ import annotations

import re

import pytest

from tests.locales.review import said
from treetop.locales import LANGUAGES

FIXED_SPACE = "\u00a0"
NARROW_SPACE = "\u202f"
FRENCH = {
    "a fixed space before a colon": re.compile(rf"[^{FIXED_SPACE}\W]:(?= |$)|(?<= ):"),
    "a narrow fixed space before ; ! ?": re.compile(rf"[^{NARROW_SPACE}(?!][;!?](?=[\s).]|$)"),
    "a fixed space inside « »": re.compile(rf"«(?!{FIXED_SPACE})|(?<!{FIXED_SPACE})»"),
}
SPANISH = {
    "an opening ¿": re.compile(r"^[^¿]*\?(?!\))"),
    "an opening ¡": re.compile(r"^[^¡]*!"),
}
UKRAINIAN = {"a fixed space before a dash, which begins no line": re.compile(" —")}
EVERYWHERE = {
    "a typographic apostrophe": re.compile(r"\w'"),
    "a typographic quotation mark": re.compile(r"[\"„]"),
    "an ellipsis of one character, without a space before it": re.compile(r"\.\.\.|\s…"),
    "single spaces": re.compile(r"\S {2,}\S"),
    "nothing that cannot be seen: no control character, no space at the end": re.compile(
        r"[\x00-\x09\x0b-\x1f\x7f]|\s$"
    ),
}
PERCENT = {language: re.compile(r"\d ?%" if language in ("es", "fr") else r"\d\s%") for language in LANGUAGES}
"""Spanish and French set a fixed space before %, the others none; so do the numbers we format."""


def breaches(language: str, law: re.Pattern[str]) -> list[tuple[str, str]]:
    return [(id, words) for id, words in said(language) if law.search(words)]


@pytest.mark.parametrize("law", FRENCH)
def test_french_has(law: str) -> None:
    assert breaches("fr", FRENCH[law]) == []


@pytest.mark.parametrize("law", SPANISH)
def test_spanish_has(law: str) -> None:
    assert breaches("es", SPANISH[law]) == []


@pytest.mark.parametrize("law", UKRAINIAN)
def test_ukrainian_has(law: str) -> None:
    assert breaches("uk", UKRAINIAN[law]) == []


@pytest.mark.parametrize("law", EVERYWHERE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has(language: str, law: str) -> None:
    assert breaches(language, EVERYWHERE[law]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_space_before_a_percent_sign(language: str) -> None:
    assert breaches(language, PERCENT[language]) == []


def ending(words: str) -> str:
    """The mark that says whether a sentence tells, asks or calls."""
    return words[-1:] if words[-1:] in "!?…" else ""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_is_asked_or_called_in_english_is_in_every_language(language: str) -> None:
    english = {id: ending(words) for id, words in said("en")}
    assert [(id, words) for id, words in said(language) if ending(words) != english.get(id, "")] == []
