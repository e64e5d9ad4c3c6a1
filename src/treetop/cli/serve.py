"""`treetop serve`: the tables and the web client on one port."""

from __future__ import annotations

import importlib
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn

from treetop.cli.journal import set_up_journal
from treetop.tables import App, Settings
from treetop.tables.lean_socket import LeanSocket

LARGEST_FRAME = 64 * 1024
"""More than a client may send (4 KiB), so that the service itself answers with the right close code."""


def default_folder() -> Path:
    return Path(platformdirs.user_data_dir("treetop"))


def app() -> App:
    """Made in every worker, from the environment."""
    data = Path(os.environ.get("TREETOP_DATA") or default_folder())
    workers = int(os.environ.get("TREETOP_BOT_WORKERS", "1"))
    set_up_journal()
    return App(Settings.from_environment(data, bot_workers=workers), _pages())


def _pages() -> list[Any]:
    """The handlers of the web client, where it is installed."""
    routes = getattr(importlib.import_module("treetop.web"), "routes", list)
    return list(routes())


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    bot_workers: int = 1,
    workers: int = 1,
    browser: bool = False,
) -> None:
    """Until it is told to stop. Port 0 is any free one."""
    if data is not None:
        os.environ["TREETOP_DATA"] = str(data)
    os.environ["TREETOP_BOT_WORKERS"] = str(bot_workers)
    port = port or _free_port(host)
    if browser:
        threading.Thread(target=_open_browser, args=[f"http://{host}:{port}/"], daemon=True).start()
    uvicorn.run(
        "treetop.cli.serve:app",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=LeanSocket,
        proxy_headers=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Compression costs far more memory per socket than it saves on frames of a few kilobytes.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )


def _free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _open_browser(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
