"""Tree Society's drawings for the browser."""

from __future__ import annotations

from collections.abc import Iterator

from treetop.art.fragment import Fragment, fragment, fragment_names
from treetop.art.palette import Shades, Theme
from treetop.art.sprite import reference
from treetop.art.tree_society import tree_house
from treetop.art.tree_society.card_drawing import card_symbols
from treetop.art.tree_society.palette import fruit_hues, guild_hues
from treetop.art.tree_society.tree_house import FLOORS

PLATE = {"fruit-apple", "fruit-cherry", "fruit-orange", "house-2", "house-frame", "house-tree"}
PREFIXES = {"fruit": "fruit-", "actions": "action-", "guilds": "guild-", "things": ""}


def plate() -> set[str]:
    """A house between two fruits, and the game's mark."""
    return PLATE


def symbols() -> Iterator[tuple[str, Fragment]]:
    """Every symbol's id and drawing."""
    for built in range(len(FLOORS) + 1):
        yield f"house-{built}", _house(built)
    for folder, prefix in PREFIXES.items():
        for name in fragment_names(f"tree_society/{folder}"):
            yield prefix + name, fragment(f"tree_society/{folder}/{name}")


def large() -> Iterator[tuple[str, Fragment]]:
    """The drawings of the guild cards."""
    return card_symbols()


def hues(theme: Theme) -> Shades:
    """The colour of each class."""
    named = {"fruit": fruit_hues(theme), "guild": guild_hues(theme)}
    return {f"{kind}-{name}": hue for kind, hues in named.items() for name, hue in hues.items()}


def variants() -> dict[str, dict[Theme, Shades]]:
    """There is one edition only."""
    return {}


def _house(built: int) -> Fragment:
    tree, frame = (
        reference(name, fragment(f"tree_society/things/{name}")) for name in ("house-tree", "house-frame")
    )
    return Fragment(tree_house.WIDTH, tree_house.HEIGHT, tree_house.house_of(tree, frame, built))
