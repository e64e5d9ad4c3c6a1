"""How many matches, people and moves one server carries.

    python -m benchmarks.load                             2,000 matches, 8,000 sockets, 300 moves/s
    python -m benchmarks.load --saturate                  as many moves as it can
    python -m benchmarks.load --url http://host:port      against a server that runs already

The server runs on a core of its own; the people are this process. Nothing is stubbed: every move is a command
over a WebSocket, validated, stored with fsync, acknowledged and shown to all four seats.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from benchmarks.light_socket import LightSocket, connect

UNLIMITED = {"burst": 1e9, "per_second": 1e9}
LIMITS = {
    **dict.fromkeys(("frames", "changes", "address_changes", "tables", "guests"), UNLIMITED),
    "sockets_per_person": 10**6,
    "sockets_per_address": 10**6,
}


class Glimpse(msgspec.Struct):
    legal: list[str]


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    view: Glimpse | None = None
    result: object = None


_frames = msgspec.json.Decoder(Frame)


class Seat:
    """One person with one socket."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.last = b""
        self.socket: LightSocket
        self.greeted = asyncio.Event()

    def heard(self, text: bytes) -> None:
        if text.startswith((b'{"type":"view"', b'{"type":"hello"')):
            self.last = text
            self.greeted.set()
            self.match.seen(self)
        elif text.startswith(b'{"type":"accepted"'):
            self.match.acknowledged()
        elif text.startswith((b'{"type":"stale"', b'{"type":"illegal"', b'{"type":"malformed"')):
            self.match.load.refused += 1
            self.match.acknowledged()

    def lost(self) -> None:
        self.match.load.lost += 1


class Match:
    """One table; its people move when the load says so."""

    def __init__(self, load: Load, id: str, seats: int) -> None:
        self.load = load
        self.id = id
        self.seats = [Seat(self) for _ in range(seats)]
        self.sent_at = 0.0
        self.number = 0
        self.frames = 0
        self.over = False
        self.waiting = self.moving = False
        self.unseen: set[Seat] = set()

    def seen(self, seat: Seat) -> None:
        """The next move waits until everybody has seen the last one, as people do."""
        self.frames += 1
        self.unseen.discard(seat)
        self._rest()

    def acknowledged(self) -> None:
        self.load.seconds.append(time.perf_counter() - self.sent_at)
        self.waiting = False
        self._rest()

    def _rest(self) -> None:
        if not self.waiting and not self.unseen and self.moving:
            self.moving = False
            self.load.idle.append(self)

    def move(self) -> bool:
        """Send a random legal move of whoever is to act."""
        for seat in self.seats:
            frame = _frames.decode(seat.last)
            if frame.result is not None:
                self.over = True
                return False
            if frame.view is not None and frame.view.legal:
                self.number += 1
                self.waiting = self.moving = True
                self.unseen = set(self.seats)
                action = random.choice(frame.view.legal)
                command = f"{self.id}-{self.number}-{self.load.run}"
                self.sent_at = time.perf_counter()
                seat.socket.send(
                    json.dumps(
                        {"type": "play", "command": command, "seq": frame.seq, "actions": [action]}
                    ).encode()
                )
                return True
        return False


