"""The drawings, as they lie in their files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath

from treetop.art.palette import Shades

_FRAME = re.compile(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>(.*)</svg>', re.DOTALL)
_TOKEN = re.compile(r"var\(--([a-z-]+)\)")


@dataclass(frozen=True)
class Fragment:
    """Markup whose colours are still `var(--…)`, and the box it is drawn in."""

    width: float
    height: float
    markup: str

    @property
    def view_box(self) -> str:
        return f"0 0 {self.width:g} {self.height:g}"


@cache
def fragment(name: str) -> Fragment:
    """The drawing in `art/NAME.svg`, for example `icons/undo`."""
    text = files("treetop.art").joinpath(f"{name}.svg").read_text(encoding="utf-8")
    found = _FRAME.search(text)
    assert found, f"{name}.svg has no viewBox"
    _, _, width, height = (float(number) for number in found[1].split())
    return Fragment(width, height, re.sub(r">\s+<", "><", found[2].strip()))


@cache
def fragment_names(folder: str) -> tuple[str, ...]:
    entries = files("treetop.art").joinpath(folder).iterdir()
    return tuple(sorted(PurePosixPath(entry.name).stem for entry in entries if entry.name.endswith(".svg")))


def in_colours(markup: str, shades: Shades) -> str:
    """Put colours in place of `var(--…)`."""
    return _TOKEN.sub(lambda token: shades[token[1]], markup)
