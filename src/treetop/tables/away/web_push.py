"""Web Push: a message that one browser can read (RFC 8291), from a server that signs it (RFC 8292)."""

from __future__ import annotations

import json
import os
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct
from sqlalchemy import select

from treetop.tables.durations import SECOND
from treetop.tables.store import schema as s
from treetop.tables.store.store import Store

CURVE = ec.SECP256R1()
RECORD = 4096
NAME = "vapid-key"
LIFETIME = 12 * 3600
"""Seconds for which a signature holds."""
KEPT = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is off."""


class Browser(Struct, frozen=True):
    """Where a browser can be reached, and the keys that it made for us."""

    endpoint: str
    p256dh: str
    auth: str


def encrypted(message: bytes, browser: Browser) -> bytes:
    """The body of a request to the push service, which can't read it."""
    return _encrypted(message, browser, ec.generate_private_key(CURVE), os.urandom(16))


def _encrypted(message: bytes, browser: Browser, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    point = decoded(browser.p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    our_point = point_of(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(decoded(browser.auth), shared, b"WebPush: info\0" + point + our_point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack(">IB", RECORD, len(our_point)) + our_point
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Vapid:
    """The server's name among push services: a key pair, made once and kept in the database."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact

    @classmethod
    def of(cls, store: Store, contact: str) -> Vapid:
        fresh = {"name": NAME, "value": secrets.token_bytes(32)}
        with store.engine.execution_options(immediate=True).begin() as c:
            c.execute(store.insert(s.note).values(fresh).on_conflict_do_nothing())
            found: bytes = c.execute(select(s.note.c.value).where(s.note.c.name == NAME)).scalar_one()
        # Any number below the curve's order will do; a random one of 256 bits practically always is.
        number = int.from_bytes(bytes(found)) % (2**255) or 1
        return cls(ec.derive_private_key(number, CURVE), contact)

    @property
    def public(self) -> str:
        return encoded(point_of(self._key.public_key()))

    def headers(self, endpoint: str, now: int) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // SECOND + LIFETIME,
            "sub": self._contact,
        }
        text = ".".join(
            encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, t = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32) + t.to_bytes(32))
        return {
            "authorization": f"vapid t={text}.{signature}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
        }


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
