"""Text as a picture, for games that bring no drawings."""

from __future__ import annotations

from html import escape

LINE, CHARACTER, MARGIN = 20, 9, 12


def text_svg(text: str) -> str:
    """Lines in a fixed width."""
    lines = text.splitlines() or [""]
    width = 2 * MARGIN + CHARACTER * max(map(len, lines))
    height = 2 * MARGIN + LINE * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (row + 1) - 6}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'font-family="monospace" font-size="15" xml:space="preserve">'
        f'<rect width="100%" height="100%" fill="#fffdf6"/>{rows}</svg>'
    )
