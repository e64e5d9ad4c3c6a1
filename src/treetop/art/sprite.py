"""The drawings for the browser: a sprite for every page, one for each game, and one style sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Protocol

from treetop.art.fragment import Fragment, fragment, fragment_names
from treetop.art.palette import THEMES, Shades, Theme, coloured, theme_shades
from treetop.art.svg import element

Symbols = Iterable[tuple[str, Fragment]]
"""Ids and drawings."""


class Drawings(Protocol):
    """What a game's part `drawings` has for the browser."""

    def symbols(self) -> Symbols: ...
    def plate(self) -> Collection[str]:
        """The symbols that are shown wherever the game is listed or chosen: every page has them."""

    def hues(self, theme: Theme) -> Shades:
        """The colour of each class (`species-oa`) that gives a drawing its colours."""

    def variants(self) -> dict[str, dict[Theme, Shades]]:
        """Other colours of some classes, by the selector inside which they hold."""


def common_symbols() -> Iterator[tuple[str, Fragment]]:
    """What every page may show."""
    for name in fragment_names("icons"):
        yield f"icon-{name}", fragment(f"icons/{name}")
    for name in fragment_names("things"):
        yield name, fragment(f"things/{name}")


def sprite(symbols: Symbols) -> str:
    """One SVG document with these symbols; put into a page it takes no room."""
    drawn = [
        element("symbol", drawing.markup, id=name, viewBox=drawing.view_box) for name, drawing in symbols
    ]
    return element("svg", *drawn, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")


def tokens_css(games: Iterable[Drawings]) -> str:
    """Colours as custom properties for both themes, and a class for each drawing's colours."""
    drawings = list(games)
    tokens = [
        theme_shades(theme) | {k: v for game in drawings for k, v in _owned(game.hues(theme), theme).items()}
        for theme in THEMES
    ]
    variants = {selector: hues for game in drawings for selector, hues in game.variants().items()}
    return "\n".join(
        [
            _rule(":root", {"color-scheme": "light dark"} | _by_theme(*tokens)),
            _rule(":root", _by_theme(*(coloured(theme_shades(theme)["accent"], theme) for theme in THEMES))),
            _rule("[data-patterns=off]", {"--pattern": "0"}),
            _rule("[data-theme=light]", {"color-scheme": "light"}),
            _rule("[data-theme=dark]", {"color-scheme": "dark"}),
            *(
                _rule(selector, _by_theme(*(_owned(hues[theme], theme) for theme in THEMES)))
                for selector, hues in variants.items()
            ),
            *(_rule(f".{name}", _colours_of(name)) for game in drawings for name in game.hues("light")),
            "",
        ]
    )


def reference(name: str, drawing: Fragment) -> str:
    """A symbol inside another."""
    return element("use", href=f"#{name}", width=drawing.width, height=drawing.height)


def _owner(name: str) -> str:
    return name.partition("-")[2]


def _colours_of(name: str) -> Shades:
    return {f"--{shade}": f"var(--{_owner(name)}-{shade})" for shade in coloured("#000000", "light")}


def _owned(hues: Shades, theme: Theme) -> Shades:
    return {
        f"{_owner(name)}-{shade}": colour
        for name, hue in hues.items()
        for shade, colour in coloured(hue, theme).items()
    }


def _by_theme(light: Shades, dark: Shades) -> Shades:
    return {
        f"--{name}": light[name] if light[name] == dark[name] else f"light-dark({light[name]},{dark[name]})"
        for name in light
    }


def _rule(selector: str, declarations: Shades) -> str:
    return selector + "{" + ";".join(f"{name}:{value}" for name, value in declarations.items()) + "}"
