from __future__ import annotations

import pytest

from tests.art.vision import closest
from treetop.art.arboretum.palette import EDITIONS, Edition, species_drawings, species_hues
from treetop.art.colour import contrast
from treetop.art.palette import THEMES, Theme, coloured, theme_shades
from treetop.art.tree_society.palette import fruit_hues, guild_hues

both_themes = pytest.mark.parametrize("theme", THEMES)
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def hues(theme: Theme) -> dict[str, str]:
    named = {
        f"{edition} {code}": hue for edition in EDITIONS for code, hue in species_hues(theme, edition).items()
    }
    return named | fruit_hues(theme) | guild_hues(theme)


@both_themes
@both_editions
def test_species_stay_apart_for_every_kind_of_colour_vision(theme: Theme, edition: Edition) -> None:
    distance, *pair = closest(species_hues(theme, edition))
    assert distance >= 11, pair


@both_themes
def test_fruit_stay_apart_for_every_kind_of_colour_vision(theme: Theme) -> None:
    distance, *pair = closest(fruit_hues(theme))
    assert distance >= 11, pair


@both_themes
def test_guilds_stay_apart_for_every_kind_of_colour_vision(theme: Theme) -> None:
    distance, *pair = closest(guild_hues(theme))
    assert distance >= 11, pair


@both_editions
def test_an_edition_colours_the_same_ten_species_in_both_themes(edition: Edition) -> None:
    light, dark = (species_hues(theme, edition) for theme in THEMES)
    assert len(light) == 10
    assert light.keys() == dark.keys()
    assert light.keys() <= species_drawings().keys()


@both_themes
@pytest.mark.parametrize(
    ("words", "grounds"),
    [
        ("ink", ("paper", "sheet", "raised")),
        ("muted", ("paper", "sheet", "raised")),
        ("accent", ("paper", "sheet")),
        ("warning", ("paper", "sheet")),
    ],
)
def test_text_is_readable_on_every_ground_it_stands_on(
    theme: Theme, words: str, grounds: tuple[str, ...]
) -> None:
    shades = theme_shades(theme)
    assert all(contrast(shades[words], shades[ground]) >= 4.5 for ground in grounds)


@both_themes
@pytest.mark.parametrize("ground", ["accent", "warning"])
def test_text_on_a_coloured_button_is_readable(theme: Theme, ground: str) -> None:
    shades = theme_shades(theme)
    assert contrast(shades[f"on-{ground}"], shades[ground]) >= 4.5


@both_themes
@pytest.mark.parametrize("ground", ["paper", "sheet"])
def test_borders_with_a_meaning_are_visible(theme: Theme, ground: str) -> None:
    shades = theme_shades(theme)
    assert contrast(shades["border"], shades[ground]) >= 3


@both_themes
def test_a_rank_is_readable_on_every_card(theme: Theme) -> None:
    shades = theme_shades(theme)
    for name, hue in hues(theme).items():
        assert contrast(shades["ink"], coloured(hue, theme)["pale"]) >= 4.5, name


@both_themes
def test_every_outline_is_visible_on_its_sheet(theme: Theme) -> None:
    sheet = theme_shades(theme)["sheet"]
    for name, hue in hues(theme).items():
        assert contrast(coloured(hue, theme)["edge"], sheet) >= 3, name


@both_themes
def test_every_colour_has_a_shade_that_is_readable_as_text(theme: Theme) -> None:
    sheet = theme_shades(theme)["sheet"]
    for name, hue in hues(theme).items():
        assert contrast(coloured(hue, theme)["text"], sheet) >= 4.5, name
