"""The rules for the browser: their own files, which the score pad runs, and as WebAssembly."""

from __future__ import annotations

import json
import warnings
from importlib.resources import files
from types import ModuleType

from treetop.games import GAMES, Game
from treetop.kernel import browser_files
from treetop.kernel.wasm.built import find_kernel
from treetop.tables import wire
from treetop.tables.http.routes import games
from treetop.web.asset import Asset
from treetop.web.game_sites import game_sites
from treetop.web.micropython.built import table_modules


def kernel_files() -> dict[str, Asset]:
    """The kernel and the pads' own Python as one file, and what each pad must know before it asks."""
    sites = game_sites()
    pads = {path: text for site in sites for path, text in browser_modules(site).items()}
    told = {name: facts for site in sites for name, facts in site.facts().items()}
    return {
        "kernel/files.json": json_asset({**browser_files(), **pads}),
        **{f"kernel/{name}.json": json_asset(facts) for name, facts in told.items()},
        **compiled_kernels(),
        **table_files(),
        "kernel/offer.json": Asset(wire.encode(offered_here()), "application/json"),
    }


def offered_here() -> games.Catalogue:
    """What can be played without a server: games whose compiled rules have been built."""
    offer = games.offer({})
    offer.games = [card for card in offer.games if built_for(GAMES[card.name])]
    return offer


def built_for(game: Game) -> bool:
    exports = game.parts.get("wasm")
    return exports is not None and find_kernel(exports) is not None


def table_files() -> dict[str, Asset]:
    """What a table on the reader's own device runs: `kernel/GAME.table.json`, of games with such a kernel."""
    found: dict[str, Asset] = {}
    for name, game in GAMES.items():
        if not built_for(game):
            continue
        try:
            found[f"kernel/{name}.table.json"] = Asset(table_modules(game), "application/json")
        except Exception as problem:
            # Whoever can reach this server can still play.
            warnings.warn(f"{name} can't be played without a server: {problem!r}", stacklevel=2)
    return found


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
