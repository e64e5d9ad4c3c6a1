"""Arboretum's drawings for the browser."""

from __future__ import annotations

from collections.abc import Iterator

from treetop.art.arboretum.card import HEIGHT, WIDTH, Size, face_of
from treetop.art.arboretum.palette import EDITIONS, species_drawings, species_hues
from treetop.art.fragment import Fragment, fragment, fragment_names
from treetop.art.palette import THEMES, Shades, Theme
from treetop.art.sprite import reference

PLATE = ("ja", "oa", "ma")
MARK = "species-wi"


def plate() -> set[str]:
    """The cards that stand for the game, and its mark."""
    cards = {f"{kind}-{code}" for kind in ("species", "pattern", "card") for code in PLATE}
    return cards | {MARK}


def symbols() -> Iterator[tuple[str, Fragment]]:
    """Every symbol's id and drawing. Species that look alike are drawn once."""
    first: dict[str, str] = {}
    for code, drawing in species_drawings().items():
        original = first.setdefault(drawing, code)
        for folder, name in (("species", "species"), ("patterns", "pattern")):
            found = fragment(f"arboretum/{folder}/{drawing}")
            yield f"{name}-{code}", found if code == original else _copy(found, f"{name}-{original}")
        yield f"card-{code}", _card(code, "full")
        yield f"card-{code}-small", _card(code, "small")
    for name in fragment_names("arboretum/things"):
        yield name, fragment(f"arboretum/things/{name}")


def large() -> Iterator[tuple[str, Fragment]]:
    """Its cards are shown large everywhere."""
    return iter(())


def hues(theme: Theme) -> Shades:
    """The colour of each class; if both editions have a species, that of the first."""
    named = species_hues(theme, "zman") | species_hues(theme, "renegade")
    return {f"species-{code}": hue for code, hue in named.items()}


def variants() -> dict[str, dict[Theme, Shades]]:
    """Inside such an element, its edition's colours."""
    return {
        f"[data-edition={edition}]": {
            theme: {f"species-{code}": hue for code, hue in species_hues(theme, edition).items()}
            for theme in THEMES
        }
        for edition in EDITIONS
    }


def _copy(drawing: Fragment, original: str) -> Fragment:
    return Fragment(drawing.width, drawing.height, reference(original, drawing))


def _card(code: str, size: Size) -> Fragment:
    drawing = species_drawings()[code]
    plant = reference(f"species-{code}", fragment(f"arboretum/species/{drawing}"))
    strip = reference(f"pattern-{code}", fragment(f"arboretum/patterns/{drawing}"))
    return Fragment(WIDTH, HEIGHT, face_of(plant, strip, size))
