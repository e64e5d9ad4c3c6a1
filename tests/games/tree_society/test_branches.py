"""Every branch of the rules is taken, in interpreted mode."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODULES = (
    *("building", "effects", "legality", "listing", "market", "opening"),
    *("pending", "rules", "scoring", "selling", "sight"),
)


def test_playing_and_objecting_takes_every_branch_of_the_rules(tmp_path: Path) -> None:
    sources = [str(ROOT / "src/treetop/games/tree_society" / f"{module}.py") for module in MODULES]
    data, report = tmp_path / "coverage", tmp_path / "report.json"
    run = [sys.executable, "-m", "coverage"]
    include = "--include=" + ",".join(sources)
    walk = ["-m", "tests.games.tree_society.interpreted_walk"]
    subprocess.run([*run, "run", "--branch", f"--data-file={data}", include, *walk], check=True, cwd=ROOT)
    subprocess.run([*run, "json", f"--data-file={data}", "-o", str(report), "-q"], check=True, cwd=ROOT)
    files = json.loads(report.read_text())["files"]
    assert len(files) == len(MODULES)
    missing = {name: [file["missing_lines"], file["missing_branches"]] for name, file in files.items()}
    assert all(found == [[], []] for found in missing.values()), missing
