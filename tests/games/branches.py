"""Which branches of a game's rules its interpreted walk leaves out."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def never_taken(game: str, modules: Sequence[str], seeds: Iterable[int], folder: Path) -> dict[str, object]:
    """Lines and branches by file, after games of these seeds.

    Rules that change make other games of the same seeds; then all games of the walk decide.
    """
    return _missing(game, modules, seeds, folder) and _missing(game, modules, (), folder)


def _missing(game: str, modules: Sequence[str], seeds: Iterable[int], folder: Path) -> dict[str, object]:
    sources = [str(ROOT / "src/treetop/games" / game / f"{module}.py") for module in modules]
    data, report = folder / "coverage", folder / "report.json"
    run = [sys.executable, "-m", "coverage"]
    include = "--include=" + ",".join(sources)
    walk = ["-m", f"tests.games.{game}.interpreted_walk", *map(str, seeds)]
    subprocess.run([*run, "run", "--branch", f"--data-file={data}", include, *walk], check=True, cwd=ROOT)
    subprocess.run([*run, "json", f"--data-file={data}", "-o", str(report), "-q"], check=True, cwd=ROOT)
    files = json.loads(report.read_text())["files"]
    assert len(files) == len(modules)
    found = {name: [file["missing_lines"], file["missing_branches"]] for name, file in files.items()}
    return {name: missing for name, missing in found.items() if missing != [[], []]}
