"""A page that has a game's kernel as WebAssembly and nothing else: no server is asked."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

import treetop.web
from treetop.games import GAMES
from treetop.kernel.wasm.built import build_kernel
from treetop.web.asset import MEDIA_TYPES

ORIGIN = "http://kernel.test"
CLIENT = Path(treetop.web.__file__).parent / "client" / "kernel"
START = """async () => {
  const { CompiledKernel } = await import("/compiled.js");
  const table = await (await fetch("/kernel.json")).json();
  globalThis.kernel = new CompiledKernel(await WebAssembly.compileStreaming(fetch("/kernel.wasm")), table);
  globalThis.thinking = await import("/thinking.js");
  globalThis.bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}"""


def kernel_page(browser: Browser, game: str) -> Page:
    """`kernel`, `thinking` and `bytes`, which reads base64, are there to be used."""
    built = build_kernel(GAMES[game].parts["wasm"])
    files = {"/kernel.wasm": built.wasm, "/kernel.json": built.table}

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(ORIGIN)
        if name == "/":
            route.fulfill(content_type="text/html", body="<!doctype html><title>kernel</title>")
        else:
            file = files.get(name, CLIENT / name[1:])
            route.fulfill(content_type=MEDIA_TYPES[file.suffix], body=file.read_bytes())

    page = browser.new_page()
    page.route(f"{ORIGIN}/**", answer)
    page.goto(f"{ORIGIN}/")
    page.evaluate(START)
    return page


def known(board: Any, name: str = "view") -> str:
    """What a player is told of a view or a position, as JavaScript."""
    deck = getattr(board.setup, "deck", None)
    arrays = {name: board.to_array()} | ({} if deck is None else {"deck": deck.bytes})
    texts = {name: json.dumps(base64.b64encode(array).decode()) for name, array in arrays.items()}
    return "{" + ", ".join(f"{name}: bytes({text})" for name, text in texts.items()) + "}"
