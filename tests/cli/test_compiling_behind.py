"""A server and the terminal game open at once; another process compiles."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Any

import pytest

from treetop.cli import compiler, warm
from treetop.games.errors import Stale
from treetop.kernel.patience import PATIENT
from treetop.players import compiled as players
from treetop.players.arboretum import compiled as arboretum
from treetop.tables.presentation import archive_process


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[subprocess.Popen[bytes]]:
    """Compilers that were started. They do nothing but wait for the end of their standard input."""
    processes: list[subprocess.Popen[bytes]] = []

    class Compiler(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            processes.append(self)

    monkeypatch.setenv(PATIENT, "")
    monkeypatch.delenv(PATIENT)
    monkeypatch.setattr(warm, "STAMP", tmp_path / "warm")
    monkeypatch.setattr(compiler, "QUIETLY", "import sys; sys.stdin.read()")
    monkeypatch.setattr(compiler.subprocess, "Popen", Compiler)
    return processes


def test_what_was_never_compiled_is_compiled_by_another_process_that_ends_with_this_one(
    started: list[subprocess.Popen[bytes]],
) -> None:
    with compiler.compiling_behind():
        (process,) = started
        assert process.poll() is None
        assert PATIENT in os.environ
    assert process.poll() is not None


def test_what_was_compiled_before_is_used_at_once(started: list[subprocess.Popen[bytes]]) -> None:
    warm.STAMP.touch()
    with compiler.compiling_behind():
        assert started == []
        assert PATIENT not in os.environ


def test_a_compiler_that_is_killed_starts_again_and_somebody_is_told(
    started: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    births: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
    ends: SimpleQueue[int] = SimpleQueue()
    start = compiler._start
    monkeypatch.setattr(compiler, "_start", lambda: (births.put(born := start()), born)[1])
    running = compiler.Compiler(lambda status, pause: ends.put(status), pauses=[0.0])
    for _ in range(2):
        killed = births.get(timeout=60)
        killed.kill()
        assert ends.get(timeout=60) == killed.wait() != 0
    last = births.get(timeout=60)
    running.stop()
    running._watching.join(60)
    assert last.poll() is not None
    assert (len(started), ends.empty()) == (3, True)


def test_a_compiler_that_is_done_does_not_start_again(started: list[subprocess.Popen[bytes]]) -> None:
    told: list[int] = []
    running = compiler.Compiler(lambda status, pause: told.append(status), pauses=[0.0])
    warm.STAMP.touch()
    started[0].kill()
    running._watching.join(60)
    assert (len(started), told) == (1, [])


def test_nobody_waits_for_the_next_compiler_when_the_server_stops(
    started: list[subprocess.Popen[bytes]],
) -> None:
    told = Event()
    running = compiler.Compiler(lambda status, pause: told.set(), pauses=[3600.0])
    started[0].kill()
    assert told.wait(60)
    running.stop()
    running._watching.join(60)
    assert not running._watching.is_alive()
    assert len(started) == 1


def test_what_was_killed_while_it_compiled_is_not_taken_for_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The next start would not compile it."""
    monkeypatch.setattr(warm, "STAMP", tmp_path / "warm")
    for problem in (subprocess.CalledProcessError(-9, ["builder"]), BrokenProcessPool()):
        game: Future[None] = Future()
        game.set_exception(problem)
        with pytest.raises(Stale) as caught:
            warm.finish(game)
        assert "perhaps because memory ran short" in str(caught.value)


def test_the_compiler_works_where_a_sandbox_forbids_to_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """deploy/treetop.service does."""
    compiled: list[str] = []
    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    monkeypatch.setattr(warm, "warm_quietly", lambda: compiled.append("all"))
    exec(compiler.QUIETLY, {})
    assert compiled == ["all"]


def test_replays_are_made_where_a_sandbox_forbids_to_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    monkeypatch.setattr(archive_process, "run", served.append)
    archive_process.main()
    assert served == [archive_process.answer]


def forbidden(_: int) -> int:
    raise PermissionError(1, "Operation not permitted")


def test_the_compiler_ends_when_its_server_is_killed() -> None:
    wait = "import os, sys; from treetop.cli.warm import end_after; end_after(sys.stdin.read)"
    with subprocess.Popen([sys.executable, "-c", wait], stdin=subprocess.PIPE) as compiler:
        assert compiler.stdin is not None
        compiler.stdin.close()
        assert compiler.wait(60) == 1


def test_what_a_review_counts_the_last_turn_with_is_compiled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []
    for module, name in ((arboretum, "counted_as"), (players, "compare"), (players, "rank_all")):
        monkeypatch.setattr(module, name, noting(used, getattr(module, name)))
    warm.review("arboretum")
    assert {"counted_as", "compare", "rank_all"} <= set(used)


def noting(used: list[str], entry: Any) -> Any:
    def call(*arguments: Any) -> Any:
        used.append(entry.py_func.__name__)
        return entry(*arguments)

    return call
