"""The colours of fruit and guilds, for both themes."""

from __future__ import annotations

from treetop.art.palette import Shades, Theme, coloured, palette


def fruit_hues(theme: Theme) -> Shades:
    return dict(palette(__package__)["fruit"][theme])


def fruit_shades(theme: Theme) -> Shades:
    """The shades of every fruit by its name (`apple-hue`), for drawings in other colours that show fruit."""
    return {
        f"{fruit}-{shade}": colour
        for fruit, hue in fruit_hues(theme).items()
        for shade, colour in coloured(hue, theme).items()
    }


def guild_hues(theme: Theme) -> Shades:
    return dict(palette(__package__)["guilds"][theme])
