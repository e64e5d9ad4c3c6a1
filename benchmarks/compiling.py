"""Processor time of `treetop warm` with an empty cache, of an earlier version and of this one, in turns.

    python -m benchmarks.compiling REVISION [ROUNDS]

What browsers get is shown apart (kernels in WebAssembly, compressed pages): early versions made none of it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.against import ROOT, checked_out

WARM = ["-m", "treetop", "warm"]
FOR_BROWSERS = [
    "-c",
    "from treetop.cli import warm\n"
    "from treetop.games import GAMES\n"
    "if __name__ == '__main__':\n"
    "    for game in GAMES: warm.build_for_browser(game)\n"
    "    warm.keep_pages()",
]


def processor_time(folder: Path, command: list[str]) -> float:
    """User and system seconds of the command and all its processes."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "TREETOP_CACHE": cache}
        before = os.times()
        subprocess.run(
            [sys.executable, *command],
            cwd=folder,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    revision = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(f"`python -m benchmarks.compiling {' '.join(sys.argv[1:])}`\n")
    print("| earlier, s | this version, s | of it for browsers, s | ratio | ratio without them |")
    print("|---:|---:|---:|---:|---:|")
    with checked_out(revision) as earlier:
        for _ in range(rounds):
            then, now = processor_time(earlier, WARM), processor_time(ROOT, WARM)
            for_browsers = processor_time(ROOT, FOR_BROWSERS)
            ratios = f"{now / then:.2f} | {(now - for_browsers) / then:.2f}"
            print(f"| {then:.1f} | {now:.1f} | {for_browsers:.1f} | {ratios} |", flush=True)


if __name__ == "__main__":
    main()
