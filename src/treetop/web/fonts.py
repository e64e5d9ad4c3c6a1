"""The fonts, cut down to the letters that our languages write with: half as much to load.

`python -m treetop.web.fonts` cuts them once, when a clone is set up; building a wheel does the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿŒœ"
SIGNS = "\u00a0\u2009\u202f¡¿«»‘’‚“”„…–—·•×±−°€"
WEIGHTS = (400, 600)
"""The lightest and the boldest that our style sheets ask for; what asks for more gets the boldest."""
ASCII = {*map(chr, range(0x20, 0x7F))}
KEPT = {
    "basic": {*ASCII, *SIGNS} - {*"^`{|}~¡¿±"},
    "titles": {*ASCII, *SIGNS} - {*"#$*<>@[\\]^_`{|}~¡¿•±°€"},
    "latin": {*ASCII, *SIGNS, *LATIN},
    "cyrillic": {*map(chr, range(0x410, 0x450)), *"ЁЄІЇёєіїҐґ№"},
}
"""By the subset in a file's name. The rest of an alphabet is left to the device's own fonts."""
FEATURES = ["ccmp", "kern", "liga", "locl", "mark"]
PLAIN = ("basic", "titles")
"""Without accents, there is nothing to put together."""


def cut(path: Path, name: str = "") -> bytes:
    """A font file without the letters that nobody needs; as it is, where its subset is not listed.

    `name` is the file's new one, if its letters are cut down further.
    """
    name = name or path.name
    for subset, kept in KEPT.items():
        if f"-{subset}-" in name and f"-{subset}-ext-" not in name:
            return only(path, kept, ["kern"] if subset in PLAIN else FEATURES)
    return path.read_bytes()


def only(path: Path, letters: set[str], features: list[str]) -> bytes:
    options = Options(layout_features=features, hinting=False, name_IDs=[])
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


def cut_all(root: Path, files: Mapping[str, str], folder: str) -> None:
    """Write each font into a folder beside the packages; `files` says which one of `root` it's cut from."""
    (root / folder).mkdir(exist_ok=True)
    for file, source in files.items():
        name = Path(file).name
        (root / folder / name).write_bytes(cut(root / source, name))


if __name__ == "__main__":
    from treetop.web import packages

    cut_all(packages.root(), packages.cuts(), packages.CUT_FONTS)
