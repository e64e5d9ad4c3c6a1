"""A Treetop server for tests, with a clock that tests can move, and the people who use it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
import websockets

from tests.tables.generous import generous
from treetop.cli.serve import configuration
from treetop.tables.app import App
from treetop.tables.metrics import Metrics
from treetop.tables.settings import Settings
from treetop.tables.store.database import open_database, sqlite_url, upgrade
from treetop.tables.wall_clock import wall_clock

GENEROUS = generous(100_000, sockets=10_000)
PATIENCE = 60


class MovableClock:
    """The wall clock, and what the test has added to it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


class Server:
    """Without a network: requests go straight into the application."""

    def __init__(self, app: App, clock: MovableClock, url: str = "http://treetop.test") -> None:
        self.app = app
        self.clock = clock
        self.url = url
        self.clients: list[httpx.AsyncClient] = []

    def transport(self) -> httpx.AsyncBaseTransport:
        return httpx.ASGITransport(self.app)

    def stranger(self, **headers: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(
            transport=self.transport(),
            base_url=self.url,
            headers={"origin": self.url, "content-type": "application/json", **headers},
        )
        self.clients.append(client)
        return client

    async def guest(self, name: str) -> Guest:
        client = self.stranger()
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(self, client, answer.json()["person"])

    def socket(self, table: str, since: int = 0, **headers: str) -> Any:
        return Socket(self.app, table, since, {"host": "treetop.test", "origin": self.url, **headers})

    async def pass_time(self, milliseconds: int) -> None:
        """Move the clock as if the server had been up all the while, and let the caretaker see it."""
        service = self.app.service
        self.clock.ahead += milliseconds
        await service.store.write_alone(lambda c: service.outages.note_beat(c, self.clock()))
        await self.app.service.caretaker.sweep()


class NetworkServer(Server):
    """With a real server on a port of its own."""

    def transport(self) -> httpx.AsyncBaseTransport:
        return httpx.AsyncHTTPTransport()

    def socket(self, table: str, since: int = 0, **headers: str) -> Any:
        return connect(self.url, table, since, headers)


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, http: httpx.AsyncClient, person: dict[str, Any]) -> None:
        self.server = server
        self.http = http
        self.person = person

    @property
    def id(self) -> str:
        return str(self.person["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the message id of a request that must fail."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["message"]["id"]

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def open(self, *seats: str, **wish: Any) -> Any:
        wish = {"game": "arboretum", "order": "seated", "salt": "00", **wish}
        return (await self.post("/api/tables", seats=list(seats), **wish))["table"]

    async def join(self, table: str, **body: Any) -> Any:
        return (await self.post(f"/api/tables/{table}/join", **body))["table"]

    def sit(self, table: str, since: int = 0) -> Any:
        return self.server.socket(table, since, cookie=self.cookie)


class TurnedAway(Exception):
    """The handshake was answered with this HTTP status, or the socket was closed at once with this code."""


class Socket:
    """A WebSocket straight into the application."""

    def __init__(self, app: App, table: str, since: int, headers: dict[str, str]) -> None:
        self._app = app
        self._scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "query_string": f"since={since}".encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "extensions": {"websocket.http.response": {}},
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(self._scope, self._in.get, self._put))
        answer = await asyncio.wait_for(self._out.get(), PATIENCE)
        if answer["type"] != "websocket.accept":
            await self._task
            raise TurnedAway(answer.get("status", answer.get("code")))
        self._first = await asyncio.wait_for(self._out.get(), PATIENCE)
        if self._first["type"] == "websocket.close":
            await self._task
            raise TurnedAway(self._first["code"])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        message, self._first = self._first or await self._out.get(), {}
        if message["type"] == "websocket.close":
            raise ConnectionAbortedError(message["code"])
        self.heard.append(message["text"])
        return str(message["text"])

    def waiting(self) -> int:
        """Frames that have arrived and were not read."""
        return self._out.qsize() + bool(self._first)

    async def _put(self, message: dict[str, Any]) -> None:
        self._out.put_nowait(message)


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
        frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if not types or frame["type"] in types:
            return frame


async def ask(socket: Any, **frame: Any) -> Any:
    """Send a frame and wait for its answer."""
    await send(socket, **frame)
    return await receive(socket, "accepted", "illegal", "stale", "malformed", "preview", "hint", "pong")


def settings(folder: Path, **given: Any) -> Settings:
    chosen = {
        "limits": GENEROUS,
        "bot_pause": 0.0,
        "archive_workers": 0,
        "bot_seconds": 0.05,
        "sweep": 60_000,
        "poll": 20,
        **given,
    }
    return Settings(data=folder, **chosen)


@cache
def empty_database() -> bytes:
    """As a first start makes it. Migrating takes longer than most tests do with the result."""
    with TemporaryDirectory() as folder:
        engine = open_database(sqlite_url(Path(folder)))
        upgrade(engine)
        engine.dispose()
        return (Path(folder) / "treetop.sqlite").read_bytes()


def chosen_settings(folder: Path, **given: Any) -> Settings:
    """With a database in it, unless another is given."""
    stored = folder / "treetop.sqlite"
    if "database" not in given and folder.is_dir() and not stored.exists():
        stored.write_bytes(empty_database())
    return settings(folder, **given)


idle: list[App] = []
"""Applications whose servers have stopped. To make one takes longer than most tests do with it."""


def application(settings: Settings, now: MovableClock, routes: Sequence[Any] = ()) -> App:
    if routes or not idle:
        return App(settings, routes, now)
    app = idle.pop()
    del app.service
    app._settings, app._now, app.metrics = settings, now, Metrics()
    return app


@asynccontextmanager
async def serving(
    folder: Path, routes: Sequence[Any] = (), ahead: int = 0, **given: Any
) -> AsyncIterator[Server]:
    """`ahead`: milliseconds that the server's clock is ahead of the wall clock from the start."""
    clock = MovableClock()
    clock.ahead = ahead
    app = application(chosen_settings(folder, **given), clock, routes)
    async with app.http.lifespan():
        server = Server(app, clock)
        try:
            yield server
        finally:
            for client in server.clients:
                await client.aclose()
    if not routes:
        idle.append(app)


@asynccontextmanager
async def serving_on_a_port(folder: Path, **given: Any) -> AsyncIterator[NetworkServer]:
    clock = MovableClock()
    app = application(chosen_settings(folder, **given), clock)
    server = uvicorn.Server(configuration(app, port=0, lifespan="on"))
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    port = server.servers[0].sockets[0].getsockname()[1]
    running = NetworkServer(app, clock, f"http://127.0.0.1:{port}")
    try:
        yield running
    finally:
        for client in running.clients:
            await client.aclose()
        server.should_exit = True
        await task
    idle.append(app)
