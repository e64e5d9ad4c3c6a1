"""Response headers that every page and asset shares."""

from __future__ import annotations

FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"

SAFETY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
