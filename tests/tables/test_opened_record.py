"""A record file that somebody opens on their device: what it tells, and what is said about a damaged one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from treetop.games import GAMES
from treetop.players.account import Loss
from treetop.players.decision import choices_of, decision_of
from treetop.players.judgement import Judgement
from treetop.players.review import Standing, ends_of_turns
from treetop.records import Record
from treetop.tables import wire
from treetop.tables.local.border import Border
from treetop.tables.presentation.decision_card import decision_card
from treetop.tables.presentation.looking_back import looking_back
from treetop.web.micropython.bundle import game_files

PROGRAM = """
import json
from treetop.tables.local.border import Border
from treetop.locales import Language
Language.words = lambda code, message: ""
border = Border()
with open("/script.json") as script:
    for step in json.load(script):
        print(border.answer(json.dumps(step)))
"""


def played(game: str, players: int = 3) -> dict[str, Any]:
    """The record of a random game, by somebody, a bot and nobody in particular."""
    position, rng, actions = GAMES[game].new(players, "07" * 16), Random(7), []
    while not position.is_over:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    names = ["Ann", "random", ""][:players]
    start = GAMES[game].new(players, "07" * 16)
    facts: dict[str, Any] = json.loads(Record.of(start, actions, "07" * 16, names=names).to_json())
    return facts


def answered(*steps: dict[str, Any]) -> list[Any]:
    border = Border()
    return [json.loads(border.answer(json.dumps(step))) for step in steps]


def reading(record: object) -> dict[str, Any]:
    return {"do": "read", "id": "o1", "record": json.dumps(record), "now": 5}


def asked(do: str, **more: object) -> dict[str, Any]:
    return {"do": do, "id": "o1", "now": 5, **more}


@pytest.mark.parametrize("game", GAMES)
def test_an_opened_record_is_replayed_to_its_result(game: str) -> None:
    record = played(game)
    last = len(record["actions"])
    read, end, turns, saved = answered(
        reading(record),
        asked("replay", eyes="open", **{"from": last, "to": last}),
        asked("turns"),
        asked("record"),
    )
    assert end["steps"] == last
    assert end["frames"][0]["result"] == record["result"]
    assert [seat["kind"] for seat in read["table"]["seats"]] == ["person", "bot", "person"]
    assert turns[-1]["seq"] == last
    assert saved == record


@needs_micropython
@pytest.mark.parametrize("game", GAMES)
def test_a_device_asks_about_the_decisions_and_tells_of_them_as_a_server_does(game: str) -> None:
    record = Record.from_facts(played(game))
    positions = list(record.positions())
    made: list[Any] = list(choices_of(positions, record.actions))
    judged, cards, losses = [], [], []
    for step, view, notation in made[:40]:
        best = view.legal_actions[-1]
        judged.append([step, view.encode(best), 0.5 if step % 2 else 0.0])
        losses.append(Loss(step, view.seat, judged[-1][2], view.phase))
        if step % 2:
            judgement = Judgement(view.parse(notation), best, 0.5)
            cards.append(decision_card(decision_of(view, judgement, step)))
    seats = [None, *(position.seat_to_act for position in positions[:-1])]
    standings = [Standing(step, seats[step], (0.5, 0.25, 0.25)) for step in ends_of_turns(seats)]
    looked_back = asked("decisions", judged=judged, standings=standings)
    steps = [reading(record.facts()), asked("choices"), looked_back]
    _, choices, told = answered(*steps)
    assert [(one["seq"], one["seed"]) for one in choices] == [(step, str(step)) for step, _, _ in made]
    for one, (_, view, notation) in zip(choices, made, strict=True):
        assert bytes.fromhex(one["state"]) == view.to_array().tobytes()
        assert one["code"] == view.encode(view.parse(notation))
    assert told == json.loads(wire.encode(looking_back(game, standings, losses, cards)))
    files = game_files(GAMES[game]) | {"script.json": json.dumps(steps)}
    _, asked_there, told_there = run_in_browser(PROGRAM, files)
    assert json.loads(asked_there) == choices
    assert json.loads(told_there) == told


def damaged(record: dict[str, Any]) -> dict[str, Any]:
    """What can be wrong with a record, by what is said about it."""
    actions = record["actions"]
    return {
        "records-not-an-object": [],
        "records-key-missing": {"game": record["game"]},
        "records-format": record | {"format": "treetop/99"},
        "records-key-type": record | {"actions": [1]},
        "records-broken": record | {"actions": [*actions, actions[0]]},
        "core-option-unknown": record | {"options": {"gilds": 4}},
    }


@needs_micropython
@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_refused_in_words_and_on_a_device_in_the_same(game: str) -> None:
    wrong = damaged(played(game, 2))
    steps = [reading(record) for record in wrong.values()]
    refused = answered(*steps)
    assert [one["message"]["id"] for one in refused] == list(wrong)
    told = run_in_browser(PROGRAM, game_files(GAMES[game]) | {"script.json": json.dumps(steps)})
    assert [json.loads(line)["message"] for line in told] == [one["message"] for one in refused]


def test_a_record_is_no_table_to_sit_at() -> None:
    _, refused = answered(reading(played("arboretum")), asked("hello", reader="ann", since=0))
    assert refused["error"] == "missing"


def test_a_record_with_another_deck_says_which_one_is_missing() -> None:
    (refused,) = answered(reading(played("tree-society") | {"deck": "0" * 64}))
    assert "deck" in refused["message"]["id"]
