"""Response headers that every page and asset shares."""

from __future__ import annotations

FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
SOON = {"Retry-After": "2", "Cache-Control": "no-store"}
"""Of a file that's still being made."""

SAFETY = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_SAFETY = {
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""For what a browser may run or show on its own; on a font or our own icon they only weigh something."""
