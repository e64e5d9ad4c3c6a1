"""Sockets as they go over a real network."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.tables.play import people_at
from tests.tables.server import ask, receive, serving_on_a_port
from treetop.tables.http.lean_socket import Gate, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_as_it_was_written(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed(text))
    parser = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parser)
    frame = read.value.value
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, text, True)
    assert not reader.buffer


async def test_a_gate_holds_up_until_it_is_opened() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    waiting = gate.wait()
    waiting.send(None)
    gate.set()
    await gate.wait()
    waiting.close()


async def test_frames_and_fragments_pass_a_real_network_both_ways(tmp_path: Path) -> None:
    async with serving_on_a_port(tmp_path) as server:
        (olena, _), table = await people_at(server, 2, game="tree-society")
        async with olena.sit(table) as socket:
            hello = await receive(socket, "hello")
            assert hello["view"]["cards"]
            await socket.send(part for part in ('{"type":', '"ping"}'))
            assert (await receive(socket, "pong"))["type"] == "pong"
            assert (await ask(socket, type="ping"))["type"] == "pong"
            await (await socket.ping())
            await socket.send(json.dumps({"type": "ping", "more": "x" * 5000}))
            with pytest.raises(Exception, match="1008"):
                await receive(socket, "pong")
