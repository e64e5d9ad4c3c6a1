"""The colours and drawings of the species, for both themes and both editions."""

from __future__ import annotations

from typing import Literal

from treetop.art.palette import Shades, Theme, palette

Edition = Literal["renegade", "zman"]
EDITIONS: tuple[Edition, ...] = ("renegade", "zman")


def species_drawings() -> dict[str, str]:
    """The name of each species code's drawing."""
    return dict(palette(__package__)["species"])


def species_hues(theme: Theme, edition: Edition) -> Shades:
    """The colour of each species of an edition, by code."""
    return dict(palette(__package__)["editions"][edition][theme])


def edition_of(code: str) -> Edition:
    """The edition whose colours a species has when nobody names one."""
    return "renegade" if code in species_hues("light", "renegade") else "zman"
