"""Pictures that show what Arboretum looks like. They hold no words."""

from __future__ import annotations

from treetop.art.arboretum import card
from treetop.art.arboretum.palette import Edition, species_drawings, species_hues
from treetop.art.arboretum.table import Seat, planted
from treetop.art.fragment import in_colours
from treetop.art.palette import Theme, shades_for, theme_shades
from treetop.art.specimens import specimens
from treetop.art.svg import document, element, group, number

_CARDS = (
    ("bs", 8),
    ("ca", 5),
    ("ch", 2),
    ("do", 6),
    ("ja", 4),
    ("ma", 1),
    ("oa", 3),
    ("rp", 7),
    ("tp", 1),
    ("wi", 8),
)
_ARBORETUM = Seat(
    cards=[
        ("ma", 1, 0, 0),
        ("tp", 2, 1, 0),
        ("ma", 4, 2, 0),
        ("ja", 5, 2, 1),
        ("ma", 6, 1, 1),
        ("wi", 3, 0, 1),
        ("oa", 7, 3, 1),
        ("ma", 8, 1, 2),
    ],
    path=[(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (1, 2)],
    points=9,
    legal=[(0, 2), (3, 0), (2, 2)],
)
_FAN = (("wi", 8), ("ca", 5), ("rp", 7), ("bs", 6), ("ma", 1))


def plate(theme: Theme = "light") -> str:
    """Cards above a garden, for a picture of 1200 by 700."""
    row = [
        group(_card(code, rank, theme), x=38 + 114 * place, y=36) for place, (code, rank) in enumerate(_CARDS)
    ]
    garden = planted(_ARBORETUM, theme).fitted(520, 460)
    return "".join([*row, group(garden, x=28, y=206)])


def fan() -> str:
    """A hand of cards."""
    return "".join(
        element(
            "g",
            group(_card(code, rank, "light"), scale=2),
            transform=f"translate(772 150) rotate({number(9 * place)} 100 780)",
        )
        for place, (code, rank) in enumerate(_FAN, start=-2)
    )


def species_svg(edition: Edition = "renegade", theme: Theme = "light") -> str:
    """The silhouettes of an edition on one plate."""
    hues = species_hues(theme, edition)
    named = [(species_drawings()[code], hue) for code, hue in hues.items()]
    ground = element("rect", width=1180, height=150, fill=theme_shades(theme)["sheet"])
    return document(1180, 150, [ground, specimens("arboretum/species", named, theme, 20, 25, 115, 1)])


def _card(code: str, rank: int, theme: Theme) -> str:
    shades = shades_for(species_hues(theme, "renegade")[code], theme)
    return in_colours(card.face(code) + card.rank(rank), shades)
