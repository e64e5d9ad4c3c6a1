"""T16: every term of the vocabulary alone, and in a chain."""

from __future__ import annotations

import pytest

from tests.games.tree_society.scene import PLAIN, Scene, building, deck_with, legal, level, step
from treetop.games.errors import Illegal
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.cards import Formula
from treetop.games.tree_society.vocabulary import TERMS
from treetop.locales import Language

pytestmark = pytest.mark.rule("T16")


def on_level_1(*steps, must=False, pouch=9, **cards) -> Scene:
    """The inkwell in the lower row, free of charge, with this effect on level 1."""
    deck = deck_with(inkwell=[level(0, *steps, must=must), PLAIN, PLAIN], **cards)
    return building(pouch, deck).guild_market(lower=["inkwell", "copy-room"])


def counted_scene(**cards) -> Scene:
    """A seat with something of everything that can be counted."""
    return (
        on_level_1(step("coins"), **cards)
        .coins(0, 3, chest=2)
        .ongoing(0, chronicle=1)
        .completed(0, "great-frame", "plumb-line", "golden-root")
        .unsold(0, "apple-02", "apple-03", "orange-01")
        .sold(0, "cherry-01", "cherry-03", "grape-01", "cherry-04")
        .fruit_market("apple-04", "apple-05", "grape-02")
    )


COUNTS = {
    "completed": 3,
    "symbols": 6,
    "different-guilds": 2,
    "most-guild": 4,
    "ongoing": 2,
    "guild-cards": 5,
    "unsold": 3,
    "sold": 4,
    "fruit": 7,
    "unsold-types": 2,
    "sold-types": 2,
    "most-sold": 3,
    "coins": 5,
    "market-types": 2,
    "symbols:architects": 4,
    "symbols:bankers": 2,
    "sold:cherry": 3,
    "sold:apple": 0,
    "unsold:apple": 2,
    "unsold:grape": 0,
}


@pytest.mark.parametrize(("term", "number"), COUNTS.items())
def test_coins_count_what_they_say(term, number):
    deck = deck_with(inkwell=[level(0, step("coins", amount=2, per=term)), PLAIN, PLAIN])
    scene = counted_scene()
    scene.setup = scene.setup.__class__(**{**vars(scene.setup), "deck": deck})
    position = scene.position().after_all("build inkwell")
    assert position.phase == ("effect" if number else "build")
    assert position.after_all(*["use"] * (number > 0)).pouch(0) == 3 + 2 * number


