from __future__ import annotations

from xml.etree import ElementTree

import pytest

from treetop.art import tree_society
from treetop.art.tree_house import FLOORS
from treetop.games.tree_society.decks import shipped_deck
from treetop.games.tree_society.picture import Easel
from treetop.locales import Language

TEXT = "{http://www.w3.org/2000/svg}text"
SMALLEST = 3.4
"""Of a card that is 120 wide and printed 63 mm wide: five points."""


@pytest.mark.parametrize("language", ["en", "it", "uk", "es", "fr"])
def test_every_effect_of_the_shipped_deck_stays_on_its_floor(language: str) -> None:
    easel = Easel(Language(language))
    for card in shipped_deck().guild_cards:
        drawn = easel.guild_card(card)
        for part in ElementTree.fromstring(tree_society.guild_card_svg(drawn)).iter(TEXT):
            if "text-anchor" in part.attrib:
                continue
            size, y = float(part.attrib["font-size"]), float(part.attrib["y"])
            assert size >= SMALLEST, (drawn.name, part.text)
            assert any(top <= y - 0.72 * size and y <= bottom for top, bottom in FLOORS), (
                drawn.name,
                part.text,
            )
