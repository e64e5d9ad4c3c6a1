"""Pictures of Tree Society: cards, the market, boards and whole tables, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from treetop.art import print_sheet
from treetop.art.card_paper import frame, seat_frame
from treetop.art.fragment import fragment, in_colours
from treetop.art.lettering import figure
from treetop.art.palette import Theme, shades_for, theme_shades
from treetop.art.svg import SERIF, document, element, group, text
from treetop.art.tree_society import fruit_card as fruit
from treetop.art.tree_society import guild_card as guild
from treetop.art.tree_society.fruit_card import FruitCard
from treetop.art.tree_society.guild_card import GuildCard
from treetop.art.tree_society.palette import fruit_hues, fruit_shades, guild_hues
from treetop.art.tree_society.tree_house import HEIGHT, WIDTH


@dataclass(frozen=True)
class Board:
    """What a table picture shows of one player."""

    name: str
    pouch: int = 0
    chest: int = 0
    ongoing: Sequence[GuildCard] = ()
    completed: Sequence[GuildCard] = ()
    fruit: Sequence[FruitCard] = ()
    sold: int = 0


def guild_card_svg(card: GuildCard, *, theme: Theme = "light", scale: float = 2) -> str:
    return document(WIDTH, HEIGHT, [_guild(card, theme)], card.name, scale)


def fruit_card_svg(card: FruitCard, *, theme: Theme = "light", scale: float = 2) -> str:
    return document(fruit.WIDTH, fruit.HEIGHT, [_fruit(card, theme)], card.name or card.fruit, scale)


def fruit_svg(name: str, *, theme: Theme = "light", scale: float = 1) -> str:
    """One fruit by itself."""
    return _alone(f"tree_society/fruit/{name}", fruit_hues(theme)[name], theme, scale)


def emblem_svg(name: str, *, theme: Theme = "light", scale: float = 1) -> str:
    """A guild's emblem by itself."""
    return _alone(f"tree_society/guilds/{name}", guild_hues(theme)[name], theme, scale)


def guild_pages(cards: Sequence[GuildCard]) -> list[str]:
    """Guild cards to print and cut, nine on an A4 page."""
    return list(print_sheet.pages([_guild(card, "light") for card in cards], WIDTH, HEIGHT))


def fruit_pages(cards: Sequence[FruitCard]) -> list[str]:
    """Fruit cards to print and cut, nine on an A4 page."""
    return list(print_sheet.pages([_fruit(card, "light") for card in cards], fruit.WIDTH, fruit.HEIGHT))


def back_pages(kind: Literal["guild", "fruit"], count: int) -> list[str]:
    """The backs of as many cards, for the other side of the paper."""
    back = fragment(f"tree_society/things/{kind}-back")
    markup = in_colours(back.markup, theme_shades("light"))
    return list(print_sheet.pages([markup] * count, back.width, back.height, backs=True))


def table_svg(
    upper: Sequence[GuildCard | None],
    lower: Sequence[GuildCard | None],
    fruit_market: Sequence[FruitCard | None],
    boards: Sequence[Board],
    *,
    to_act: int | None = None,
    theme: Theme = "light",
    scale: float = 0.8,
) -> str:
    """A whole table: the markets on the left, a board for every player beside them. Seats from 0."""
    market = max(max(len(upper), len(lower)) * _STEP, len(fruit_market) * (fruit.WIDTH + _GAP))
    height = max(_MARKET_HEIGHT, len(boards) * (_BOARD_HEIGHT + _GAP)) + 2 * _MARGIN
    width = market + _BOARD_WIDTH + 3 * _MARGIN
    shades = theme_shades(theme)
    markup = [
        element("rect", width=width, height=height, fill=shades["paper"]),
        _guild_row(upper, theme, _MARGIN),
        _guild_row(lower, theme, _MARGIN + HEIGHT + _GAP),
        _fruit_row(fruit_market, theme),
    ]
    for number, board in enumerate(boards):
        y = _MARGIN + number * (_BOARD_HEIGHT + _GAP)
        markup.append(group(_board(board, theme, number == to_act), x=market + 2 * _MARGIN, y=y))
    return document(width, height, markup, scale=scale)


_GAP, _MARGIN = 10.0, 16.0
_STEP = WIDTH + _GAP
_MARKET_HEIGHT = 2 * (HEIGHT + _GAP) + fruit.HEIGHT
_BOARD_WIDTH, _BOARD_HEIGHT = 780.0, 232.0
_PLACES = 3
_RIGHT_HALF = 506.0


