"""Pictures that show what Tree Society looks like. They hold no words."""

from __future__ import annotations

from treetop.art.fragment import in_colours
from treetop.art.palette import Theme, shades_for
from treetop.art.specimens import specimens
from treetop.art.svg import group
from treetop.art.tree_society.guild_card import GuildCard, guild_card
from treetop.art.tree_society.palette import fruit_hues, guild_hues


def plate(theme: Theme = "light") -> str:
    """Houses above fruit and emblems, for a picture of 1200 by 700."""
    houses = [
        group(_house(guild, place, theme), x=580 + 200 * place, y=206, scale=1.5)
        for place, guild in enumerate(("architects", "merchants", "explorers"))
    ]
    fruit = specimens("tree_society/fruit", fruit_hues(theme).items(), theme, 586, 490, 118, 0.92)
    return "".join(
        [
            *houses,
            fruit,
            specimens("tree_society/guilds", guild_hues(theme).items(), theme, 590, 608, 100, 0.66),
        ]
    )


def _house(guild: str, place: int, theme: Theme) -> str:
    levels = [(1 + place, "", 0), (3, "", 2 + place), (5 - place, "", 6)]
    card = GuildCard("", guild, place + 1, levels, built=3 - place)
    return in_colours(guild_card(card), shades_for(guild_hues(theme)[guild], theme))
