"""The rules for the browser: their own files, which the score pad runs, and as WebAssembly."""

from __future__ import annotations

import json
from importlib.resources import files
from types import ModuleType

from treetop.games import GAMES
from treetop.kernel import browser_files
from treetop.kernel.wasm.built import find_kernel
from treetop.web.asset import Asset
from treetop.web.game_sites import game_sites


def kernel_files() -> dict[str, Asset]:
    """The kernel and the pads' own Python as one file, and what each pad must know before it asks."""
    sites = game_sites()
    pads = {path: text for site in sites for path, text in browser_modules(site).items()}
    told = {name: facts for site in sites for name, facts in site.facts().items()}
    return {
        "kernel/files.json": json_asset({**browser_files(), **pads}),
        **{f"kernel/{name}.json": json_asset(facts) for name, facts in told.items()},
        **compiled_kernels(),
    }


def compiled_kernels() -> dict[str, Asset]:
    """Those that have been built: `kernel/GAME.wasm`, and what it exports as `kernel/GAME.exports.json`."""
    found: dict[str, Asset] = {}
    for name, game in GAMES.items():
        exports = game.parts.get("wasm")
        if exports and (kernel := find_kernel(exports)):
            found[f"kernel/{name}.wasm"] = Asset.read(kernel.wasm)
            found[f"kernel/{name}.exports.json"] = Asset.read(kernel.table)
    return found


def browser_modules(site: ModuleType) -> dict[str, str]:
    """The modules beside a game's site that run in the browser, by their paths."""
    package = site.__name__.rpartition(".")[0]
    folder = package.replace(".", "/")
    return {
        f"{folder}/{name}.py": (files(package) / f"{name}.py").read_text(encoding="utf-8")
        for name in site.IN_BROWSER
    }


def json_asset(facts: object) -> Asset:
    return Asset(json.dumps(facts, ensure_ascii=False).encode(), "application/json")
