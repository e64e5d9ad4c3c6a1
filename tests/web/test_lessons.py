"""Every lesson is a real position, can be played through, and speaks every language."""

from __future__ import annotations

import pytest

from treetop.locales import LANGUAGES, Language, Message
from treetop.web.learn import Lesson, lesson, lessons
from treetop.web.learn.shelf import GAMES

ALL = [one for game in GAMES for one in lessons(game)]
NAMES = [f"{one.game}/{one.name}" for one in ALL]


def solution(one: Lesson) -> list[str]:
    """Some actions that do what the lesson asks for."""
    done: list[str] = []
    position = one.start
    for goal in one.goals:
        fitting = (
            str(action)
            for action in position.legal_actions
            if goal.met(0, str(action), position.after(action))
        )
        done.append(next(fitting))
        position = position.after(position.parse(done[-1]))
    return done


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_a_lesson_can_be_played_through(one: Lesson) -> None:
    actions = solution(one)
    assert [one.played(actions[:count])["met"] for count in range(len(actions) + 1)] == [
        *range(len(actions) + 1)
    ]
    assert one.played(actions)["finished"]
    assert one.played([])["view"]["legal"] != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_a_lesson_speaks_every_language_from_beginning_to_end(one: Lesson, language: str) -> None:
    speaker = Language(language)
    parts = ["title", "intro"]
    for number in range(1, len(one.goals) + 1):
        parts += [f"ask-{number}", f"done-{number}", f"other-{number}"]
    for part in parts:
        assert speaker.render(one.words(part))[1] == [], part


@pytest.mark.parametrize("one", ALL, ids=NAMES)
def test_something_else_is_shown_answered_and_may_be_tried_again(one: Lesson) -> None:
    missing = [
        str(action)
        for action in one.start.legal_actions
        if not one.goals[0].met(0, str(action), one.start.after(action))
    ]
    if missing:
        played = one.played(missing[:1])
        assert (played["missed"], played["met"]) == (True, 0)
        assert played["reply"]["id"] == one.words("other-1").id


def test_an_illegal_action_names_its_rule() -> None:
    played = lesson("arboretum", "plant").played(["plant oa3 5,5"])
    assert played["illegal"] == "A5"
    assert Language("fr").render(Message(**played["reply"]))[1] == []


@pytest.mark.rule("A16")
def test_the_rulebooks_example_ends_with_nineteen_points() -> None:
    played = lesson("arboretum", "example").played(["discard ca1"])
    assert played["sheet"]["scores"][0] == 19
    assert played["view"]["phase"] == "over"


def test_a_lesson_keeps_hidden_hands_hidden() -> None:
    played = lesson("arboretum", "draw").played([])
    assert set(played["hands"][1]) == {None}
    assert set(played["view"]["seats"][1]["hand"]) == {None}
