"""T12-T17: prices, places, levels, completion, discards."""

from __future__ import annotations

import pytest

from tests.games.tree_society.scene import building, deck_with, legal, level, step
from treetop.games.errors import Illegal, Malformed

THREE = [level(2, points=1), level(3, points=2), level(4, points=5)]


def refusal_of(position, notation):
    with pytest.raises(Illegal) as refusal:
        position.parse(notation)
    return refusal.value.rule, refusal.value.message.id


@pytest.mark.rule("T12")
def test_level_1_of_a_market_card_takes_a_place_and_a_tree():
    position = building(5, deck_with(inkwell=THREE)).guild_market(lower=["inkwell"]).position()
    after = position.after_all("build inkwell 1 for 2")
    assert after.pouch(0) == 3
    first = after.ongoing(0)[0]
    assert first is not None
    assert (first.card.key, first.level) == ("inkwell", 1)


@pytest.mark.rule("T12")
def test_a_new_card_needs_a_free_place():
    scene = building(9, deck_with()).ongoing(0, chronicle=1, playhouse=2, family_saga=1)
    position = scene.guild_market(lower=["inkwell"]).position()
    assert refusal_of(position, "build inkwell") == ("T12", "tree-society-no-free-place")
    assert "build inkwell 1 for 2" in legal(position.after_all("discard guild chronicle"))


@pytest.mark.rule("T12")
def test_only_the_pouch_pays():
    scene = building(1, deck_with(inkwell=THREE)).coins(0, 1, chest=9)
    position = scene.guild_market(lower=["inkwell"]).position()
    assert refusal_of(position, "build inkwell") == ("T12", "tree-society-too-expensive")


@pytest.mark.rule("T13")
def test_the_upper_row_costs_one_more_which_nothing_reduces():
    deck = deck_with(
        inkwell=[level(1), level(1), level(1)],
        chronicle=[level(1, step("reduce", amount=5)), level(1), level(1)],
        playhouse=[level(1, step("build", what="new", how="free")), level(1), level(1)],
    )
    scene = building(3, deck).guild_market(["inkwell"], ["playhouse"])
    assert "build inkwell 1 for 2" in legal(scene.position())
    assert "build inkwell 1 for 1 with effect" in legal(scene.position().after_all("build playhouse"))
    reduced = building(3, deck).guild_market(["inkwell"]).ongoing(0, chronicle=1).position()
    assert "build inkwell 1 for 1" in legal(reduced)


@pytest.mark.rule("T13")
def test_a_reduction_below_zero_is_zero():
    scene = building(0, deck_with(inkwell=[level(1), level(1), level(1)])).guild_market(lower=["inkwell"])
    position = scene.phase("sell").unsold(0, "grape-05").coins(0, 0).position().after_all("sell grape-05")
    assert "build inkwell 1 for 0 with fruit" in legal(position)


@pytest.mark.rule("T14")
def test_levels_are_built_in_order_and_each_is_paid():
    position = building(9, deck_with(inkwell=THREE)).guild_market(lower=["inkwell"]).position()
    assert refusal_of(position, "build inkwell 2 for 3") == ("T14", "tree-society-wrong-level")
    after = position.after_all("build inkwell 1 for 2", "build inkwell 2 for 3", "build inkwell 3 for 4")
    assert after.pouch(0) == 0
    assert [card.key for card in after.completed(0)] == ["inkwell"]


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("second", "reason"),
    [(level(2, step("give"), must=True), "cannot-fulfil"), (level(9), "too-expensive")],
    ids=["required", "dear"],
)
def test_a_level_out_of_order_is_refused_for_its_order(second, reason):
    deck = deck_with(inkwell=[level(1), second, level(1)])
    position = building(5, deck).ongoing(0, inkwell=1).position()
    assert refusal_of(position, "build inkwell 3") == ("T14", "tree-society-wrong-level")
    for notation in ("build inkwell 2", "build inkwell"):
        assert refusal_of(position, notation)[1] == f"tree-society-{reason}"


