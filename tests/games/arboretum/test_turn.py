"""A4-A9: draw two, plant one, discard one; when the draw pile is empty, the last turn is finished."""

import pytest

from tests.games.arboretum.tables import stacked
from treetop.games.arboretum import Position
from treetop.games.errors import Illegal

HANDS = [
    "bs1", "bs2", "bs3", "bs4", "bs5", "bs6", "bs7",
    "ca1", "ca2", "ca3", "ca4", "ca5", "ca6", "ca7",
]  # fmt: skip


def begun(*actions: str) -> Position:
    """Two players; the pile begins with Blue Spruce 8, Cassia 8, Cherry Blossom 1, 2, 3 …"""
    return stacked(2, HANDS).after_all(*actions)


def legal(position: Position) -> set[str]:
    return {str(action) for action in position.legal_actions}


def refusal(position: Position, action: str) -> str:
    with pytest.raises(Illegal) as caught:
        position.parse(action)
    return caught.value.rule


def last_turn(draws: int) -> Position:
    """A game with this many cards left in the draw pile at the beginning of somebody's turn."""
    position = stacked(2, HANDS)
    while position.pile_size > draws or position.phase != "draw" or position.draws_left != 2:
        action = position.legal_actions[0]
        own = f"draw discard {(position.seat_to_act or 0) + 1}"
        if position.phase == "draw" and position.draws_left == 1 and own in legal(position):
            position = position.after_all(own)
        else:
            position = position.after(action)
    return position


@pytest.mark.rule("A4")
def test_the_first_turn_draws_from_the_pile_because_nothing_else_is_there() -> None:
    assert legal(begun()) == {"draw pile"}


@pytest.mark.rule("A4")
def test_the_first_card_is_in_hand_before_the_second_source_is_chosen() -> None:
    position = begun("draw pile")
    assert "bs8" in map(str, position.hand(0))
    assert position.phase == "draw"
    assert position.draws_left == 1


@pytest.mark.rule("A4")
def test_any_discard_pile_may_be_drawn_from_ones_own_included() -> None:
    turn = ("draw pile", "draw pile")
    position = begun(*turn, "plant bs1 0,0", "discard bs2", *turn, "plant ca1 0,0", "discard ca2")
    assert legal(position) == {"draw pile", "draw discard 1", "draw discard 2"}


@pytest.mark.rule("A4")
def test_taking_a_discard_uncovers_the_one_below_and_both_may_be_taken() -> None:
    turn = ("draw pile", "draw pile")
    position = begun(
        *turn, "plant bs1 0,0", "discard bs2",
        *turn, "plant ca1 0,0", "discard ca2",
        *turn, "plant bs3 1,0", "discard bs4",
        "draw discard 1", "draw discard 1",
    )  # fmt: skip
    assert {"bs4", "bs2"} <= {str(card) for card in position.hand(1)}
    assert position.discards(0) == []


@pytest.mark.rule("A4")
def test_an_empty_discard_pile_cannot_be_drawn_from() -> None:
    assert refusal(begun(), "draw discard 2") == "A4"


@pytest.mark.rule("A4")
def test_two_cards_are_drawn_before_one_is_planted() -> None:
    assert refusal(begun("draw pile"), "plant bs1 0,0") == "A4"


def second_turn() -> Position:
    """The first player is about to plant their second card."""
    return begun(
        "draw pile", "draw pile", "plant bs1 0,0", "discard bs2",
        "draw pile", "draw pile", "plant ca1 0,0", "discard ca2",
        "draw pile", "draw pile",
    )  # fmt: skip


@pytest.mark.rule("A5")
def test_the_first_card_is_planted_at_the_origin_any_card_of_the_hand() -> None:
    position = begun("draw pile", "draw pile")
    assert legal(position) == {f"plant {card} 0,0" for card in position.hand(0)}


@pytest.mark.rule("A5")
def test_a_later_card_is_planted_beside_above_or_below_a_planted_one() -> None:
    position = second_turn()
    assert {action.split()[2] for action in legal(position)} == {"1,0", "-1,0", "0,1", "0,-1"}
    assert refusal(position, "plant bs3 1,1") == "A5"


@pytest.mark.rule("A5")
def test_a_planted_card_cannot_be_covered() -> None:
    position = second_turn()
    assert refusal(position, "plant bs3 0,0") == "A5"


@pytest.mark.rule("A5")
def test_exactly_one_card_is_planted() -> None:
    assert refusal(begun("draw pile", "draw pile", "plant bs1 0,0"), "plant bs2 1,0") == "A4"


