"""WebSocket frames, compared with what the `websockets` library makes of the same bytes."""

from __future__ import annotations

import logging
import struct

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import CONT, Frame, Opcode
from websockets.server import ServerProtocol

from treetop.tables.http import frames

LARGEST = 300
MASK = b"\x11\x00\xfe\x7a"


def _from_client(first: int, payload: bytes, masked: bool) -> bytes:
    size, mark = len(payload), 0x80 if masked else 0
    head = bytes([first, mark | size]) if size < 126 else struct.pack("!BBH", first, mark | 126, size)
    return head + (MASK + frames.unmasked(payload, MASK) if masked else payload)


payloads = st.one_of(
    st.binary(max_size=12), st.text(max_size=8).map(str.encode), st.binary(min_size=120, max_size=LARGEST + 2)
)
closing = st.builds(
    lambda code, reason: code.to_bytes(2, "big") + reason,
    st.sampled_from([0, 999, 1000, 1004, 1005, 1006, 1011, 1014, 1015, 2999, 3000, 4999, 5000]),
    st.sampled_from([b"", b"bye", "até".encode(), b"\xff"]),
)
good = st.builds(
    _from_client, st.sampled_from([0x81, 0x82, 0x01, 0x02, 0x00, 0x80, 0x89, 0x8A]), payloads, st.just(True)
)
any_frame = st.one_of(
    good,
    good,
    st.builds(_from_client, st.just(0x88), closing | st.binary(max_size=1), st.just(True)),
    st.builds(_from_client, st.integers(0, 255), payloads, st.booleans()),
)


def _ours(chunks: list[bytes]) -> list[object]:
    reader, found = frames.FrameReader(LARGEST), list[object]()
    try:
        for chunk in chunks:
            for kind, payload in reader.read(chunk):
                if kind == frames.CLOSE:
                    return [*found, (kind, frames.close_code(payload))]
                found.append((kind, payload))
    except frames.Violation as violation:
        return [*found, violation.code]
    return found


def _theirs(chunks: list[bytes]) -> list[object]:
    """Messages put together, then the code with which the library closes."""
    protocol = ServerProtocol(max_size=LARGEST, logger=logging.getLogger("quiet"))
    protocol.state = protocol.state.OPEN
    protocol.parser = protocol.parse()
    next(protocol.parser)
    found: list[object] = []
    kind, message = Opcode.CONT, b""
    for chunk in chunks:
        protocol.receive_data(chunk)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            if event.opcode is Opcode.CLOSE:
                assert protocol.close_rcvd is not None
                return [*found, (frames.CLOSE, protocol.close_rcvd.code)]
            if event.opcode in (Opcode.PING, Opcode.PONG):
                found.append((int(event.opcode), bytes(event.data)))
                continue
            kind, message = (kind, message) if event.opcode is CONT else (event.opcode, b"")
            message += bytes(event.data)
            if event.fin:
                found.append((int(kind), message))
        if protocol.parser_exc is not None:
            assert protocol.close_sent is not None
            return [*found, int(protocol.close_sent.code)]
    return found


@given(st.lists(any_frame, min_size=1, max_size=6), st.integers(1, 40))
def test_frames_mean_what_the_library_takes_them_for(sent: list[bytes], size: int) -> None:
    stream = b"".join(sent)
    chunks = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert _ours(chunks) == _theirs(chunks)


@given(st.sampled_from([frames.TEXT, frames.BINARY]), st.integers(0, 70_000))
def test_what_the_server_writes_is_what_the_library_would_write(kind: int, size: int) -> None:
    payload = b"x" * size
    assert frames.frame(kind, payload) == Frame(Opcode(kind), payload).serialize(mask=False)


def test_a_long_reason_is_cut_between_two_letters() -> None:
    sent = frames.close_frame(1000, "Ж" * 100)
    assert sent[2:4] == (1000).to_bytes(2, "big")
    assert sent[4:].decode() == "Ж" * 61
