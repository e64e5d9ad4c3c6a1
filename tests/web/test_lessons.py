"""Every lesson is a real position, can be played through, and speaks every language."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games import GAMES
from treetop.locales import LANGUAGES, Language, Message
from treetop.web.learn import Lesson, lesson, lessons
from treetop.web.learn.here import answer
from treetop.web.micropython.bundle import game_files

ALL = [one for name, game in GAMES.items() if game.part("lessons") for one in lessons(name)]
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
def test_a_lesson_is_played_through_in_every_language(one: Lesson, language: str) -> None:
    speaker = Language(language)
    actions = solution(one)
    for count in range(len(actions) + 1):
        played = one.played(actions[:count])
        for part in ("title", "reply", *(["asks"] if count < len(actions) else [])):
            words, problems = speaker.render(as_sent(msgspec.to_builtins(played[part])))
            assert problems == []
            assert words != played[part]["id"]
    for number in range(1, len(one.goals) + 1):
        assert speaker.render(one.words(f"other-{number}"))[1] == []


def as_sent(words: dict[str, Any]) -> Message:
    """A message that came over the wire."""
    given = words.get("arguments", {})
    return Message(
        words["id"], {name: as_sent(one) if isinstance(one, dict) else one for name, one in given.items()}
    )


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


ON_DEVICE = """
import json
from treetop.web.learn.here import answer
with open("/script.json") as script:
    for step in json.load(script):
        print(answer(json.dumps(step)))
"""


@needs_micropython
@pytest.mark.parametrize("game", GAMES)
def test_a_device_teaches_what_the_server_teaches_to_the_byte(game: str) -> None:
    asked: list[dict[str, object]] = [{"game": game}]
    for one in lessons(game):
        asked.append({"game": game, "name": one.name, "actions": []})
        legal = one.played([])["view"]["legal"]
        tried = [[action] for action in (*legal[:3], "nonsense")]
        asked += [{"game": game, "name": one.name, "actions": actions} for actions in (*tried, solution(one))]
    script = {"script.json": json.dumps(asked)}
    told = run_in_browser(ON_DEVICE, game_files(GAMES[game]) | script)
    assert told == [answer(json.dumps(question)) for question in asked]