class Load:
    def __init__(self, url: str, matches: int, seats: int) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.matches: list[Match] = []
        self.idle: deque[Match] = deque()
        self.seconds: list[float] = []
        self.refused = 0
        self.lost = 0
        self.run = os.getpid()
        self._count, self._seats = matches, seats

    async def set_up(self) -> None:
        began = time.perf_counter()
        gate = asyncio.Semaphore(24)
        limits = httpx.Limits(max_connections=24, max_keepalive_connections=24)
        async with httpx.AsyncClient(
            base_url=self.url, limits=limits, timeout=60, headers={"origin": self.url}
        ) as http:
            # Many people share this client; none may end up with another's cookie.
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

            async def one() -> None:
                async with gate:
                    await self._open_match(http)

            await asyncio.gather(*(one() for _ in range(self._count)))
        self.idle.extend(self.matches)
        print(f"set up {len(self.matches)} matches in {time.perf_counter() - began:.1f} s", flush=True)

    async def _open_match(self, http: httpx.AsyncClient) -> None:
        cookies = [await self._guest(http) for _ in range(self._seats)]
        seats = ["me", *["open"] * (self._seats - 1)]
        wish = {"game": "arboretum", "seats": seats, "salt": "00"}
        table = await self._post(http, "/api/tables", cookies[0], wish)
        id = table["table"]["id"]
        for cookie in cookies[1:]:
            await self._post(http, f"/api/tables/{id}/join", cookie, {})
        match = Match(self, id, self._seats)
        for seat, cookie in zip(match.seats, cookies, strict=True):
            path = f"/api/tables/{id}/socket?since=1000"
            seat.socket = await connect(self.host, self.port, path, cookie, seat.heard, seat.lost)
            await seat.greeted.wait()
        self.matches.append(match)

    async def _guest(self, http: httpx.AsyncClient) -> str:
        answer = await http.post("/api/me", json={"name": "Load"})
        return f"treetop_person={answer.cookies['treetop_person']}"

    async def _post(
        self, http: httpx.AsyncClient, path: str, cookie: str, body: object
    ) -> dict[str, dict[str, str]]:
        answer = await http.post(path, json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        found: dict[str, dict[str, str]] = answer.json()
        return found

    async def steadily(self, rate: float, seconds: float) -> float:
        """Moves at a fixed rate, whatever the server does; answers the rate that was reached."""
        began = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < passed * rate and self.idle:
                match = self.idle.popleft()
                sent += match.move()
            await asyncio.sleep(0.001)
        await self._settle()
        return sent / seconds

    async def at_full_speed(self, seconds: float, at_once: int) -> float:
        """Always so many moves under way."""
        began = time.perf_counter()
        before = len(self.seconds)
        sent = 0
        while time.perf_counter() - began < seconds:
            while self.idle and sent - (len(self.seconds) - before) < at_once:
                sent += self.idle.popleft().move()
            await asyncio.sleep(0.0005)
        done = len(self.seconds) - before
        await self._settle()
        return done / seconds

    async def _settle(self) -> None:
        for _ in range(100):
            if len(self.idle) >= len([match for match in self.matches if not match.over]):
                return
            await asyncio.sleep(0.05)


def memory_of(process: int) -> float:
    """Resident megabytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_of(process: int) -> float:
    """Processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running_server(data: Path) -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = f"from treetop.cli.serve import run; run('127.0.0.1', {port})"
    pin = ["taskset", "-c", "0"] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
    environment = {
        **os.environ,
        "TREETOP_DATA": str(data),
        "TREETOP_LIMITS": json.dumps(LIMITS),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    process = subprocess.Popen([*pin, sys.executable, "-c", program], env=environment)
    try:
        _wait(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _wait(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(url, timeout=2).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(url)


@asynccontextmanager
async def loaded(url: str, matches: int, seats: int) -> AsyncIterator[Load]:
    load = Load(url, matches, seats)
    await load.set_up()
    yield load


async def measure(options: argparse.Namespace, url: str, process: int | None) -> None:
    async with loaded(url, options.matches, options.seats) as load:
        before = seconds_of(process) if process else 0.0
        began = time.perf_counter()
        if options.saturate:
            rate = await load.at_full_speed(options.seconds, options.at_once)
        else:
            rate = await load.steadily(options.rate, options.seconds)
        passed = time.perf_counter() - began
        report(load, rate, process, (seconds_of(process) - before) / passed if process else 0.0)


def report(load: Load, rate: float, process: int | None, busy: float) -> None:
    times = sorted(load.seconds)
    at = {
        share: times[min(len(times) - 1, int(share * len(times)))] * 1000
        for share in (0.5, 0.95, 0.99, 0.999)
    }
    frames = sum(match.frames for match in load.matches)
    rows = [
        ("matches / sockets", f"{len(load.matches):,} / {sum(len(m.seats) for m in load.matches):,}"),
        ("moves acknowledged", f"{len(times):,} ({rate:,.0f}/s)"),
        ("views received", f"{frames:,}"),
        (
            "acknowledgement p50 / p95 / p99 / p99.9",
            " / ".join(f"{value:.1f}" for value in at.values()) + " ms",
        ),
        ("refused / connections lost", f"{load.refused} / {load.lost}"),
    ]
    if process:
        rows += [
            ("memory of the server", f"{memory_of(process):.0f} MB"),
            ("core used by the server", f"{busy:.0%}"),
        ]
    print(f"\n`python -m benchmarks.load {' '.join(sys.argv[1:])}`\n")
    print("| | |\n|---|---|")
    for name, value in rows:
        print(f"| {name} | {value} |")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--at-once", type=int, default=64)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.url:
        uvloop.run(measure(options, options.url, None))
        return
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (url, process):
        uvloop.run(measure(options, url, process))


if __name__ == "__main__":
    main()
