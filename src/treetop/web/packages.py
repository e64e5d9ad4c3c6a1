"""The browser libraries and fonts that package.json names, wherever set-up has put them."""

from __future__ import annotations

from pathlib import Path

MODULES = {
    "preact": "preact/dist/preact.mjs",
    "preact/hooks": "preact/hooks/dist/hooks.mjs",
    "htm": "htm/dist/htm.mjs",
    "@preact/signals": "@preact/signals/dist/signals.mjs",
    "@preact/signals-core": "@preact/signals-core/dist/signals-core.mjs",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
}
"""What a module may import by name, and the file that it gets."""

MICROPYTHON = (
    "@micropython/micropython-webassembly-pyscript/micropython.mjs",
    "@micropython/micropython-webassembly-pyscript/micropython.wasm",
)
"""What runs the kernel's files in the browser."""

FONTS = (
    "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
    "@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2",
    "@fontsource/literata/files/literata-cyrillic-600-normal.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
    "@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2",
)

BASIC_FONTS = {
    "@fontsource/fraunces/files/fraunces-titles-600-normal.woff2": FONTS[0],
    "@fontsource-variable/source-sans-3/files/source-sans-3-basic-wght-normal.woff2": FONTS[3],
}
"""For languages that write without accents: a smaller cut of each of these fonts."""

CUT_FONTS = ".treetop-fonts"
"""Where `treetop.web.fonts` puts the fonts of a clone; those in a wheel are cut already."""

INSIDE_THE_WHEEL = Path(__file__).parent / "packages"
BESIDE_THE_SOURCES = Path(__file__).parents[3] / "node_modules"
PLACES = (INSIDE_THE_WHEEL, BESIDE_THE_SOURCES)


class PackagesMissing(Exception):
    """The browser libraries have not been installed: `npm ci` at the top of the repository installs them."""


def have_arrived() -> bool:
    return any(map(_holds_them, PLACES))


def root() -> Path:
    for place in filter(_holds_them, PLACES):
        return place
    raise PackagesMissing(PackagesMissing.__doc__)


def _holds_them(place: Path) -> bool:
    return (place / "preact").is_dir()


def served(file: str) -> Path:
    """The file that is sent for a package file: a font as set-up has cut it."""
    for place in (root() / CUT_FONTS / Path(file).name, root() / file):
        if place.is_file():
            return place
    return served(BASIC_FONTS[file]) if file in BASIC_FONTS else root() / file


def cuts() -> dict[str, str]:
    """Every font that is served, and the file that it is cut from."""
    return {**{file: file for file in FONTS}, **BASIC_FONTS}


def files() -> list[str]:
    """Every package file that is served, relative to `root()`."""
    fluent = sorted((root() / "@fluent/bundle/esm").glob("*.js"))
    modules = {*MODULES.values(), *(path.relative_to(root()).as_posix() for path in fluent)}
    return [*sorted(modules), *MICROPYTHON, *FONTS, *BASIC_FONTS]
