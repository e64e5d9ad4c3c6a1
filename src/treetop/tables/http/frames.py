"""WebSocket frames (RFC 6455): what a server reads and what it writes."""

from __future__ import annotations

import struct
from collections.abc import Iterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = KINDS = 0, 1, 2, 8, 9, 10
FINAL, RESERVED, KIND, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
SHORT = 125
"""The longest payload of a control frame, and of a frame that says its length in one byte."""

PROTOCOL_ERROR, INVALID_TEXT, TOO_BIG = 1002, 1007, 1009
UNUSED, NO_CODE, ABNORMAL = NEVER_SENT = 1004, 1005, 1006
STANDARD_CODES = set(range(1000, 1015)) - set(NEVER_SENT)
OWN_CODES = range(3000, 5000)


class Violation(Exception):
    """The client broke the protocol: the code that its socket is closed with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Puts what the network brings together to whole messages."""

    __slots__ = ("_kind", "_largest", "_message", "_unread")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._unread = b""
        self._message: bytearray | None = None
        """The beginning of a message whose other pieces are still to come."""
        self._kind = CONTINUATION

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Kind and payload of every message and control frame that is complete now. Raises Violation."""
        data, at = self._unread + data, 0
        while (found := self._frame(data, at)) is not None:
            first, payload, at = found
            whole = self._whole(first, payload)
            if whole is not None:
                yield whole
        self._unread = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[int, bytes, int] | None:
        """The first byte of the frame there, its payload, and where the next one begins."""
        if len(data) < at + 2:
            return None
        first, length, start = data[at], data[at + 1] & LENGTH, at + 2
        if first & KIND not in KINDS or not data[at + 1] & MASKED:
            raise Violation(PROTOCOL_ERROR)
        if length > SHORT:
            start += 2 if length == SHORT + 1 else 8
            if len(data) < start:
                return None
            length = int.from_bytes(data[at + 2 : start], "big")
        if length + len(self._message or b"") > self._largest:
            raise Violation(TOO_BIG)
        begin, end = start + 4, start + 4 + length
        if len(data) < end:
            return None
        self._check(first, length)
        return first, unmasked(data[begin:end], data[start:begin]), end

    def _check(self, first: int, length: int) -> None:
        kind = first & KIND
        if kind >= CLOSE:
            bad = length > SHORT or not first & FINAL
        else:
            bad = (kind == CONTINUATION) != (self._message is not None)
        if bad or first & RESERVED:
            raise Violation(PROTOCOL_ERROR)

    def _whole(self, first: int, payload: bytes) -> tuple[int, bytes] | None:
        kind = first & KIND
        if kind == CLOSE and self._message is not None:
            close_code(payload)
            raise Violation(PROTOCOL_ERROR)
        if kind >= CLOSE:
            return kind, payload
        if kind != CONTINUATION:
            self._kind = kind
        if self._message is None:
            if first & FINAL:
                return kind, payload
            self._message = bytearray()
        self._message += payload
        if not first & FINAL:
            return None
        message, self._message = bytes(self._message), None
        return self._kind, message


def unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def frame(kind: int, payload: bytes) -> bytes:
    """One frame as a server sends it."""
    size = len(payload)
    if size <= SHORT:
        return bytes((FINAL | kind, size)) + payload
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL | kind, 126, size) + payload
    return struct.pack("!BBQ", FINAL | kind, 127, size) + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """A reason that is too long is cut between two letters."""
    said = reason.encode()[: SHORT - 2].decode(errors="ignore")
    return frame(CLOSE, code.to_bytes(2, "big") + said.encode())


def close_code(payload: bytes) -> int:
    """The code with which a client closes. Raises Violation."""
    if not payload:
        return NO_CODE
    try:
        payload[2:].decode()
    except UnicodeDecodeError as error:
        raise Violation(INVALID_TEXT) from error
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or (code not in STANDARD_CODES and code not in OWN_CODES):
        raise Violation(PROTOCOL_ERROR)
    return code
