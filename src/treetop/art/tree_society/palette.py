"""The colours of fruit and guilds, for both themes."""

from __future__ import annotations

from treetop.art.palette import Shades, Theme, palette


def fruit_hues(theme: Theme) -> Shades:
    return dict(palette(__package__)["fruit"][theme])


def guild_hues(theme: Theme) -> Shades:
    return dict(palette(__package__)["guilds"][theme])
