"""The drawings for the browser: one sprite and one style sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from treetop.art import tree_house
from treetop.art.arboretum_card import HEIGHT, WIDTH, Size, face_of
from treetop.art.fragment import Fragment, fragment, fragment_names
from treetop.art.palette import (
    EDITIONS,
    THEMES,
    Edition,
    Shades,
    Theme,
    coloured,
    fruit_hues,
    guild_hues,
    species_drawings,
    species_hues,
    theme_shades,
)
from treetop.art.svg import element
from treetop.art.tree_house import FLOORS

_SOCIETY = (
    "fruit",
    "guild",
    "action-",
    "house",
    "pouch",
    "chest",
    "coin",
    "tag",
    "tree-token",
    "precious",
    "start",
)
_ARBORETUM = ("species-", "pattern-", "card-", "cell")
_PREFIXES = {"fruit": "fruit-", "actions": "action-", "guilds": "guild-", "icons": "icon-", "things": ""}


def symbols() -> Iterator[tuple[str, Fragment]]:
    """Every symbol's id and drawing."""
    first: dict[str, str] = {}
    for code, drawing in species_drawings().items():
        original = first.setdefault(drawing, code)
        yield f"species-{code}", _drawn_once(f"species/{drawing}", f"species-{original}", code == original)
        yield f"pattern-{code}", _drawn_once(f"patterns/{drawing}", f"pattern-{original}", code == original)
        yield f"card-{code}", _card(code, "full")
        yield f"card-{code}-small", _card(code, "small")
    for built in range(len(FLOORS) + 1):
        yield f"house-{built}", _house(built)
    for folder, prefix in _PREFIXES.items():
        for name in fragment_names(folder):
            yield prefix + name, fragment(f"{folder}/{name}")


def game_of(symbol: str) -> str | None:
    """The game that alone needs this symbol; None where every page may."""
    if symbol.startswith(_ARBORETUM):
        return "arboretum"
    return "tree-society" if symbol.startswith(_SOCIETY) else None


def sprite(chosen: Callable[[str], bool] = lambda name: True) -> str:
    """One SVG document with every chosen symbol; put into a page it takes no room."""
    drawn = [
        element("symbol", drawing.markup, id=name, viewBox=drawing.view_box)
        for name, drawing in symbols()
        if chosen(name)
    ]
    return element("svg", *drawn, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")


def tokens_css() -> str:
    """Colours as custom properties for both themes and editions, and a class for each drawing's colours."""
    return "\n".join(
        [
            _rule(":root", {"color-scheme": "light dark"} | _by_theme(_tokens("light"), _tokens("dark"))),
            _rule(":root", _by_theme(*(coloured(theme_shades(theme)["accent"], theme) for theme in THEMES))),
            _rule("[data-patterns=off]", {"--pattern": "0"}),
            _rule("[data-theme=light]", {"color-scheme": "light"}),
            _rule("[data-theme=dark]", {"color-scheme": "dark"}),
            *(_rule(f"[data-edition={edition}]", _edition(edition)) for edition in EDITIONS),
            *(_rule(f".{name}", _colours_of(name)) for name in _classes()),
            "",
        ]
    )


def _drawn_once(name: str, original: str, here: bool) -> Fragment:
    drawing = fragment(name)
    return drawing if here else Fragment(drawing.width, drawing.height, _reference(original, drawing))


def _card(code: str, size: Size) -> Fragment:
    drawing = species_drawings()[code]
    plant = _reference(f"species-{code}", fragment(f"species/{drawing}"))
    strip = _reference(f"pattern-{code}", fragment(f"patterns/{drawing}"))
    return Fragment(WIDTH, HEIGHT, face_of(plant, strip, size))


def _house(built: int) -> Fragment:
    tree, frame = (_reference(name, fragment(f"things/{name}")) for name in ("house-tree", "house-frame"))
    return Fragment(tree_house.WIDTH, tree_house.HEIGHT, tree_house.house_of(tree, frame, built))


def _reference(name: str, drawing: Fragment) -> str:
    return element("use", href=f"#{name}", width=drawing.width, height=drawing.height)


def _classes() -> Iterator[str]:
    yield from (f"species-{code}" for code in species_drawings())
    yield from (f"fruit-{name}" for name in fruit_hues("light"))
    yield from (f"guild-{name}" for name in guild_hues("light"))


def _colours_of(name: str) -> Shades:
    _, _, owner = name.partition("-")
    return {f"--{shade}": f"var(--{owner}-{shade})" for shade in coloured("#000000", "light")}


def _tokens(theme: Theme) -> Shades:
    hues = (
        species_hues(theme, "zman") | species_hues(theme, "renegade") | fruit_hues(theme) | guild_hues(theme)
    )
    return theme_shades(theme) | _owned(hues, theme)


def _edition(edition: Edition) -> Shades:
    return _by_theme(*(_owned(species_hues(theme, edition), theme) for theme in THEMES))


def _owned(hues: Shades, theme: Theme) -> Shades:
    return {
        f"{owner}-{shade}": colour
        for owner, hue in hues.items()
        for shade, colour in coloured(hue, theme).items()
    }


def _by_theme(light: Shades, dark: Shades) -> Shades:
    return {
        f"--{name}": light[name] if light[name] == dark[name] else f"light-dark({light[name]},{dark[name]})"
        for name in light
    }


def _rule(selector: str, declarations: Shades) -> str:
    return selector + "{" + ";".join(f"{name}:{value}" for name, value in declarations.items()) + "}"
