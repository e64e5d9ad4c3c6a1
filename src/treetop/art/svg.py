"""Writing SVG."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SERIF = "Fraunces, Literata, Cambria, 'Noto Serif', 'DejaVu Serif', serif"
SANS = "'Source Sans 3', 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"


def number(value: float) -> str:
    return f"{round(value, 2):g}"


def element(tag: str, *children: str, **attributes: str | float) -> str:
    """One element; underscores in attribute names become hyphens."""
    words = "".join(
        f" {name.replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for name, value in attributes.items()
    )
    return f"<{tag}{words}>{''.join(children)}</{tag}>" if children else f"<{tag}{words}/>"


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Children moved to (x, y) and scaled."""
    move = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({round(scale, 4):g})" if scale != 1 else ""
    transform = " ".join(part for part in (move, size) if part)
    return element("g", *children, transform=transform) if transform else element("g", *children)


def text(words: str, x: float, y: float, size: float, fill: str, **attributes: str | float) -> str:
    attributes.setdefault("font_family", SANS)
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, **attributes)


def document(
    width: float,
    height: float,
    children: Iterable[str],
    title: str = "",
    scale: float = 1,
    unit: str = "",
) -> str:
    """A whole SVG document; `title` is what a screen reader says, `unit` what its size is measured in."""
    named = [element("title", escape(title))] if title else []
    return element(
        "svg",
        *named,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=number(width * scale) + unit,
        height=number(height * scale) + unit,
        role="img",
    )
