"""T18-T24: the rest, the markets, the end and the count."""

from __future__ import annotations

import pytest

from tests.games.tree_society.scene import PLAIN, Scene, building, deck_with, legal, level, step
from treetop.games.errors import Illegal
from treetop.games.tree_society.cards import Formula

FREE = [level(0), level(0), level(0)]


@pytest.mark.rule("T18")
def test_sold_fruit_goes_face_down_and_one_fruit_is_taken_and_replaced():
    scene = Scene(deck=deck_with()).unsold(0, "apple-02", "grape-02").unsold(1, "cherry-01")
    scene.fruit_market("orange-01", "blueberry-01").fruit_deck("apple-03")
    position = scene.position().after_all("sell apple-02")
    assert [card.key for card in position.sold_now] == ["apple-02"]
    position = position.after_all("rest")
    assert [card.key for card in position.sold(0) if card] == ["apple-02"]
    assert legal(position) == ["take orange-01", "take blueberry-01"]
    after = position.after_all("take blueberry-01")
    assert [card.key for card in after.unsold(0)] == ["grape-02", "blueberry-01"]
    assert [card.key for card in after.fruit_market if card] == ["orange-01", "apple-03"]
    assert after.seat_to_act == 1


@pytest.mark.rule("T18")
def test_from_an_empty_market_nothing_is_taken():
    position = building(0, deck_with()).unsold(1, "cherry-01").fruit_deck(only=True).position()
    after = position.after_all("rest")
    assert (after.seat_to_act, after.phase) == (1, "sell")


@pytest.mark.rule("T19")
def test_the_pouch_is_cut_to_two_before_the_chest_is_emptied_into_it():
    for pouch, chest, left in ((5, 3, 5), (1, 2, 3), (0, 0, 0), (2, 4, 6)):
        scene = (
            building(0, deck_with()).coins(0, pouch, chest).unsold(1, "cherry-01").fruit_market("apple-02")
        )
        after = scene.position().after_all("rest", "take apple-02")
        assert (after.pouch(0), after.chest(0)) == (left, 0)


@pytest.mark.rule("T19")
@pytest.mark.rule("T19a")
@pytest.mark.parametrize(("to", "left"), [("chest", 2 + 1 + 3), ("pouch", 2 + 1)])
def test_coins_for_resting_come_before_the_pouch_is_cut_and_the_chest_emptied(to, left):
    deck = deck_with(playhouse=[level(1, step("on-rest", amount=3, to=to)), PLAIN, PLAIN])
    scene = building(0, deck).coins(0, pouch=2, chest=1).ongoing(0, playhouse=1)
    after = (
        scene.unsold(1, "cherry-01").fruit_market("apple-02").position().after_all("rest", "take apple-02")
    )
    assert (after.pouch(0), after.chest(0)) == (left, 0)


@pytest.mark.rule("T20")
def test_upper_cards_drop_then_spaces_fill_from_the_bottom_left():
    scene = building(9, deck_with()).unsold(1, "cherry-01").fruit_market("apple-02")
    scene.guild_market(["inkwell", None, "playhouse"], [None, None, "chronicle"])
    scene.guild_deck("copy-room", "letter-press", "family-saga", "rumour-board")
    after = scene.position().after_all("rest", "take apple-02")
    upper, lower = ([card.key for card in row if card] for row in after.guild_market)
    assert lower == ["inkwell", "copy-room", "chronicle"]
    assert upper == ["letter-press", "family-saga", "playhouse"]


@pytest.mark.rule("T20")
def test_an_empty_guild_deck_is_made_again_from_the_discard_pile():
    scene = building(9, deck_with()).unsold(1, "cherry-01").fruit_market("apple-02")
    scene.guild_market(lower=["inkwell"]).discarded("copy-room", "chronicle").guild_deck(only=True)
    after = scene.position().after_all("rest", "take apple-02")
    shown = {card.key for row in after.guild_market for card in row if card}
    assert shown == {"inkwell", "copy-room", "chronicle"}
    assert after.guild_discard == []
    assert after.guild_deck_size == 0


def play_turn(position):
    """Sell and take whatever comes first."""
    seat = position.seat_to_act
    while position.seat_to_act == seat and position.phase != "over":
        texts = legal(position)
        position = position.after_all("rest" if "rest" in texts else texts[0])
    return position


def six_symbols(players=3, seat=0, **options):
    """The seat is about to complete its sixth symbol with the playhouse (2)."""
    scene = Scene(players=players, deck=deck_with(playhouse=FREE), **options).phase("build", seat, round=4)
    scene.completed(seat, "great-frame", "inkwell").ongoing(seat, playhouse=2)
    fruits = ["apple", "cherry", "grape", "orange"]
    for other in range(players):
        scene.unsold(other, *(f"{fruits[other]}-{n:02}" for n in range(1, 5)))
    return scene.fruit_market("blueberry-01", "blueberry-02", "blueberry-03")


