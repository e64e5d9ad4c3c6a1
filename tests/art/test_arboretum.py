from __future__ import annotations

from xml.etree import ElementTree

import pytest

from treetop.art import arboretum
from treetop.art.arboretum import Seat
from treetop.art.arboretum.palette import EDITIONS, Edition, species_hues
from treetop.art.palette import THEMES, Theme

SVG = "{http://www.w3.org/2000/svg}"
PLANTED = [("oa", 1, 0, 0), ("oa", 3, 1, 0), ("ja", 4, 0, -1)]


def words(picture: str) -> list[str]:
    return [part.text or "" for part in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def identifiers(picture: str) -> list[str]:
    return [part.attrib["id"] for part in ElementTree.fromstring(picture).iter() if "id" in part.attrib]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_of_every_species_shows_its_rank_and_no_open_colour(theme: Theme, edition: Edition) -> None:
    for code in species_hues(theme, edition):
        picture = arboretum.card_svg(code, 7, theme=theme, edition=edition)
        assert words(picture) == ["7"]
        assert "var(" not in picture


def test_a_name_is_written_on_the_label_and_escaped() -> None:
    assert words(arboretum.card_svg("oa", 3, name="Дуб & co")) == ["3", "Дуб & co"]


def test_a_code_of_another_edition_keeps_its_own_colours() -> None:
    assert species_hues("light", "renegade")["bs"] in arboretum.card_svg("bs", 1, edition="zman")


def test_an_arboretum_shows_every_card_once_and_each_front_is_defined_once() -> None:
    picture = arboretum.arboretum_svg([*PLANTED, ("oa", 8, 2, 0)])
    assert sorted(words(picture)) == ["1", "3", "4", "8"]
    assert len(identifiers(picture)) == len(set(identifiers(picture))) == 2


def test_a_path_carries_its_points() -> None:
    assert "19" in words(arboretum.arboretum_svg(PLANTED, path=[(0, 0), (1, 0)], points=19))


def test_an_arboretum_grows_with_its_legal_places() -> None:
    alone = ElementTree.fromstring(arboretum.arboretum_svg(PLANTED)).attrib["viewBox"]
    marked = ElementTree.fromstring(arboretum.arboretum_svg(PLANTED, legal=[(2, 0)])).attrib["viewBox"]
    assert alone == "0 0 224 304"
    assert marked == "0 0 332 304"


def test_an_empty_arboretum_is_still_a_picture() -> None:
    assert words(arboretum.arboretum_svg([])) == []


def test_a_hidden_hand_shows_backs_only() -> None:
    assert words(arboretum.hand_svg(7)) == []


def test_only_the_top_of_a_discard_pile_is_seen() -> None:
    assert words(arboretum.pile_svg([("oa", 3), ("wi", 8)])) == ["8", "2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_shows_every_seat_and_the_cards_left(players: int) -> None:
    seats = [Seat(f"Player {number}", PLANTED, 7, [("wi", 8)]) for number in range(players)]
    shown = words(arboretum.table_svg(seats, draw_pile=21, to_act=0))
    assert "21" in shown
    assert [f"Player {number}" for number in range(players)] == [word for word in shown if "Player" in word]
