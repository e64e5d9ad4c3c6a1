"""A whole server in a process of its own, which a test may kill: `python -m tests.browser.server`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

from treetop.web.catalogue import Catalogue

ROOT = Path(__file__).resolve().parents[2]
STOP = 20.0
YEARS = 10_000
"""So many days a result may be sent: tests send that of one certain day."""


class Server:
    def __init__(
        self, data: Path, port: int = 0, packages: Path | None = None, cache: Path | None = None
    ) -> None:
        """`packages` is a folder with packages that are installed for this server only; `cache` is one of its
        own, in which no game is compiled for the browser yet, nor will be by this server."""
        self.data = data
        self.cache = cache
        self.edition = ""
        self.decks = data / "decks"
        self.python_path = os.pathsep.join(str(path) for path in (packages, ROOT / "src", ROOT) if path)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        read, write = os.pipe()
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.browser.server",
                str(self.port),
                str(self.data),
                str(write),
                self.edition,
                "cold" if self.cache else "",
            ],
            cwd=ROOT,
            env=os.environ
            | {"PYTHONPATH": self.python_path, "TREETOP_DECKS": str(self.decks)}
            | ({"TREETOP_CACHE": str(self.cache)} if self.cache else {}),
            pass_fds=[write],
        )
        os.close(write)
        with os.fdopen(read, "rb") as ready:
            assert ready.read(), "the server did not start"
        return process

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(STOP)

    def restart(self) -> None:
        self.process = self.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(STOP)

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path) as answer:
            content: bytes = answer.read()
            return content


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pages() -> Catalogue:
    """Made and compressed by whichever process comes first, while the others wait: it takes six seconds."""
    import fcntl

    from treetop.kernel.cache import cache_folder
    from treetop.web.kept_catalogue import keep_ahead, kept_catalogue

    cache_folder().mkdir(parents=True, exist_ok=True)
    with (cache_folder() / "pages.lock").open("w") as only_one:
        fcntl.flock(only_one, fcntl.LOCK_EX)
        keep_ahead()
        return kept_catalogue()


def main(port: int, data: Path, ready: int, edition: str, cold: str) -> None:
    """An `edition` makes this a version of the client of its own; `cold` compiles nothing for browsers."""
    import uvicorn

    from tests.browser.deals import Deals
    from tests.tables.generous import generous
    from treetop.cli.serve import configuration
    from treetop.cli.warm import use_rules
    from treetop.games import GAMES
    from treetop.kernel.wasm.built import build_kernel
    from treetop.tables.app import App
    from treetop.tables.service import deal_tables
    from treetop.tables.settings import Settings
    from treetop.web import routes
    from treetop.web.asset import Asset
    from treetop.web.kept_catalogue import kept_catalogue

    for name, game in GAMES.items():
        use_rules(name)
        if not cold and (exports := game.parts.get("wasm")):
            build_kernel(exports)
    Deals(data).use()
    deal_tables.OPEN = YEARS
    served = kept_catalogue() if cold else pages()
    if edition:
        more = {"edition.json": Asset(edition.encode(), "application/json")}
        served = replace(served, assets={**served.assets, **more})
    limits = generous(1_000_000, sockets=1000)
    settings = Settings(data, bot_seconds=0.05, bot_pause=0.0, limits=limits)

    class Ready(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            os.write(ready, b"ready")
            os.close(ready)

    Ready(configuration(App(settings, routes(served)), port=port, timeout_graceful_shutdown=2)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
