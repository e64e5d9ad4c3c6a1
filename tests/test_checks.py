"""What `scripts/check` checks, as tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CHECKS = {
    "the style is ours": ["ruff", "check", "."],
    "the format is ours": ["ruff", "format", "--check", "."],
    "every type holds": ["mypy"],
}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("arguments", CHECKS.values(), ids=CHECKS.keys())
def test_a_check_passes(arguments: list[str]) -> None:
    result = run("-m", *arguments)
    assert result.returncode == 0, result.stdout + result.stderr


def test_imports_point_downwards() -> None:
    result = run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
    assert result.returncode == 0, result.stdout + result.stderr


LONGEST = 120


def test_no_line_of_javascript_is_too_long() -> None:
    files = [*ROOT.glob("src/treetop/web/**/*.js"), *ROOT.glob("tests/**/*.mjs")]
    assert len(files) > 200
    long = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not long, f"longer than {LONGEST} characters: {long}"


TSC = ROOT / "node_modules" / ".bin" / "tsc"


@pytest.mark.skipif(not TSC.exists(), reason="TypeScript is not installed")
def test_every_type_of_the_browser_s_modules_holds() -> None:
    result = subprocess.run([TSC, "--project", "."], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
