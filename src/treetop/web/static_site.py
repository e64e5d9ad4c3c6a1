"""The client as a folder of files, for any web host: all that needs no server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from treetop.games.errors import Malformed
from treetop.locales import Language, Message
from treetop.web.asset import Asset
from treetop.web.catalogue import Catalogue
from treetop.web.learn import lessons
from treetop.web.manifest import FORMS, PURPOSES, SIZES, icon, manifest, picture, screenshot
from treetop.web.page import Page
from treetop.web.shell_list import PAGE, shell_list

LIST = "shell.json"
"""Written last: a folder that holds it holds a whole site."""
LOST = "404.html"
"""What most hosts send for an address that has no file; a table's address has none."""
ASSETS = "assets"


def write_site(folder: Path, assets: Catalogue, language: Language, base: str = "/") -> int:
    """Write the site, which will lie at `base` on its host, and return its size in bytes.

    An older version in the folder is replaced; files that aren't ours stay. Raises Malformed, OSError.
    """
    check(folder, base)
    served = replace(assets, base=base)
    size = 0
    for path, asset in files(served, language):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(asset.content)
        size += len(asset.content)
    for older in (folder / ASSETS).iterdir():
        if older.name != served.version:
            shutil.rmtree(older)
    return size


def check(folder: Path, base: str) -> None:
    if not (base.startswith("/") and base.endswith("/")):
        raise Malformed(Message.of("cli-site-base", given=base))
    if folder.exists() and not folder.is_dir():
        raise Malformed(Message.of("cli-file", file=str(folder), problem=Message("cli-file-is-no-folder")))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / LIST).exists():
        raise Malformed(Message.of("cli-site-folder-taken", folder=str(folder)))


def files(served: Catalogue, language: Language) -> Iterator[tuple[str, Asset]]:
    """Everything, in an order in which nothing refers to a file that isn't there yet."""
    page = Page(served, alone=True)
    for path, asset in served.assets.items():
        yield f"{ASSETS}/{served.version}/{path}", asset
    yield "icon.svg", icon()
    for purpose in PURPOSES:
        for size in SIZES:
            yield f"icon/{purpose}/{size}.png", picture(size, purpose)
    for form in FORMS:
        yield f"screenshot/{form}.png", screenshot(form)
    yield "manifest.webmanifest", manifest(language, served.base)
    yield "service-worker.js", served.assets["client/service-worker.js"]
    # GitHub Pages would leave some files out.
    yield ".nojekyll", Asset(b"", "text/plain")
    for name in (PAGE, LOST):
        yield name, page.document(language, f"/{name}")
    for address in addresses(served):
        yield f"{address.strip('/')}/index.html".lstrip("/"), page.document(language, address)
    yield LIST, shell_list(served, answers=())


def addresses(served: Catalogue) -> list[str]:
    """Those that are known in advance; a host of files has no page at any other."""
    fixed = [one.address for one in served.screens if not one.needs_server and not set(":*") & {*one.address}]
    pads = [f"/scorepad/{game}{end}" for game in brought(served, "pad") for end in ("", "/open")]
    rules = [f"/learn/rules/{game}" for game in brought(served, "rules")]
    taught = [
        f"/learn/lessons/{game}/{one.name}" for game in brought(served, "lesson") for one in lessons(game)
    ]
    return [*fixed, *pads, "/learn/differences", *rules, *taught]


def brought(served: Catalogue, kind: str) -> list[str]:
    """The games that bring such a part."""
    return [game for game, parts in served.parts.items() if kind in parts]
