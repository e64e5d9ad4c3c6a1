"""A tournament survives whatever happens to the processes that play it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from treetop.arena import Ledger, Processes, Standings, Tournament, run
from treetop.arena.fixture import Fixture
from treetop.arena.workers import Result, Shared, Task
from treetop.games.errors import Malformed, Stale
from treetop.locales import Language

ROOT = Path(__file__).resolve().parent.parent.parent
BOTS = ("random", "tests.arena.bots.First")


class Here:
    """Workers without processes; counts what it is asked to play."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def map(
        self, function: Callable[[Shared, Task], Result], shared: Shared, tasks: Sequence[Task]
    ) -> Iterator[Result]:
        self.asked += [task.number for task in tasks if isinstance(task, Fixture)]
        for task in tasks:
            yield function(shared, task)


def games(folder: Path) -> dict[int, list[str]]:
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert len({line["arena"]["number"] for line in lines}) == len(lines)
    return {line["arena"]["number"]: line["actions"] for line in lines}


@pytest.fixture
def tournament() -> Tournament:
    return Tournament("arboretum", BOTS, deals=5)


def test_processes_play_the_same_games_as_this_one(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path / "here", Here())
    run(tournament, tmp_path / "there", Processes(2))
    assert games(tmp_path / "here") == games(tmp_path / "there")


def test_what_was_played_is_not_played_again(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path, Here())
    again = Here()
    standings = run(tournament, tmp_path, again)
    assert again.asked == []
    assert len(standings.results) == 10


def test_more_deals_continue_a_tournament(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path, Here())
    more = Here()
    run(Tournament("arboretum", BOTS, deals=7), tmp_path, more)
    assert more.asked == [10, 11, 12, 13]


def test_fewer_deals_look_at_those_only(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path, Here())
    assert len(run(Tournament("arboretum", BOTS, deals=2), tmp_path, Here()).results) == 4


def test_a_torn_last_line_is_cut_off_and_played_again(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path, Here())
    whole = games(tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-100])
    again = Here()
    run(tournament, tmp_path, again)
    assert again.asked == [9]
    assert games(tmp_path) == whole


def test_another_tournament_is_not_mixed_into_the_folder(tournament: Tournament, tmp_path: Path) -> None:
    run(tournament, tmp_path, Here())
    with pytest.raises(Malformed) as refused:
        run(Tournament("arboretum", BOTS, deals=5, seed="2"), tmp_path, Here())
    assert refused.value.message.arguments["setting"] == "seed"


def test_two_cannot_write_into_one_folder_at_once(tournament: Tournament, tmp_path: Path) -> None:
    with Ledger(tmp_path), pytest.raises(Stale):
        run(tournament, tmp_path, Here())


def test_after_a_kill_the_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    """The pipe ends only when every process that could write to it has ended: none outlives the kill."""
    deals = 40
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.interrupted", str(tmp_path), str(deals)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": "src:."},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if int(line) >= 7:
            break
    process.kill()
    said = process.stdout.read()
    process.stdout.close()
    assert process.wait() < 0
    rest = Here()
    tournament = Tournament("arboretum", BOTS, deals=deals)
    standings = run(tournament, tmp_path, rest)
    waiting = 2 * Processes(2).count
    assert 80 - len(rest.asked) >= max(map(int, said.split()), default=7) - waiting
    assert sorted(games(tmp_path)) == list(range(80))
    assert len(standings.results) == 80


def test_a_process_that_dies_is_replaced_and_its_game_played(tmp_path: Path) -> None:
    entrants = ("random", f"tests.arena.bots.Dying:mark={tmp_path / 'died'}")
    standings = run(Tournament("arboretum", entrants, deals=3), tmp_path / "arena", Processes(2))
    assert (tmp_path / "died").exists()
    assert len(standings.results) == 6


def test_processes_that_always_die_end_the_tournament_with_a_sentence(tmp_path: Path) -> None:
    entrants = ("random", f"tests.arena.bots.Dying:mark={tmp_path / 'no such folder' / 'died'}")
    with pytest.raises(Stale) as refused:
        run(Tournament("arboretum", entrants, deals=1), tmp_path, Processes(1))
    assert refused.value.message.id == "arena-workers-die"
    assert 'if __name__ == "__main__":' in Language("en").say(refused.value.message)


def test_whoever_watches_sees_every_game(tournament: Tournament, tmp_path: Path) -> None:
    seen: list[int] = []

    def watch(standings: Standings) -> None:
        seen.append(len(standings.results))

    run(tournament, tmp_path, Here(), watch)
    assert seen == list(range(11))
