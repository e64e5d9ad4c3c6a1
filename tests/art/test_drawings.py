from __future__ import annotations

import gzip
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from treetop.art import arboretum, common_symbols, game_css, sprite, tokens_css, tree_society
from treetop.art.arboretum.palette import EDITIONS, species_drawings, species_hues
from treetop.art.fragment import Fragment
from treetop.art.palette import THEMES, shades_for
from treetop.art.sprite import Drawings

ALL = [*common_symbols(), *arboretum.symbols(), *tree_society.symbols()]
SYMBOLS = dict(ALL)
SHEET = tokens_css([arboretum, tree_society]) + game_css(arboretum) + game_css(tree_society)


def parsed(drawing: Fragment) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{drawing.markup}</g>")


@pytest.mark.parametrize("game", [arboretum, tree_society])
def test_what_stands_for_a_game_is_whole(game: Drawings) -> None:
    shown = game.plate()
    referred = {name for one in shown for name in re.findall(r'href="#([^"]+)"', SYMBOLS[one].markup)}
    assert referred <= set(shown)


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_is_well_formed_and_draws_something(name: str) -> None:
    assert len(parsed(SYMBOLS[name])) > 0


def test_no_symbol_has_the_name_of_another() -> None:
    names = Counter(name for name, _ in ALL)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_names_no_colour_and_asks_only_for_known_ones(name: str) -> None:
    markup = SYMBOLS[name].markup
    known = shades_for("#000000", "light").keys()
    painted = re.findall(r'(?:fill|stroke)="([^"]+)"', markup)
    assert {paint for paint in painted if not paint.startswith("var(--")} <= {"none", "currentColor"}
    assert set(re.findall(r"var\(--([a-z-]+)\)", markup)) <= known


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_carries_no_style_no_id_and_no_script(name: str) -> None:
    for part in parsed(SYMBOLS[name]).iter():
        assert part.tag not in {"style", "script", "image", "foreignObject"}
        assert not {"style", "id", "class"} & part.attrib.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_species_has_silhouette_pattern_and_cards(edition: str) -> None:
    for code in species_hues("light", edition):  # type: ignore[arg-type]
        assert {f"species-{code}", f"pattern-{code}", f"card-{code}", f"card-{code}-small"} <= SYMBOLS.keys()


def test_the_sprite_is_one_document_whose_references_all_lead_somewhere() -> None:
    document = ElementTree.fromstring(sprite(ALL))
    names = {part.attrib["id"] for part in document.iter() if "id" in part.attrib}
    references = {part.attrib["href"].removeprefix("#") for part in document.iter() if "href" in part.attrib}
    assert names == SYMBOLS.keys()
    assert references <= names


def test_the_style_sheet_declares_every_token_a_symbol_asks_for() -> None:
    wanted = set(re.findall(r"var\((--[a-z-]+)\)", sprite(ALL)))
    assert {token for token in wanted if f"{token}:" not in SHEET} == set()


def test_every_species_has_a_class_with_its_colours() -> None:
    for code in species_drawings():
        assert f".species-{code}{{--hue:var(--{code}-hue)" in SHEET
        assert f"--{code}-hue:" in SHEET


def test_both_themes_are_in_the_style_sheet() -> None:
    for theme in THEMES:
        assert f"[data-theme={theme}]" in SHEET


def test_what_the_browser_loads_stays_light() -> None:
    """A table's first load is at most 150 KB; the drawings may take a fifth of it."""
    loaded = gzip.compress(sprite(ALL).encode()) + gzip.compress(SHEET.encode())
    assert len(loaded) <= 30_000
