"""Processor time of `treetop warm` with an empty cache, of an earlier version and of this one, in turns.

python -m benchmarks.compiling REVISION [ROUNDS]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.against import ROOT, checked_out


def processor_time(folder: Path) -> float:
    """User and system seconds of the command and all its processes."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "TREETOP_CACHE": cache}
        before = os.times()
        subprocess.run(
            [sys.executable, "-m", "treetop", "warm"],
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
    print("| earlier, s | this version, s | ratio |\n|---:|---:|---:|")
    with checked_out(revision) as earlier:
        for _ in range(rounds):
            then, now = processor_time(earlier), processor_time(ROOT)
            print(f"| {then:.1f} | {now:.1f} | {now / then:.2f} |", flush=True)


if __name__ == "__main__":
    main()
