"""T1-T8: cards, starting coins, markets, the draft."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tree_society.scene import CANOPY, Scene
from treetop.games.errors import Malformed
from treetop.games.tree_society import Position, shipped_deck
from treetop.games.tree_society.vocabulary import ACTIONS, FRUIT, GUILDS, STEPS, TERMS

SEEDS = [f"{number:032x}" for number in range(40)]


def cards_in_play(position: Position) -> list[str]:
    keys = [card.key for card in position.setup.deck.guild_cards]
    return [key for key, plays in zip(keys, position.record["in_play"], strict=True) if plays]


@pytest.mark.rule("T1")
def test_the_shipped_deck_has_six_guilds_of_twelve_and_one_more_architect():
    guilds = Counter(card.guild for card in shipped_deck().guild_cards)
    assert guilds == {guild: 13 if guild == "architects" else 12 for guild in GUILDS}
    starting = [card for card in shipped_deck().guild_cards if card.starting]
    assert len(starting) >= 4
    assert {card.guild for card in starting} == {"architects"}


@pytest.mark.rule("T2")
def test_every_guild_card_has_one_to_three_symbols_and_three_levels():
    assert {card.symbols for card in shipped_deck().guild_cards} == {1, 2, 3}
    assert all(len(card.levels) == 3 for card in shipped_deck().guild_cards)


@pytest.mark.rule("T3")
def test_types_and_actions_of_fruit_are_spread_evenly():
    fruit = shipped_deck().fruit
    assert Counter((card.type, card.action) for card in fruit) == {(t, a): 3 for t in FRUIT for a in ACTIONS}
    assert Counter(card.type for card in fruit if card.marked) == dict.fromkeys(FRUIT, 5)
    for marked, leaves in ((False, 3), (True, 2)):
        precious = [card for card in fruit if card.precious and card.marked == marked]
        assert Counter(card.type for card in precious) == dict.fromkeys(FRUIT, leaves)
        assert Counter(card.action for card in precious) == dict.fromkeys(ACTIONS, leaves)


def test_the_shipped_deck_uses_every_word_of_the_vocabulary():
    cards = shipped_deck().guild_cards
    levels = [level for card in cards for level in card.levels]
    steps = [step for level in levels for step in level.steps]
    assert {step.do for step in steps} == set(STEPS)
    counted = {step.per for step in steps if step.per}
    counted |= {level.points.of for level in levels if not isinstance(level.points, int)}
    families = {term.partition(":")[0] for term in TERMS}
    assert {term.partition(":")[0] for term in counted} == families
    assert {level.kind for level in levels} == {"none", "standard", "continuous", "mandatory"}
    assert {step.what for step in steps if step.do == "build"} == {"any", "new", "another"}
    assert {step.how for step in steps if step.do in ("build", "reveal-guilds")} == {"half", "less", "free"}
    assert {step.what for step in steps if step.do == "discard"} == {"any", "ongoing", "completed", "own"}


@pytest.mark.rule("T4")
def test_only_the_owner_sees_what_is_in_a_sold_pile_without_open_memory():
    position = Scene(open_memory=False).sold(0, "apple-01", "grape-02").position()
    assert position.view(0).facts()["seats"][0]["sold"] == ["apple-01", "grape-02"]
    other = position.view(1).facts()["seats"][0]
    assert (other["sold"], other["sold_count"], other["points"]) == (None, 2, None)


@pytest.mark.rule("T4")
def test_what_was_sold_was_seen_so_open_memory_shows_it():
    position = Scene(open_memory=True).sold(0, "apple-01").position()
    assert position.view(1).facts()["seats"][0]["sold"] == ["apple-01"]


@pytest.mark.rule("T5")
def test_starting_coins_follow_the_order_of_play():
    position = Position.new(4, SEEDS[0])
    assert [position.pouch(seat) for seat in range(4)] == [1, 1, 2, 2]
    assert [position.chest(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("T6")
def test_exactly_four_guilds_play_the_first_game_four_by_default():
    position = Position.new(2, SEEDS[1])
    assert position.options["guilds"] == ["architects", "bankers", "merchants", "writers"]
    assert len(cards_in_play(position)) == 49
    with pytest.raises(Malformed):
        Position.new(2, SEEDS[1], guilds=["architects", "bankers", "merchants"])
    with pytest.raises(Malformed):
        Position.new(2, SEEDS[1], guilds=["writers", "bankers", "merchants", "writers"])


@pytest.mark.rule("T6")
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_each_player_begins_with_a_starting_card_on_level_1_that_gave_nothing(seed):
    position = Position.new(3, seed)
    first = [position.ongoing(seat)[0] for seat in range(3)]
    assert all(item and item.card.starting and item.level == 1 for item in first)
    assert len({item.card.key for item in first if item}) == 3
    assert [position.pouch(seat) for seat in range(3)] == [1, 1, 2]
    assert len(cards_in_play(position)) == 49


@pytest.mark.rule("T6")
def test_a_continuous_effect_of_a_starting_card_is_active():
    position = (
        Scene(starting_cards=True).phase("build").coins(0, 9).ongoing(0, first_beam=1, inkwell=1).position()
    )
    cost = CANOPY.guild_cards[CANOPY.card_number["inkwell"]].levels[1].cost
    assert f"build inkwell 2 for {cost - 1}" in [str(action) for action in position.legal_actions]


@pytest.mark.rule("T6")
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_starting_cards_left_over_leave_the_game_if_the_architects_do_not_play(seed):
    position = Position.new(2, seed, guilds=list(GUILDS[1:5]))
    architects = [key for key in cards_in_play(position) if key in _keys_of("architects")]
    handed_out = [item.card.key for seat in range(2) for item in position.ongoing(seat) if item]
    assert sorted(architects) == sorted(handed_out)


@pytest.mark.rule("T6")
def test_without_starting_cards_all_places_are_free():
    position = Position.new(2, SEEDS[2], starting_cards=False)
    assert position.ongoing(0) == [None] * 3
    assert len(cards_in_play(position)) == 49


def _keys_of(guild: str) -> list[str]:
    return [card.key for card in shipped_deck().guild_cards if card.guild == guild]


@pytest.mark.rule("T7")
@pytest.mark.parametrize(("players", "stalls"), [(2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_the_fruit_market_opens_with_different_types(players, stalls, seed):
    position = Position.new(players, seed)
    types = [fruit.type for fruit in position.fruit_market if fruit]
    assert len(types) == len(set(types)) == stalls
    assert [len(row) for row in position.guild_market] == [3, 3]
    assert all(card for row in position.guild_market for card in row)


@pytest.mark.rule("T7")
@pytest.mark.parametrize(("players", "fruit"), [(2, 50), (3, 75), (4, 75)])
def test_with_two_players_the_marked_fruit_stay_in_the_box(players, fruit):
    position = Position.new(players, SEEDS[3])
    shown = len(position.fruit_market) + sum(len(position.unsold(seat)) for seat in range(players))
    assert position.fruit_deck_size + shown == fruit
    if players == 2:
        cards = [card for seat in range(2) for card in position.unsold(seat)]
        assert not any(card.marked for card in cards)


@pytest.mark.rule("T8")
def test_each_player_draws_three_fruit():
    assert [len(Position.new(4, SEEDS[4]).unsold(seat)) for seat in range(4)] == [3] * 4


@pytest.mark.rule("T8")
def test_in_the_draft_all_take_one_fruit_in_turn_until_all_have_three():
    position = Position.new(3, SEEDS[5], draft=True)
    order = []
    while position.phase == "draft":
        order.append(position.seat_to_act)
        position = position.after(position.legal_actions[0])
        assert None not in position.fruit_market
    assert order == [0, 1, 2] * 3
    assert [len(position.unsold(seat)) for seat in range(3)] == [3] * 3
    assert (position.phase, position.seat_to_act, position.round) == ("sell", 0, 1)
