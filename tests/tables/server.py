"""A Treetop server for tests: in this process, on a port of its own, with a clock that tests can move."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from treetop.tables import App, Settings
from treetop.tables.instant import wall_clock
from treetop.tables.lean_socket import LeanSocket
from treetop.tables.limits import Rate
from treetop.tables.settings import Limits

GENEROUS = Limits(
    frames=Rate(100_000, 100_000),
    changes=Rate(100_000, 100_000),
    address_changes=Rate(100_000, 100_000),
    logins=Rate(100_000, 100_000),
    tables=Rate(100_000, 100_000),
    guests=Rate(100_000, 100_000),
    lines=Rate(100_000, 100_000),
    hints=Rate(100_000, 100_000),
    sockets_per_person=1000,
    sockets_per_address=10_000,
)


class MovableClock:
    """The wall clock, and what the test has added to it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


class Server:
    def __init__(self, app: App, url: str, clock: MovableClock) -> None:
        self.app = app
        self.url = url
        self.clock = clock
        self.clients: list[httpx.AsyncClient] = []

    def stranger(self, **headers: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(
            base_url=self.url, headers={"origin": self.url, "content-type": "application/json", **headers}
        )
        self.clients.append(client)
        return client

    async def guest(self, name: str) -> Guest:
        client = self.stranger()
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(self, client, answer.json()["person"])


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, http: httpx.AsyncClient, person: dict[str, Any]) -> None:
        self.server = server
        self.http = http
        self.person = person

    @property
    def id(self) -> str:
        return str(self.person["id"])

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def open(self, *seats: str, **wish: Any) -> Any:
        wish = {"game": "arboretum", "order": "seated", "salt": "00", **wish}
        return (await self.post("/api/tables", seats=list(seats), **wish))["table"]

    def sit(self, table: str, since: int = 0) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(self.server.url, table, since, {"cookie": cookie} if cookie else {})


def connect(
    url: str, table: str, since: int = 0, headers: dict[str, str] | None = None
) -> websockets.connect:
    return websockets.connect(
        f"{url.replace('http', 'ws')}/api/tables/{table}/socket?since={since}",
        additional_headers=headers,
        origin=url,  # type: ignore[arg-type]
        compression=None,
        proxy=None,
        max_size=None,
    )


async def send(socket: Any, **frame: Any) -> None:
    await socket.send(json.dumps(frame))


async def receive(socket: Any, *types: str) -> Any:
    """The next frame of one of these types; others are passed over."""
    while True:
        frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if not types or frame["type"] in types:
            return frame


@asynccontextmanager
async def serving(folder: Path, routes: Sequence[Any] = (), **settings: Any) -> AsyncIterator[Server]:
    clock = MovableClock()
    chosen = {"limits": GENEROUS, "bot_pause": 0.0, "bot_seconds": 0.05, "sweep": 50, **settings}
    app = App(Settings(data=folder, **chosen), routes, now=clock)
    config = uvicorn.Config(
        app, port=0, log_config=None, ws=LeanSocket, ws_per_message_deflate=False, lifespan="on"
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    port = server.servers[0].sockets[0].getsockname()[1]
    running = Server(app, f"http://127.0.0.1:{port}", clock)
    try:
        yield running
    finally:
        for client in running.clients:
            await client.aclose()
        server.should_exit = True
        await task
