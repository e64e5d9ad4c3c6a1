"""T9-T11: what a sale brings, and what the sold card's action does."""

from __future__ import annotations

import pytest

from tests.games.tree_society.scene import Scene, deck_with, legal, level, step
from treetop.games.errors import Illegal


@pytest.mark.rule("T9")
def test_a_sale_pays_a_coin_for_every_face_up_card_of_the_type():
    """The rulebook's example: two of one's own, one with each opponent, one in the market: five coins."""
    position = (
        Scene(players=3)
        .unsold(0, "apple-02", "apple-03", "grape-01")
        .unsold(1, "apple-04", "orange-01")
        .unsold(2, "cherry-01", "apple-05")
        .fruit_market("apple-06", "blueberry-01", "orange-02", "grape-02")
        .position()
    )
    assert "sell apple-02 for 5" in legal(position)
    after = position.after_all("sell apple-02")
    assert after.pouch(0) == 5
    assert after.prices["apple"] == 4


@pytest.mark.rule("T9")
def test_sold_fruit_is_not_counted():
    position = Scene().unsold(0, "apple-02").sold(0, "apple-03").sold(1, "apple-04").position()
    assert legal(position) == ["sell apple-02 for 1"]


@pytest.mark.rule("T3")
@pytest.mark.rule("T9")
def test_a_leaf_pays_one_more_only_on_the_card_that_is_sold():
    position = Scene().unsold(0, "apple-01", "apple-02").position()
    assert legal(position) == ["sell apple-01 for 3", "sell apple-02 for 2"]


@pytest.mark.rule("T9")
def test_exactly_one_fruit_must_be_sold_first():
    position = (
        Scene().coins(0, 9).unsold(0, "apple-02", "grape-02").guild_market(lower=["inkwell"]).position()
    )
    with pytest.raises(Illegal) as refusal:
        position.parse("build inkwell 1")
    assert refusal.value.rule == "T12"
    after = position.after_all("sell apple-02")
    with pytest.raises(Illegal) as refusal:
        after.parse("sell grape-02")
    assert refusal.value.rule == "T10"


def after_sale(fruit: str, *more: str, pouch: int = 0) -> Scene:
    return Scene(deck=deck_with()).coins(0, pouch).unsold(0, fruit, *more)


@pytest.mark.rule("T10")
@pytest.mark.rule("T11")
def test_the_action_sell_sells_another_fruit_of_another_type_without_its_action():
    position = after_sale("grape-01", "grape-02", "apple-04").position().after_all("sell grape-01")
    assert [action for action in legal(position) if action.startswith("sell")] == ["sell apple-04 for 1"]
    with pytest.raises(Illegal) as refusal:
        position.parse("sell grape-02")
    assert refusal.value.rule == "T11"
    after = position.after_all("sell apple-04")
    assert after.pouch(0) == 3
    assert legal(after) == ["rest"]


@pytest.mark.rule("T10")
@pytest.mark.rule("T10a")
def test_the_row_action_discards_a_row_and_fills_every_empty_space():
    position = (
        after_sale("grape-02", pouch=5)
        .guild_market(["inkwell", None, "playhouse"], ["chronicle", "copy-room", None])
        .guild_deck("letter-press", "family-saga", "rumour-board", "poets-perch")
        .position()
        .after_all("sell grape-02")
    )
    assert "discard row upper" in legal(position)
    after = position.after_all("discard row lower")
    assert [card.key for card in after.guild_discard] == ["chronicle", "copy-room"]
    upper, lower = ([card.key for card in row if card] for row in after.guild_market)
    assert lower == ["inkwell", "letter-press", "playhouse"]
    assert upper == ["family-saga", "rumour-board", "poets-perch"]
    assert "discard row upper" not in legal(after)


@pytest.mark.rule("T10")
def test_the_action_take_takes_a_fruit_and_the_market_is_refilled():
    position = (
        after_sale("grape-08").fruit_market("apple-02", "cherry-01").fruit_deck("orange-01").position()
    ).after_all("sell grape-08")
    after = position.after_all("take cherry-01")
    assert [card.key for card in after.unsold(0)] == ["cherry-01"]
    assert [card and card.key for card in after.fruit_market][:2] == ["apple-02", "orange-01"]
    assert after.phase == "build"
    assert not any(action.startswith("take") for action in legal(after))


@pytest.mark.rule("T10")
def test_the_action_chest_puts_the_printed_coins_into_the_chest():
    position = after_sale("grape-04").position().after_all("sell grape-04")
    after = position.after_all("chest 2")
    assert (after.pouch(0), after.chest(0)) == (1, 2)
    assert legal(after) == ["rest"]


@pytest.mark.rule("T10")
def test_the_action_reduce_makes_any_one_level_two_cheaper():
    deck = deck_with(inkwell=[level(3), level(3), level(3)])
    position = Scene(deck=deck).coins(0, 2).unsold(0, "grape-05").guild_market(lower=["inkwell"]).position()
    position = position.after_all("sell grape-05")
    assert legal(position) == ["build inkwell 1 for 3", "build inkwell 1 for 1 with fruit", "rest"]
    after = position.after_all("build inkwell 1 for 1 with fruit")
    assert after.pouch(0) == 2
    assert "with fruit" not in " ".join(legal(after))


@pytest.mark.rule("T10")
def test_an_unused_fruit_action_is_lost_at_the_end_of_the_turn():
    scene = after_sale("grape-04").unsold(1, "orange-01").fruit_market("apple-02")
    position = scene.position().after_all("sell grape-04", "rest", "take apple-02")
    assert position.seat_to_act == 1
    assert position.fruit_action is None
    assert position.chest(0) == 0


@pytest.mark.rule("T10")
def test_nothing_else_happens_before_an_effect_is_finished():
    deck = deck_with(inkwell=[level(1, step("sale")), level(2), level(2)])
    scene = Scene(deck=deck).coins(0, 5).unsold(0, "grape-04", "apple-02", "orange-01")
    position = scene.guild_market(lower=["inkwell"]).position().after_all("sell grape-04", "build inkwell")
    assert legal(position) == ["sell apple-02 for 1", "sell orange-01 for 1", "skip"]
    for forbidden in ("chest 2", "rest", "build inkwell 2"):
        with pytest.raises(Illegal):
            position.parse(forbidden)


@pytest.mark.rule("T11")
def test_an_additional_sale_differs_from_every_type_sold_this_turn():
    deck = deck_with(inkwell=[level(0, step("sale", amount=2)), level(2), level(2)])
    scene = Scene(deck=deck).unsold(0, "grape-01", "grape-02", "apple-02", "apple-03", "orange-01")
    position = scene.guild_market(lower=["inkwell"]).position()
    position = position.after_all("sell grape-01", "build inkwell 1", "sell apple-02")
    assert legal(position) == ["sell orange-01 for 1"]
