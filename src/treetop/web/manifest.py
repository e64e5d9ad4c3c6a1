"""What a phone needs to install Treetop."""

from __future__ import annotations

import json

from treetop.art.app_icon import app_icon_png, favicon_svg
from treetop.web.asset import Asset

SIZES = (192, 512)


def manifest() -> Asset:
    facts = {
        "name": "Treetop",
        "short_name": "Treetop",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#F6F1E4",
        "theme_color": "#F6F1E4",
        "icons": [
            {"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(_picture(size, purpose) for size in SIZES for purpose in ("any", "maskable")),
        ],
    }
    return Asset.of(json.dumps(facts).encode(), "application/manifest+json")


def _picture(size: int, purpose: str) -> dict[str, str]:
    source = f"/icon/{purpose}/{size}.png"
    return {"src": source, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}


def icon() -> Asset:
    return Asset.of(favicon_svg().encode(), "image/svg+xml")


def picture(size: int, purpose: str) -> Asset:
    """One of the manifest's pictures. Raises LookupError for any other."""
    if size not in SIZES or purpose not in ("any", "maskable"):
        raise LookupError(size)
    return Asset.of(app_icon_png(size, maskable=purpose == "maskable"), "image/png")