def _alone(name: str, hue: str, theme: Theme, scale: float) -> str:
    drawing = fragment(name)
    return document(
        drawing.width, drawing.height, [in_colours(drawing.markup, shades_for(hue, theme))], scale=scale
    )


def _guild(card: GuildCard, theme: Theme) -> str:
    shades = shades_for(guild_hues(theme)[card.guild], theme) | fruit_shades(theme)
    return in_colours(guild.guild_card(card), shades)


def _fruit(card: FruitCard, theme: Theme) -> str:
    return in_colours(fruit.fruit_card(card), shades_for(fruit_hues(theme)[card.fruit], theme))


def _guild_row(cards: Sequence[GuildCard | None], theme: Theme, y: float) -> str:
    return "".join(
        group(_guild(card, theme) if card else _empty(WIDTH, HEIGHT, theme), x=_MARGIN + number * _STEP, y=y)
        for number, card in enumerate(cards)
    )


def _fruit_row(cards: Sequence[FruitCard | None], theme: Theme) -> str:
    y = _MARGIN + 2 * (HEIGHT + _GAP)
    return "".join(
        group(
            _fruit(card, theme) if card else _empty(fruit.WIDTH, fruit.HEIGHT, theme),
            x=_MARGIN + number * (fruit.WIDTH + _GAP),
            y=y,
        )
        for number, card in enumerate(cards)
    )


def _empty(width: float, height: float, theme: Theme) -> str:
    return frame(width, height, 7, fill="none", stroke=theme_shades(theme)["border"], stroke_dasharray="4 5")


def _board(board: Board, theme: Theme, acts: bool) -> str:
    shades = theme_shades(theme)
    ground = seat_frame(_BOARD_WIDTH, _BOARD_HEIGHT, shades["sheet"], shades, acts)
    name = text(board.name, 16, 32, 20, shades["ink"], font_family=SERIF, font_weight="600")
    purses = _counted("pouch", board.pouch, theme, 52) + _counted("chest", board.chest, theme, 96)
    trees = _trees(_PLACES - len(board.ongoing), theme)
    return "".join(
        [
            ground,
            name,
            purses,
            _sold(board.sold, theme),
            trees,
            _ongoing(board.ongoing, theme),
            _completed(board, theme),
            _face_up(board, theme),
        ]
    )


def _ongoing(cards: Sequence[GuildCard], theme: Theme) -> str:
    places: list[GuildCard | None] = [*cards, *[None] * (_PLACES - len(cards))]
    return "".join(
        group(_guild(card, theme) if card else _empty(WIDTH, HEIGHT, theme), x=110 + 128 * place, y=46)
        for place, card in enumerate(places)
    )


def _sold(count: int, theme: Theme) -> str:
    shades = theme_shades(theme)
    back = in_colours(fragment("tree_society/things/fruit-back").markup, shades)
    return group(back, x=20, y=138, scale=0.28) + figure(str(count), 76, 158, 24, shades["ink"])


def _counted(thing: str, count: int, theme: Theme, y: float) -> str:
    shades = theme_shades(theme)
    drawing = in_colours(fragment(f"tree_society/things/{thing}").markup, shades)
    return group(drawing, x=16, y=y, scale=0.36) + figure(str(count), 76, y + 18, 24, shades["ink"])


def _trees(free: int, theme: Theme) -> str:
    drawing = in_colours(fragment("tree_society/things/tree-token").markup, theme_shades(theme))
    return "".join(group(drawing, x=14 + 26 * number, y=190, scale=0.26) for number in range(free))


def _completed(board: Board, theme: Theme) -> str:
    cards = [_guild(card, theme) for card in board.completed]
    return group(_row(cards, WIDTH, 0.58), x=_RIGHT_HALF, y=20)


def _face_up(board: Board, theme: Theme) -> str:
    cards = [_fruit(card, theme) for card in board.fruit]
    return group(_row(cards, fruit.WIDTH, 0.7), x=_RIGHT_HALF, y=124)


def _row(cards: Sequence[str], width: float, largest: float) -> str:
    """Cards side by side in the right half of a board, smaller where they are many."""
    step = width + 6
    scale = min(largest, (_BOARD_WIDTH - _RIGHT_HALF - 10) / (step * max(len(cards), 1)))
    return "".join(group(card, x=number * step * scale, scale=scale) for number, card in enumerate(cards))
