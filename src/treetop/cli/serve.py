"""`treetop serve`: the tables and the web client on one port."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import platformdirs
import structlog
import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from treetop.cli.compiler import compiling_behind
from treetop.cli.metrics import NO_SCRAPES, Scrapes
from treetop.cli.port import address, listen
from treetop.games.errors import Malformed, Stale
from treetop.locales import Language, Message
from treetop.tables.app import App
from treetop.tables.garbage_collection import collect_seldom
from treetop.tables.http.guarded_socket import GuardedSocket, UpgradingHttp
from treetop.tables.json_log import set_up_log
from treetop.tables.settings import Settings
from treetop.tables.store.backup import in_use
from treetop.tables.store.database import open_database, upgrade
from treetop.web import routes
from treetop.web.kept_catalogue import kept_catalogue
from treetop.web.packages import PackagesMissing, have_arrived

try:
    import resource
except ImportError:
    # Windows has no such limit.
    resource = None  # type: ignore[assignment]

NEVER_STARTED = 3
LARGEST_FRAME = 64 * 1024
"""More than a client may send (4 KiB), so that the service itself answers with the right close code."""


def folder(given: Path | None = None) -> Path:
    """Where the games are."""
    return given or Path(os.environ.get("TREETOP_DATA") or platformdirs.user_data_dir("treetop"))


def app() -> App:
    """Made in every worker, from the environment."""
    set_up_log()
    workers = int(os.environ.get("TREETOP_BOT_WORKERS", "1"))
    made = App(Settings.from_environment(folder(), bot_workers=workers), _pages())
    collect_seldom()
    return made


def _pages() -> list[Any]:
    """If the browser's libraries are missing, serve the tables to programs only."""
    try:
        return list(routes(kept_catalogue()))
    except PackagesMissing as missing:
        structlog.get_logger("treetop").warning("no-web-client", reason=str(missing))
        return []


def serve(
    host: str,
    port: int,
    data: Path | None,
    bot_workers: int,
    workers: int,
    browser: bool,
    console: Console,
    language: Language,
) -> None:
    """Until it is told to stop. Port 0 is any free one."""
    os.environ["TREETOP_DATA"] = str(folder(data))
    os.environ["TREETOP_BOT_WORKERS"] = str(bot_workers)
    if workers > 1 and not os.environ.get("TREETOP_DATABASE", "").startswith("postgresql"):
        raise Malformed(Message.of("cli-workers-need-postgres"))
    settings = Settings.from_environment(folder())
    with (
        in_use(folder()),
        listen(host, port) as listening,
        Scrapes.listening_beside(listening) as scrapes,
        compiling_behind(_log_compiler),
    ):
        prepare_database(settings)
        if not have_arrived():
            console.print(language.say("cli-no-web-client"), soft_wrap=True)
        url = address(listening)
        console.print(language.say(Message.of("cli-serving", url=url)), soft_wrap=True)
        if browser:
            threading.Thread(target=_open_browser, args=[url], daemon=True).start()
        run(listening, workers, scrapes)


def prepare_database(settings: Settings) -> None:
    """Bring the schema up to date before anybody is told an address. Raises Stale."""
    with database_in_words():
        engine = open_database(settings.database_url)
        upgrade(engine)
        engine.dispose()


@contextmanager
def database_in_words() -> Iterator[None]:
    """What a database can't do is said in a sentence. Raises Stale."""
    try:
        yield
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Stale(Message.of("hosting-no-database", problem=problem)) from error


def configuration(app: Any, **more: Any) -> uvicorn.Config:
    """How every server of ours talks to the network, in tests as well."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=UpgradingHttp,
        ws=GuardedSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=30,
        ws_ping_timeout=20,
        # Compression costs far more memory per socket than it saves on frames of a few kilobytes.
        ws_per_message_deflate=False,
        # A loaded machine may take long to start a worker; the supervisor would kill it after 5 seconds.
        timeout_worker_healthcheck=120,
        **{"timeout_graceful_shutdown": 10, **more},
    )


def run(listening: socket.socket, workers: int = 1, scrapes: Scrapes = NO_SCRAPES) -> None:
    set_up_log()
    _allow_many_sockets()
    if workers > 1:
        config = configuration("treetop.cli.serve:app", factory=True, workers=workers)
        with scrapes.of_workers(), suppress(KeyboardInterrupt):
            Multiprocess(config, [listening]).run()
        return
    made = app()
    scrapes.of_one(made.metrics)
    server = uvicorn.Server(configuration(made))
    with suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        sys.exit(NEVER_STARTED)


def open_files() -> int | None:
    """How many files and sockets a server may have open here; None if there's no such limit."""
    return None if resource is None else int(resource.getrlimit(resource.RLIMIT_NOFILE)[1])


def _log_compiler(status: int, pause: float) -> None:
    structlog.get_logger("treetop").warning("compiler-ended", status=status, again_in=pause)


def _allow_many_sockets() -> None:
    """Many systems let a program have 1,024 files and sockets until it asks for more."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # A sandbox may forbid it, and has set the limit then; macOS forbids as many as it says it allows.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _open_browser(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
