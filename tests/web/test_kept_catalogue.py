"""The catalogue is made once for each version of what it's made from."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

import treetop
from treetop.games.arboretum.game import Arboretum
from treetop.web import kept_catalogue as kept
from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue

MADE = Catalogue({"client/main.js": Asset(b"let forest;\n" * 40, "text/javascript")})


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that everything is made from; what is made is kept in a folder beside it."""
    file = tmp_path / "source"
    file.write_text("oak")
    monkeypatch.setattr(kept, "cache_folder", lambda: tmp_path / "kept")
    monkeypatch.setattr(kept, "_sources", lambda: [(file, file.stat())])
    for make in ("catalogue", "whole_catalogue"):
        monkeypatch.setattr(kept, make, lambda: MADE)
    return file


def _must_not_be_made() -> Catalogue:
    raise AssertionError("it was kept")


def test_what_is_kept_is_neither_made_nor_compressed_again(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.keep(MADE, kept._place())
    for make in ("catalogue", "whole_catalogue"):
        monkeypatch.setattr(kept, make, _must_not_be_made)
    found = kept.kept_catalogue()
    assert found == MADE
    assert "_brotli" in vars(found.assets["client/main.js"])


def test_a_changed_source_is_made_anew(source: Path) -> None:
    kept.keep(Catalogue({}), kept._place())
    source.write_text("maple")
    assert kept.kept_catalogue() is MADE


def test_what_was_kept_ahead_is_found_at_the_start_and_not_made_twice(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.keep_ahead()
    for make in ("catalogue", "whole_catalogue"):
        monkeypatch.setattr(kept, make, _must_not_be_made)
    kept.keep_ahead()
    assert "_brotli" in vars(kept.kept_catalogue().assets["client/main.js"])


def test_a_source_whose_time_has_lost_its_fractions_of_a_second_is_the_same(source: Path) -> None:
    kept.keep_ahead()
    seconds = int(source.stat().st_mtime)
    os.utime(source, (seconds, seconds))
    assert kept._place().exists()
    os.utime(source, (seconds + 1, seconds + 1))
    assert not kept._place().exists()


@pytest.mark.parametrize("content", [b"", b"damaged", b"\x80\x04N."])
def test_a_damaged_file_is_made_anew(source: Path, content: bytes) -> None:
    kept._place().parent.mkdir()
    kept._place().write_bytes(content)
    assert kept.kept_catalogue() is MADE


def test_a_folder_that_cannot_be_written_keeps_nobody_from_starting(source: Path) -> None:
    kept._place().parent.write_text("no folder")
    kept.keep(MADE, kept._place())
    assert kept.kept_catalogue() is MADE


def test_a_kernel_that_vanishes_while_it_is_read_is_read_when_it_is_there_again(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = Asset(b"\0asm", "application/wasm")
    answers = [FileNotFoundError("kernel.wasm"), FileNotFoundError("kernel.wasm"), {"kernel.wasm": kernel}]

    def compiled() -> dict[str, Asset]:
        answer = answers.pop(0)
        if isinstance(answer, dict):
            return answer
        raise answer

    monkeypatch.setattr(kept, "compiled_kernels", compiled)
    monkeypatch.setattr(kept, "late_tables", dict)
    monkeypatch.setattr(kept, "table_files", dict)
    monkeypatch.setattr(kept, "LOOK_EVERY", 0)
    made = Catalogue({}, {"kernel.wasm": "hash"}, frozenset({"kernel.wasm"}))
    kept.complete(made, kept._place())
    assert made.assets == {"kernel.wasm": kernel}


def test_few_versions_are_kept(source: Path) -> None:
    for version in range(kept.KEPT + 2):
        source.write_text("oak" * version)
        kept.keep(MADE, kept._place())
    assert len(list(kept.cache_folder().iterdir())) == kept.KEPT
    assert kept._place().exists()


def test_what_was_used_last_is_kept(source: Path) -> None:
    used, *others = paths = [
        kept._place(),
        *(kept._place().with_name(f"pages-{number}") for number in range(1, kept.KEPT)),
    ]
    for day, path in enumerate(paths):
        kept.keep(MADE, path)
        os.utime(path, (day, day))
    kept.kept_catalogue()
    kept.keep(MADE, kept._place().with_name("pages-new"))
    assert used.exists()
    assert not others[0].exists()


def test_sources_are_those_of_the_client_and_of_every_game() -> None:
    names = {path.name for path, _ in kept._sources()}
    assert {"main.js", "catalogue.py", "rules.py", "preact.mjs"} <= names


def test_a_game_may_be_a_single_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "solitary.py"
    file.write_text("")
    module = ModuleType("solitary")
    module.__file__ = str(file)
    monkeypatch.setitem(sys.modules, "solitary", module)
    solitary = type("Solitary", (Arboretum,), {"__module__": "solitary"})
    monkeypatch.setattr(kept, "GAMES", {"solitary": solitary()})
    assert file in {path for path, _ in kept._sources()}


def test_a_link_that_leads_nowhere_keeps_nobody_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / ".#catalogue.py").symlink_to("somebody@somewhere.1234")
    monkeypatch.setattr(treetop, "__file__", str(tmp_path / "__init__.py"))
    names = {path.name for path, _ in kept._sources()}
    assert "__init__.py" in names
    assert ".#catalogue.py" not in names