@pytest.mark.rule("T14")
def test_an_emptied_market_space_stays_empty_during_the_turn():
    position = building(9, deck_with()).guild_market(["chronicle"], ["inkwell"]).position()
    after = position.after_all("build inkwell")
    assert after.guild_market[1][0] is None
    assert after.guild_market[0][0] is not None


@pytest.mark.rule("T15")
@pytest.mark.rule("T15a")
def test_a_completed_card_counts_for_its_own_effect_and_frees_its_space():
    deck = deck_with(playhouse=[level(1), level(1), level(1, step("coins", per="symbols"))])
    scene = building(1, deck).ongoing(0, playhouse=2, inkwell=1, chronicle=1).completed(0, "great-frame")
    after = scene.position().after_all("build playhouse", "use")
    assert after.pouch(0) == 3 + 2
    assert after.ongoing(0)[0] is None
    assert [card.key for card in after.completed(0)] == ["great-frame", "playhouse"]


@pytest.mark.rule("T15")
def test_a_third_level_may_build_a_new_card_while_three_are_ongoing():
    deck = deck_with(playhouse=[level(1), level(1), level(1, step("build", what="new", how="free"))])
    scene = building(1, deck).ongoing(0, playhouse=2, inkwell=1, chronicle=1)
    position = scene.guild_market(lower=["family-saga"]).position().after_all("build playhouse")
    after = position.after_all("build family-saga 1 for 0 with effect")
    assert [item.card.key for item in after.ongoing(0) if item] == ["family-saga", "inkwell", "chronicle"]


@pytest.mark.rule("T15")
@pytest.mark.rule("T16")
def test_the_synergy_of_the_rulebook_runs_as_written():
    """Pay 3 for a level 2 that builds another card's level 3, printed 4, for 2; it pays a coin per symbol."""
    position = (
        building(5, deck_with(plain=False))
        .ongoing(0, spiral_stair=1, acorn_mint=2)
        .completed(0, "master-plan", "inkwell")
        .position()
    )
    position = position.after_all("build spiral-stair 2 for 3")
    assert position.pouch(0) == 2
    position = position.after_all("build acorn-mint 3 for 2 with effect", "use")
    symbols = sum(position.symbols(0).values())
    assert symbols == 2 + 1 + 1
    assert position.pouch(0) == symbols


@pytest.mark.rule("T17")
def test_any_guild_card_of_one_s_own_may_be_discarded_without_refund_and_the_tree_returns():
    scene = building(3, deck_with()).ongoing(0, inkwell=2).completed(0, "playhouse", "chronicle")
    position = scene.position()
    after = position.after_all("discard guild inkwell", "discard guild playhouse")
    assert after.pouch(0) == 3
    assert after.ongoing(0) == [None] * 3
    assert [card.key for card in after.completed(0)] == ["chronicle"]
    assert [card.key for card in after.guild_discard] == ["inkwell", "playhouse"]
    assert sum(after.symbols(0).values()) == 2


@pytest.mark.rule("T17")
def test_nobody_discards_another_player_s_guild_card():
    position = building(3, deck_with()).ongoing(1, inkwell=2).position()
    assert refusal_of(position, "discard guild inkwell") == ("T17", "tree-society-not-your-card")


def test_what_cannot_be_read_says_so():
    position = building(3, deck_with()).position()
    for text in ("", "sell", "build", "sell apple", "discard", "discard row middle", "rest now", "build x 4"):
        with pytest.raises(Malformed):
            position.parse(text)
    with pytest.raises(Malformed):
        position.parse("sell apple-99")


def test_a_wrong_price_names_the_right_one():
    position = building(9, deck_with(inkwell=THREE)).guild_market(lower=["inkwell"]).position()
    with pytest.raises(Illegal) as refusal:
        position.parse("build inkwell 1 for 1")
    assert refusal.value.rule == "T13"
    assert refusal.value.message.arguments["action"] == "build inkwell 1 for 2"
