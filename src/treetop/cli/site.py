"""`treetop site`: the web client as files, for any web host."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.kernel.wasm.built import build_kernel
from treetop.locales import Language, Message
from treetop.web.catalogue import whole_catalogue
from treetop.web.packages import have_arrived
from treetop.web.static_site import check, write_site


def site(folder: Path, base: str, console: Console, language: Language) -> None:
    """Raises Malformed."""
    if not have_arrived():
        raise Malformed(Message.of("cli-no-web-client"))
    check(folder, base)
    for game in GAMES.values():
        if exports := game.parts.get("wasm"):
            build_kernel(exports)
    size = write_site(folder, whole_catalogue(), language, base)
    told = Message.of("cli-site-written", folder=str(folder), base=base, size=round(size / 1e6, 1))
    console.print(language.say(told), soft_wrap=True)
