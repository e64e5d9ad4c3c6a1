"""A file that the browser may fetch, ready to be sent."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

import brotli

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
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
LARGE = 200_000
"""Bytes; the last few per cent of a larger file take brotli a second."""


@dataclass(frozen=True)
class Asset:
    """Bytes with their media type, compressed when they are first sent."""

    content: bytes
    media_type: str

    @classmethod
    def read(cls, path: Path) -> Asset:
        return cls(path.read_bytes(), MEDIA_TYPES[path.suffix])

    def encoded(self, accepted: str) -> tuple[bytes, str | None]:
        """The content in the best encoding that an Accept-Encoding header names, and that encoding."""
        if self.media_type in ALREADY_SMALL:
            return self.content, None
        names = {part.partition(";")[0].strip() for part in accepted.split(",")}
        if "br" in names:
            return self._brotli, "br"
        if "gzip" in names:
            return self._gzip, "gzip"
        return self.content, None

    @cached_property
    def _brotli(self) -> bytes:
        packed: bytes = brotli.compress(self.content, quality=11 if len(self.content) < LARGE else 9)
        return packed

    @cached_property
    def _gzip(self) -> bytes:
        return gzip.compress(self.content, 9, mtime=0)

    @property
    def digest(self) -> str:
        return sha256(self.content).hexdigest()
