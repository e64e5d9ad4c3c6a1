"""Players call cards by their names, so no name in a shipped deck may pass for another."""

from __future__ import annotations

from itertools import permutations

import pytest

from treetop.games.tree_society.deck.reader import shipped_decks
from treetop.locales import LANGUAGES, Language


@pytest.mark.parametrize("deck", shipped_decks())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_s_name_is_part_of_another_s(language: str, deck: str) -> None:
    names = [Language(language).say(card.name).casefold() for card in shipped_decks()[deck].guild_cards]
    assert [(one, other) for one, other in permutations(names, 2) if one in other] == []