@pytest.mark.rule("T23")
@pytest.mark.parametrize(("term", "number"), COUNTS.items())
def test_formulas_count_what_they_say(term, number):
    """The inkwell is not built yet, so one card fewer is ongoing."""
    number -= {"ongoing": 1, "guild-cards": 1}.get(term, 0)
    deck = deck_with(chronicle=[level(1, points=Formula(1, 2, term)), PLAIN, PLAIN])
    halves = deck_with(chronicle=[level(1, points=Formula(0, 3, term, every=2)), PLAIN, PLAIN])
    for cards, points in ((deck, 1 + 2 * number), (halves, 3 * (number // 2))):
        scene = counted_scene()
        scene.setup = scene.setup.__class__(**{**vars(scene.setup), "deck": cards})
        sheet = scene.position().score_sheet()
        line = next(line for line in sheet.cards[0] if line.card.key == "chronicle")
        assert (line.points, line.counted) == (points, number)


@pytest.mark.rule("T18")
def test_fruit_sold_this_turn_is_not_in_the_sold_pile_yet():
    deck = deck_with(inkwell=[level(0, step("chest", per="sold-types")), PLAIN, PLAIN])
    scene = Scene(deck=deck).guild_market(lower=["inkwell"]).unsold(0, "apple-02").sold(0, "grape-01")
    position = scene.position().after_all("sell apple-02", "build inkwell", "use")
    assert position.chest(0) == 1


def test_every_term_is_tested():
    families = {term.partition(":")[0] for term in TERMS}
    assert {term.partition(":")[0] for term in COUNTS} == families


def test_coins_go_to_the_pouch_and_chest_coins_to_the_chest():
    position = on_level_1(step("coins", amount=2), step("chest", amount=3)).position()
    after = position.after_all("build inkwell", "use")
    assert (after.phase, after.pouch(0), after.chest(0)) == ("build", 11, 3)


def test_even_coins_are_used_or_skipped():
    position = on_level_1(step("coins", amount=2), step("chest", amount=3)).position()
    position = position.after_all("build inkwell")
    assert legal(position) == ["use", "skip"]
    after = position.after_all("skip")
    assert (after.phase, after.pouch(0), after.chest(0)) == ("build", 9, 0)


def test_using_an_effect_says_what_it_gives():
    position = on_level_1(step("coins", amount=2), step("chest", amount=3)).position()
    position = position.after_all("build inkwell")
    assert position.words(position.parse("use")).arguments == {"coins": 2, "chest": 3}


def test_coins_that_follow_a_choice_come_with_it():
    scene = on_level_1(step("sale"), step("coins", amount=5)).unsold(0, "apple-02")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["sell apple-02 for 1", "skip"]
    after = position.after_all("sell apple-02")
    assert (after.phase, after.pouch(0)) == ("build", 9 + 1 + 5)


def test_coins_may_come_before_a_choice():
    scene = on_level_1(step("coins", amount=5), step("sale")).unsold(0, "apple-02")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["use", "skip"]
    position = position.after_all("use")
    assert position.pouch(0) == 14
    assert legal(position) == ["sell apple-02 for 1"]


@pytest.mark.rule("T16d")
def test_the_coins_of_a_mandatory_effect_may_be_skipped_once_its_price_is_paid():
    scene = on_level_1(step("give"), step("coins", amount=3), must=True).unsold(0, "apple-02")
    position = scene.position().after_all("build inkwell", "give apple-02")
    assert legal(position) == ["use", "skip"]
    assert (position.after_all("use").pouch(0), position.after_all("skip").pouch(0)) == (12, 9)


def test_nothing_is_asked_if_there_is_nothing_to_gain():
    after = on_level_1(step("coins", per="completed")).position().after_all("build inkwell")
    assert after.phase == "build"
    with pytest.raises(Illegal) as refusal:
        after.parse("use")
    assert refusal.value.rule == "T16"


def test_a_sale_by_an_effect_can_be_skipped():
    scene = on_level_1(step("sale")).unsold(0, "apple-02", "grape-02")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["sell apple-02 for 1", "sell grape-02 for 1", "skip"]
    assert position.after_all("skip").phase == "build"
    assert position.after_all("sell grape-02").pouch(0) == 10


def sentences(position, action) -> list[str]:
    return [Language("en").say(message) for message in position.tell(position.parse(action), None)]


@pytest.mark.rule("T16g")
def test_a_step_that_cannot_be_done_is_skipped_and_the_log_says_so():
    position = on_level_1(step("sale"), step("coins", amount=3), step("chest", per="completed")).position()
    after = position.after_all("build inkwell")
    assert legal(after) == ["use", "skip"]
    assert after.after_all("use").pouch(0) == 12
    skipped = "Inkwell, level 1, skips what can’t be done: "
    assert sentences(position, "build inkwell")[1:] == [skipped + "Make an additional sale."]
    paid = "Put 1 coin per guild card you’ve completed into your chest."
    assert sentences(after, "use")[1:] == [skipped + paid]


def test_an_effect_of_which_nothing_can_be_done_asks_nothing():
    position = on_level_1(step("sale"), step("take")).position()
    assert position.after_all("build inkwell").phase == "build"
    assert len(sentences(position, "build inkwell")) == 3


def test_whoever_skips_is_told_all_that_is_given_up():
    scene = on_level_1(step("build", what="another", how="free"), step("chest", amount=2))
    position = scene.position().after_all("build inkwell")
    words = Language("en").say(position.words(position.parse("skip")))
    assert words == (
        "Skip the effect: Build any level of another card for free. Put 2 coins into your chest."
    )
    after = position.after_all("skip")
    assert (after.phase, after.chest(0)) == ("build", 0)


def test_taking_two_fruit_is_done_in_full_once_begun():
    scene = on_level_1(step("take", amount=2)).fruit_market("apple-02", "grape-02", "orange-01")
    position = scene.fruit_deck("cherry-01").position().after_all("build inkwell")
    assert legal(position)[-1] == "skip"
    position = position.after_all("take grape-02")
    assert legal(position) == ["take apple-02", "take cherry-01", "take orange-01"]
    assert position.after_all("take cherry-01").phase == "build"


@pytest.mark.rule("T16g")
def test_later_steps_are_done_as_far_as_they_can_be():
    scene = on_level_1(step("sale", amount=2), step("take", amount=2), step("coins", amount=5))
    position = scene.unsold(0, "apple-02").fruit_deck(only=True).position().after_all("build inkwell")
    assert legal(position) == ["sell apple-02 for 1", "skip"]
    after = position.after_all("sell apple-02")
    assert (after.phase, after.pouch(0)) == ("build", 9 + 1 + 5)


@pytest.mark.rule("T16g")
def test_of_two_fruit_to_take_the_only_one_is_taken():
    scene = on_level_1(step("coins"), step("take", amount=2), step("chest", amount=2))
    scene.fruit_market("grape-02").fruit_deck(only=True)
    after = scene.position().after_all("build inkwell", "use", "take grape-02")
    assert (after.phase, after.chest(0)) == ("build", 2)
    assert [card.key for card in after.unsold(0)] == ["grape-02"]


def test_a_row_is_discarded_by_an_effect():
    position = on_level_1(step("row")).position().after_all("build inkwell")
    assert legal(position) == ["discard row lower", "skip"]
    after = position.after_all("discard row lower")
    assert [card.key for card in after.guild_discard] == ["copy-room"]


@pytest.mark.parametrize(
    ("what", "accepted"),
    [("any", {"chronicle", "playhouse"}), ("ongoing", {"chronicle"}), ("completed", {"playhouse"})],
)
def test_a_discard_takes_another_guild_card_of_the_kind_named(what, accepted):
    scene = on_level_1(step("discard", what=what), step("coins", amount=5))
    position = scene.ongoing(0, chronicle=1).completed(0, "playhouse").position().after_all("build inkwell")
    offered = {text.removeprefix("discard guild ") for text in legal(position)} - {"skip"}
    assert offered == accepted
    with pytest.raises(Illegal):
        position.parse("discard guild inkwell")
    assert position.after_all(f"discard guild {accepted.pop()}").pouch(0) == 14


@pytest.mark.rule("T16j")
def test_a_discard_of_one_s_own_card_accepts_the_card_itself():
    scene = on_level_1(step("discard", what="own"), step("coins", amount=5)).ongoing(0, chronicle=1)
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["discard guild chronicle", "discard guild inkwell", "skip"]
    after = position.after_all("discard guild inkwell")
    assert (after.pouch(0), [item.card.key for item in after.ongoing(0) if item]) == (14, ["chronicle"])


@pytest.mark.rule("T16j")
def test_a_card_is_not_the_price_of_its_own_level_and_does_not_say_so():
    heartwood = shipped_deck()
    coppice = heartwood.guild_cards[heartwood.card_number["coppice"]].levels[1]
    assert coppice.must
    assert coppice.steps[0].what == "own"
    said = [Language("en").say(message) for message in coppice.messages()]
    assert said == ["Discard another of your guild cards.", "Gain 6 coins."]


@pytest.mark.rule("T16j")
@pytest.mark.rule("T17a")
def test_a_card_that_is_still_to_build_does_not_discard_itself():
    scene = on_level_1(step("discard", what="own"), step("build", what="new", how="free"))
    position = scene.ongoing(0, chronicle=1).position().after_all("build inkwell")
    assert legal(position) == ["discard guild chronicle", "skip"]
    with pytest.raises(Illegal) as refusal:
        position.parse("discard guild inkwell")
    assert refusal.value.message.id == "tree-society-effect-in-progress"


def test_a_fruit_given_up_goes_to_the_sold_pile_without_coins():
    scene = on_level_1(step("give"), step("coins", amount=3)).unsold(0, "apple-02", "apple-03")
    after = scene.position().after_all("build inkwell", "give apple-03")
    assert after.pouch(0) == 12
    assert [card.key for card in after.sold(0) if card] == ["apple-03"]
    assert after.prices["apple"] == 1


@pytest.mark.parametrize(("how", "less", "price"), [("half", 0, 3), ("less", 2, 3), ("free", 0, 0)])
def test_a_build_step_builds_at_its_price(how, less, price):
    scene = on_level_1(step("build", how=how, less=less), chronicle=[level(5), level(5), level(5)])
    position = scene.ongoing(0, chronicle=1).position().after_all("build inkwell")
    assert f"build chronicle 2 for {price} with effect" in legal(position)


@pytest.mark.rule("T16a")
def test_half_cost_rounds_up_unless_the_table_says_down():
    deck = deck_with(
        inkwell=[level(0, step("build", how="half")), PLAIN, PLAIN], chronicle=[level(5), level(5), level(5)]
    )
    for option, price in (("up", 3), ("down", 2)):
        scene = Scene(deck=deck, half_cost=option).phase("build").coins(0, 9).guild_market(lower=["inkwell"])
        position = scene.ongoing(0, chronicle=1).position().after_all("build inkwell")
        assert f"build chronicle 2 for {price} with effect" in legal(position)


def test_what_a_build_step_may_build():
    for what, offered in (
        ("any", {"chronicle 2", "copy-room 1", "inkwell 2"}),
        ("another", {"chronicle 2", "copy-room 1"}),
        ("new", {"copy-room 1"}),
    ):
        scene = on_level_1(step("build", what=what, how="free")).ongoing(0, chronicle=1)
        position = scene.position().after_all("build inkwell")
        builds = [text.split(" for ")[0].removeprefix("build ") for text in legal(position)]
        assert {text for text in builds if text[-1].isdigit()} == offered


def test_a_build_step_lets_you_make_room_first():
    scene = on_level_1(step("build", what="new", how="free")).ongoing(0, chronicle=1, playhouse=1)
    position = scene.position().after_all("build inkwell")
    with pytest.raises(Illegal) as refusal:
        position.parse("build copy-room")
    assert refusal.value.rule == "T12"
    after = position.after_all("discard guild playhouse", "build copy-room with effect")
    assert [item.card.key for item in after.ongoing(0) if item] == ["chronicle", "copy-room", "inkwell"]


@pytest.mark.rule("T16b")
def test_reductions_do_not_add_up_on_one_level():
    deck = deck_with(
        inkwell=[level(0, step("build", how="half")), PLAIN, PLAIN],
        chronicle=[level(1, step("reduce", amount=1)), level(6), level(6)],
        playhouse=[level(1, step("reduce", amount=2)), level(6), level(6)],
    )
    scene = Scene(deck=deck).coins(0, 9).unsold(0, "grape-05").guild_market(lower=["inkwell"])
    position = scene.ongoing(0, chronicle=1, playhouse=1).position().after_all("sell grape-05")
    assert "build chronicle 2 for 4" in legal(position)
    assert not any(text.startswith("build chronicle 2") and "fruit" in text for text in legal(position))
    position = position.after_all("build inkwell")
    assert "build chronicle 2 for 3 with effect" in legal(position)
    with pytest.raises(Illegal):
        position.parse("build chronicle 2 with fruit")


@pytest.mark.rule("T16c")
def test_a_fruit_action_cannot_be_wasted_where_it_lowers_nothing():
    deck = deck_with(inkwell=[level(0), PLAIN, PLAIN])
    scene = Scene(deck=deck).coins(0, 9).unsold(0, "grape-05").guild_market(lower=["inkwell"])
    position = scene.position().after_all("sell grape-05")
    with pytest.raises(Illegal) as refusal:
        position.parse("build inkwell with fruit")
    assert refusal.value.rule == "T16"


@pytest.mark.parametrize(
    ("fields", "level_2", "level_3"), [({}, 1, 1), ({"level": 2}, 1, 2), ({"guild": "bankers"}, 2, 2)]
)
def test_a_continuous_reduction_knows_levels_and_guilds(fields, level_2, level_3):
    deck = deck_with(chronicle=[level(1, step("reduce", **fields)), PLAIN, PLAIN])
    scene = building(9, deck).ongoing(0, chronicle=1, playhouse=1, family_saga=2)
    texts = legal(scene.position())
    assert f"build playhouse 2 for {level_2}" in texts
    assert f"build family-saga 3 for {level_3}" in texts


def test_a_continuous_effect_ends_when_the_tree_moves_on():
    deck = deck_with(chronicle=[level(1, step("reduce")), level(2), PLAIN])
    position = building(9, deck).ongoing(0, chronicle=1, playhouse=1).position()
    assert "build chronicle 2 for 1" in legal(position)
    after = position.after_all("build chronicle 2 for 1")
    assert "build playhouse 2 for 2" in legal(after)


@pytest.mark.rule("T16f")
def test_a_reduction_helps_to_pay_for_the_level_that_ends_it_but_a_payment_does_not():
    """Nor does the level that the tree reaches."""
    deck = deck_with(
        chronicle=[level(3, step("reduce")), level(3, step("reduce", amount=2)), PLAIN],
        playhouse=[level(2, step("on-build", to="chest")), PLAIN, PLAIN],
        inkwell=[PLAIN, level(2, step("on-complete", amount=3, to="chest")), level(2)],
    )
    scene = building(9, deck).guild_market(lower=["playhouse"]).ongoing(0, chronicle=1, inkwell=2)
    position = scene.position()
    assert "build chronicle 2 for 2" in legal(position)
    assert position.after_all("build inkwell 3").chest(0) == 0
    position = position.after_all("build playhouse 1")
    assert position.chest(0) == 0
    assert position.after_all("build playhouse 2").chest(0) == 0
    assert position.after_all("build inkwell 3").chest(0) == 1


@pytest.mark.rule("T16i")
def test_all_payments_for_one_event_are_paid_and_named_as_a_sum():
    deck = deck_with(
        chronicle=[level(1, step("on-build", amount=2, to="pouch")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-build", amount=1, to="pouch")), PLAIN, PLAIN],
        inkwell=[PLAIN, level(1, step("on-complete", amount=3, to="chest")), level(2)],
    )
    position = building(9, deck).ongoing(0, chronicle=1, playhouse=1, inkwell=2).position()
    offered = Language("en").say(position.words(position.parse("build inkwell 3")))
    assert offered == "Build Inkwell, level 3, for 2 coins; your guild cards pay 3 coins"
    message = position.tell(position.parse("build inkwell 3"), None)[1]
    assert (message.arguments["coins"], message.arguments["chest"]) == (3, 0)
    assert position.after_all("build inkwell 3").pouch(0) == 9 - 2 + 3


@pytest.mark.parametrize("to", ["pouch", "chest"])
def test_each_sale_can_pay_more(to):
    deck = deck_with(chronicle=[level(1, step("on-sale", amount=2, to=to)), PLAIN, PLAIN])
    position = Scene(deck=deck).unsold(0, "apple-02").ongoing(0, chronicle=1).position()
    after = position.after_all("sell apple-02")
    assert (after.pouch(0), after.chest(0)) == ((3, 0) if to == "pouch" else (1, 2))


def test_each_level_and_each_completion_can_pay():
    deck = deck_with(
        chronicle=[level(1, step("on-build", amount=1, to="chest")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-complete", amount=4, to="chest")), PLAIN, PLAIN],
    )
    position = building(9, deck).ongoing(0, chronicle=1, playhouse=1, inkwell=1).position()
    assert position.after_all("build inkwell").chest(0) == 1
    assert position.after_all("build inkwell", "build inkwell").chest(0) == 6


def test_each_fruit_taken_and_each_rest_can_pay():
    deck = deck_with(
        chronicle=[level(1, step("on-take", amount=1, to="chest")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-rest", amount=2, to="chest")), PLAIN, PLAIN],
    )
    scene = (
        building(5, deck).ongoing(0, chronicle=1, playhouse=1).fruit_market("apple-02").unsold(1, "grape-01")
    )
    assert scene.position().after_all("rest", "take apple-02").pouch(0) == 2 + 1 + 2


def test_a_mandatory_effect_that_cannot_be_fulfilled_forbids_the_level():
    for price in (step("give"), step("sale"), step("discard", what="any"), step("take")):
        position = on_level_1(price, must=True).position()
        with pytest.raises(Illegal) as refusal:
            position.parse("build inkwell")
        assert refusal.value.message.id == "tree-society-cannot-fulfil"


@pytest.mark.parametrize("price", ["give", "sale", "take"])
def test_a_mandatory_price_of_two_cannot_be_paid_by_half(price):
    def with_fruit(mine, on_sale):
        scene = on_level_1(step(price, amount=2), must=True).unsold(0, *mine).fruit_market(*on_sale)
        return scene.fruit_deck(only=True).position()

    with pytest.raises(Illegal) as refusal:
        with_fruit(["apple-02"], ["grape-02"]).parse("build inkwell")
    assert refusal.value.message.id == "tree-society-cannot-fulfil"
    assert with_fruit(["apple-02", "orange-02"], ["grape-02", "cherry-03"]).parse("build inkwell")


@pytest.mark.rule("T16d")
def test_a_mandatory_price_must_be_paid_and_its_reward_may_be_skipped():
    scene = on_level_1(step("give"), step("take"), must=True).unsold(0, "apple-02").fruit_market("grape-02")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["give apple-02"]
    with pytest.raises(Illegal) as refusal:
        position.parse("skip")
    assert refusal.value.message.id == "tree-society-must-be-used"
    assert legal(position.after_all("give apple-02")) == ["take grape-02", "skip"]


def test_a_mandatory_row_needs_another_card_in_the_market():
    deck = deck_with(inkwell=[level(0, step("row"), must=True), PLAIN, PLAIN])
    position = building(9, deck).guild_market(lower=["inkwell"]).position()
    with pytest.raises(Illegal):
        position.parse("build inkwell")


def test_revealed_fruit_are_chosen_after_deciding_to_reveal():
    scene = on_level_1(step("reveal-fruit", amount=3, keep=1)).fruit_deck("apple-02", "grape-02", "orange-01")
    position = scene.position().after_all("build inkwell")
    assert legal(position) == ["reveal", "skip"]
    assert position.reveals(position.parse("reveal"))
    size = position.fruit_deck_size
    position = position.after_all("reveal")
    assert legal(position) == ["keep apple-02", "keep grape-02", "keep orange-01"]
    after = position.after_all("keep grape-02")
    assert [card.key for card in after.unsold(0)] == ["grape-02"]
    assert after.prices["grape"] == 1
    assert after.fruit_deck_size == size - 1
    assert after.record["revealed_size"] == 0


def test_a_revealed_guild_card_may_be_built_and_the_rest_is_shuffled_back():
    scene = on_level_1(step("reveal-guilds", amount=2, how="less", less=1)).guild_deck(
        "chronicle", "playhouse"
    )
    position = scene.position().after_all("build inkwell")
    size = position.guild_deck_size
    position = position.after_all("reveal")
    assert legal(position)[:2] == [
        "build chronicle 1 for 1 with effect",
        "build playhouse 1 for 1 with effect",
    ]
    after = position.after_all("build playhouse with effect")
    assert [item.card.key for item in after.ongoing(0) if item] == ["inkwell", "playhouse"]
    assert after.guild_deck_size == size - 1
    assert position.after_all("skip").guild_deck_size == size


CHAINED = [
    step("coins", amount=2),
    step("chest"),
    step("sale"),
    step("take"),
    step("row"),
    step("discard"),
    step("give"),
    step("reveal-fruit", amount=2, keep=1),
    step("reveal-guilds", amount=2, how="free"),
    step("build", what="another", how="free"),
]


@pytest.mark.parametrize("last", CHAINED, ids=lambda step: step.do)
def test_each_step_works_at_the_end_of_a_chain_of_built_levels(last):
    """The inkwell builds the chronicle, which builds the playhouse, whose effect comes last."""
    deck = deck_with(
        inkwell=[level(0, step("build", what="another", how="half")), PLAIN, PLAIN],
        chronicle=[PLAIN, level(4, step("build", what="new", how="less", less=1)), PLAIN],
        playhouse=[level(2, last), PLAIN, PLAIN],
    )
    scene = (
        building(9, deck).guild_market(lower=["inkwell", "playhouse", "copy-room"]).ongoing(0, chronicle=1)
    )
    scene.unsold(0, "apple-02", "grape-02").fruit_market("orange-01")
    position = scene.position().after_all("build inkwell 1 for 0", "build chronicle 2 for 2 with effect")
    position = position.after_all("build playhouse 1 for 1 with effect")
    assert position.effect == last
    assert position.pouch(0) == 6
    while position.phase == "effect":
        position = position.after(position.legal_actions[0])
    assert position.phase == "build"
    if last.do in ("coins", "chest"):
        assert (position.pouch(0), position.chest(0)) == ((8, 0) if last.do == "coins" else (6, 1))


@pytest.mark.parametrize("last", ["reduce", "on-sale", "on-build", "on-complete", "on-take", "on-rest"])
def test_each_continuous_effect_works_on_a_level_that_an_effect_built(last):
    to = "chest" if last in ("on-take", "on-rest") else "pouch"
    deck = deck_with(
        inkwell=[level(0, step("build", what="new", how="free"), points=1), PLAIN, PLAIN],
        playhouse=[level(2, step(last, amount=1, to=to)), PLAIN, PLAIN],
        chronicle=[PLAIN, PLAIN, level(2)],
    )
    scene = Scene(deck=deck).coins(0, 9).unsold(0, "grape-06", "apple-02").ongoing(0, chronicle=2)
    scene.guild_market(lower=["inkwell", "playhouse"]).fruit_market("orange-01").unsold(1, "cherry-01")
    position = scene.position().after_all("sell grape-06", "build inkwell", "build playhouse with effect")
    before = position.pouch(0)
    if last == "reduce":
        assert "build chronicle 3 for 1" in legal(position)
    elif last == "on-sale":
        assert position.after_all("sell apple-02").pouch(0) == before + 2
    elif last in ("on-build", "on-complete"):
        assert position.after_all("build chronicle 3").pouch(0) == before - 2 + 1
    else:
        assert position.after_all("rest", "take orange-01").pouch(0) == 2 + 1
