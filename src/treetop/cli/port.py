"""The port that a server listens on, bound before anybody is told about it."""

from __future__ import annotations

import errno
import socket

from treetop.games.errors import Malformed, Stale
from treetop.locales import Message

PORTS = range(65536)
BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Port 0 is any free one. Raises Malformed or Stale."""
    if port not in PORTS:
        raise Malformed(Message.of("cli-port-number", port=str(port), most=str(PORTS[-1])))
    if not host:
        # The system would take it for all of its addresses.
        raise Malformed(Message.of("cli-host-unknown", host=host))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        refusal = REFUSALS.get(error.errno or 0)
        if refusal is None:
            raise
        raise Stale(Message.of(refusal, host=host, port=str(port))) from None


REFUSALS = {
    errno.EADDRINUSE: "cli-port-taken",
    errno.EACCES: "cli-port-forbidden",
    errno.EADDRNOTAVAIL: "cli-host-unknown",
    socket.EAI_NONAME: "cli-host-unknown",
    socket.EAI_AGAIN: "cli-host-unknown",
}


def address(listening: socket.socket) -> str:
    """What a browser is told."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