@pytest.mark.rule("T21")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_six_symbols_end_the_game_after_one_more_full_round(seat):
    position = six_symbols(seat=seat).position().after_all("build playhouse 3")
    assert (position.last_round, position.ended_by) == (5, "symbols")
    turns = 0
    while position.phase != "over":
        position = play_turn(position)
        turns += 1
    assert turns == 3 - seat + 3
    assert position.round == 5


@pytest.mark.rule("T21")
def test_seven_symbols_if_the_table_says_so():
    position = six_symbols(end_symbols=7).position().after_all("build playhouse 3")
    assert position.last_round is None


@pytest.mark.rule("T21")
@pytest.mark.rule("T21a")
def test_discarding_a_completed_card_does_not_undo_the_end():
    position = six_symbols().position().after_all("build playhouse 3", "discard guild great-frame")
    assert position.last_round == 5


@pytest.mark.rule("T22")
def test_the_last_fruit_drawn_ends_the_game_with_the_current_round():
    scene = six_symbols(players=2)
    scene.fruit_deck("cherry-05", only=True)
    position = play_turn(scene.position())
    assert (position.last_round, position.ended_by) == (4, "fruit")
    assert play_turn(position).phase == "over"


@pytest.mark.rule("T22")
@pytest.mark.rule("T22a")
def test_the_end_by_fruit_beats_a_later_end_by_symbols():
    scene = six_symbols(players=2).fruit_deck("cherry-05", only=True)
    position = scene.position().after_all("build playhouse 3")
    assert position.last_round == 5
    position = play_turn(position)
    assert (position.last_round, position.ended_by) == (4, "fruit")


@pytest.mark.rule("T22")
@pytest.mark.rule("T22b")
@pytest.mark.parametrize(("keep", "ended_by"), [(1, None), (2, "fruit")])
def test_fruit_revealed_and_shuffled_back_has_not_been_drawn(keep, ended_by):
    deck = deck_with(inkwell=[level(0, step("reveal-fruit", amount=3, keep=keep)), PLAIN, PLAIN])
    scene = building(0, deck).guild_market(lower=["inkwell"])
    position = scene.fruit_deck("apple-02", "grape-02", only=True).position()
    position = position.after_all("build inkwell", "reveal")
    assert (position.fruit_deck_size, position.ended_by) == (0, None)
    for _ in range(keep):
        position = position.after_all(legal(position)[0])
    assert (position.fruit_deck_size, position.ended_by) == (2 - keep, ended_by)


@pytest.mark.rule("T23")
def test_ongoing_cards_score_their_highest_level_and_completed_ones_their_third():
    deck = deck_with(
        inkwell=[level(1, points=1), level(1, points=2), level(1, points=7)],
        chronicle=[level(1, points=3), level(1, points=4), level(1, points=9)],
    )
    position = Scene(deck=deck).ongoing(0, inkwell=2).completed(0, "chronicle").coins(0, 9).position()
    sheet = position.score_sheet()
    assert [(line.card.key, line.level, line.points) for line in sheet.cards[0]] == [
        ("chronicle", 3, 9),
        ("inkwell", 2, 2),
    ]
    assert sheet.totals == (11, 0)


@pytest.mark.rule("T23")
def test_a_score_sheet_says_why_each_card_scores():
    deck = deck_with(
        chronicle=[level(1), level(1), level(1, points=Formula(4, 2, "sold"))],
        great_frame=[level(1), level(1), level(1, points=16)],
    )
    scene = (
        Scene(deck=deck).completed(0, "chronicle", "great-frame").sold(0, "apple-01", "grape-03", "apple-07")
    )
    facts = scene.position().score_sheet().facts()
    assert [(line["counted"], line["points"]) for line in facts["seats"][0]] == [(3, 10), (None, 16)]
    chronicle, great_frame = (line["why"] for line in facts["seats"][0])
    assert chronicle["id"] == "tree-society-scored-formula"
    assert [chronicle["arguments"][name] for name in ("base", "each", "counted", "points")] == [4, 2, 3, 10]
    assert great_frame == {"id": "tree-society-scored-fixed", "arguments": {"points": 16}}
    assert facts["scores"] == [26, 0]


@pytest.mark.rule("T24")
def test_the_latest_in_turn_order_wins_a_tie():
    deck = deck_with(inkwell=[level(1, points=4)] * 3, chronicle=[level(1, points=4)] * 3)
    scene = Scene(players=3, deck=deck).ongoing(0, inkwell=1).ongoing(1, chronicle=1)
    sheet = scene.position().score_sheet()
    assert sheet.totals == (4, 4, 0)
    assert (sheet.winner, sheet.tie_broken) == (1, True)


@pytest.mark.rule("T21")
def test_nothing_can_be_done_after_the_end():
    position = six_symbols(players=2).phase("over").position()
    assert legal(position) == []
    with pytest.raises(Illegal) as refusal:
        position.parse("rest")
    assert refusal.value.message.id == "tree-society-game-over"
