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
    def large(self) -> Symbols:
        """Drawings for where something is shown large: a sheet of their own, fetched when it's needed.

        A game needn't have it.
        """

    def plate(self) -> Collection[str]:
        """The symbols that are shown wherever the game is listed or chosen."""

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
    """Colours as custom properties for both themes, with those of what stands for each game."""
    return "\n".join(
        [
            _rule(":root", {"color-scheme": "light dark"} | _by_theme(*map(theme_shades, THEMES))),
            _rule(":root", _by_theme(*(coloured(theme_shades(theme)["accent"], theme) for theme in THEMES))),
            _rule("[data-patterns=off]", {"--pattern": "0"}),
            _rule("[data-theme=light]", {"color-scheme": "light"}),
            _rule("[data-theme=dark]", {"color-scheme": "dark"}),
            *(rule for game in games for rule in _hues_css(game, on_plate=True)),
            "",
        ]
    )


def game_css(game: Drawings) -> str:
    """The colours of a game's other drawings, and what changes them."""
    variants = (
        _rule(selector, _by_theme(*(_owned(hues[theme], theme) for theme in THEMES)))
        for selector, hues in game.variants().items()
    )
    return "\n".join([*_hues_css(game, on_plate=False), *variants, ""])


def _hues_css(game: Drawings, on_plate: bool) -> Iterator[str]:
    """The colours of each drawing, and a class that gives it them."""
    plate = game.plate()
    names = [name for name in game.hues("light") if (name in plate) is on_plate]
    owned = ({name: game.hues(theme)[name] for name in names} for theme in THEMES)
    yield _rule(":root", _by_theme(*(_owned(*one) for one in zip(owned, THEMES, strict=True))))
    yield from (_rule(f".{name}", _colours_of(name)) for name in names)


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
