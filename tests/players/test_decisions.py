"""Every decision of a finished game is judged by what its player knew, and the costliest come first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.players.positions import played
from treetop.games import GAMES
from treetop.games.arboretum import Position
from treetop.locales import Language, Message
from treetop.players import PLAYERS
from treetop.players.arboretum.reasons import why
from treetop.players.decision import Decision, dearest
from treetop.players.judgement import Judgement
from treetop.players.judging import adviser_of, decisions_of

SAID = Message.of("core-do", action="")


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("decisions", [10, 30, 45])
def test_a_decision_is_never_judged_by_hidden_cards(game: str, decisions: int) -> None:
    position = played(game, decisions, decisions)
    view = position.view(position.seat_to_act)
    action = view.legal_actions[-1]
    twin = view.sample(Random(1)).view(view.seat)
    adviser = adviser_of(position.game)
    assert adviser.judge(twin, action, 3) == adviser.judge(view, action, 3)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_search_s_own_choice_gives_nothing_away(game: str) -> None:
    position = played(game, 2, 12)
    view = position.view(position.seat_to_act)
    adviser = adviser_of(position.game)
    best = adviser.contest(view, 5, 1.0)
    best.run(adviser.judging, 0.0)
    judged = adviser.judge(view, adviser.decode(view, int(best.codes[0])), 5)
    assert (judged.loss, judged.best) == (0.0, judged.action)


def test_throwing_away_the_last_turn_is_seen_and_the_better_end_named() -> None:
    """The last discard is counted out: every option's share is exact."""
    losses = []
    for number in range(40):
        position = last_discard(number)
        view = position.view(position.seat_to_act)
        judged = [adviser_of(position.game).judge(view, action, 1) for action in view.legal_actions]
        assert min(each.loss for each in judged) == 0
        losses.append(max(each.loss for each in judged))
        worst = max(judged, key=lambda each: each.loss)
        assert (worst.best == worst.action) == (worst.loss == 0)
    assert max(losses) > 0.5


def test_planting_the_last_card_elsewhere_for_the_same_points_is_judged_the_same() -> None:
    """An exact count leaves out such places; they must not be taken for the worst."""
    left_out = 0
    for number in range(12):
        position = last_planting(number)
        view = position.view(position.seat_to_act)
        adviser = adviser_of(position.game)
        counted = adviser.contest(view, 1, 1.0).codes.tolist()
        seat = position.seat_to_act
        for plant in view.legal_actions:
            if position.encode(plant) in counted:
                continue
            left_out += 1
            worth = _points(position, plant, seat)
            listed = map(position.decode, counted)
            twin = next(a for a in listed if a.card == plant.card and _points(position, a, seat) == worth)
            assert adviser.judge(view, plant, 1).loss == adviser.judge(view, twin, 1).loss
    assert left_out > 20


def _points(position: Position, plant: Any, seat: int | None) -> list[int]:
    assert seat is not None
    return [path.points if path else 0 for path in position.after(plant).best_paths(seat)]


def last_planting(number: int) -> Position:
    """The last planting of a game of two."""
    rng = Random(number)
    position = Position.new(2, number)
    while position.phase != "plant" or position.pile_size:
        position = position.after(rng.choice(position.legal_actions))
    return position


def last_discard(number: int) -> Position:
    """The last decision of a game of two."""
    rng = Random(number)
    position = Position.new(2, f"{number:032x}")
    while not (position.pile_size == 0 and position.phase == "discard"):
        position = position.after(rng.choice(position.legal_actions))
    return position


@pytest.mark.parametrize("game", PLAYERS)
def test_decisions_without_a_choice_are_left_out(game: str) -> None:
    rng = Random(4)
    positions: list[Any] = [GAMES[game].new(2, "1" * 32)]
    actions: list[str] = []
    while len(actions) < 14:
        action = rng.choice(positions[-1].legal_actions)
        actions.append(str(action))
        positions.append(positions[-1].after(action))
    choices = [step for step in range(len(actions)) if len(positions[step].legal_actions) > 1]
    assert [each.step for each in decisions_of(positions, actions)] == choices


def test_the_dearest_decisions_of_a_seat_come_first_and_right_ones_never() -> None:
    losses = [(0, 0.1), (1, 0.9), (0, 0.0), (0, 0.4), (0, 0.2), (0, 0.3)]
    made = [
        Decision(step, seat, Judgement("a", "b", loss), SAID, SAID, None)
        for step, (seat, loss) in enumerate(losses)
    ]
    assert [each.step for each in dearest(made, 0)] == [3, 5, 4]
    assert [each.step for each in dearest(made, 1)] == [1]


MIDDLE = (
    "arboretum edition=renegade species=ca,ch,do,oa,tp,wi? discards=open opening=no turn=5 seat=1 "
    "phase=plant pile=do8,oa7,ch4,do7,ch3,oa8,tp3,ca3,oa2,ca7,do2,do4,wi6,tp1,do6,do1,tp7,oa4,ca5,wi5,ch5,"
    "ca4,tp4,tp8,do3,oa1,oa5,oa6 hand1=wi7,tp2,ca1,tp5,ch6,oa3,tp6,ch7,do5* discards1=- "
    "trees1=wi4@0:0,wi2@1:0 hand2=wi8,ca8,ca6*,ca2*,wi1,ch2,ch1 discards2=- trees2=ch8@0:0,wi3@-1:0"
)


def reason(done: str, best: str) -> str:
    """Why the best action would have been better, in English."""
    view = Position.from_notation(MIDDLE).view(0)
    found = why(view, view.parse(done), view.parse(best))
    assert found is not None
    return Language("en").say(found)


def test_a_longer_path_is_a_reason() -> None:
    assert "3 points instead of 2" in reason("plant wi7 2,0", "plant wi7 0,1")


def test_a_card_that_holds_the_right_to_score_is_a_reason() -> None:
    assert "right to score" in reason("plant wi7 2,0", "plant tp2 2,0")


def test_a_discard_that_a_rival_is_growing_is_a_reason() -> None:
    growing = MIDDLE.replace("wi3@-1:0", "ch2@-1:0").replace("ch2,ch1 discards2", "wi3,ch1 discards2")
    position = Position.from_notation(growing)
    view = position.after(position.parse("plant wi7 0,1")).view(0)
    found = why(view, view.parse("discard ch7"), view.parse("discard oa3"))
    assert found == Message.of("arboretum-why-feeds", card="ch7", seat=2)
