"""The signed cookie that says who somebody is."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, TimestampSigner, want_bytes
from msgspec import Struct

COOKIE = "treetop_person"
DAY = 24 * 3600
MAX_AGE = 400 * DAY
RENEWED_AFTER = 30 * DAY


class Ticket(Struct, frozen=True):
    """What a good cookie says. A person's epoch goes up when all their cookies are to stop working."""

    person: str
    epoch: int
    cookie: str
    """Names this cookie among the person's others."""
    is_old: bool = False
    """Time to give out a new one."""


class KeptKeys(TimestampSigner):
    """Derives each key once instead of for every cookie."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._derived = {key: super(KeptKeys, self).derive_key(key) for key in self.secret_keys}

    def derive_key(self, secret_key: str | bytes | None = None) -> bytes:
        return self._derived[self.secret_keys[-1] if secret_key is None else want_bytes(secret_key)]


class Signer:
    """`person.epoch.cookie.time.signature`, signed with the last of the keys and read with any of them."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = keys
        self._signer = KeptKeys(list(keys), salt=COOKIE, digest_method=sha256)

    def sign(self, person: str, epoch: int) -> str:
        return self._signer.sign(f"{person}.{epoch}.{secrets.token_hex(8)}").decode()

    def friend_link(self, person: str) -> str:
        """What somebody gives to whom they want as a friend."""
        return f"{person}.{self._friend_mark(self._keys[-1], person)}"

    def read_friend_link(self, link: str) -> str | None:
        person, _, mark = link.partition(".")
        if not link.isascii():
            return None
        good = any(hmac.compare_digest(mark, self._friend_mark(key, person)) for key in self._keys)
        return person if good else None

    def _friend_mark(self, key: bytes, person: str) -> str:
        return hmac.new(key, f"friend:{person}".encode(), sha256).hexdigest()[:24]

    def read(self, value: str) -> Ticket | None:
        """None if the server did not write this, or wrote it too long ago."""
        try:
            said, written = self._signer.unsign(value, max_age=MAX_AGE, return_timestamp=True)
        except (BadSignature, UnicodeError):
            return None
        person, epoch, cookie = said.decode().split(".")
        age = self._signer.get_timestamp() - int(written.timestamp())
        return Ticket(person, int(epoch), cookie, is_old=age > RENEWED_AFTER)
