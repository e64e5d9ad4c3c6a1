"""A kernel that can't be built here is known to be none."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from treetop.cli.warm import build_for_browser
from treetop.games import GAMES
from treetop.kernel.wasm import built
from treetop.web import kept_catalogue as kept
from treetop.web.catalogue import Catalogue
from treetop.web.kernel_files import late_kernels, offered_here

EXPORTS = GAMES["arboretum"].parts["wasm"]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been built yet."""
    monkeypatch.setattr(built, "IN_THE_WHEEL", tmp_path / "wheel")
    folder = built._folder
    monkeypatch.setattr(built, "_folder", lambda exports: tmp_path / folder(exports).name)


def builder(monkeypatch: pytest.MonkeyPatch, returncode: int) -> None:
    """The process that builds ends like this."""

    def end(command: list[str], **how: Any) -> None:
        if returncode:
            raise subprocess.CalledProcessError(returncode, command)
        for name in (built.WASM, built.TABLE):
            (Path(command[-1]) / name).write_bytes(b"{}")

    monkeypatch.setattr(subprocess, "run", end)


@pytest.mark.usefixtures("elsewhere")
def test_a_game_whose_kernel_cannot_be_built_is_not_waited_for_and_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = late_kernels()
    made = Catalogue({}, late, frozenset(late))
    builder(monkeypatch, returncode=1)
    with pytest.warns(UserWarning, match="arboretum can't be played without a server"):
        build_for_browser("arboretum")
    with pytest.warns(UserWarning, match=r"kernel/arboretum\.wasm"):
        kept.take_kernels(made)
    left = set(made.awaited)
    assert left == {path for path in late if not path.startswith("kernel/arboretum.")}
    names = [card.name for card in offered_here().games]
    assert names
    assert "arboretum" not in names
    assert built.failure_of(EXPORTS) in [path for path, _ in kept._sources()]


@pytest.mark.usefixtures("elsewhere")
def test_a_kernel_that_is_built_after_all_is_one_again(monkeypatch: pytest.MonkeyPatch) -> None:
    builder(monkeypatch, returncode=1)
    with pytest.raises(subprocess.CalledProcessError):
        built.build_kernel(EXPORTS)
    assert built.cannot_be_built(EXPORTS)
    builder(monkeypatch, returncode=0)
    built.build_kernel(EXPORTS)
    assert not built.cannot_be_built(EXPORTS)
    assert not built.failure_of(EXPORTS).exists()


@pytest.mark.usefixtures("elsewhere")
def test_a_builder_that_was_killed_says_nothing_about_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    builder(monkeypatch, returncode=-9)
    with pytest.raises(subprocess.CalledProcessError):
        build_for_browser("arboretum")
    assert not built.cannot_be_built(EXPORTS)
