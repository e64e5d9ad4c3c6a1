from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadFileScheduling

from tests import programs

TESTS = Path(__file__).parent

# In CI the examples are always the same ones, so that what fails there is due to the change.
settings.register_profile("treetop", deadline=None, print_blob=True, derandomize="CI" in os.environ)
settings.load_profile("treetop")

os.environ.setdefault("NUMBA_NUM_THREADS", "2")

# What collecting the tests makes is there until the end: whoever looks for garbage needn't look at it.
gc.disable()


QUICK = {"art", "games", "kernel", "locales", "records", "test_set_up.py"}
"""Folders and files whose tests need no server, no browser and no search."""
LONG = {
    "test_branches.py",
    "test_browser.py",
    "test_gpu.py",
    "test_modes.py",
    "test_oracle.py",
    "test_patience.py",
    "test_wasm.py",
    "test_wasm_build.py",
}
"""Files in them that play many games, compile, or start other engines."""
FIRST = (
    "test_access.py",
    "browser",
    "test_checks.py",
    "test_oracle.py",
    "test_branches.py",
    "faults",
    "third_game",
    "test_learners.py",
    "test_schema.py",
    "locales",
)
"""Files and folders that take longest: whichever process came to one last would be left alone with it."""


TOGETHER = {"locales", "web"}
"""Folders whose files share something that each process would make for itself: all messages with all their
values, the client's pages. One process tests all of their files."""


AGAIN = {"browser", "faults", "test_browser.py"}
"""Real browsers and kills: one test among hundreds may meet bad timing. It is run once more, and the summary
lists it under “rerun” with what went wrong: a fault to be found."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out all tests that take longer than seconds")
    parser.addoption("--long", action="store_true", help="repeat more: see the `long` fixture")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not config.getoption("--quick") or collection_path == TESTS:
        return None
    first = collection_path.relative_to(TESTS).parts[0]
    return True if first not in QUICK or collection_path.name in LONG else None


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether the score pads count more random games, whole games are played by hand from start to end, and
    every screen's colours are examined in every language."""
    return bool(request.config.getoption("--long"))


class Scheduling(LoadFileScheduling):
    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        folder = Path(file).parent.name
        return folder if folder in TOGETHER else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    return Scheduling(config, log) if config.getoption("dist") == "loadfile" else None


def turn(item: pytest.Item) -> int:
    return next((turn for turn, name in enumerate(FIRST) if name in item.path.parts), len(FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)
    for item in items:
        if AGAIN.intersection(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    names = Counter(item.nodeid for item in items)
    if twice := [name for name, count in names.items() if count > 1]:
        raise pytest.UsageError(f"of tests with the same name only one would run side by side: {twice}")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_report_header(config: pytest.Config) -> list[str]:
    return [f"{name}: {programs.find(name) or 'not here, its tests are skipped'}" for name in programs.NAMES]
