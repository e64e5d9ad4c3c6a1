"""What a phone needs to install Treetop."""

from __future__ import annotations

import json
from pathlib import Path

from treetop.art.app_icon import favicon_svg
from treetop.web.asset import Asset

SIZES = (192, 512)
PURPOSES = ("any", "maskable")
ICONS = Path(__file__).parent / "icons"
"""The mark in pixels, for systems that read no SVG: `scripts/pictures` draws them."""


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
            *(_picture(size, purpose) for size in SIZES for purpose in PURPOSES),
        ],
    }
    return Asset(json.dumps(facts).encode(), "application/manifest+json")


def _picture(size: int, purpose: str) -> dict[str, str]:
    source = f"/icon/{purpose}/{size}.png"
    return {"src": source, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}


def icon_file(size: int, purpose: str) -> Path:
    return ICONS / f"{purpose}-{size}.png"


def icon() -> Asset:
    return Asset(favicon_svg().encode(), "image/svg+xml")


def picture(size: int, purpose: str) -> Asset:
    """One of the manifest's pictures. Raises LookupError for any other."""
    if size not in SIZES or purpose not in PURPOSES:
        raise LookupError(size)
    return Asset.read(icon_file(size, purpose))
