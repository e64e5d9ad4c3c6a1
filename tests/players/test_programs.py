"""Any program can play: what it is told, and what its failures cost."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

import pytest

from tests import programs
from tests.players.positions import played
from treetop.arena import Tournament
from treetop.arena.entrant import Entrant
from treetop.arena.play import Table
from treetop.games.arboretum import Arboretum, Position
from treetop.games.errors import Malformed, Stale
from treetop.locales import Language
from treetop.players import PLAYERS, Program
from treetop.players.arboretum import Hackaranda, hackaranda
from treetop.players.conversation import LONGEST_LINE, MOST_LINES, Conversation

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


def test_the_clock_runs_only_after_a_program_has_said_that_it_is_ready(tmp_path: Path) -> None:
    """Whatever it says before its first question has been heard by then."""
    player = replace(program(tmp_path, "say(loading=1); say(type='ready'); say(id=0)"), ready=PATIENCE)
    table = seated(player, "novice")
    table.open(Position.new(2, "0" * 32))
    assert table.failures == []
    assert player.conversations[0].hear(monotonic() + PATIENCE) == {"id": 0}
    player.conversations[0].close()


def test_a_program_that_is_not_ready_in_time_is_reported_and_asked_all_the_same(tmp_path: Path) -> None:
    player = replace(
        program(
            tmp_path,
            "if message['type'] == 'turn': say(type='ready'); say(id=message['id'], action='draw pile')",
        ),
        ready=1e-9,
    )
    table = seated(player, "novice")
    start = Position.new(2, "0" * 32)
    table.open(start)
    table.decide(start)
    player.conversations[0].close()
    assert [failure.reason for failure in table.failures] == [
        f"begin: “{player.command}” didn’t answer in time."
    ]
    assert list(map(str, table.actions)) == ["draw pile"]


def test_a_program_learns_how_long_it_may_take_to_be_ready_if_somebody_waits_for_it() -> None:
    view = Position.new(2, "0" * 32).view(0)
    assert Program(ready=30)._greeting(view)["ready"] == 30
    assert "ready" not in Program()._greeting(view)


def test_a_crash_costs_one_decision_and_the_program_is_started_again(tmp_path: Path) -> None:
    player = program(
        tmp_path,
        "if message['type'] == 'turn' and message['id'] == 2: sys.exit(1)\n"
        "if message['type'] == 'turn': say(id=message['id'], action=message['view']['legal'][0])",
    )
    table = seated(player, "novice")
    table.play(Arboretum().new(2, "0" * 32))
    assert 1 < len(table.failures) < len(table.actions) / 2
    assert table.failures[0].reason == f"“{player.command}” has exited with code 1."


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
    assert "discard pile" in refused(player)


@pytest.mark.parametrize("answer", ["print('hm', flush=True)", "say(id=message.get('id'), action=3)"])
def test_an_unreadable_answer_is_refused(tmp_path: Path, answer: str) -> None:
    player = program(tmp_path, f"if message['type'] == 'turn': {answer}")
    with pytest.raises(Malformed):
        player.choose(Position.new(2, "0" * 32).view(0), 1, PATIENCE)


def test_a_program_that_does_not_exist_costs_every_decision_and_the_game_goes_on() -> None:
    table = seated(Program(command="there-is-no-such-program"), "novice")
    assert table.play(Arboretum().new(2, "0" * 32)).outcome() is not None
    assert len(table.failures) > 20


def refused(player: Program, budget: float = PATIENCE) -> str:
    """Why its first decision fails, in a game's report."""
    table = seated(player, "novice")
    table.budget = budget
    table.decide(Position.new(2, "0" * 32))
    player.conversations[0].close()
    (failure,) = table.failures
    return failure.reason


def test_a_program_that_ends_is_reported_with_its_exit_code_and_its_last_words(tmp_path: Path) -> None:
    player = program(tmp_path, "print('\\x1b[2Jno leaves', file=sys.stderr)\nsys.exit(7)")
    assert refused(player) == (
        f"“{player.command}” has exited with code 7. Its last words: “\\x1b[2Jno leaves”."
    )


