"""A file that the browser may fetch, ready to be sent."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ALREADY_SMALL = {"font/woff2", "image/png"}


@dataclass(frozen=True)
class Asset:
    """Bytes with their media type, compressed once."""

    content: bytes
    media_type: str
    compressed: bytes | None = field(default=None, repr=False)

    @classmethod
    def of(cls, content: bytes, media_type: str) -> Asset:
        if media_type in ALREADY_SMALL:
            return cls(content, media_type)
        return cls(content, media_type, gzip.compress(content, 9, mtime=0))

    @classmethod
    def read(cls, path: Path) -> Asset:
        return cls.of(path.read_bytes(), MEDIA_TYPES[path.suffix])

    @property
    def digest(self) -> str:
        return sha256(self.content).hexdigest()
