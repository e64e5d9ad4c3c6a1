from __future__ import annotations

from xml.etree import ElementTree

import pytest

from treetop.art import app_icon, gallery
from treetop.art.arboretum import gallery as arboretum
from treetop.art.arboretum.palette import EDITIONS, Edition
from treetop.art.palette import THEMES, Theme
from treetop.art.tree_society import gallery as tree_society


@pytest.mark.parametrize("theme", THEMES)
def test_the_gallery_is_one_picture_without_open_colours(theme: Theme) -> None:
    picture = gallery.gallery_svg(theme, arboretum.plate(theme), tree_society.plate(theme))
    assert ElementTree.fromstring(picture).attrib["viewBox"] == "0 0 1200 700"
    assert "var(" not in picture


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plate_shows_the_ten_species_of_an_edition(edition: Edition) -> None:
    plate = ElementTree.fromstring(arboretum.species_svg(edition))
    assert len([part for part in plate if part.tag.endswith("}g")]) == 10


def test_the_social_picture_has_the_size_that_sites_expect() -> None:
    assert ElementTree.fromstring(gallery.social_svg(arboretum.fan())).attrib["viewBox"] == "0 0 1200 630"


def test_a_maskable_icon_fills_its_square() -> None:
    ground = ElementTree.fromstring(app_icon.app_icon_svg(maskable=True)).find("{*}rect")
    assert ground is not None
    assert ground.attrib["rx"] == "0"


def test_the_favicon_is_the_mark_alone() -> None:
    assert "<rect" not in app_icon.favicon_svg()
