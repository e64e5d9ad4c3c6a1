"""The colours that all pages share, for both themes, and the shades that a drawing is made of."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from treetop.art.colour import contrast, luminance, mix, readable

Theme = Literal["light", "dark"]
Shades = dict[str, str]
"""Colours by token name; what `var(--name)` in a fragment stands for."""

THEMES: tuple[Theme, ...] = ("light", "dark")


@cache
def palette(folder: str) -> dict[str, Any]:
    """The file `palette.json` in a folder: `art`, or `art/GAME`."""
    text = files(folder).joinpath("palette.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def theme_shades(theme: Theme) -> Shades:
    """The colours of paper, ink, wood and the like."""
    return dict(palette("treetop.art")[theme])


def coloured(hue: str, theme: Theme) -> Shades:
    """The shades a drawing is made of, from its hue."""
    shades = theme_shades(theme)
    sheet, ink = shades["sheet"], shades["ink"]
    return {
        "hue": hue,
        "edge": _edge(hue, shades),
        "vein": _vein(hue, shades),
        "pale": mix(sheet, hue, 0.24),
        "shine": mix(hue, "#FFFDF6", 0.6),
        "text": readable(hue, sheet, ink, 4.6),
    }


def shades_for(hue: str, theme: Theme) -> Shades:
    """Everything a fragment may ask for."""
    return theme_shades(theme) | coloured(hue, theme)


def _edge(hue: str, shades: Shades) -> str:
    """Ink in the colour; a colour that shines on a dark sheet is outlined by a darker one."""
    sheet, ink = shades["sheet"], shades["ink"]
    shines = luminance(sheet) < luminance(ink) and contrast(hue, sheet) > 6.5
    return mix(hue, sheet, 0.4) if shines else readable(hue, sheet, ink, 3.2, share=0.45)


def _vein(hue: str, shades: Shades) -> str:
    darker, lighter = sorted((shades["sheet"], shades["ink"]), key=luminance)
    towards = lighter if contrast(hue, lighter) > contrast(hue, darker) else darker
    return mix(hue, towards, 0.5)
