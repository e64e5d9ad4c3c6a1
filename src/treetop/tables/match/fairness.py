"""Deals that nobody chose: the server's seed, the people's salt, and the lot for the seats."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from treetop.games.errors import Malformed
from treetop.locales import Message

Salt = Annotated[str, Meta(max_length=64)]
_SALT = re.compile(r"[0-9a-fA-F]{0,64}")


def new_server_seed() -> str:
    return secrets.token_hex(32)


def checked_salt(salt: str) -> str:
    if not _SALT.fullmatch(salt):
        raise Malformed(Message.of("tables-salt-not-hex"))
    return salt.lower()


def lot(seed: str, seats: int) -> tuple[int, ...]:
    """Who plays which seat, by lot from the game's seed: place numbers (from 0) in seat order."""
    return tuple(
        sorted(range(seats), key=lambda place: sha256(f"{seed}:seat:{place + 1}".encode()).hexdigest())
    )
