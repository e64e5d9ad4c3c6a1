"""Any program can play: what it is told, and what its failures cost."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests import programs
from tests.players.positions import played
from treetop.arena.entrant import Entrant
from treetop.arena.play import Table
from treetop.games.arboretum import Arboretum, Position
from treetop.games.errors import Illegal, Malformed, Stale
from treetop.players import PLAYERS, Hackaranda, Program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PATIENCE = 60.0


def program(tmp_path: Path, body: str) -> Program:
    """A program that runs `body` for each message, with `say` to answer."""
    file = tmp_path / "program.py"
    file.write_text(
        "import json, sys, time\n"
        "def say(**answer): print(json.dumps(answer), flush=True)\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n" + "".join(f"    {line}\n" for line in body.splitlines())
    )
    return Program(command=f"{sys.executable} {file}")


def seated(*players: Program | str) -> Table:
    chosen = [PLAYERS["arboretum"][p] if isinstance(p, str) else p for p in players]
    from random import Random

    return Table([Entrant(player.name, player) for player in chosen], PATIENCE, Random(1))


def after_draws() -> Position:
    position: Position = played("arboretum", 1, 2)
    return position


@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES / 'first.py'}"])
def test_the_python_example_plays_a_game(command: str) -> None:
    assert_plays(command)


@programs.needs("node")
def test_the_javascript_example_plays_a_game() -> None:
    assert_plays(f"{programs.find('node')} {EXAMPLES / 'first.mjs'}")


def assert_plays(command: str) -> None:
    table = seated(Program(command=command), "novice")
    end = table.play(Arboretum().new(2, "0" * 32))
    assert end.outcome() is not None
    assert table.failures == []


def test_a_program_is_told_its_start_its_turns_and_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(
        tmp_path,
        f"open({str(log)!r}, 'a').write(line)\n"
        "if message['type'] == 'turn': say(id=message['id'], action=message['view']['legal'][0])",
    )
    table = seated(player, "novice")
    table.play(Arboretum().new(2, "0" * 32))
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told[0] == {"type": "start", "protocol": 1, "game": "arboretum", "players": 2, "seat": 1}
    assert {message["type"] for message in told[1:-1]} == {"turn"}
    assert told[1]["budget"] == PATIENCE
    assert told[1]["view"]["seat"] == 1
    assert told[-1]["type"] == "end"
    assert len(told[-1]["scores"]) == 2


def test_a_crash_costs_one_decision_and_the_program_is_started_again(tmp_path: Path) -> None:
    player = program(
        tmp_path,
        "if message['type'] == 'turn' and message['id'] == 2: sys.exit(1)\n"
        "if message['type'] == 'turn': say(id=message['id'], action=message['view']['legal'][0])",
    )
    table = seated(player, "novice")
    table.play(Arboretum().new(2, "0" * 32))
    assert 1 < len(table.failures) < len(table.actions) / 2
    assert "has exited" in table.failures[0].reason


def test_a_late_answer_is_refused_and_does_not_answer_the_next_question(tmp_path: Path) -> None:
    player = program(
        tmp_path,
        "if message['type'] == 'turn' and message['id'] == 1: continue\n"
        "if message['type'] == 'turn': say(id=1, action='draw discard 2')\n"
        "if message['type'] == 'turn': say(id=message['id'], action='draw pile')",
    )
    view = Position.new(2, "0" * 32).view(0)
    with pytest.raises(Stale):
        player.choose(view, 1, 0.01)
    assert str(player.choose(view, 1, PATIENCE)) == "draw pile"


def test_an_illegal_answer_is_refused_with_the_rule(tmp_path: Path) -> None:
    player = program(tmp_path, "if message['type'] == 'turn': say(id=message['id'], action='draw discard 1')")
    with pytest.raises(Illegal):
        player.choose(Position.new(2, "0" * 32).view(0), 1, PATIENCE)


@pytest.mark.parametrize("answer", ["print('hm', flush=True)", "say(id=message.get('id'), action=3)"])
def test_an_unreadable_answer_is_refused(tmp_path: Path, answer: str) -> None:
    player = program(tmp_path, f"if message['type'] == 'turn': {answer}")
    with pytest.raises(Malformed):
        player.choose(Position.new(2, "0" * 32).view(0), 1, PATIENCE)


def test_a_program_that_does_not_exist_costs_every_decision_and_the_game_goes_on() -> None:
    table = seated(Program(command="there-is-no-such-program"), "novice")
    assert table.play(Arboretum().new(2, "0" * 32)).outcome() is not None
    assert len(table.failures) > 20


HACKARANDA = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    state = request["state"]
    move = "RANDOM"
    if "message" not in state:
        assert state["activeTurn"] and all(state["hand"]), state
        area = [(int(x), int(y)) for x, column in state["playArea"].items() for y in column]
        if state["subTurn"] < 2:
            move = 0 if state["deck"] else 2
        elif state["subTurn"] == 2:
            free = [(x + 1, y) for x, y in area if (x + 1, y) not in area] or [(0, 0)]
            move = {"card": state["hand"][0], "coord": list(free[0])}
        else:
            move = state["hand"][-1]
    print(json.dumps({"move": move, "messageID": request["messageID"]}), flush=True)
"""


def test_a_program_of_the_hackaranda_tournament_plays_a_game(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(HACKARANDA)
    for seats in ([Hackaranda(command=f"{sys.executable} {file}"), "builder"], ["builder", None]):
        players = [Hackaranda(command=f"{sys.executable} {file}") if p is None else p for p in seats]
        table = seated(*players)  # type: ignore[arg-type]
        assert table.play(Arboretum().new(2, "0" * 32)).outcome() is not None
        assert table.failures == []
