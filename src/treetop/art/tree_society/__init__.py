"""Tree Society drawn: cards, tables, pages to print."""

from treetop.art.tree_society.fruit_card import FruitCard
from treetop.art.tree_society.guild_card import GuildCard, Level
from treetop.art.tree_society.symbols import hues, large, plate, symbols, variants
from treetop.art.tree_society.table import (
    Board,
    back_pages,
    emblem_svg,
    fruit_card_svg,
    fruit_pages,
    fruit_svg,
    guild_card_svg,
    guild_pages,
    table_svg,
)

__all__ = [
    "Board",
    "FruitCard",
    "GuildCard",
    "Level",
    "back_pages",
    "emblem_svg",
    "fruit_card_svg",
    "fruit_pages",
    "fruit_svg",
    "guild_card_svg",
    "guild_pages",
    "hues",
    "large",
    "plate",
    "symbols",
    "table_svg",
    "variants",
]
