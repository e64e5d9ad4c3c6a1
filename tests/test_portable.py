"""What only some systems have isn't needed by the engine, the tables, the arena or the environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from treetop.kernel.sources import PACKAGE

PRELUDE = """
import builtins, os, sys

HIDDEN = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}
really_import = builtins.__import__

def import_portably(name, globals=None, *rest):
    if name.partition(".")[0] in HIDDEN and (globals or {}).get("__name__", "").startswith("treetop"):
        raise ImportError(name)
    return really_import(name, globals, *rest)

builtins.__import__ = import_portably
for name in ("killpg", "nice", "sched_getaffinity"):
    if hasattr(os, name):
        delattr(os, name)
sys.modules["uvloop"] = None
"""

ENGINE = """
from treetop.kernel.patience import be_patient
be_patient()
from treetop.games import GAMES
from treetop.players import PLAYERS

for name, game in GAMES.items():
    position = game.new(2, "00" * 16)
    for _ in range(20):
        bot = [*PLAYERS[name].values()][1]
        position = position.after(str(bot.choose(position.view(position.seat_to_act), 1, 1.0)))
print("played")
"""

MACHINE_CODE = """
import numpy as np
from treetop.games.arboretum import compiled
from treetop.kernel.cache import kernel_folder
states = compiled.LAYOUT.blank()
compiled.deal(states, 2, 0)
print(len(list(kernel_folder(compiled.__name__).glob("*.nbc"))))
"""

ARENA = """
from treetop.cli import main
from treetop.envs.aec import env

games = env("arboretum", players=2)
games.reset(seed=1)
games.step(games.action_space(games.agent_selection).sample(games.last()[0]["action_mask"]))
sys.argv = ["treetop", "arena", "arboretum", "random", "novice", "--deals", "2", "--out", sys.argv[1]]
main()
"""

SERVE = """
from treetop.cli import main
sys.argv = ["treetop", "serve", "--port", "0"]
main()
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in a folder whose name has spaces and letters beyond ASCII."""
    folder = tmp_path_factory.mktemp("a") / "Bäume und Wälder – дерева"
    shutil.copytree(PACKAGE, folder / "treetop", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def command(source: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", PRELUDE + source, *arguments]


def environment(checkout: Path, **more: object) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout), **{name: str(value) for name, value in more.items()}}


def run(source: str, *arguments: str, **given: str) -> str:
    done = subprocess.run(command(source, *arguments), capture_output=True, text=True, env=given)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_engine_and_its_bots_need_nothing_of_one_system(checkout: Path) -> None:
    assert run(ENGINE, **environment(checkout, TREETOP_CACHE=checkout / "the cache")) == "played\n"


def test_machine_code_is_kept_in_a_folder_of_any_name(checkout: Path) -> None:
    assert run(MACHINE_CODE, **environment(checkout, TREETOP_CACHE=checkout / "Zwischenspeicher é")) == "1\n"


def test_environments_and_the_arena_need_nothing_of_one_system(checkout: Path) -> None:
    out = checkout / "турнір 1"
    run(ARENA, str(out), **environment(checkout))
    assert (out / "games.jsonl").read_text(encoding="utf-8").count("\n") == 4


def test_the_server_needs_nothing_of_one_system(checkout: Path) -> None:
    given = environment(checkout, TREETOP_DATA=checkout / "the data", PYTHONUNBUFFERED=1)
    with subprocess.Popen(command(SERVE), stdout=subprocess.PIPE, text=True, env=given) as server:
        assert server.stdout is not None
        try:
            address = next(word for line in server.stdout for word in line.split() if "http://" in word)
            answer = wait_for(f"{address}healthz")
        finally:
            server.terminate()
    assert answer == 200
    assert (checkout / "the data" / "treetop.sqlite").exists()


def wait_for(address: str) -> int:
    """The socket listens before its address is said, so the answer comes as soon as the server is up."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        return int(answer.status)
