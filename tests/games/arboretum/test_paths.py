"""A14-A16: paths and what they are worth."""

import pytest

from tests.games.arboretum.tables import counted, path_points


@pytest.mark.rule("A14")
def test_two_cards_are_a_path() -> None:
    assert path_points("oa2 oa3") == 2


@pytest.mark.rule("A14")
def test_one_card_is_no_path() -> None:
    assert path_points("oa2 ma3") == 0


@pytest.mark.rule("A14")
def test_ranks_may_skip() -> None:
    assert path_points("oa2 ma5 oa7") == 3


@pytest.mark.rule("A14")
def test_ranks_must_rise() -> None:
    assert path_points("oa2 ma2 oa7") == 0
    assert path_points("oa3 ma2 oa7") == 0


@pytest.mark.rule("A14")
def test_a_path_runs_either_way() -> None:
    assert path_points("oa7 ma5 oa2") == 3


@pytest.mark.rule("A14")
def test_a_path_does_not_run_diagonally() -> None:
    assert path_points("oa2 ma8\nca8 oa3") == 0


@pytest.mark.rule("A14")
def test_a_path_begins_and_ends_with_its_species() -> None:
    assert path_points("ma1 oa2 oa3 ma4") == 2


@pytest.mark.rule("A14")
def test_a_path_may_turn_any_number_of_times() -> None:
    assert path_points("oa2 ma3 .\n. ca4 ma5\n. . oa6") == 5


@pytest.mark.rule("A14")
def test_the_longest_mixed_path_has_8_cards() -> None:
    assert path_points("oa1 ma2 ma3\nma6 ma5 ma4\nma7 oa8 .") == 8 + 1 + 2


@pytest.mark.rule("A15")
def test_four_of_one_species_count_double() -> None:
    assert path_points("oa2 oa3 oa4 oa5") == 8


@pytest.mark.rule("A15")
def test_three_of_one_species_do_not_count_double() -> None:
    assert path_points("oa2 oa3 oa4") == 3


@pytest.mark.rule("A15")
def test_four_cards_with_one_stranger_do_not_count_double() -> None:
    assert path_points("oa2 oa3 ma4 oa5") == 4


@pytest.mark.rule("A15")
def test_starting_with_a_1_brings_one_more() -> None:
    assert path_points("oa1 oa3") == 3


@pytest.mark.rule("A15")
def test_ending_with_an_8_brings_two_more() -> None:
    assert path_points("oa3 oa8") == 4


@pytest.mark.rule("A15")
def test_the_bonuses_for_1_and_8_are_not_doubled_with_the_cards() -> None:
    assert path_points("oa1 oa3 oa4 oa8") == 4 + 4 + 1 + 2


@pytest.mark.rule("A15")
def test_a_1_or_an_8_inside_a_path_brings_nothing() -> None:
    assert path_points("oa2 oa3\nma1 ma8") == 2


@pytest.mark.rule("A15")
def test_the_most_for_one_species_is_19() -> None:
    assert path_points("oa1 oa2 oa3 oa4 oa5 oa6 oa7 oa8") == 19


@pytest.mark.rule("A16")
def test_the_most_valuable_path_counts_not_the_longest() -> None:
    # The long way round has 6 cards, the straight way four Oaks, which count double.
    assert path_points("oa2 oa3 oa5 oa7\nca3 ca4 ca5 ca6") == 8


@pytest.mark.rule("A16")
def test_a_long_mixed_path_beats_a_short_one_of_the_species_alone() -> None:
    assert path_points("oa2 ma3 ma4\noa8 ma6 ma5") == 6 + 2


@pytest.mark.rule("A16")
def test_a_path_of_one_species_that_stops_before_the_8_may_be_better_than_a_mixed_one_to_the_8() -> None:
    assert path_points("oa2 oa3 oa4 oa5 ma6 oa8") == 8
    assert path_points("oa2 oa3 oa4 oa5 oa8") == 12


@pytest.mark.rule("A16")
def test_one_path_is_scored_for_a_species_even_if_there_are_two() -> None:
    assert path_points("oa2 oa3 . oa5 oa6\nma8 ma7 ca7 ma6 ca1") == 2


@pytest.mark.rule("A16")
def test_a_card_may_serve_the_paths_of_several_species() -> None:
    sheet = counted(("", "oa1 ma2 oa3 ma4"), ("", ""))
    assert sheet.totals[0] == (3 + 1) + 3


@pytest.mark.rule("A16")
def test_the_sheet_draws_the_path_and_splits_its_points_by_rule() -> None:
    sheet = counted(("", "oa1 oa3 oa4 oa8"), ("", ""))
    path = next(line for line in sheet.species if line.species == "oa").paths[0]
    assert path is not None
    assert [str(tree.card) for tree in path.trees] == ["oa1", "oa3", "oa4", "oa8"]
    assert (path.per_card, path.same_species, path.starts_with_1, path.ends_with_8) == (4, 4, 1, 2)
