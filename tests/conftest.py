from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import settings

from tests import programs

settings.register_profile("treetop", deadline=None, print_blob=True)
settings.load_profile("treetop")

os.environ.setdefault("NUMBA_NUM_THREADS", "2")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no process is left alone with it: the walks through every
    screen, then the other tests in a browser."""
    items.sort(key=lambda item: (item.path.stem != "test_access", "browser" not in item.path.parts))
    names = Counter(item.nodeid for item in items)
    if twice := [name for name, count in names.items() if count > 1]:
        raise pytest.UsageError(f"of tests with the same name only one would run side by side: {twice}")


def pytest_report_header(config: pytest.Config) -> list[str]:
    return [f"{name}: {programs.find(name) or 'not here, its tests are skipped'}" for name in programs.NAMES]
