"""The signed cookie that says who somebody is."""

from __future__ import annotations

import hmac
from hashlib import sha256

COOKIE = "treetop_person"
MAX_AGE = 400 * 24 * 3600


class Signer:
    """`person.epoch.signature`. A person's epoch goes up when all their cookies shall stop working."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str, epoch: int) -> str:
        return f"{person}.{epoch}.{self._signature(person, epoch)}"

    def read(self, value: str) -> tuple[str, int] | None:
        """Person and epoch, or None when the server did not write this."""
        parts = value.split(".")
        if len(parts) != 3 or not parts[1].isdecimal() or not value.isascii() or len(parts[1]) > 9:
            return None
        person, epoch = parts[0], int(parts[1])
        return (person, epoch) if hmac.compare_digest(parts[2], self._signature(person, epoch)) else None

    def _signature(self, person: str, epoch: int) -> str:
        return hmac.new(self._key, f"person:{person}.{epoch}".encode(), sha256).hexdigest()
