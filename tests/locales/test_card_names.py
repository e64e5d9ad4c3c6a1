"""Players call cards by their names, so no name of the shipped deck may pass for another."""

from __future__ import annotations

from itertools import permutations

import pytest

from treetop.games.tree_society import shipped_deck
from treetop.locales import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_s_name_is_part_of_another_s(language: str) -> None:
    names = [Language(language).say(card.name).casefold() for card in shipped_deck().guild_cards]
    assert [(one, other) for one, other in permutations(names, 2) if one in other] == []
