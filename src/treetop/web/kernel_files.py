"""The rules for the browser: their own files, which the score pad runs, and what plays without a server."""

from __future__ import annotations

import json
import warnings
from importlib.resources import files
from types import ModuleType

from treetop.games import GAMES, Game
from treetop.kernel import browser_files
from treetop.kernel.wasm.built import cannot_be_built, find_kernel, kernel_name
from treetop.tables import wire
from treetop.tables.http.routes import games
from treetop.web.asset import Asset
from treetop.web.game_sites import game_sites
from treetop.web.micropython.built import fingerprint, table_modules

KERNEL = ("wasm", "exports.json")
"""What there is of a compiled kernel: the module, and a table of what it exports."""


def kernel_files() -> dict[str, Asset]:
    """The kernel and the pads' own Python as one file, and what each pad must know before it asks."""
    sites = game_sites()
    pads = {path: text for site in sites for path, text in browser_modules(site).items()}
    told = {name: facts for site in sites for name, facts in site.facts().items()}
    return {
        "kernel/files.json": json_asset({**browser_files(), **pads}),
        **{f"kernel/{name}.json": json_asset(facts) for name, facts in told.items()},
        "kernel/offer.json": Asset(wire.encode(offered_here()), "application/json"),
    }


def device_games() -> dict[str, Game]:
    """The games that can be played without a server, once their rules have been compiled."""
    return {name: game for name, game in GAMES.items() if "wasm" in game.parts}


def impossible_games() -> set[str]:
    """Those of them whose rules can't be compiled here."""
    return {name for name, game in device_games().items() if cannot_be_built(game.parts["wasm"])}


def offered_here() -> games.Catalogue:
    """What can be played without a server, as far as its rules can be compiled."""
    offer, possible = games.offer({}), device_games().keys() - impossible_games()
    offer.games = [card for card in offer.games if card.name in possible]
    return offer


def late_tables() -> dict[str, str]:
    """The paths of `table_files`, each with a hash of all that it's made from."""
    return {f"kernel/{name}.table.json": fingerprint() for name in device_games()}


def late_kernels() -> dict[str, str]:
    """The paths of all that `compiled_kernels` may ever have, each with a hash of all that it's made from."""
    names = {name: kernel_name(game.parts["wasm"]) for name, game in device_games().items()}
    return {f"kernel/{name}.{kind}": made_from for name, made_from in names.items() for kind in KERNEL}


def table_files() -> dict[str, Asset]:
    """What a table on the reader's own device runs: `kernel/GAME.table.json`. Seconds to translate."""
    found: dict[str, Asset] = {}
    for name, game in device_games().items():
        try:
            found[f"kernel/{name}.table.json"] = Asset(table_modules(game), "application/json")
        except Exception as problem:
            # Whoever can reach this server can still play.
            warnings.warn(f"{name} can't be played without a server: {problem!r}", stacklevel=2)
    return found


def compiled_kernels() -> dict[str, Asset]:
    """Those that have been built: `kernel/GAME.wasm`, and what it exports as `kernel/GAME.exports.json`."""
    found: dict[str, Asset] = {}
    for name, game in device_games().items():
        if kernel := find_kernel(game.parts["wasm"]):
            for kind, file in zip(KERNEL, (kernel.wasm, kernel.table), strict=True):
                found[f"kernel/{name}.{kind}"] = Asset.read(file)
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
