"""A4 pages of cards to print and cut, as SVG. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from treetop.art.svg import document, element, group, number

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
COLUMNS, ROWS = 3, 3
_LEFT = (PAGE_WIDTH - COLUMNS * CARD_WIDTH) / 2
_TOP = (PAGE_HEIGHT - ROWS * CARD_HEIGHT) / 2
_MARK = 4.0


def pages(cards: Sequence[str], width: float, height: float, *, backs: bool = False) -> Iterator[str]:
    """Pages of nine cards, whose markup is drawn in a box of that width and height.

    Backs begin at the right: on paper turned over its long edge each lies behind its card.
    """
    each = COLUMNS * ROWS
    for first in range(0, len(cards), each):
        placed = [
            _placed(card, _behind(place) if backs else place, width, height)
            for place, card in enumerate(cards[first : first + each])
        ]
        yield document(PAGE_WIDTH, PAGE_HEIGHT, [_cut_marks(), *placed], unit="mm")


def _behind(place: int) -> int:
    row, column = divmod(place, COLUMNS)
    return row * COLUMNS + COLUMNS - 1 - column


def _placed(card: str, place: int, width: float, height: float) -> str:
    scale = min(CARD_WIDTH / width, CARD_HEIGHT / height)
    x = _LEFT + place % COLUMNS * CARD_WIDTH + (CARD_WIDTH - width * scale) / 2
    y = _TOP + place // COLUMNS * CARD_HEIGHT + (CARD_HEIGHT - height * scale) / 2
    return group(card, x=x, y=y, scale=scale)


def _cut_marks() -> str:
    """Short lines at the edges of the page where the knife goes."""
    marks = ""
    for column in range(COLUMNS + 1):
        x = number(_LEFT + column * CARD_WIDTH)
        marks += f"M{x} {number(_TOP - 1 - _MARK)}v{_MARK:g}M{x} {number(PAGE_HEIGHT - _TOP + 1)}v{_MARK:g}"
    for row in range(ROWS + 1):
        y = number(_TOP + row * CARD_HEIGHT)
        marks += f"M{number(_LEFT - 1 - _MARK)} {y}h{_MARK:g}M{number(PAGE_WIDTH - _LEFT + 1)} {y}h{_MARK:g}"
    return element("path", d=marks, stroke="#24322B", stroke_width=0.2, fill="none")
