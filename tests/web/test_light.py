"""Browsers get our files without what only readers need."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from treetop.locales import LANGUAGES, bundle_text
from treetop.web import packages
from treetop.web.catalogue import Catalogue
from treetop.web.comments import without_comments
from treetop.web.fonts import cut

AREAS = ("core", "web", "tables", "players", "arboretum", "tree-society", "learn", "scorepad")
FAMILIES = {
    "text": [file for file in packages.FONTS if "source-sans" in file and "-ext-" not in file],
    "display": [file for file in packages.FONTS if "source-sans" not in file and "-ext-" not in file],
}


def test_comments_go_and_every_line_keeps_its_number() -> None:
    source = "/**\n * About.\n */\nconst a = 1; // kept\n  // gone\nconst b = `\n/x/`;\n"
    assert without_comments(source) == "\n\n\nconst a = 1; // kept\n\nconst b = `\n/x/`;\n"


def test_a_licence_stays_with_its_code() -> None:
    for notice in ("/*! MIT */\n", "/**\n * @license MIT\n */\n"):
        assert without_comments(notice) == notice


def test_no_module_is_served_with_its_explanations(served: Catalogue) -> None:
    shell = served.assets["joined/shell.js"].content.decode()
    assert "@param" not in shell
    assert "function t(" in shell


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_our_words(language: str, family: str) -> None:
    letters = {letter for letter in bundle_text(language, AREAS) if letter.isalnum()}
    assert letters - drawn(family) == set()


@cache
def drawn(family: str) -> set[str]:
    found: set[str] = set()
    for file in FAMILIES[family]:
        font = TTFont(BytesIO(cut(packages.root() / file)))
        found |= {chr(code) for code in font.getBestCmap()}
    return found


def test_the_same_font_is_cut_the_same_way_every_time() -> None:
    path = packages.root() / packages.FONTS[0]
    assert cut(path) == cut(path)


@pytest.mark.parametrize("file", packages.cuts())
def test_a_font_is_served_as_set_up_has_cut_it(file: str, served: Catalogue) -> None:
    source = packages.root() / packages.cuts()[file]
    assert served.assets[f"packages/{file}"].content == cut(source, Path(file).name)


@pytest.mark.parametrize("file", packages.BASIC_FONTS)
def test_english_needs_no_letter_that_the_basic_fonts_lack(file: str) -> None:
    font = TTFont(BytesIO(cut(packages.root() / packages.BASIC_FONTS[file], Path(file).name)))
    # The names of other languages are written in the device's own font.
    english = re.sub(r"(?m)^core-language-.*", "", bundle_text("en", AREAS))
    written = {letter for letter in english if letter.isalnum()}
    assert written - {chr(code) for code in font.getBestCmap()} == set()


def test_a_font_that_nobody_has_cut_is_served_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "preact").mkdir()
    monkeypatch.setattr(packages, "PLACES", (tmp_path,))
    assert packages.served(packages.FONTS[0]) == tmp_path / packages.FONTS[0]
