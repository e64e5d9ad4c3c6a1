"""T16: what a mandatory effect asks for is the price of its level, paid before the level stands."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tree_society.scene import PLAIN, Scene, building, deck_with, legal, level, step
from treetop.games.errors import Illegal
from treetop.games.tree_society import Position

pytestmark = [pytest.mark.rule("T16"), pytest.mark.rule("T16h")]

ONGOING = {"chronicle": 1, "playhouse": 2, "family_saga": 1}


def paying(price, pouch=9, **scene) -> Scene:
    """The inkwell in the lower row; its level 1 has this price and a reward of 3 coins."""
    deck = deck_with(inkwell=[level(2, price, step("coins", amount=3), must=True), PLAIN, PLAIN])
    return building(pouch, deck, **scene).guild_market(lower=["inkwell", "copy-room", "letter-press"])


def ongoing(position: Position) -> list[str]:
    return [item.card.key for item in position.ongoing(0) if item]


def refusal_of(position: Position, notation: str) -> str:
    with pytest.raises(Illegal) as refusal:
        position.parse(notation)
    return refusal.value.message.id


def test_coins_first_then_the_price_then_the_level_then_the_reward():
    position = paying(step("give")).unsold(0, "apple-02").position().after_all("build inkwell")
    assert (position.pouch(0), ongoing(position), position.pays_price) == (7, [], True)
    position = position.after_all("give apple-02")
    assert (ongoing(position), position.pays_price) == (["inkwell"], False)
    assert legal(position) == ["use", "skip"]
    assert position.after_all("use").pouch(0) == 10


@pytest.mark.rule("T21")
def test_a_card_given_up_is_gone_before_symbols_are_counted():
    """3 + 2 + 2 symbols, but 3 of them are the price."""
    deck = deck_with(playhouse=[PLAIN, PLAIN, level(2, step("discard", what="completed"), must=True)])
    scene = building(9, deck).ongoing(0, playhouse=2).completed(0, "great-frame", "golden-root")
    position = scene.position().after_all("build playhouse")
    assert position.last_round is None
    assert position.after_all("discard guild great-frame").last_round is None
    assert position.after_all("discard guild golden-root").last_round is None
    enough = scene.completed(0, "leaf-exchange").position().after_all("build playhouse")
    assert enough.after_all("discard guild golden-root").last_round == 2


@pytest.mark.rule("T12")
def test_a_price_may_free_the_space_that_the_new_card_needs():
    scene = paying(step("discard", what="any")).ongoing(0, **ONGOING).completed(0, "great-frame")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == [f"discard guild {card.replace('_', '-')}" for card in ONGOING]
    assert refusal_of(position, "discard guild great-frame") == "tree-society-discard-does-not-fit"
    assert sorted(ongoing(position.after_all("discard guild playhouse"))) == [
        "chronicle",
        "family-saga",
        "inkwell",
    ]


@pytest.mark.rule("T12")
@pytest.mark.parametrize("price", [step("discard", what="completed"), step("give")], ids=lambda one: one.do)
def test_a_price_that_frees_no_space_leaves_the_card_in_the_market(price):
    scene = paying(price).ongoing(0, **ONGOING).completed(0, "great-frame").unsold(0, "apple-02")
    assert refusal_of(scene.position(), "build inkwell") == "tree-society-no-free-place"


def test_with_a_free_space_any_card_may_be_the_price():
    scene = paying(step("discard", what="any")).ongoing(0, chronicle=1).completed(0, "great-frame")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["discard guild chronicle", "discard guild great-frame"]


def test_the_card_that_is_paid_for_is_not_its_own_price():
    deck = deck_with(inkwell=[PLAIN, level(2, step("discard", what="own"), must=True), PLAIN])
    position = building(9, deck).ongoing(0, inkwell=1).position()
    assert refusal_of(position, "build inkwell") == "tree-society-cannot-fulfil"
    position = building(9, deck).ongoing(0, inkwell=1, chronicle=1).position().after_all("build inkwell")
    assert legal(position) == ["discard guild chronicle"]


def test_a_card_in_hand_is_no_card_of_the_row_that_is_its_price():
    position = paying(step("row")).position().after_all("build inkwell")
    after = position.after_all("discard row lower")
    assert [card.key for card in after.guild_discard] == ["copy-room", "letter-press"]
    assert ongoing(after) == ["inkwell"]


def test_everybody_knows_the_card_in_hand():
    position = paying(step("give"), players=3).unsold(0, "apple-02").position().after_all("build inkwell")
    view = position.view(1)
    assert view.facts()["cards"]["inkwell"]["guild"] == "writers"
    assert view.facts()["effect"]["price"]
    for seed in range(20):
        world = view.sample(Random(seed))
        deck = world.record["guild_deck"][: world.guild_deck_size].tolist()
        assert world.setup.deck.card_number["inkwell"] not in deck
        assert len(set(deck)) == position.guild_deck_size


def test_a_position_with_a_card_in_hand_can_be_written_down():
    position = Position.new(2, 5, guilds=["architects", "bankers", "merchants", "botanists"])
    rng, in_hand = Random(1), 0
    while position.seat_to_act is not None:
        position = position.after(rng.choice(position.legal_actions))
        in_hand += position.pays_price
        assert Position.from_notation(position.notation) == position
    assert in_hand > 0


@pytest.mark.rule("T16f")
def test_what_was_given_up_as_the_price_pays_nothing():
    deck = deck_with(
        inkwell=[level(2, step("discard"), must=True), PLAIN, PLAIN],
        chronicle=[level(1, step("on-build", amount=2, to="chest")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-build", amount=1, to="chest")), PLAIN, PLAIN],
    )
    scene = building(9, deck).guild_market(lower=["inkwell"]).ongoing(0, chronicle=1, playhouse=1)
    position = scene.position().after_all("build inkwell")
    assert position.chest(0) == 0
    assert position.after_all("discard guild chronicle").chest(0) == 1
    assert position.after_all("discard guild playhouse").chest(0) == 2


class TestFirstRules:
    """Games that were begun before: the price is taken from what stands already."""

    def test_the_level_stands_before_the_price_is_paid(self):
        position = paying(step("give"), rules=1).unsold(0, "apple-02").position().after_all("build inkwell")
        assert (ongoing(position), position.pays_price) == (["inkwell"], False)
        assert position.after_all("give apple-02", "use").pouch(0) == 10

    def test_the_end_is_triggered_before_the_price_is_paid(self):
        deck = deck_with(playhouse=[PLAIN, PLAIN, level(2, step("discard", what="completed"), must=True)])
        scene = building(9, deck, rules=1).ongoing(0, playhouse=2).completed(0, "great-frame", "golden-root")
        assert scene.position().after_all("build playhouse").last_round == 2

    def test_no_price_frees_a_space(self):
        scene = paying(step("discard"), rules=1).ongoing(0, **ONGOING)
        assert refusal_of(scene.position(), "build inkwell") == "tree-society-no-free-place"

    def test_a_continuous_effect_pays_for_the_level_that_ends_it(self):
        deck = deck_with(inkwell=[PLAIN, level(2, step("on-complete", amount=3, to="chest")), level(2)])
        position = building(9, deck, rules=1).ongoing(0, inkwell=2).position()
        assert position.after_all("build inkwell 3").chest(0) == 3

    def test_an_effect_that_cannot_begin_lapses(self):
        deck = deck_with(inkwell=[level(2, step("sale"), step("coins", amount=3)), PLAIN, PLAIN])
        scene = building(9, deck, rules=1).guild_market(lower=["inkwell"])
        after = scene.position().after_all("build inkwell")
        assert (after.phase, after.pouch(0)) == ("build", 7)
