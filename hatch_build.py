"""Put the browser's libraries, with their licences, into wheels: they are never in the repository."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "treetop/web/packages"
NPM = ["ci", "--omit=dev", "--no-fund", "--no-audit", "--no-update-notifier", "--loglevel=error"]


class BrowserPackages(BuildHookInterface):
    """An editable installation finds them in node_modules instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            root = Path(self.root)
            if not (root / "node_modules").exists() and (problem := fetch(root)):
                self.app.display_warning(f"This wheel has no web client: {problem}")
            else:
                build_data["force_include"] |= packages(root)


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
    fonts["cut_all"](place, known["FONTS"], known["CUT_FONTS"])
    return {str(known["served"](file)): f"{INSIDE}/{file}" for file in [*served, *licences(place, served)]}


def licences(place: Path, served: list[str]) -> list[str]:
    """What each package that is served from says about itself."""
    names = {"/".join(file.split("/")[: 2 if file.startswith("@") else 1]) for file in served}
    found = [path for name in sorted(names) for path in (place / name).glob("*") if is_notice(path)]
    return [path.relative_to(place).as_posix() for path in found]


def is_notice(path: Path) -> bool:
    return path.name == "package.json" or path.name.upper().startswith(("LICENSE", "LICENCE", "NOTICE"))
