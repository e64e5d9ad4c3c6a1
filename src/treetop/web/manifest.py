"""What a phone needs to install Treetop."""

from __future__ import annotations

import json
from pathlib import Path
from struct import unpack

from treetop.art.app_icon import favicon_svg
from treetop.locales import Language
from treetop.web.asset import Asset

SIZES = (192, 512)
PURPOSES = ("any", "maskable")
SHORTCUTS = {"web-way-play": "new", "web-way-scorepad": "scorepad"}
"""What a long press on the icon offers."""
SHARE_TARGET = {
    "action": "replay",
    "method": "POST",
    "enctype": "multipart/form-data",
    "params": {"files": [{"name": "record", "accept": ["application/json", ".json", ".jsonl"]}]},
}
"""Record files may be shared with the installed app; the service worker takes them."""
FORMS = ("narrow", "wide")
SCREENSHOTS = Path(__file__).parent / "screenshots"
"""Copies of two of `scripts/screens`, for the question whether to install."""
ICONS = Path(__file__).parent / "icons"
"""The mark in pixels, for systems that read no SVG: `scripts/pictures` draws them."""


def manifest(language: Language, base: str = "/") -> Asset:
    """In the language of whoever installs it. Addresses are relative to the manifest's own."""
    facts = {
        "name": "Treetop",
        "short_name": "Treetop",
        "description": language.say("web-home-subtitle"),
        "lang": language.code,
        "categories": ["games", "entertainment"],
        "id": base,
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": "#F6F1E4",
        "theme_color": "#F6F1E4",
        "icons": [
            {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(_picture(size, purpose) for size in SIZES for purpose in PURPOSES),
        ],
        "shortcuts": [
            {"name": language.say(words), "url": url, "icons": [_picture(SIZES[0], "any")]}
            for words, url in SHORTCUTS.items()
        ],
        "share_target": SHARE_TARGET,
        "screenshots": [_screenshot(form) for form in FORMS],
    }
    return Asset(json.dumps(facts).encode(), "application/manifest+json")


def _picture(size: int, purpose: str) -> dict[str, str]:
    source = f"icon/{purpose}/{size}.png"
    return {"src": source, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}


def _screenshot(form: str) -> dict[str, str]:
    width, height = unpack(">II", screenshot(form).content[16:24])
    sizes = f"{width}x{height}"
    return {"src": f"screenshot/{form}.png", "type": "image/png", "sizes": sizes, "form_factor": form}


def screenshot(form: str) -> Asset:
    """How a table looks. Raises LookupError for an unknown form."""
    if form not in FORMS:
        raise LookupError(form)
    return Asset.read(SCREENSHOTS / f"{form}.png")


def icon_file(size: int, purpose: str) -> Path:
    return ICONS / f"{purpose}-{size}.png"


def icon() -> Asset:
    return Asset(favicon_svg().encode(), "image/svg+xml")


def picture(size: int, purpose: str) -> Asset:
    """One of the manifest's pictures. Raises LookupError for any other."""
    if size not in SIZES or purpose not in PURPOSES:
        raise LookupError(size)
    return Asset.read(icon_file(size, purpose))
