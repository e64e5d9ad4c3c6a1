"""A17: who wins."""

import pytest

from tests.games.arboretum.tables import counted


@pytest.mark.rule("A17")
def test_most_points_win() -> None:
    sheet = counted(("", "oa2 oa3"), ("", "ma1 ma2"))
    assert sheet.totals == (2, 3)
    assert sheet.winners == (1,)


@pytest.mark.rule("A17")
def test_of_equal_points_more_species_in_the_arboretum_win() -> None:
    sheet = counted(("", "oa2 oa3 ca1"), ("", "ma2 ma3"))
    assert sheet.totals == (2, 2)
    assert sheet.varieties == (2, 1)
    assert sheet.winners == (0,)
    assert sheet.tie_broken


@pytest.mark.rule("A17")
def test_species_in_hand_do_not_break_a_tie() -> None:
    sheet = counted(("ca1 ch2 do3", "oa2 oa3"), ("", "ma2 ma3"))
    assert sheet.winners == (0, 1)


@pytest.mark.rule("A17")
def test_equal_points_and_equal_species_share_the_victory() -> None:
    sheet = counted(("", "oa2 oa3"), ("", "ma2 ma3"), ("", "ca1"))
    assert sheet.winners == (0, 1)
    assert sheet.shared
    assert not sheet.tie_broken


@pytest.mark.rule("A17")
def test_more_species_do_not_help_with_fewer_points() -> None:
    sheet = counted(("", "oa2 oa3 oa4"), ("", "ma2 ma3 ca1 do1 ch1"))
    assert sheet.winners == (0,)


@pytest.mark.rule("A17")
def test_a_game_without_a_point_is_decided_by_species() -> None:
    sheet = counted(("", "oa2"), ("", "ma2 ca1"))
    assert sheet.totals == (0, 0)
    assert sheet.winners == (1,)


def test_a_sheet_prints_what_each_hand_path_and_right_came_to() -> None:
    sheet = counted(("ma8", "oa2 oa3 ca1"), ("", "ma1 ma2"))
    lines = str(sheet).splitlines()
    assert lines[0] == "seat 1: 2 ★"
    assert "  oa   0   2  oa2 oa3" in lines
    assert "  ma   8   0" in lines
    assert "seat 2: 0" in lines
    assert lines.index("  ma   0   —  ma1 ma2") > lines.index("seat 2: 0")