@pytest.mark.rule("A5")
@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_an_arboretum_may_spread_in_one_direction_to_the_end(step: tuple[int, int]) -> None:
    position = stacked(2, HANDS)
    while position.seat_to_act is not None:
        seat = position.seat_to_act
        if position.phase == "plant":
            count = len(position.arboretum(seat))
            card = position.hand(seat)[0]
            position = position.after_all(f"plant {card} {count * step[0]},{count * step[1]}")
        else:
            position = position.after(position.legal_actions[0])
    planted = [(tree.x, tree.y) for tree in position.arboretum(0)]
    assert planted == [(step[0] * n, step[1] * n) for n in range(len(planted))]
    assert len(planted) >= 8


@pytest.mark.rule("A6")
def test_a_card_just_drawn_may_be_discarded_and_the_hand_has_seven_again() -> None:
    position = begun("draw pile", "draw pile", "plant bs1 0,0", "discard ca8")
    assert [str(card) for card in position.discards(0)] == ["ca8"]
    assert len(position.hand(0)) == 7


@pytest.mark.rule("A6")
def test_any_card_of_the_hand_may_be_discarded() -> None:
    position = begun("draw pile", "draw pile", "plant bs1 0,0")
    assert legal(position) == {f"discard {card}" for card in position.hand(0)}


@pytest.mark.rule("A6")
def test_neither_of_the_drawn_cards_has_to_be_planted_or_discarded() -> None:
    position = begun("draw pile", "draw pile", "plant bs1 0,0", "discard bs2")
    assert {"bs8", "ca8"} <= {str(card) for card in position.hand(0)}


@pytest.mark.rule("A6")
def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    assert refusal(begun("draw pile", "draw pile", "plant bs1 0,0"), "discard bs1") == "A6"


@pytest.mark.rule("A6")
def test_after_the_discard_it_is_the_next_seat_s_turn() -> None:
    assert begun("draw pile", "draw pile", "plant bs1 0,0", "discard bs2").seat_to_act == 1


@pytest.mark.rule("A8")
def test_the_game_goes_on_while_a_card_is_left_in_the_draw_pile() -> None:
    position = last_turn(2).after_all("draw pile")
    own = f"draw discard {2 - (position.seat_to_act or 0)}"
    position = position.after_all(own)
    while position.phase in ("plant", "discard"):
        position = position.after(position.legal_actions[0])
    assert position.pile_size == 1
    assert position.outcome() is None


@pytest.mark.rule("A8")
def test_who_draws_the_last_card_first_draws_the_second_from_a_discard_pile() -> None:
    position = last_turn(1).after_all("draw pile")
    assert position.pile_size == 0
    assert position.draws_left == 1
    assert legal(position)
    assert all(action.startswith("draw discard") for action in legal(position))
    assert refusal(position, "draw pile") == "A8"


@pytest.mark.rule("A8")
@pytest.mark.parametrize("left", [1, 2])
def test_who_draws_the_last_card_plants_and_discards_and_nobody_plays_after(left: int) -> None:
    position = last_turn(left)
    seat = position.seat_to_act
    position = position.after_all("draw pile")
    position = position.after(position.legal_actions[0])
    assert position.pile_size == 0
    assert (position.seat_to_act, position.phase) == (seat, "plant")
    position = position.after(position.legal_actions[0])
    assert (position.seat_to_act, position.phase) == (seat, "discard")
    position = position.after(position.legal_actions[0])
    assert position.seat_to_act is None
    assert position.outcome() is not None
    assert list(position.legal_actions) == []
    assert refusal(position, "draw discard 1") == "A8"


@pytest.mark.rule("A9")
@pytest.mark.parametrize(("players", "turns", "most"), [(2, 34, 17), (3, 43, 15), (4, 52, 13)])
def test_a_game_that_draws_one_new_card_a_turn_is_the_longest(players: int, turns: int, most: int) -> None:
    position = Position.new(players, "00112233445566778899aabbccddeeff")
    while position.seat_to_act is not None:
        actions = legal(position)
        taken = sorted(action for action in actions if action.startswith("draw discard"))
        if position.draws_left == 1 and taken:
            position = position.after_all(taken[0])
        else:
            position = position.after(position.legal_actions[0])
    # The very first turn has no discard pile to draw from and takes two new cards, so one turn is missing.
    assert position.turn == (turns - 1) + 1
    assert max(len(position.arboretum(seat)) for seat in range(players)) <= most
