"""SVG pages as one PDF, with fonts that know Cyrillic."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import matplotlib
from fpdf import FPDF
from fpdf.svg import SVGObject

from treetop.art.svg import SANS, SERIF

_FACES = {
    ("serif", ""): "DejaVuSerif",
    ("serif", "B"): "DejaVuSerif-Bold",
    ("serif", "I"): "DejaVuSerif-Italic",
    ("sans", ""): "DejaVuSans",
    ("sans", "B"): "DejaVuSans-Bold",
}


def pdf(pages: Iterable[str]) -> bytes:
    """One A4 page for each SVG page."""
    book = FPDF(unit="mm", format="A4")
    book.set_margin(0)
    fonts = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    for (family, style), name in _FACES.items():
        book.add_font(family, style, fonts / f"{name}.ttf")
    for page in pages:
        book.add_page()
        drawing = SVGObject(_with_our_fonts(page))
        drawing.draw_to_page(book, 0, 0)
    return bytes(book.output())


def _with_our_fonts(page: str) -> str:
    return page.replace(f'"{SERIF}"', '"serif"').replace(f'"{SANS}"', '"sans"').replace('"600"', '"bold"')
