"""Arboretum drawn: cards, gardens, tables."""

from treetop.art.arboretum.symbols import hues, large, plate, symbols, variants
from treetop.art.arboretum.table import (
    Card,
    Garden,
    Planted,
    Seat,
    arboretum_svg,
    back_svg,
    card_svg,
    draw_pile_svg,
    hand_svg,
    pile_svg,
    planted,
    table_svg,
)

__all__ = [
    "Card",
    "Garden",
    "Planted",
    "Seat",
    "arboretum_svg",
    "back_svg",
    "card_svg",
    "draw_pile_svg",
    "hand_svg",
    "hues",
    "large",
    "pile_svg",
    "planted",
    "plate",
    "symbols",
    "table_svg",
    "variants",
]
