"""Put into wheels what is never in the repository: the browser's libraries, with their licences, and the
kernels as WebAssembly."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "treetop/web/packages"
WHOLE = "WHOLE_WHEEL"
"""With this variable set, a wheel that would lack something isn't built at all."""
NPM = ["ci", "--omit=dev", "--no-fund", "--no-audit", "--no-update-notifier", "--loglevel=error"]


class BrowserPackages(BuildHookInterface):
    """An editable installation finds them in node_modules and in the cache instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            root = Path(self.root)
            kernels, problem = compiled_kernels(root)
            if problem:
                self.complain(f"This wheel has no compiled kernels: {problem}")
            build_data["force_include"] |= kernels
            if not (root / "node_modules").exists() and (problem := fetch(root)):
                self.complain(f"This wheel has no web client: {problem}")
            else:
                build_data["force_include"] |= packages(root)

    def complain(self, problem: str) -> None:
        (self.app.abort if os.environ.get(WHOLE) else self.app.display_warning)(problem)


def compiled_kernels(root: Path) -> tuple[dict[str, str], str | None]:
    """Each file and where it lies in the wheel, or why there's none."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = project["entry-points"]["treetop.games"].values()
    command = [sys.executable, "-m", "treetop.kernel.wasm.ship", *games]
    # Before what is there: where pip isolates a build, that's how numpy and the others are found.
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        return {}, done.stderr.strip().splitlines()[-1]
    return json.loads(done.stdout), None


def fetch(root: Path) -> str | None:
    """Let npm bring them; returns why it could not."""
    npm = shutil.which("npm")
    if npm is None:
        return "npm is not installed, and it fetches the browser's libraries."
    done = subprocess.run([npm, *NPM], cwd=root, capture_output=True, text=True, errors="replace")
    if done.returncode:
        # What a broken fetch leaves behind must not be taken for the whole.
        shutil.rmtree(root / "node_modules", ignore_errors=True)
        return f"npm could not fetch the browser's libraries.\n{done.stderr}"
    return None


def packages(root: Path) -> dict[str, str]:
    """Each file, and where it lies in the wheel."""
    known = runpy.run_path(str(root / "src/treetop/web/packages.py"))
    place = known["root"]()
    served = known["files"]()
    fonts = runpy.run_path(str(root / "src/treetop/web/fonts.py"))
    fonts["cut_all"](place, known["cuts"](), known["CUT_FONTS"])
    return {str(known["served"](file)): f"{INSIDE}/{file}" for file in [*served, *licences(place, served)]}


def licences(place: Path, served: list[str]) -> list[str]:
    """What each package that is served from says about itself."""
    names = {"/".join(file.split("/")[: 2 if file.startswith("@") else 1]) for file in served}
    found = [path for name in sorted(names) for path in (place / name).glob("*") if is_notice(path)]
    return [path.relative_to(place).as_posix() for path in found]


def is_notice(path: Path) -> bool:
    return path.name == "package.json" or path.name.upper().startswith(("LICENSE", "LICENCE", "NOTICE"))
