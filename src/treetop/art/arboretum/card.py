"""One Arboretum card. Its markup is the same for Python and for the browser's sprite."""

from __future__ import annotations

from typing import Literal

from treetop.art.arboretum.palette import species_drawings
from treetop.art.card_paper import CORNER, border, ground
from treetop.art.fragment import fragment
from treetop.art.svg import SERIF, element, group, text

WIDTH, HEIGHT = 100.0, 140.0
BAND = 31.0
SMALL_BAND = 23.0

Size = Literal["full", "small"]


def silhouette(code: str) -> str:
    return fragment(f"arboretum/species/{species_drawings()[code]}").markup


def pattern(code: str) -> str:
    return fragment(f"arboretum/patterns/{species_drawings()[code]}").markup


def face(code: str, size: Size = "full") -> str:
    """A card's front without its rank."""
    return face_of(silhouette(code), pattern(code), size)


def face_of(plant: str, strip: str, size: Size) -> str:
    """A front from the markup of its silhouette and of its pattern, which may be references to them."""
    return _full_face(plant, strip) if size == "full" else _small_face(plant, strip)


def rank(value: int, size: Size = "full") -> str:
    y, height = (35, 38) if size == "full" else (50, 56)
    return text(str(value), 9, y, height, "var(--ink)", font_family=SERIF, font_weight="600")


def name_label(name: str) -> str:
    """A herbarium label on the band."""
    return element("rect", x=12, y=115, width=76, height=15, rx=2, fill="var(--sheet)") + text(
        name,
        WIDTH / 2,
        125.8,
        min(9.5, 118 / max(len(name), 1)),
        "var(--ink)",
        font_family=SERIF,
        font_style="italic",
        text_anchor="middle",
    )


def back() -> str:
    return fragment("arboretum/things/card-back").markup


def _full_face(plant: str, strip: str) -> str:
    large = _window(HEIGHT - BAND, group(plant, x=26, y=25, scale=0.85))
    emblem = group(plant, x=8, y=42, scale=0.17)
    return ground(WIDTH, HEIGHT, "var(--sheet)") + large + emblem + _band(strip, BAND) + border(WIDTH, HEIGHT)


def _small_face(plant: str, strip: str) -> str:
    large = _window(HEIGHT - SMALL_BAND, group(plant, x=22, y=43, scale=0.78))
    return ground(WIDTH, HEIGHT, "var(--pale)") + large + _band(strip, SMALL_BAND) + border(WIDTH, HEIGHT)


def _window(height: float, content: str) -> str:
    """Content cropped by the card's edges."""
    return element("svg", content, width=WIDTH, height=height, viewBox=f"0 0 {WIDTH:g} {height:g}")


def _band(strip: str, height: float) -> str:
    """The species' colour across the foot; the pattern stops where the corners begin to turn."""
    top, cut = HEIGHT - height, height - CORNER
    foot = element("path", d=f"M0 {top:g}h100v{cut:g}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", fill="var(--hue)")
    patterned = element(
        "svg",
        strip,
        y=top,
        width=WIDTH,
        height=cut,
        viewBox=f"0 0 {WIDTH:g} {cut:g}",
        opacity="var(--pattern)",
    )
    rule = element("path", d=f"M0 {top:g}h100", stroke="var(--edge)", stroke_width=1.5)
    return foot + patterned + rule
