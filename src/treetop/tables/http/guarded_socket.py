"""A socket that is cut when its client floods it or never reads.

The service counts frames, but pings and empty pieces of frames are answered below it.
"""

from __future__ import annotations

import time

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from treetop.tables.limits import Bucket, Rate

KILOBYTE = 1024
INCOMING = Rate(burst=128, per_second=64)
"""In kilobytes: far more than the frames that the service allows."""
MOST_UNREAD = 1024 * KILOBYTE


class GuardedSocket(WebSocketsSansIOProtocol):
    _incoming: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        now = time.monotonic_ns() // 1_000_000
        if self._incoming is None:
            self._incoming = Bucket(INCOMING, now)
        flooded = self._incoming.take(INCOMING, now, len(data) / KILOBYTE) > 0
        if flooded or self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        super().data_received(data)
