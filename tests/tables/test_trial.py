"""Trying a moment of a finished game again: what is known stays, what isn't is dealt anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.kernel.micropython import needs_micropython, run_in_browser
from tests.tables.test_opened_record import PROGRAM, played, reading
from treetop.games import GAMES
from treetop.games.game import Position
from treetop.players import PLAYERS
from treetop.records import Record
from treetop.tables.local.border import Border
from treetop.tables.match import event as e
from treetop.web.micropython.bundle import game_files

ANN = {"id": "ann", "name": "Ann", "kind": "guest"}
STEP = 30


class Device:
    def __init__(self) -> None:
        self.border = Border()

    def asked(self, do: str, **more: Any) -> Any:
        return json.loads(self.border.answer(json.dumps({"do": do, "now": 5, **more})))

    def tried(self, game: str, step: int = STEP) -> Any:
        self.border.answer(json.dumps(reading(played(game))))
        return self.asked("try", id="o1", step=step, people=[ANN])

    def shown(self, opened: Any) -> Any:
        """The first frame for Ann."""
        rows = [[row["seq"], row["at"], row["event"], row["command"]] for row in opened["rows"]]
        self.asked("load", id=opened["id"], rows=rows, reader="ann")
        return self.asked("hello", id=opened["id"], reader="ann", since=0)


def moment(game: str, step: int = STEP) -> Position:
    return list(Record.from_facts(played(game)).positions())[step]


def start_of(opened: Any) -> str:
    """The position with which a trial begins, every card face up."""
    (started,) = [json.loads(row["event"]) for row in opened["rows"] if '"start"' in row["event"]]
    return str(started["trial"]["position"])


@pytest.mark.parametrize("game", PLAYERS)
def test_a_trial_shows_what_the_seat_saw_and_deals_the_rest_anew(game: str) -> None:
    then = moment(game)
    assert then.seat_to_act is not None
    device = Device()
    starts = set()
    for _ in range(4):
        opened = device.tried(game)
        (hello,) = device.shown(opened)["frames"]
        assert hello["view"] == json.loads(json.dumps(then.view(then.seat_to_act).facts()))
        assert hello["seat"] == then.seat_to_act + 1
        starts.add(start_of(opened))
    assert then.notation not in starts  # type: ignore[attr-defined]
    assert len(starts) > 1


@pytest.mark.parametrize("game", PLAYERS)
def test_a_trial_is_played_to_its_end_unrated_and_can_be_replayed(game: str) -> None:
    device, rng = Device(), Random(1)
    opened = device.tried(game)
    id = opened["id"]
    happened = device.shown(opened)
    rows = list(opened["rows"])
    while happened["table"]["state"] == "playing":
        card = happened["table"]
        position = device.border.tables[id].match.position
        assert position is not None
        if card["my_turn"]:
            play = {"type": "play", "command": str(len(rows)), "seq": card["seq"]}
            action = str(rng.choice(position.legal_actions))
            happened = device.asked("receive", id=id, frame=json.dumps(play | {"actions": [action]}))
        else:
            code = position.encode(rng.choice(position.legal_actions))
            happened = device.asked("move", id=id, seq=card["seq"], code=code)
        rows += happened["rows"]
    assert happened["table"]["trial"] == {"table": "o1", "step": STEP}
    assert happened["table"]["rated"] is False
    later = Device()
    assert later.shown({"id": id, "rows": rows})["table"] == happened["table"]
    replay = later.asked("replay", id=id, eyes="open", **{"from": 0, "to": 0})
    assert replay["frames"][0]["views"][0]["seats"] == json.loads(
        json.dumps(GAMES[game].from_notation(start_of(opened)).view(0).facts()["seats"])
    )


def test_bots_play_on_and_the_strongest_replaces_a_person() -> None:
    card = Device().shown(Device().tried("arboretum"))["table"]
    seats = [seat.get("player") or seat["person"]["id"] for seat in card["seats"]]
    strongest = list(PLAYERS["arboretum"])[-1]
    expected = [strongest, "random", strongest]
    expected[card["my_seat"] - 1] = "ann"
    assert seats == expected


def test_nothing_is_tried_from_the_end() -> None:
    steps = len(played("arboretum")["actions"])
    assert Device().tried("arboretum", steps)["error"] == "stale"


def test_an_older_version_knows_that_it_cannot_read_a_trial() -> None:
    assert e.since(e.Started((0, 1), 2)) == 1
    trial = e.encode(e.Started((0, 1), 2, e.Trial("", "t", 1)))
    assert e.since(e.decode(trial)) == e.FORMAT
    with pytest.raises(e.NewerEvent):
        e.decode(trial.replace(f'"v":{e.FORMAT}', f'"v":{e.FORMAT + 1}'))


@needs_micropython
@pytest.mark.parametrize("game", PLAYERS)
def test_a_browser_deals_a_trial(game: str) -> None:
    then = moment(game)
    assert then.seat_to_act is not None
    steps = [reading(played(game)), {"do": "try", "id": "o1", "step": STEP, "people": [ANN], "now": 5}]
    _, printed = run_in_browser(PROGRAM, game_files(GAMES[game]) | {"script.json": json.dumps(steps)})
    dealt = GAMES[game].from_notation(start_of(json.loads(printed)))
    assert dealt.view(then.seat_to_act) == then.view(then.seat_to_act)
    assert dealt != then
