from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests import programs

settings.register_profile("treetop", deadline=None, print_blob=True)
settings.load_profile("treetop")

os.environ.setdefault("NUMBA_NUM_THREADS", "2")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a file run in one process, walks through every screen in one for each language; the browser's
    come first, because they take longest."""
    for item in items:
        walk = getattr(item, "callspec", None) and item.callspec.params.get("found")  # type: ignore[attr-defined]
        item.add_marker(
            pytest.mark.xdist_group(f"{item.path.parent.name}/{item.path.stem} {walk or ''}".strip())
        )
    items.sort(key=lambda item: "browser" not in item.path.parts)


def pytest_report_header(config: pytest.Config) -> list[str]:
    return [f"{name}: {programs.find(name) or 'not here, its tests are skipped'}" for name in programs.NAMES]
