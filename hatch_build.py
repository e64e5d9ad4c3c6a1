"""Put the browser's libraries, with their licences, into wheels: they are never in the repository."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "treetop/web/packages"


class BrowserPackages(BuildHookInterface):
    """An editable installation finds them in node_modules instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            packages = runpy.run_path(str(Path(self.root) / "src/treetop/web/packages.py"))
            place = packages["root"]()
            served = packages["files"]()
            for file in [*served, *licences(place, served)]:
                build_data["force_include"][str(place / file)] = f"{INSIDE}/{file}"


def licences(place: Path, served: list[str]) -> list[str]:
    """What each package that is served from says about itself."""
    names = {"/".join(file.split("/")[: 2 if file.startswith("@") else 1]) for file in served}
    found = [path for name in sorted(names) for path in (place / name).glob("*") if is_notice(path)]
    return [path.relative_to(place).as_posix() for path in found]


def is_notice(path: Path) -> bool:
    return path.name == "package.json" or path.name.upper().startswith(("LICENSE", "LICENCE", "NOTICE"))
