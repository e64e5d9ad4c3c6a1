"""A guild card: a house in a tree, its price, effect and points on each floor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from treetop.art.card_paper import border, ground, label
from treetop.art.fragment import fragment
from treetop.art.lettering import figure, paragraphs, title
from treetop.art.svg import element, group
from treetop.art.tree_society.card_drawing import card_drawing
from treetop.art.tree_society.tree_house import FLOORS, HEIGHT, LEFT, RIGHT, WIDTH, house, token_on

Level = tuple[int, str, int | str]
"""Price, effect in words, points: a number, or a formula in words."""

_COMPLETE = 3


@dataclass(frozen=True)
class GuildCard:
    """What a guild card says. `built` counts its lit floors, `key` chooses its drawing."""

    name: str
    guild: str
    symbols: int
    levels: Sequence[Level]
    built: int = 0
    starting: bool = False
    key: str = ""


def guild_card(card: GuildCard) -> str:
    """The card's markup; its colours are still to be put in."""
    standing = token_on(card.built - 1) if 0 < card.built < _COMPLETE else ""
    floors = [_floor(number, level, number < card.built) for number, level in enumerate(card.levels)]
    return "".join(
        [
            ground(WIDTH, HEIGHT, "var(--pale)"),
            house(card.built),
            _name(card.name) if card.name else "",
            _symbols(card.guild, card.symbols),
            _drawing(card),
            *floors,
            standing,
            _start() if card.starting else "",
            border(WIDTH, HEIGHT),
        ]
    )


def _name(name: str) -> str:
    return label(9, 4.5, 102, 13) + title(name, WIDTH / 2, 13.6, 96, 8.6, "var(--ink)")


def _symbols(guild: str, count: int) -> str:
    """The emblem on signs that hang from the gable, one for each symbol."""
    emblem = fragment(f"tree_society/guilds/{guild}").markup
    middles = [WIDTH / 2 + (number - (count - 1) / 2) * 19 for number in range(count)]
    return "".join(_sign(middle) + group(emblem, x=middle - 6.5, y=25.5, scale=0.13) for middle in middles)


def _sign(x: float) -> str:
    return element("circle", cx=x, cy=32, r=9.2, fill="var(--sheet)", stroke="var(--edge)", stroke_width=1)


def _drawing(card: GuildCard) -> str:
    """The card's own drawing beside the gable; a card without a key shows its guild alone."""
    return group(card_drawing(card.key, card.guild), x=89, y=17.6, scale=0.3) if card.key else ""


def _floor(number: int, level: Level, lit: bool) -> str:
    price, effect, points = level
    top, bottom = FLOORS[number]
    runs = [(effect, "400")] if effect else []
    if isinstance(points, str):
        runs.append((points, "600"))
    room = RIGHT - LEFT - 18 - (5 if points == 0 else 15)
    ink = "var(--on-lit)" if lit else "var(--ink)"
    words = paragraphs(runs, LEFT + 17, top + 1, room, bottom - top - 2, size=6.2, fill=ink)
    return _price(price, top) + words + _points(points, top)


def _price(price: int, top: float) -> str:
    coin = element(
        "circle",
        cx=LEFT + 8,
        cy=top + 16,
        r=7,
        fill="var(--gold)",
        stroke="var(--gold-edge)",
        stroke_width=1.2,
    )
    return coin + figure(str(price), LEFT + 8, top + 16, 9.5, "var(--on-lit)")


def _points(points: int | str, top: float) -> str:
    if points == 0:
        return ""
    leaf = element(
        "path",
        d=f"M{RIGHT - 14:g} {top + 16:g}c0-8 4-12 13-13c1 10-2 16-9 16q-4 0-4-3z",
        fill="var(--accent)",
    )
    figures = "×" if isinstance(points, str) else str(points)
    return leaf + figure(figures, RIGHT - 7.2, top + 11, 8.5, "var(--on-accent)", 9)


def _start() -> str:
    """The mark of a starting card: a sprouting seed."""
    return group(fragment("tree_society/things/start").markup, x=6, y=HEIGHT - 21, scale=0.15)
