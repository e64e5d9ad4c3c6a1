"""A benchmark of this version and of an earlier one, in turns on the same machine.

    python -m benchmarks.against REVISION MODULE [ARGUMENTS…]      such as v1.0 playouts tree-society

The earlier version is checked out into a temporary folder and needs no more than what is installed here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 2


def run(folder: Path, module: str, arguments: list[str]) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """That version in a temporary folder."""
    git = ["git", "-C", str(ROOT), "worktree"]
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        subprocess.run([*git, "add", "--quiet", "--detach", str(earlier), revision], check=True)
        try:
            yield earlier
        finally:
            subprocess.run([*git, "remove", "--force", str(earlier)], check=True)


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    revision, module, *arguments = sys.argv[1:]
    with checked_out(revision) as earlier:
        print(f"`python -m benchmarks.against {' '.join(sys.argv[1:])}`")
        for _ in range(ROUNDS):
            for name, place in ((revision, earlier), ("this version", ROOT)):
                print(f"\n**{name}**\n\n{run(place, module, arguments).strip()}", flush=True)


if __name__ == "__main__":
    main()
