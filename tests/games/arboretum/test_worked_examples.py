"""The worked examples of the rulebooks, with their slips corrected."""

import pytest

from tests.games.arboretum.tables import counted
from treetop.games.arboretum import ScoreSheet

FIRST = "ja7 ma6 ma7 oa3 oa8 rp1 rp5"
SECOND = "bs4 ca6 ja2 ja5 ma4 ma5 rp3"
THIRD = "ca5 do2 oa7 rp8 wi1 wi3 wi8"
# It scores as the rulebooks' first player does: Oak 9, Jacaranda 7, Royal Poinciana 3, no Maple.
ARBORETUM = """
oa1 oa2 oa4 oa5
ja3 .   .   rp2
wi4 bs5 ca7 rp6
.   .   ja8 rp7
"""


def rights(sheet: ScoreSheet, seat: int) -> list[str]:
    return [line.species for line in sheet.species if line.held and seat in line.right]


def three_players() -> ScoreSheet:
    return counted((FIRST, ARBORETUM), (SECOND, ""), (THIRD, ""))


@pytest.mark.rule("A10")
@pytest.mark.rule("A11")
def test_the_first_player_earns_four_rights_one_of_them_by_a_tie() -> None:
    assert rights(three_players(), 0) == ["ja", "ma", "oa", "rp"]


@pytest.mark.rule("A11")
def test_the_second_player_earns_three_rights() -> None:
    assert rights(three_players(), 1) == ["bs", "ca", "ja"]


@pytest.mark.rule("A10")
@pytest.mark.rule("A11")
def test_the_third_player_earns_dogwood_and_willow_and_not_oak() -> None:
    sheet = three_players()
    assert rights(sheet, 2) == ["do", "wi"]
    values = {line.species: line.values for line in sheet.species}
    assert values["oa"] == (11, 0, 7)
    assert values["wi"] == (0, 0, 12)
    assert values["rp"] == (6, 3, 0)


@pytest.mark.rule("A13")
@pytest.mark.rule("A15")
@pytest.mark.rule("A16")
def test_the_first_player_scores_19_and_nothing_for_maple() -> None:
    sheet = three_players()
    points = {line.species: line.points[0] for line in sheet.species}
    assert (points["oa"], points["ja"], points["rp"], points["ma"]) == (9, 7, 3, 0)
    assert sheet.totals[0] == 19


@pytest.mark.rule("A11")
def test_the_spanish_example_gives_the_third_player_willow_only() -> None:
    sheet = counted(
        ("ja7 li6 li7 oa3 oa8 po1 po5", ""),
        ("ja2 ja5 li4 li5 po3 wi7 ca6", ""),
        ("ca5 oa2 oa7 po8 wi1 wi3 wi8", ""),
        edition="zman",
    )
    assert rights(sheet, 0) == ["ja", "li", "po", "oa"]
    assert rights(sheet, 1) == ["ca", "ja"]
    assert rights(sheet, 2) == ["wi"]
