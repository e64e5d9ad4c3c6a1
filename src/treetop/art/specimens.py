"""Drawings in a row."""

from __future__ import annotations

from collections.abc import Iterable

from treetop.art.fragment import fragment, in_colours
from treetop.art.palette import Theme, shades_for
from treetop.art.svg import group


def specimens(
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
