"""The drawing of a guild card: motifs on a round ground, composed as `card_drawings.toml` says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from treetop.art.fragment import Fragment, fragment, fragment_names
from treetop.art.svg import element, group

SIZE = 100.0
GROUND = "ground"
_FOLDERS = {"fruit-": "fruit", "guild-": "guilds"}
_OWN = re.compile(r"var\(--(hue|edge|vein|pale|shine|text)\)")


class Placed(NamedTuple):
    """A motif, its upper left corner and its size; mirrored if so."""

    motif: str
    x: float
    y: float
    size: float
    mirrored: bool = False

    @classmethod
    def read(cls, text: str) -> Placed:
        motif, x, y, size = text.split()
        return cls(motif, float(x), float(y), abs(float(size)), size.startswith("-"))


@cache
def compositions() -> dict[str, tuple[Placed, ...]]:
    """What is drawn on each card, back to front, by the card's key."""
    text = files(__package__).joinpath("card_drawings.toml").read_text(encoding="utf-8")
    return {key: tuple(map(Placed.read, line.split(", "))) for key, line in tomllib.loads(text).items()}


def card_drawing(key: str, guild: str) -> str:
    """The drawing of a card, or its guild's emblem if it isn't one of ours. Fruit keep their colours."""
    placed = compositions().get(key, (Placed(f"guild-{guild}", 20, 18, 60),))
    return _motif(GROUND) + "".join(_inside(one) for one in placed)


def card_symbols() -> Iterator[tuple[str, Fragment]]:
    """The same for the browser: the motifs, and each card as references to them and to the game's symbols."""
    for name in fragment_names("tree_society/motifs"):
        yield f"motif-{name}", fragment(f"tree_society/motifs/{name}")
    ground = element("use", href=f"#motif-{GROUND}")
    for key, placed in compositions().items():
        yield f"drawing-{key}", Fragment(SIZE, SIZE, ground + "".join(map(_reference, placed)))


def _inside(one: Placed) -> str:
    markup, scale = _motif(one.motif), one.size / SIZE
    if not one.mirrored:
        return group(markup, x=one.x, y=one.y, scale=scale)
    return element("g", markup, transform=f"translate({one.x:g} {one.y:g}) scale({-scale:g} {scale:g})")


def _motif(name: str) -> str:
    markup = fragment(f"tree_society/{_folder(name)}").markup
    fruit = name.partition("fruit-")[2]
    return _OWN.sub(rf"var(--{fruit}-\1)", markup) if fruit else markup


@cache
def _folder(name: str) -> str:
    for prefix, folder in _FOLDERS.items():
        if name.startswith(prefix):
            return f"{folder}/{name.removeprefix(prefix)}"
    return f"motifs/{name}" if name in fragment_names("tree_society/motifs") else f"things/{name}"


def _reference(one: Placed) -> str:
    folder = _folder(one.motif)
    name = f"motif-{one.motif}" if folder.startswith("motifs/") else one.motif
    colours = {"class": one.motif} if folder.startswith("fruit/") else {}
    if one.mirrored:
        place = {"transform": f"translate({one.x:g} {one.y:g}) scale(-1 1)"}
    else:
        place = {"x": f"{one.x:g}", "y": f"{one.y:g}"}
    return element("use", href=f"#{name}", **place, width=one.size, height=one.size, **colours)
