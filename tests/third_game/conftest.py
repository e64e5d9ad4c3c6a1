"""Burrow, installed for these tests only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.third_game.installed import install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that has the installed game."""
    return install(tmp_path_factory.mktemp("third-game"))
