"""People do what they like at a table, in any order: nothing breaks and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.tables.play import people_at
from tests.tables.server import Server, Socket, serving
from treetop.games.errors import Malformed
from treetop.tables.http.body import check_body
from treetop.tables.match.match import fold
from treetop.tables.wire import read_frame

SEATS = 3
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
frames = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "preview", "chat", "vote", "return", "hint", "mute", "ping", "dance"])},
    optional={
        "command": st.text(max_size=70) | anything,
        "id": st.text(max_size=5),
        "seq": st.integers(-1, 40) | anything,
        "actions": st.lists(
            st.sampled_from(["draw pile", "draw discard 1", "plant oa3 0,0", "x"]), max_size=4
        ),
        "phrase": st.sampled_from(["hello", "nonsense"]),
        "text": st.text(max_size=300),
        "about": st.sampled_from(["abandon", "bot", "weather"]),
        "agree": st.booleans(),
        "seat": st.integers(-1, 9),
        "person": st.text(max_size=10),
        "muted": st.booleans(),
    },
)


def is_readable(text: str) -> bool:
    try:
        check_body(text.encode())
        read_frame(text)
    except (Malformed, msgspec.ValidationError):
        return False
    return True


class Table(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.closing = asyncio.Event()
        started: asyncio.Future[Server] = self.loop.create_future()
        self.serving = self.loop.create_task(self.hold(started))
        self.server = self.run(started)
        self.people, self.table = self.run(people_at(self.server, SEATS))
        self.sockets: dict[int, Socket] = {}
        self.last: dict[str, Any] = {}
        self.number = 0

    async def hold(self, started: asyncio.Future[Server]) -> None:
        """A server belongs to the task that started it."""
        async with serving(self.folder) as server:
            started.set_result(server)
            await self.closing.wait()

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    def teardown(self) -> None:
        for person in list(self.sockets):
            self.run(self.sockets.pop(person).__aexit__(None, None, None))
        self.closing.set()
        self.run(self.serving)
        self.loop.close()
        shutil.rmtree(self.folder)

    @property
    def live(self) -> Any:
        return self.run(self.server.app.service.hall.table(self.table))

    @rule(person=st.integers(0, SEATS - 1), since=st.integers(0, 60))
    def connect(self, person: int, since: int) -> None:
        if person not in self.sockets:
            self.sockets[person] = self.run(self.people[person].sit(self.table, since).__aenter__())

    @precondition(lambda self: self.sockets)
    @rule(data=st.data())
    def disconnect(self, data: st.DataObject) -> None:
        person = data.draw(st.sampled_from(sorted(self.sockets)))
        self.run(self.sockets.pop(person).__aexit__(None, None, None))

    @precondition(lambda self: self.sockets)
    @rule(data=st.data(), again=st.booleans())
    def play(self, data: st.DataObject, again: bool) -> None:
        match = self.live.match
        person = match.seat_to_act
        if person not in self.sockets or match.seats[person].away:
            return
        action = data.draw(st.sampled_from([str(action) for action in match.position.legal_actions]))
        self.number += 1
        self.last = {"type": "play", "command": f"c{self.number}", "seq": match.seq, "actions": [action]}
        self.say(person, self.last)
        assert self.live.match.seq > match.seq
        if again:
            seq = self.live.match.seq
            self.say(person, self.last)
            assert self.live.match.seq == seq or self.live.match.bot_to_act is not None

    @precondition(lambda self: self.sockets)
    @rule(data=st.data(), frame=frames)
    def say_anything(self, data: st.DataObject, frame: dict[str, Any]) -> None:
        self.say(data.draw(st.sampled_from(sorted(self.sockets))), frame)

    @precondition(lambda self: self.sockets)
    @rule(data=st.data(), text=st.text(max_size=100))
    def say_nonsense(self, data: st.DataObject, text: str) -> None:
        person = data.draw(st.sampled_from(sorted(self.sockets)))
        self.run(self.talk(self.sockets[person], text))

    def say(self, person: int, frame: dict[str, Any]) -> None:
        text = json.dumps(frame)
        pongs = 2 if frame["type"] == "ping" and is_readable(text) else 1
        self.run(self.talk(self.sockets[person], text, pongs))

    async def talk(self, socket: Socket, text: str, pongs: int = 1) -> None:
        """Say it, and wait until it has been dealt with: the ping after it is answered after it."""
        await socket.send(text)
        await socket.send('{"type":"ping"}')
        while pongs:
            pongs -= json.loads(await socket.recv())["type"] == "pong"

    @invariant()
    def the_log_adds_up_to_what_is_shown(self) -> None:
        live = self.live
        log = self.run(self.server.app.service.hall.log.events(self.table))
        stored = fold(self.table, log[: live.match.seq])
        assert stored.position == live.match.position
        assert stored.clock.left == live.match.clock.left
        assert [seat.away for seat in stored.seats] == [seat.away for seat in live.match.seats]


Table.TestCase.settings = settings(
    max_examples=6, stateful_step_count=25, deadline=None, phases=[Phase.generate]
)
test_everybody_does_what_they_like = Table.TestCase
