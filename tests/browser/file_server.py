"""A plain file server, as any web host has one."""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class FileServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sends_lost_page = False
        """As many hosts do, with `404.html`."""
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def handler(self, *request: Any) -> Handler:
        return Handler(*request, host=self)

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *request: Any, host: FileServer) -> None:
        self.host = host
        super().__init__(*request, directory=str(host.folder))

    def guess_type(self, path: Any) -> str:
        """Python's own table lacks it."""
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

    def send_error(self, code: int, *more: Any) -> None:
        if code != 404 or not self.host.sends_lost_page:
            super().send_error(code, *more)
            return
        page = next(self.host.folder.glob("*/404.html")).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""
