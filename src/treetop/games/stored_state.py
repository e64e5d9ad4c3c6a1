"""A kernel's state as it is stored: with the version of its layout before it and a checksum behind it.

The kernel believes every byte, so nothing that it has not written may reach it.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from functools import cache

from treetop.games.errors import Malformed
from treetop.kernel import Layout
from treetop.locales import Message

CHECKSUM = 4


@cache
def version_of(layout: Layout) -> bytes:
    """Eight bytes that change with any field."""
    return hashlib.sha256(repr(layout.dtype.descr).encode()).digest()[:8]


def store(layout: Layout, state: bytes) -> bytes:
    body = version_of(layout) + state
    return body + zlib.crc32(body).to_bytes(CHECKSUM, "big")


def restore(layout: Layout, stored: bytes) -> bytes:
    """The state. Raises Malformed unless `store` has written it for this very layout."""
    if not isinstance(stored, bytes | bytearray | memoryview):
        raise TypeError(f"a stored state is bytes, not {stored!r}")
    body, checksum = bytes(stored[:-CHECKSUM]), bytes(stored[-CHECKSUM:])
    if zlib.crc32(body).to_bytes(CHECKSUM, "big") != checksum:
        raise Malformed(Message.of("core-state-unreadable"))
    version = version_of(layout)
    if not body.startswith(version) or len(body) != len(version) + layout.dtype.itemsize:
        raise Malformed(Message.of("core-state-version"))
    return body[len(version) :]


def pack(stored: bytes) -> str:
    """As short text."""
    return base64.b85encode(zlib.compress(stored, 9)).decode()


def unpack(text: str, limit: int) -> bytes:
    """The inverse of `pack`; what would be longer than the limit is cut. Raises Malformed."""
    if not isinstance(text, str):
        raise TypeError(f"a packed state is text, not {text!r}")
    try:
        return zlib.decompressobj().decompress(base64.b85decode(text), limit)
    except (ValueError, zlib.error):
        raise Malformed(Message.of("core-state-unreadable")) from None
