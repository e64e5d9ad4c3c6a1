"""Python programs under MicroPython's WebAssembly build, in Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.programs import find
from treetop.kernel import browser_files

HERE = Path(__file__).resolve().parent
MICROPYTHON = HERE.parents[1] / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
NODE = find("node")

needs_micropython = pytest.mark.skipif(
    NODE is None or not MICROPYTHON.exists(), reason="Node or node_modules is not installed"
)


def run_in_browser(program: str, files: dict[str, str] | None = None) -> list[str]:
    """The lines that a program prints; the kernel's files, and any others, are there to be imported."""
    assert NODE is not None
    finished = subprocess.run(
        [NODE, str(HERE / "micropython.mjs"), str(MICROPYTHON)],
        input=json.dumps({"files": browser_files() | (files or {}), "program": program}),
        capture_output=True,
        text=True,
        check=True,
    )
    return finished.stdout.splitlines()
