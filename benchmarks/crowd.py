"""Thousands of people at tables, in one process: they move when they are told to."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from http.cookiejar import DefaultCookiePolicy
from urllib.parse import urlsplit

import httpx
import msgspec

from benchmarks.light_socket import LightSocket, connect

AT_ONCE = 24
COMING_BACK = 240
"""So many connect at the same moment when everybody comes back."""
PATIENCE = 60.0


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

    __slots__ = ("cookie", "greeted", "last", "match", "socket")

    def __init__(self, match: Match, cookie: str) -> None:
        self.match = match
        self.cookie = cookie
        self.last = b""
        self.socket: LightSocket | None = None
        self.greeted: asyncio.Event | None = None

    async def connect(self) -> None:
        crowd = self.match.crowd
        self.greeted = asyncio.Event()
        path = f"/api/tables/{self.match.id}/socket?since=1000"
        self.socket = await connect(crowd.host, crowd.port, path, self.cookie, self.heard, self.lost)
        await asyncio.wait_for(self.greeted.wait(), PATIENCE)
        self.greeted = None

    def heard(self, text: bytes) -> None:
        if text.startswith((b'{"type":"view"', b'{"type":"hello"')):
            self.last = text
            if self.greeted is not None:
                self.greeted.set()
            self.match.seen(self)
        elif text.startswith(b'{"type":"accepted"'):
            self.match.acknowledged()
        elif text.startswith((b'{"type":"stale"', b'{"type":"illegal"', b'{"type":"malformed"')):
            self.match.crowd.refused += 1
            self.match.acknowledged()

    def lost(self) -> None:
        self.socket = None
        self.match.crowd.lost += 1


class Match:
    """One table."""

    __slots__ = ("crowd", "id", "moving", "over", "seats", "sent_at", "unseen", "waiting")

    def __init__(self, crowd: Crowd, id: str, cookies: Sequence[str]) -> None:
        self.crowd = crowd
        self.id = id
        self.seats = [Seat(self, cookie) for cookie in cookies]
        self.sent_at = 0.0
        self.over = False
        self.waiting = self.moving = False
        self.unseen: set[Seat] = set()

    def seen(self, seat: Seat) -> None:
        """The next move waits until everybody has seen the last one, as people do."""
        self.crowd.views += 1
        self.unseen.discard(seat)
        self._rest()

    def acknowledged(self) -> None:
        self.crowd.seconds.append(time.perf_counter() - self.sent_at)
        self.waiting = False
        self._rest()
        self.crowd.answered()

    def _rest(self) -> None:
        if not self.waiting and not self.unseen and self.moving:
            self.moving = False
            self.crowd.idle.append(self)

    def to_act(self) -> tuple[Seat, Frame] | None:
        for seat in self.seats:
            frame = _frames.decode(seat.last)
            if frame.result is not None:
                self.over = True
                return None
            if frame.view is not None and frame.view.legal:
                return seat, frame
        return None

    def move(self) -> bool:
        """Send a random legal move of whoever is to act."""
        found = self.to_act()
        if found is None or found[0].socket is None:
            return False
        seat, frame = found
        assert frame.view is not None
        assert seat.socket is not None
        self.waiting = self.moving = True
        self.unseen = {other for other in self.seats if other.socket is not None}
        command = {
            "type": "play",
            "command": f"{os.getpid()}-{next(self.crowd.numbers)}",
            "seq": frame.seq,
            "actions": [random.choice(frame.view.legal)],
        }
        self.sent_at = time.perf_counter()
        seat.socket.send(msgspec.json.encode(command))
        return True


class Crowd:
    """Everybody at once, and what they noticed."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.matches: list[Match] = []
        self.idle: deque[Match] = deque()
        self.numbers = itertools.count(1)
        self.forget()
        self.answered: Callable[[], None] = lambda: None

    def forget(self) -> None:
        """Start counting from zero."""
        self.seconds: list[float] = []
        self.views = 0
        self.refused = 0
        self.lost = 0

    async def sit_down(self, matches: int, seats: int) -> None:
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        async with httpx.AsyncClient(
            base_url=self.url, limits=limits, timeout=PATIENCE, headers={"origin": self.url}
        ) as http:
            # Many people share this client; none may end up with another's cookie.
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            await _in_groups(lambda: self._open_match(http, seats), matches)
        self.idle.extend(self.matches)

    async def _open_match(self, http: httpx.AsyncClient, seats: int) -> None:
        cookies = [await self._guest(http) for _ in range(seats)]
        wish = {"game": "arboretum", "seats": ["me", *["open"] * (seats - 1)], "salt": "00"}
        table = await self._post(http, "/api/tables", cookies[0], wish)
        match = Match(self, table["table"]["id"], cookies)
        for cookie in cookies[1:]:
            await self._post(http, f"/api/tables/{match.id}/join", cookie, {})
        for seat in match.seats:
            await seat.connect()
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

    async def move_steadily(self, rate: float, seconds: float) -> float:
        """Moves at a fixed rate, whatever the server does; returns the rate that was reached."""
        began = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < passed * rate and self.idle:
                sent += self.idle.popleft().move()
            await asyncio.sleep(0.002)
        await self._settle()
        return sent / seconds

    async def move_at_full_speed(self, seconds: float, at_once: int) -> float:
        """Keep this many moves under way; returns the rate."""
        ends = time.perf_counter() + seconds

        def next_one() -> None:
            while self.idle and time.perf_counter() < ends:
                if self.idle.popleft().move():
                    return

        self.answered = next_one
        for _ in range(at_once):
            next_one()
        while time.perf_counter() < ends:
            await asyncio.sleep(0.05)
            # Those who found nobody idle a moment ago.
            for _ in range(at_once - sum(match.waiting for match in self.matches)):
                next_one()
        self.answered = lambda: None
        done = len(self.seconds)
        await self._settle()
        return done / seconds

    async def _settle(self) -> None:
        for _ in range(200):
            if all(match.over or not match.moving for match in self.matches):
                return
            await asyncio.sleep(0.05)

    def leave(self) -> None:
        """All connections are gone at once, as when the server dies."""
        for match in self.matches:
            match.waiting = match.moving = False
            match.unseen.clear()
            for seat in match.seats:
                if seat.socket is not None:
                    seat.socket.drop()

    async def come_back(self, matches: Sequence[Match]) -> None:
        """Everybody at these tables connects again."""
        seats = iter([seat for match in matches for seat in match.seats])
        people = sum(len(match.seats) for match in matches)
        await _in_groups(lambda: next(seats).connect(), people, COMING_BACK)


async def _in_groups(do: Callable[[], object], times: int, at_once: int = AT_ONCE) -> None:
    gate = asyncio.Semaphore(at_once)

    async def one() -> None:
        async with gate:
            await do()  # type: ignore[misc]

    await asyncio.gather(*(one() for _ in range(times)))
