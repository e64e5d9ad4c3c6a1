"""A built wheel holds everything that the program needs besides Python packages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not (ROOT / "node_modules/preact").exists(), reason="node_modules is not installed")
def test_a_wheel_holds_words_drawings_pages_and_the_browser_s_libraries(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    for name in (
        "treetop/locales/uk/cli.ftl",
        "treetop/art/palette.json",
        "treetop/cli/terminal/terminal.tcss",
        "treetop/web/packages/preact/dist/preact.mjs",
        "treetop/web/packages/preact/LICENSE",
        "treetop/web/packages/@micropython/micropython-webassembly-pyscript/micropython.wasm",
    ):
        assert name in names
    assert not any(name.startswith(("tests/", "node_modules/")) for name in names)
