"""What a screen needs, read from the tables that the client reads: `screens.js` and a game's `index.js`."""

from __future__ import annotations

import re
from dataclasses import dataclass

ROW = re.compile(
    r'address: "(?P<address>[^"]+)",\s*load: \(\) => import\("\./(?P<module>[^"]+)"\),\s*'
    r"areas: (?:\[(?P<areas>[^\]]*)\]|(?P<named>[A-Z]+))(?P<server>,\s*server: true)?"
)
NAMED = re.compile(r"^const (?P<name>[A-Z]+) = \[(?P<areas>[^\]]*)\];$", re.MULTILINE)
PART = re.compile(
    r'^export const (?P<kind>\w+) = \{\s*load: \(\) => import\("\./(?P<module>[^"]+)"\)(?P<more>.*?)\};?$',
    re.MULTILINE | re.DOTALL,
)
LISTED = r"\b{}: \[([^\]]*)\]"


@dataclass(frozen=True)
class Screen:
    address: str
    module: str
    areas: tuple[str, ...]
    needs_server: bool = False

    def is_at(self, path: str) -> bool:
        """As `match` of `router.js` decides it."""
        wanted = [part for part in self.address.split("/") if part]
        given = [part for part in path.split("/") if part]
        if wanted[-1:] == ["*"]:
            wanted = wanted[:-1]
            given = given[: len(wanted)]
        pairs = zip(wanted, given, strict=False)
        return len(wanted) == len(given) and all(a.startswith(":") or a == b for a, b in pairs)


@dataclass(frozen=True)
class Part:
    """One thing that a game brings: a module, and style sheets and words that go with it."""

    module: str
    styles: tuple[str, ...]
    areas: tuple[str, ...]


def screens(text: str) -> list[Screen]:
    """Areas are listed there, or named if several screens have the same."""
    named = {found["name"]: found["areas"] for found in NAMED.finditer(text)}
    return [
        Screen(
            found["address"],
            f"client/{found['module']}",
            quoted(named[found["named"]] if found["named"] else found["areas"]),
            found["server"] is not None,
        )
        for found in ROW.finditer(text)
    ]


def parts(text: str, folder: str, game: str) -> dict[str, Part]:
    """By kind, as paths."""
    return {
        found["kind"]: Part(
            f"{folder}/{found['module']}",
            tuple(f"{folder}/{name}.css" for name in listed("styles", found["more"])),
            listed("areas", found["more"], (game,)),
        )
        for found in PART.finditer(text)
    }


def listed(name: str, text: str, otherwise: tuple[str, ...] = ()) -> tuple[str, ...]:
    found = re.search(LISTED.format(name), text)
    return quoted(found[1]) if found else otherwise


def quoted(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r'"([^"]*)"', text))
