"""T15, T16: an effect that builds waits for the effect of the level it has built, then goes on."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tree_society.scene import CANOPY, PLAIN, building, deck_with, legal, level, step
from treetop.games.errors import Illegal
from treetop.games.tree_society import Position
from treetop.games.tree_society.codes import FIRST_BUILD, FIRST_DISCARD
from treetop.games.tree_society.state import DEPTH, MOST_LEGAL, OVER, State
from treetop.kernel import load

pytestmark = [pytest.mark.rule("T15"), pytest.mark.rule("T16")]

BUILD_ANOTHER = step("build", what="another", how="free")


def waiting(position: Position) -> list[str]:
    """The cards of the effects in progress, the one that asks last."""
    return [effect.card.key for effect in position.effects]


def nested() -> Position:
    """Three cards whose first level builds another and then pays: 1, 2 and 4 coins."""
    deck = deck_with(
        inkwell=[level(0, BUILD_ANOTHER, step("coins", amount=1)), PLAIN, PLAIN],
        chronicle=[level(0, BUILD_ANOTHER, step("coins", amount=2)), PLAIN, PLAIN],
        playhouse=[level(0, step("sale"), step("coins", amount=4)), PLAIN, PLAIN],
    )
    scene = building(0, deck).guild_market(lower=["inkwell", "chronicle", "playhouse"])
    return scene.unsold(0, "apple-02", "grape-02").position().after_all("build inkwell")


@pytest.mark.rule("T16e")
def test_the_outer_effect_goes_on_when_the_inner_one_is_finished():
    position = nested().after_all("build chronicle with effect", "build playhouse with effect")
    assert waiting(position) == ["inkwell", "chronicle", "playhouse"]
    assert position.pouch(0) == 0
    after = position.after_all("sell apple-02")
    assert (after.phase, waiting(after)) == ("build", [])
    assert after.pouch(0) == 1 + 4 + 2 + 1


def test_skipping_the_inner_effect_leaves_the_outer_ones_in_use():
    position = nested().after_all("build chronicle with effect", "build playhouse with effect")
    after = position.after_all("skip")
    assert (after.phase, after.pouch(0)) == ("build", 2 + 1)


def test_skipping_a_build_skips_the_rest_of_that_effect_only():
    position = nested().after_all("build chronicle with effect")
    after = position.after_all("skip")
    assert (after.phase, after.pouch(0)) == ("build", 1)


def test_an_effect_goes_on_at_once_when_the_level_it_built_has_none():
    deck = deck_with(inkwell=[level(0, BUILD_ANOTHER, step("coins", amount=3)), PLAIN, PLAIN])
    position = building(0, deck).guild_market(lower=["inkwell", "copy-room"]).position()
    after = position.after_all("build inkwell", "build copy-room with effect")
    assert (after.phase, after.pouch(0)) == ("build", 3)


def test_an_outer_effect_can_ask_again():
    deck = deck_with(
        inkwell=[level(0, BUILD_ANOTHER, step("sale"), BUILD_ANOTHER), PLAIN, PLAIN],
        chronicle=[level(0, step("give")), PLAIN, PLAIN],
    )
    scene = building(0, deck).guild_market(lower=["inkwell", "chronicle"]).unsold(0, "apple-02", "grape-02")
    position = scene.position().after_all("build inkwell", "build chronicle with effect", "give apple-02")
    assert waiting(position) == ["inkwell"]
    assert legal(position) == ["sell grape-02 for 1"]
    position = position.after_all("sell grape-02")
    assert "build chronicle 2 for 0 with effect" in legal(position)


def test_an_effect_with_nothing_left_to_do_does_not_wait():
    deck = deck_with(
        inkwell=[level(0, BUILD_ANOTHER), PLAIN, PLAIN], chronicle=[level(0, step("sale")), PLAIN, PLAIN]
    )
    scene = building(0, deck).guild_market(lower=["inkwell", "chronicle"]).unsold(0, "apple-02")
    position = scene.position().after_all("build inkwell", "build chronicle with effect")
    assert waiting(position) == ["chronicle"]


def test_one_card_can_build_itself_up_within_its_own_effects():
    build_any = step("build", what="any", how="free")
    deck = deck_with(inkwell=[level(0, build_any, step("coins", amount=n)) for n in (1, 2, 4)])
    position = building(0, deck).guild_market(lower=["inkwell", "chronicle"]).position()
    position = position.after_all(
        "build inkwell", "build inkwell 2 with effect", "build inkwell 3 with effect"
    )
    assert [(effect.card.key, effect.level) for effect in position.effects] == [
        ("inkwell", 1),
        ("inkwell", 2),
        ("inkwell", 3),
    ]
    after = position.after_all("build chronicle with effect")
    assert (after.phase, after.pouch(0)) == ("build", 7)


@pytest.mark.rule("T17")
@pytest.mark.rule("T17a")
def test_a_card_whose_effect_waits_is_not_discarded():
    position = nested().after_all("build chronicle with effect")
    for card in ("inkwell", "chronicle"):
        assert f"discard guild {card}" not in legal(position)
        with pytest.raises(Illegal) as refusal:
            position.parse(f"discard guild {card}")
        assert refusal.value.message.id == "tree-society-effect-in-progress"


@pytest.mark.rule("T17")
@pytest.mark.rule("T17a")
def test_a_price_is_not_paid_with_a_card_whose_effect_waits():
    deck = deck_with(
        inkwell=[level(0, BUILD_ANOTHER, step("coins")), PLAIN, PLAIN],
        chronicle=[level(0, step("discard"), must=True), PLAIN, PLAIN],
    )
    scene = building(0, deck).guild_market(lower=["inkwell", "chronicle"])
    position = scene.position().after_all("build inkwell")
    with pytest.raises(Illegal) as refusal:
        position.parse("build chronicle with effect")
    assert refusal.value.message.id == "tree-society-cannot-fulfil"
    position = (
        scene.completed(0, "playhouse").position().after_all("build inkwell", "build chronicle with effect")
    )
    assert legal(position) == ["discard guild playhouse"]


def test_a_view_tells_which_effects_wait_innermost_first():
    effect = (
        nested()
        .after_all("build chronicle with effect", "build playhouse with effect")
        .view(0)
        .facts()["effect"]
    )
    assert (effect["card"], effect["level"]) == ("playhouse", 1)
    assert [one["id"] for one in effect["then"]] == ["tree-society-step-coins"]
    assert [(one["card"], one["step"]["arguments"]["amount"]) for one in effect["waiting"]] == [
        ("chronicle", 2),
        ("inkwell", 1),
    ]


def test_the_longest_chain_that_a_deck_allows_fills_the_stack_and_unwinds():
    """Five cards, fifteen levels, each building the next and then paying a coin; the sixteenth sells."""
    waits = level(0, step("build", what="any", how="free"), step("coins"))
    chained = ["inkwell", "chronicle", "copy_room", "family_saga", "letter_press"]
    last = {"playhouse": [level(0, step("sale")), PLAIN, PLAIN]}
    deck = deck_with(**{card: [waits] * 3 for card in chained}, **last)
    keys = [card.replace("_", "-") for card in chained]
    scene = (
        building(0, deck).guild_market([*keys[3:], "playhouse"], keys[:3]).coins(0, 3).unsold(0, "apple-02")
    )
    position = scene.position()
    for key in keys:
        for number in (1, 2, 3):
            position = position.after_all(
                f"build {key} {number}" + " with effect" * (key + str(number) != "inkwell1")
            )
    position = position.after_all("build playhouse with effect")
    assert len(position.effects) == DEPTH
    assert position.pouch(0) == 0
    after = position.after_all("sell apple-02")
    assert (after.phase, after.pouch(0)) == ("build", 1 + 15)


def entangled_deck():
    """As many levels as a deck may have that wait, all of them free: chains as long as they can be."""
    waits = level(0, step("build", what="any", how="free"), step("row"), step("coins"))
    reveals = level(0, step("reveal-guilds", amount=3, how="free"), step("discard", what="any"))
    cards = [card.key.replace("-", "_") for card in CANOPY.guild_cards if card.guild == "writers"]
    return deck_with(**dict.fromkeys(cards[:4], [waits] * 3), **{cards[4]: [reveals] * 3})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stack_never_overflows_and_no_level_waits_twice(players):
    rules = load("treetop.games.tree_society.rules", "interpreted")
    legality = load("treetop.games.tree_society.legality", "interpreted")
    opening = load("treetop.games.tree_society.opening", "interpreted")
    chance = load("treetop.kernel.chance", "interpreted")
    deck, legal_codes, deepest = entangled_deck().plain, [0] * MOST_LEGAL, 0
    for seed in range(12):
        state, rng = State(), Random(seed)
        state.players = players
        state.plays[:4] = [1] * 4
        chance.sow(state.chance, seed)
        opening.deal(state, deck)
        while state.phase != OVER:
            number = legality.list_legal(state, deck, legal_codes)
            builds = [code for code in legal_codes[:number] if FIRST_BUILD <= code < FIRST_DISCARD]
            rules.apply(state, deck, rng.choice(builds or legal_codes[:number]))
            levels = [place // 3 for place in state.pending[: state.pending_size]]
            assert len(set(levels)) == len(levels) <= DEPTH
            deepest = max(deepest, len(levels))
    assert deepest >= 3
