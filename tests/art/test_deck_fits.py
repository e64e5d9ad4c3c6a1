from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import matplotlib
import pytest
from fontTools.ttLib import TTFont

from treetop.art import tree_society
from treetop.art.lettering import FIXED_SPACE
from treetop.art.svg import SERIF
from treetop.art.tree_society.tree_house import FLOORS, RIGHT
from treetop.games.tree_society.deck.reader import shipped_decks
from treetop.games.tree_society.picture import Easel
from treetop.locales import LANGUAGES, Language

TEXT = "{http://www.w3.org/2000/svg}text"
SMALLEST = 3.4
"""Of a card that is 120 wide and printed 63 mm wide: five points."""
SMALLEST_TITLE = 5.7
NAME_PLATE = 102
LEAF = RIGHT - 14
"""Where the leaf with the points begins."""
BESIDE_THE_FRUIT_S_NAME = (24, 77)
"""Where the mark for many players ends and the leaf of a precious fruit begins."""


@cache
def face(name: str) -> Callable[[str], float]:
    """How wide words are in a font that PDF pages carry, for a size of 1."""
    font = TTFont(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / f"{name}.ttf")
    glyphs, advances, unit = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
    return lambda words: sum(advances[glyphs[ord(letter)]][0] for letter in words) / unit


def width(part: ElementTree.Element) -> float:
    family = "DejaVuSerif" if part.attrib["font-family"] == SERIF else "DejaVuSans"
    weight = "-Bold" if part.get("font-weight") == "600" else ""
    return float(part.attrib["font-size"]) * face(family + weight)(part.text or "")


def guild_texts(language: str) -> Iterator[tuple[tree_society.GuildCard, ElementTree.Element]]:
    easel = Easel(Language(language))
    for card in (card for deck in shipped_decks().values() for card in deck.guild_cards):
        drawn = easel.guild_card(card)
        for part in ElementTree.fromstring(tree_society.guild_card_svg(drawn)).iter(TEXT):
            yield drawn, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_shipped_decks_stays_on_its_floor(language: str) -> None:
    for card, part in guild_texts(language):
        if "text-anchor" in part.attrib:
            continue
        size, y = float(part.attrib["font-size"]), float(part.attrib["y"])
        assert size >= SMALLEST, (card.name, part.text)
        floors = [n for n, (top, bottom) in enumerate(FLOORS) if top <= y - 0.72 * size and y <= bottom]
        assert floors, (card.name, part.text)
        wall = RIGHT if card.levels[floors[0]][2] == 0 else LEAF
        assert float(part.attrib["x"]) + width(part) <= wall, (card.name, part.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_word(language: str) -> None:
    """Nor does one begin with a colon or a semicolon, which French sets apart."""
    for card, part in guild_texts(language):
        if "text-anchor" not in part.attrib:
            line = (part.text or "").replace(FIXED_SPACE, " ")
            assert re.search(r"level|niveau|livello|nivel|рівень|[^\d ]$", line), (card.name, line)
            assert not re.match(r"[:;]|\d+\.|\d$", line), (card.name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_of_a_guild_card_is_wider_than_its_plate(language: str) -> None:
    for card, part in guild_texts(language):
        if part.text == card.name:
            assert width(part) <= NAME_PLATE - 4, card.name
            assert float(part.attrib["font-size"]) >= SMALLEST_TITLE, card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_fruit_has_room_between_its_marks(language: str) -> None:
    easel = Easel(Language(language))
    for card in (card for deck in shipped_decks().values() for card in deck.fruit):
        drawn = easel.fruit_card(card)
        for part in ElementTree.fromstring(tree_society.fruit_card_svg(drawn)).iter(TEXT):
            if part.text == drawn.name:
                left, right = BESIDE_THE_FRUIT_S_NAME
                middle, half = float(part.attrib["x"]), width(part) / 2
                assert left <= middle - half, drawn.name
                assert middle + half <= right, drawn.name
