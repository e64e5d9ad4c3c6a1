from __future__ import annotations

import gzip
import re
from collections import Counter
from math import dist
from xml.etree import ElementTree

import pytest

from treetop.art import sprite, tree_society
from treetop.art.fragment import fragment, fragment_names, in_colours
from treetop.art.palette import THEMES, Theme, shades_for
from treetop.art.tree_society import GuildCard
from treetop.art.tree_society.card_drawing import card_drawing, compositions
from treetop.art.tree_society.palette import fruit_hues, fruit_shades, guild_hues
from treetop.games.tree_society.deck.reader import shipped_decks

CARDS = {card.key: card.guild for deck in shipped_decks().values() for card in deck.guild_cards}
LARGE = dict(tree_society.large())
MIDDLE, RADIUS = 50, 48.5
"""Motifs leave their corners free, so their boxes may reach a little beyond it."""


def paints(drawn: ElementTree.Element) -> set[str]:
    return {part.attrib[key] for part in drawn.iter() for key in ("fill", "stroke") if key in part.attrib}


def test_every_card_of_our_decks_has_a_drawing_and_no_other_has() -> None:
    assert compositions().keys() == CARDS.keys()


def test_no_two_cards_are_drawn_alike() -> None:
    drawn = Counter(tuple(sorted(one.motif for one in placed)) for placed in compositions().values())
    alike = Counter(compositions().values())
    assert [placed for placed, count in alike.items() if count > 1] == []
    assert [motifs for motifs, count in drawn.items() if count > 1] == []


def test_every_motif_is_used() -> None:
    used = {one.motif for placed in compositions().values() for one in placed} | {"ground"}
    assert set(fragment_names("tree_society/motifs")) <= used


def test_what_is_drawn_stands_on_its_ground() -> None:
    for key, placed in compositions().items():
        for one in placed:
            middle = one.x + one.size / (-2 if one.mirrored else 2), one.y + one.size / 2
            assert dist(middle, (MIDDLE, MIDDLE)) + one.size / 2 <= RADIUS + 8, (key, one)


@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_is_whole_in_the_colours_of_its_guild(theme: Theme) -> None:
    for key, guild in CARDS.items():
        shades = shades_for(guild_hues(theme)[guild], theme) | fruit_shades(theme)
        drawn = ElementTree.fromstring(f"<g>{in_colours(card_drawing(key, guild), shades)}</g>")
        assert paints(drawn) <= {*shades.values(), "none"}, key


def test_fruit_keep_their_colours_on_every_card() -> None:
    assert "var(--apple-hue)" in card_drawing("apple-barrow", "merchants")
    assert 'href="#fruit-apple"' in LARGE["drawing-apple-barrow"].markup
    assert 'class="fruit-apple"' in LARGE["drawing-apple-barrow"].markup


def test_the_card_of_another_deck_has_the_emblem_of_its_guild() -> None:
    emblem = fragment("tree_society/guilds/writers").markup
    assert emblem in card_drawing("somebodys-own-card", "writers")


def test_references_lead_to_the_games_other_drawings() -> None:
    known = LARGE.keys() | dict(tree_society.symbols()).keys()
    referred = {name for one in LARGE.values() for name in re.findall(r'href="#([^"]+)"', one.markup)}
    assert referred <= known
    assert not LARGE.keys() & dict(tree_society.symbols()).keys()
    classes = {name for one in LARGE.values() for name in re.findall(r'class="([^"]+)"', one.markup)}
    assert classes <= {f"fruit-{fruit}" for fruit in fruit_hues("light")}


def test_motifs_name_no_colour_and_carry_no_style() -> None:
    known = {f"var(--{shade})" for shade in shades_for("#000000", "light")} | {"none"}
    for name in (name for name in LARGE if name.startswith("motif-")):
        drawn = ElementTree.fromstring(f"<g>{LARGE[name].markup}</g>")
        assert paints(drawn) <= known, name
        assert not {"style", "id", "class", "opacity"} & {key for part in drawn.iter() for key in part.attrib}


def test_all_drawings_together_stay_light() -> None:
    """They are fetched when the first card is opened."""
    assert len(gzip.compress(sprite(LARGE.items()).encode())) <= 20_000


def test_a_printed_card_shows_its_drawing() -> None:
    levels = [(1, "", 0), (2, "", 1), (3, "", 2)]
    card = GuildCard("Grape Press", "merchants", 1, levels, key="grape-press")
    shades = shades_for(guild_hues("light")["merchants"], "light") | fruit_shades("light")
    assert in_colours(card_drawing("grape-press", "merchants"), shades) in tree_society.guild_card_svg(card)
