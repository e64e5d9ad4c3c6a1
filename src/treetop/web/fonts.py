"""The fonts, cut down to the letters that our languages write with: half as much to load.

`python -m treetop.web.fonts` cuts them once, when a clone is set up; building a wheel does the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿŒœ"
SIGNS = "\u00a0\u2009\u202f¡¿«»‘’‚“”„…–—·•×±−°€"
WEIGHTS = (400, 600)
"""The lightest and the boldest that our style sheets ask for; what asks for more gets the boldest."""
KEPT = {
    "latin": {*map(chr, range(0x20, 0x7F)), *LATIN, *SIGNS},
    "cyrillic": {*map(chr, range(0x410, 0x450)), *"ЁЄІЇёєіїҐґ№"},
}
"""By the subset in a file's name. The rest of an alphabet is left to the device's own fonts."""


def cut(path: Path) -> bytes:
    """A font file without the letters that nobody needs; as it is, where its subset is not listed."""
    for subset, kept in KEPT.items():
        if f"-{subset}-" in path.name and f"-{subset}-ext-" not in path.name:
            return only(path, kept)
    return path.read_bytes()


def only(path: Path, letters: set[str]) -> bytes:
    options = Options(layout_features=["ccmp", "kern", "liga", "locl", "mark"], hinting=False, name_IDs=[])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(letters))
    font = TTFont(path, recalcTimestamp=False)
    subsetter.subset(font)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    content = BytesIO()
    font.save(content)
    return content.getvalue()


def cut_all(root: Path, files: Iterable[str], folder: str) -> None:
    """Write each font of `root` into a folder beside the packages."""
    (root / folder).mkdir(exist_ok=True)
    for file in files:
        (root / folder / Path(file).name).write_bytes(cut(root / file))


if __name__ == "__main__":
    from treetop.web import packages

    cut_all(packages.root(), packages.FONTS, packages.CUT_FONTS)
