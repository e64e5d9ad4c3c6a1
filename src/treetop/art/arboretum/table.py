"""Pictures of Arboretum: cards, hands, piles, arboretums and whole tables, as SVG.

Cards are `(code, rank)`; coordinates are (column, row), columns growing to the right, rows downwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from treetop.art.arboretum import card
from treetop.art.arboretum.card import HEIGHT, WIDTH, Size
from treetop.art.arboretum.palette import Edition, edition_of, species_hues
from treetop.art.arboretum.ribbon import ribbon, tag
from treetop.art.card_paper import CORNER, seat_frame
from treetop.art.fragment import fragment, in_colours
from treetop.art.palette import Shades, Theme, shades_for, theme_shades
from treetop.art.svg import SERIF, document, element, group, text

Card = tuple[str, int]
Place = tuple[int, int]
Planted = tuple[str, int, int, int]
"""Code, rank, column, row."""

GAP = 8.0
STEP_X, STEP_Y = WIDTH + GAP, HEIGHT + GAP


@dataclass(frozen=True)
class Look:
    """How a picture is coloured. Without an edition each species has the colours of its own."""

    theme: Theme = "light"
    edition: Edition | None = None

    @property
    def shades(self) -> Shades:
        return theme_shades(self.theme)

    def of(self, code: str) -> Shades:
        hues = species_hues(self.theme, self.edition or edition_of(code))
        if code not in hues:
            hues = species_hues(self.theme, edition_of(code))
        return shades_for(hues[code], self.theme)

    def face_id(self, code: str, size: Size) -> str:
        return f"treetop-{self.theme}-{self.edition or edition_of(code)}-{size}-{code}"


@dataclass(frozen=True)
class Seat:
    """What a table picture shows of one player. A hand that is only a number is face down."""

    name: str = ""
    cards: Sequence[Planted] = ()
    hand: Sequence[Card] | int = ()
    discards: Sequence[Card] = ()
    path: Sequence[Place] = ()
    points: int | None = None
    legal: Sequence[Place] = field(default=())


def card_svg(
    code: str,
    rank: int,
    *,
    size: Size = "full",
    name: str = "",
    theme: Theme = "light",
    edition: Edition | None = None,
    scale: float = 1.5,
) -> str:
    """One card; `name` is written on its label."""
    label = card.name_label(name) if name else ""
    markup = card.face(code, size) + card.rank(rank, size) + label
    coloured = in_colours(markup, Look(theme, edition).of(code))
    return document(WIDTH, HEIGHT, [coloured], f"{name or code} {rank}", scale)


def back_svg(*, theme: Theme = "light", scale: float = 1.5) -> str:
    return document(WIDTH, HEIGHT, [in_colours(card.back(), theme_shades(theme))], scale=scale)


def hand_svg(
    cards: Sequence[Card] | int,
    *,
    theme: Theme = "light",
    edition: Edition | None = None,
    scale: float = 0.8,
) -> str:
    """A hand side by side, or as many backs."""
    look = Look(theme, edition)
    shown = () if isinstance(cards, int) else cards
    held = cards if isinstance(cards, int) else len(cards)
    width = max(held, 1) * STEP_X - GAP
    return document(width, HEIGHT, [_faces(shown, "full", look), _hand(cards, look)], scale=scale)


def arboretum_svg(
    cards: Sequence[Planted],
    *,
    path: Sequence[Place] = (),
    points: int | None = None,
    legal: Sequence[Place] = (),
    size: Size = "full",
    theme: Theme = "light",
    edition: Edition | None = None,
    scale: float = 0.6,
) -> str:
    """Planted cards, with the path drawn through its places and the legal places marked."""
    look = Look(theme, edition)
    picture = Garden.of(Seat(cards=cards, path=path, points=points, legal=legal), look, size)
    faces = _faces([(code, rank) for code, rank, _, _ in cards], size, look)
    return document(picture.width, picture.height, [faces, picture.markup], scale=scale)


def pile_svg(
    cards: Sequence[Card],
    *,
    theme: Theme = "light",
    edition: Edition | None = None,
    scale: float = 0.8,
) -> str:
    """A discard pile, the last card on top."""
    look = Look(theme, edition)
    pile = _pile(len(cards), _top(cards, look), look)
    return document(_PILE_WIDTH, _PILE_HEIGHT, [_faces(cards[-1:], "full", look), pile], scale=scale)


def draw_pile_svg(left: int, *, theme: Theme = "light", scale: float = 0.8) -> str:
    """The face-down draw pile and how many cards are left in it."""
    look = Look(theme)
    pile = _pile(left, in_colours(card.back(), look.shades) if left else "", look)
    return document(_PILE_WIDTH, _PILE_HEIGHT, [pile], scale=scale)


def table_svg(
    seats: Sequence[Seat],
    *,
    draw_pile: int,
    to_act: int | None = None,
    theme: Theme = "light",
    edition: Edition | None = None,
    scale: float = 0.7,
) -> str:
    """A whole table: every arboretum, hand and discard pile, and the draw pile. Seats from 0."""
    look = Look(theme, edition)
    columns = len(seats) if len(seats) < 4 else 2
    rows = -(-len(seats) // columns)
    width, height = (
        _DRAW_WIDTH + columns * (_PANEL_WIDTH + _MARGIN),
        rows * (_PANEL_HEIGHT + _MARGIN) + _MARGIN,
    )
    ground = element("rect", width=width, height=height, fill=look.shades["paper"])
    backs = in_colours(card.back(), look.shades) if draw_pile else ""
    draw = group(_pile(draw_pile, backs, look), x=_MARGIN, y=(height - _PILE_HEIGHT) / 2)
    panels = [
        group(
            _panel(seat, look, number == to_act),
            x=_DRAW_WIDTH + number % columns * (_PANEL_WIDTH + _MARGIN),
            y=_MARGIN + number // columns * (_PANEL_HEIGHT + _MARGIN),
        )
        for number, seat in enumerate(seats)
    ]
    return document(width, height, [_table_faces(seats, look), ground, draw, *panels], scale=scale)


def planted(seat: Seat, theme: Theme, edition: Edition | None = None) -> Garden:
    """An arboretum as a part of a larger picture."""
    look = Look(theme, edition)
    garden = Garden.of(seat, look, "full")
    faces = _faces([(code, rank) for code, rank, _, _ in seat.cards], "full", look)
    return replace(garden, markup=faces + garden.markup)


_MARGIN = 20.0
_PILE_WIDTH, _PILE_HEIGHT = WIDTH + 14, HEIGHT + 34
_DRAW_WIDTH = _PILE_WIDTH + 2 * _MARGIN
_PANEL_WIDTH, _PANEL_HEIGHT = 720.0, 640.0
_HAND_SCALE = 0.72


@dataclass(frozen=True)
class Garden:
    """The markup of an arboretum and the room it takes."""

    width: float
    height: float
    markup: str

    @classmethod
    def of(cls, seat: Seat, look: Look, size: Size) -> Garden:
        places = [(column, row) for _, _, column, row in seat.cards] + list(seat.legal) or [(0, 0)]
        left, top = min(column for column, _ in places), min(row for _, row in places)
        right, bottom = max(column for column, _ in places), max(row for _, row in places)

        def corner(place: Place) -> tuple[float, float]:
            return GAP + (place[0] - left) * STEP_X, GAP + (place[1] - top) * STEP_Y

        drawn = [
            _placed(code, rank, size, look, *corner((column, row))) for code, rank, column, row in seat.cards
        ]
        cells = [_cell(look, *corner(place)) for place in seat.legal]
        route = [corner(place) for place in seat.path]
        strand = in_colours(ribbon(route) + tag(route, seat.points), look.shades) if route else ""
        overhang = 46 if seat.points is not None else 0
        return cls(
            (right - left + 1) * STEP_X + GAP + overhang,
            (bottom - top + 1) * STEP_Y + GAP,
            "".join([*cells, *drawn, strand]),
        )

    def fitted(self, width: float, height: float) -> str:
        scale = min(width / self.width, height / self.height, 0.9)
        return group(
            self.markup,
            x=(width - self.width * scale) / 2,
            y=(height - self.height * scale) / 2,
            scale=scale,
        )


def _faces(cards: Iterable[Card], size: Size, look: Look) -> str:
    """Each front that a picture needs, once."""
    codes = sorted({code for code, _ in cards})
    fronts = [
        element("g", in_colours(card.face(code, size), look.of(code)), id=look.face_id(code, size))
        for code in codes
    ]
    return element("defs", *fronts) if fronts else ""


def _table_faces(seats: Iterable[Seat], look: Look) -> str:
    shown: list[Card] = []
    for seat in seats:
        shown += [(code, rank) for code, rank, _, _ in seat.cards]
        shown += seat.discards[-1:]
        shown += () if isinstance(seat.hand, int) else seat.hand
    return _faces(shown, "full", look)


def _placed(code: str, rank: int, size: Size, look: Look, x: float, y: float) -> str:
    front = element("use", href=f"#{look.face_id(code, size)}")
    return group(front, in_colours(card.rank(rank, size), look.shades), x=x, y=y)


def _cell(look: Look, x: float, y: float) -> str:
    return group(in_colours(fragment("arboretum/things/cell").markup, look.shades), x=x, y=y)


def _hand(cards: Sequence[Card] | int, look: Look) -> str:
    if isinstance(cards, int):
        reverse = in_colours(card.back(), look.shades)
        return "".join(group(reverse, x=number * STEP_X) for number in range(cards))
    return "".join(
        _placed(code, rank, "full", look, number * STEP_X, 0) for number, (code, rank) in enumerate(cards)
    )


def _top(cards: Sequence[Card], look: Look) -> str:
    return _placed(*cards[-1], "full", look, 0, 0) if cards else ""


def _pile(count: int, top: str, look: Look) -> str:
    """A pile as thick as it is high, with its number of cards under it."""
    shades = look.shades
    outline = {"width": WIDTH - 2, "height": HEIGHT - 2, "rx": CORNER, "stroke_width": 1.5}
    if not count:
        return element(
            "rect", x=1, y=1, fill="none", stroke=shades["border"], stroke_dasharray="4 5", **outline
        )
    depth = min(count - 1, 4)
    below = "".join(
        element(
            "rect", x=1 + 3 * step, y=1 + 3 * step, fill=shades["sheet"], stroke=shades["border"], **outline
        )
        for step in range(depth, 0, -1)
    )
    number = text(
        str(count),
        WIDTH / 2,
        HEIGHT + 29,
        20,
        shades["muted"],
        font_family=SERIF,
        font_weight="600",
        text_anchor="middle",
    )
    return below + top + number


def _panel(seat: Seat, look: Look, acts: bool) -> str:
    shades = look.shades
    ground = seat_frame(_PANEL_WIDTH, _PANEL_HEIGHT, "none", shades, acts)
    title = text(seat.name, 20, 36, 24, shades["ink"], font_family=SERIF, font_weight="600")
    garden = Garden.of(seat, look, "full")
    strip = _PANEL_HEIGHT - _PILE_HEIGHT * _HAND_SCALE - 6
    held = seat.hand if isinstance(seat.hand, int) else len(seat.hand)
    room = _PANEL_WIDTH - _PILE_WIDTH * _HAND_SCALE - 50
    squeeze = min(_HAND_SCALE, room / max(held * STEP_X, 1))
    return "".join(
        [
            ground,
            title if seat.name else "",
            group(garden.fitted(_PANEL_WIDTH - 40, strip - 66), x=20, y=50),
            group(_hand(seat.hand, look), x=20, y=strip, scale=squeeze),
            group(
                _pile(len(seat.discards), _top(seat.discards, look), look),
                x=_PANEL_WIDTH - _PILE_WIDTH * _HAND_SCALE - 12,
                y=strip,
                scale=_HAND_SCALE,
            ),
        ]
    )