def test_what_a_program_writes_to_its_standard_error_is_passed_on_without_control_characters(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    refused(program(tmp_path, "print('\\x1b[2Jhm\\x07', file=sys.stderr)\nsys.exit(7)"))
    assert capfd.readouterr().err == "\\x1b[2Jhm\\x07\n"


def test_a_program_that_closes_its_output_is_not_said_to_have_ended(tmp_path: Path) -> None:
    player = program(tmp_path, "if message['type'] == 'turn': __import__('os').close(1)")
    assert refused(player) == f"“{player.command}” has closed its output."


def test_a_program_that_stops_reading_is_late_and_the_game_goes_on(tmp_path: Path) -> None:
    """A message fits into no pipe."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\nwhile True: time.sleep(1)")
    player = Program(command=f"{sys.executable} {file}")
    conversation = player._conversation(Position.new(2, "0" * 32).view(0))
    for _ in range(3):
        conversation.say({"long": "x" * 1_000_000})
    assert refused(player, 0.01) == f"“{player.command}” didn’t answer in time."


def tell_much(conversation: Conversation) -> None:
    for _ in range(100):
        conversation.say({"long": "x" * 100_000})


def test_a_program_that_never_reads_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import time\nwhile True: time.sleep(1)")
    conversation = Conversation(f"{sys.executable} {file}")
    with pytest.raises(Stale) as told:
        tell_much(conversation)
    assert told.value.message.id == "players-program-deaf"
    assert conversation.process.returncode is not None


@pytest.mark.parametrize("line", ["x", '{"id": 0}'])
def test_a_program_that_floods_its_output_defeats_neither_deadline_nor_memory(
    tmp_path: Path, line: str
) -> None:
    player = program(tmp_path, f"while True: print({line!r})")
    reason = refused(player, 0.2)
    late = f"“{player.command}” didn’t answer in time."
    assert reason == (late if line != "x" else "This isn’t a valid answer: “x”.")


def test_lines_that_nobody_reads_wait_in_the_program(tmp_path: Path) -> None:
    conversation = Conversation(f"{sys.executable} -c 'while True: print(1)'")
    answers = conversation.answers
    conversation.close()
    assert 0 < answers.lines.qsize() <= MOST_LINES + 1


def test_a_very_long_line_is_cut(tmp_path: Path) -> None:
    player = program(tmp_path, "print('x' * 50_000_000, flush=True)")
    conversation = player._conversation(Position.new(2, "0" * 32).view(0))
    assert len(conversation.answers.next(monotonic() + PATIENCE) or b"") == LONGEST_LINE
    conversation.close()
    assert len(refused(player)) < 300


def test_an_answer_that_nests_too_deeply_cannot_be_read(tmp_path: Path) -> None:
    player = program(tmp_path, "print('[' * 60_000, flush=True)")
    assert refused(player).startswith("This isn’t a valid answer: “[[[")


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """The child holds the pipe open for as long as it lives."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    player = program(
        tmp_path,
        "import subprocess\n"
        f"subprocess.Popen(['sh', '-c', 'exec 9>{pipe}; sleep 1000'], stdin=subprocess.DEVNULL)\n"
        "sys.exit()",
    )
    player.begin(Position.new(2, "0" * 32).view(0))
    with pipe.open() as alive:
        player.conversations[0].close()
        assert alive.read() == ""


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


def first_plant() -> Any:
    """A view of the seat that plants its first tree."""
    return Position.new(2, "0" * 32).after_all("draw pile", "draw pile").view(0)


def moves(view: Any) -> dict[str, str]:
    """Our notation of a card → the tournament's."""
    names = hackaranda.letters(view.facts()["species"])
    return {text: [names[text[:2]], int(text[2])] for text in view.facts()["seats"][0]["hand"]}


def test_a_first_card_may_be_put_anywhere() -> None:
    view = first_plant()
    text, card = next(iter(moves(view).items()))
    for coord in ([5, -3], ["?"], None):
        move = {"move": {"card": card, "coord": coord}}
        assert Hackaranda()._read(move, view, 1) == f"plant {text} 0,0"


@pytest.mark.parametrize("move", [True, "1", 1.0, -1, 3, None, [["J"], 1], {"coord": [0, 1]}, []])
def test_moves_that_are_no_moves_are_refused(move: Any) -> None:
    view = Position.new(2, "0" * 32).view(0)
    with pytest.raises(Malformed):
        Hackaranda()._read({"move": move}, view, 1)


@pytest.mark.parametrize("wrong", [str, float, lambda rank: [rank]])
def test_ranks_and_places_are_whole_numbers(wrong: Any) -> None:
    view = first_plant()
    letter, rank = next(iter(moves(view).values()))
    with pytest.raises(Malformed):
        Hackaranda()._read({"move": {"card": [letter, wrong(rank)], "coord": [0, 0]}}, view, 1)
    position = Position.new(2, "0" * 32).after_all("draw pile", "draw pile")
    position = position.after(position.legal_actions[0])
    facts = {**position.view(0).facts(), "phase": "plant"}
    with pytest.raises(TypeError):
        hackaranda.action_of({"card": [letter, rank], "coord": [wrong(0), 1]}, facts)


@pytest.mark.parametrize(("game", "seats"), [("arboretum", 3), ("tree-society", 2)])
def test_the_hackaranda_tournament_is_arboretum_for_two(game: str, seats: int) -> None:
    entrants = ("random", f"treetop.players.arboretum.Hackaranda:command={sys.executable}")
    with pytest.raises(Malformed) as told:
        Tournament(game, entrants, seats=seats)
    assert Language("en").say(told.value.message) == (
        "Programs from the Hackaranda tournament play Arboretum, and only with two players."
    )


def test_the_clock_runs_only_after_a_hackaranda_program_has_answered_newgame(tmp_path: Path) -> None:
    """The program opens the pipe, which waits for a reader, before it answers anything."""
    pipe, file = tmp_path / "pipe", tmp_path / "bot.py"
    os.mkfifo(pipe)
    file.write_text(f"open({str(pipe)!r}, 'w').close()\n" + HACKARANDA)
    player = Hackaranda(command=f"{sys.executable} {file}")
    table = seated(player, "builder")
    beginning = Thread(target=table.open, args=(Position.new(2, "0" * 32),))
    beginning.start()
    pipe.read_text()
    beginning.join()
    assert table.failures == []
    assert player.conversations[0].answers.lines.empty()
    player.conversations[0].close()


def test_a_hackaranda_program_that_does_not_answer_newgame_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("import sys\nfor line in sys.stdin: pass")
    table = seated(Hackaranda(command=f"{sys.executable} {file}", ready=1e-9), "builder")
    table.open(Position.new(2, "0" * 32))
    assert [failure.reason.startswith("begin: “") for failure in table.failures] == [True]
