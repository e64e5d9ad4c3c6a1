"""What of an effect comes into play is counted once, when it does."""

from __future__ import annotations

from collections import Counter

from tests.games.tree_society.scene import PLAIN, Scene, building, deck_with, level, step
from treetop.games.tree_society import Position
from treetop.games.tree_society.vocabulary import STEPS
from treetop.players.tree_society.uses import uses_of

FREE = step("build", what="another", how="free")


def used(position: Position, *actions: str) -> dict[str, int]:
    """Over all these actions together."""
    total: Counter[str] = Counter()
    for text in actions:
        action = position.parse(text)
        uses = uses_of(position._bytes, position.setup.deck.bytes, position.encode(action))
        total.update({do: int(uses[kind.number]) for do, kind in STEPS.items() if uses[kind.number]})
        position = position.after(action)
    return dict(total)


def inkwell(*steps, must=False) -> Scene:
    """In the lower row, free of charge, with this effect on level 1."""
    deck = deck_with(inkwell=[level(0, *steps, must=must), PLAIN, PLAIN])
    return building(9, deck).guild_market(lower=["inkwell", "copy-room"]).unsold(0, "apple-02", "grape-02")


def test_a_level_that_is_built_has_not_used_its_effect_yet():
    assert used(inkwell(step("coins")).position(), "build inkwell") == {}


def test_an_effect_that_is_skipped_is_not_used():
    assert used(inkwell(step("coins")).position(), "build inkwell", "skip") == {}
    assert used(inkwell(step("sale")).position(), "build inkwell", "skip") == {}


def test_coins_are_counted_with_what_they_follow():
    position = inkwell(step("coins"), step("chest")).position()
    assert used(position, "build inkwell", "use") == {"coins": 1, "chest": 1}
    position = inkwell(step("sale"), step("coins")).position()
    assert used(position, "build inkwell", "sell apple-02") == {"sale": 1, "coins": 1}


def test_a_step_of_two_choices_is_one_use():
    position = inkwell(step("sale", amount=2), step("coins")).position()
    assert used(position, "build inkwell", "sell apple-02") == {"sale": 1}
    assert used(position, "build inkwell", "sell apple-02", "sell grape-02") == {"sale": 1, "coins": 1}


def test_coins_after_a_step_that_cannot_be_done_are_received_and_counted():
    scene = inkwell(step("sale"), step("take"), step("coins")).fruit_deck(only=True)
    assert used(scene.position(), "build inkwell", "sell apple-02") == {"sale": 1, "coins": 1}


def test_a_price_does_not_use_what_it_pays_for():
    position = inkwell(step("give"), step("coins"), must=True).position()
    assert used(position, "build inkwell", "give apple-02", "skip") == {"give": 1}
    assert used(position, "build inkwell", "give apple-02", "use") == {"give": 1, "coins": 1}


def test_coins_after_an_effect_that_was_waited_for_are_counted_when_it_is_finished():
    deck = deck_with(
        inkwell=[level(0, FREE, step("coins")), PLAIN, PLAIN],
        chronicle=[level(0, step("sale"), step("chest")), PLAIN, PLAIN],
    )
    scene = building(0, deck).guild_market(lower=["inkwell", "chronicle"]).unsold(0, "apple-02")
    begun = ("build inkwell", "build chronicle with effect")
    assert used(scene.position(), *begun) == {"build": 1}
    assert used(scene.position(), *begun, "skip") == {"build": 1, "coins": 1}
    assert used(scene.position(), *begun, "sell apple-02") == {"build": 1, "coins": 1, "sale": 1, "chest": 1}


def test_coins_after_revealed_guilds_come_only_if_one_is_built():
    scene = inkwell(step("reveal-guilds", amount=1, how="free"), step("coins")).guild_deck("chronicle")
    begun = ("build inkwell", "reveal")
    assert used(scene.position(), *begun, "skip") == {"reveal-guilds": 1}
    built = used(scene.position(), *begun, "build chronicle with effect")
    assert built == {"reveal-guilds": 1, "coins": 1}


def test_a_guild_discarded_to_make_room_uses_nothing():
    scene = inkwell(step("build", what="new", how="free")).ongoing(0, chronicle=1, playhouse=1)
    assert used(scene.position(), "build inkwell", "discard guild playhouse") == {}


def test_a_lasting_effect_is_used_whenever_it_pays():
    deck = deck_with(
        chronicle=[level(1, step("on-sale")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-sale")), PLAIN, PLAIN],
    )
    scene = Scene(deck=deck).unsold(0, "apple-02").ongoing(0, chronicle=1, playhouse=1)
    assert used(scene.position(), "sell apple-02") == {"on-sale": 2}


def test_a_level_that_completes_a_guild_is_both_built_and_completed():
    deck = deck_with(
        chronicle=[level(1, step("on-build")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-complete")), PLAIN, PLAIN],
    )
    position = building(9, deck).ongoing(0, chronicle=1, playhouse=1, family_saga=2).position()
    assert used(position, "build family-saga 3") == {"on-build": 1, "on-complete": 1}
    assert used(position, "build chronicle 2") == {}


def test_a_turn_can_pay_at_its_fruit_and_at_its_rest():
    deck = deck_with(
        chronicle=[level(1, step("on-take")), PLAIN, PLAIN],
        playhouse=[level(1, step("on-rest")), PLAIN, PLAIN],
    )
    scene = building(9, deck).ongoing(0, chronicle=1, playhouse=1).fruit_market("apple-02")
    assert used(scene.position(), "rest", "take apple-02") == {"on-rest": 1, "on-take": 1}


def test_a_continuous_reduction_is_used_where_no_other_is_spent():
    deck = deck_with(chronicle=[level(1, step("reduce")), level(6), PLAIN])
    scene = Scene(deck=deck).coins(0, 9).unsold(0, "grape-05").ongoing(0, chronicle=1)
    position = scene.position().after_all("sell grape-05")
    assert used(position, "build chronicle 2 for 5") == {"reduce": 1}
    assert used(position, "build chronicle 2 for 4 with fruit") == {}


def test_fruit_that_is_drafted_pays_nobody():
    deck = deck_with(chronicle=[level(1, step("on-take")), PLAIN, PLAIN])
    scene = Scene(deck=deck, draft=True).phase("draft").ongoing(0, chronicle=1).fruit_market("apple-02")
    assert used(scene.position(), "take apple-02") == {}
