"""A10-A13: who may score a species."""

import pytest

from tests.games.arboretum.tables import counted
from treetop.games.arboretum.score_sheet import SpeciesScore


def oak(*hands: str) -> SpeciesScore:
    sheet = counted(*((hand, "") for hand in hands))
    return next(line for line in sheet.species if line.species == "oa")


@pytest.mark.rule("A10")
def test_a_hand_value_is_the_sum_of_ranks_in_hand() -> None:
    assert oak("oa2 oa3 ma8", "oa7").values == (5, 7)


@pytest.mark.rule("A10")
def test_an_opponent_s_1_cancels_an_8() -> None:
    line = oak("oa8 oa2", "oa1")
    assert line.values == (2, 1)
    assert [(item.seat, item.by) for item in line.cancelled] == [(0, 1)]


@pytest.mark.rule("A10")
def test_an_own_1_does_not_cancel_an_own_8() -> None:
    line = oak("oa1 oa8", "oa7")
    assert line.values == (9, 7)
    assert line.cancelled == ()


@pytest.mark.rule("A10")
def test_the_1_and_the_8_in_one_hand_are_worth_9_and_cannot_be_beaten_by_7() -> None:
    assert oak("oa1 oa8", "oa7", "oa2 oa5").right == (0,)


@pytest.mark.rule("A10")
def test_a_1_counts_1_also_when_it_cancels() -> None:
    assert oak("oa1", "oa8").values == (1, 0)
    assert oak("oa1", "oa8").right == (0,)


@pytest.mark.rule("A10")
def test_a_1_of_another_species_cancels_nothing() -> None:
    assert oak("oa8", "ma1").values == (8, 0)


@pytest.mark.rule("A10")
def test_a_planted_1_cancels_nothing() -> None:
    sheet = counted(("oa8", ""), ("", "oa1"))
    line = next(line for line in sheet.species if line.species == "oa")
    assert line.values == (8, 0)


@pytest.mark.rule("A10")
@pytest.mark.parametrize("holder", [0, 2, 3])
def test_any_opponent_s_1_cancels_whatever_the_seat(holder: int) -> None:
    hands = ["", "oa8", "", ""]
    hands[holder] = "oa1"
    assert oak(*hands).values[1] == 0


@pytest.mark.rule("A11")
def test_the_highest_hand_value_earns_the_right() -> None:
    assert oak("oa6", "oa2 oa5", "oa3").right == (1,)


@pytest.mark.rule("A11")
def test_all_who_tie_for_the_highest_value_earn_the_right() -> None:
    assert oak("oa7", "oa2 oa5", "oa3").right == (0, 1)


@pytest.mark.rule("A11")
def test_who_holds_nothing_has_no_right_when_somebody_holds_something() -> None:
    assert oak("oa1", "").right == (0,)


@pytest.mark.rule("A12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_score_a_species_that_nobody_holds(players: int) -> None:
    sheet = counted(("ma1", "oa5"), *[("", "")] * (players - 1))
    line = next(line for line in sheet.species if line.species == "oa")
    assert line.right == tuple(range(players))
    assert not line.held


@pytest.mark.rule("A12")
def test_a_species_that_nobody_holds_scores_for_everybody_with_a_path() -> None:
    sheet = counted(("ma1", "oa2 oa3"), ("ma2", "oa4 ca5 oa6"))
    assert sheet.totals == (2, 3)


@pytest.mark.rule("A13")
def test_a_right_without_a_path_brings_nothing_and_blocks_the_others() -> None:
    sheet = counted(("oa8", ""), ("oa7", "oa1 oa2 oa3 oa4"))
    assert sheet.totals == (0, 0)
