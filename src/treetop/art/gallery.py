"""Pictures that show what Treetop looks like, for its pages and its README. They hold no words."""

from __future__ import annotations

from collections.abc import Iterable

from treetop.art import arboretum_card
from treetop.art.arboretum import Seat, planted
from treetop.art.fragment import fragment, in_colours
from treetop.art.guild_card import GuildCard, guild_card
from treetop.art.palette import (
    Edition,
    Theme,
    fruit_hues,
    guild_hues,
    shades_for,
    species_drawings,
    species_hues,
    theme_shades,
)
from treetop.art.svg import SERIF, document, element, group, number, text

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
_WIDTH, _HEIGHT = 1200.0, 700.0


def gallery_svg(theme: Theme = "light") -> str:
    """One plate of both games."""
    shades = theme_shades(theme)
    ground = element("rect", width=_WIDTH, height=_HEIGHT, fill=shades["paper"])
    row = [
        group(_card(code, rank, theme), x=38 + 114 * place, y=36) for place, (code, rank) in enumerate(_CARDS)
    ]
    garden = planted(_ARBORETUM, theme).fitted(520, 460)
    houses = [
        group(_house(guild, place, theme), x=580 + 200 * place, y=206, scale=1.5)
        for place, guild in enumerate(("architects", "merchants", "explorers"))
    ]
    return document(
        _WIDTH,
        _HEIGHT,
        [
            ground,
            *row,
            group(garden, x=28, y=206),
            *houses,
            _drawings("fruit", fruit_hues(theme).items(), theme, 586, 490, 118, 0.92),
            _drawings("guilds", guild_hues(theme).items(), theme, 590, 608, 100, 0.66),
        ],
        "Treetop",
    )


def species_svg(edition: Edition = "renegade", theme: Theme = "light") -> str:
    """The silhouettes of an edition on one plate."""
    hues = species_hues(theme, edition)
    named = [(species_drawings()[code], hue) for code, hue in hues.items()]
    ground = element("rect", width=1180, height=150, fill=theme_shades(theme)["sheet"])
    return document(1180, 150, [ground, _drawings("species", named, theme, 20, 25, 115, 1)])


def social_svg() -> str:
    """The picture that other sites show beside a link, 1200 by 630."""
    shades = theme_shades("light")
    ground = element("rect", width=1200, height=630, fill=shades["paper"])
    mark = group(in_colours(fragment("things/logo").markup, shades), x=78, y=120, scale=2)
    name = text("Treetop", 78, 470, 118, shades["ink"], font_family=SERIF, font_weight="600")
    fan = [
        element(
            "g",
            group(_card(code, rank, "light"), scale=2),
            transform=f"translate(772 150) rotate({number(9 * place)} 100 780)",
        )
        for place, (code, rank) in enumerate(_FAN, start=-2)
    ]
    return document(1200, 630, [ground, *fan, mark, name], "Treetop")


def _card(code: str, rank: int, theme: Theme) -> str:
    shades = shades_for(species_hues(theme, "renegade")[code], theme)
    return in_colours(arboretum_card.face(code) + arboretum_card.rank(rank), shades)


def _house(guild: str, place: int, theme: Theme) -> str:
    levels = [(1 + place, "", 0), (3, "", 2 + place), (5 - place, "", 6)]
    card = GuildCard("", guild, place + 1, levels, built=3 - place)
    return in_colours(guild_card(card), shades_for(guild_hues(theme)[guild], theme))


def _drawings(
    folder: str, named: Iterable[tuple[str, str]], theme: Theme, x: float, y: float, step: float, scale: float
) -> str:
    return "".join(
        group(
            in_colours(fragment(f"{folder}/{name}").markup, shades_for(hue, theme)),
            x=x + step * place,
            y=y,
            scale=scale,
        )
        for place, (name, hue) in enumerate(named)
    )
