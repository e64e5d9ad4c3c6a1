"""Every asset of the client, under one version: a change anywhere changes every address."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from treetop import art
from treetop.games import GAMES
from treetop.web import packages
from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.comments import without_comments
from treetop.web.first_words import first_words
from treetop.web.joined import Graph, joined
from treetop.web.kernel_files import (
    compiled_kernels,
    kernel_files,
    late_kernels,
    late_tables,
    table_files,
)
from treetop.web.module import Module, Unjoinable, resolver
from treetop.web.puzzle_files import puzzle_files
from treetop.web.screens import Part, Screen, parts, screens
from treetop.web.style_sheets import FOLDER as SHEETS
from treetop.web.style_sheets import SHEET, shared_sheet
from treetop.web.word_files import word_files

CLIENT = Path(__file__).parent / "client"
GAMES_FOLDER = "client/games/"
GAME_MODULE = re.compile(r"client/games/([^/]+)/index\.js")
ENTRY = "client/main.js"
SCREENS = "client/screens.js"
INDEX = re.compile(r"client/(?:games/[^/]+|general)/index\.js")
"""What each game brings: small, and needed by nearly every screen."""
COMMENTED = {".js", ".mjs", ".css"}
SCRIPTS = {".js", ".mjs"}
ALONE = {
    "client/early.js",
    "client/service-worker.js",
    *(f"packages/{file}" for file in packages.MICROPYTHON),
}
"""Scripts that are no modules, and what a worker loads by its address."""
RESOLVE = resolver({name: f"packages/{file}" for name, file in packages.MODULES.items()})


@dataclass
class Catalogue:
    """Assets by path (`client/main.js`), addressed as `assets/<version>/<path>` and cached for ever."""

    assets: Mapping[str, Asset]
    late: Mapping[str, str] = field(default_factory=dict)
    """Paths of assets that may come later, each with a hash of what it's made from: the version is the same
    before and after."""
    awaited: Set[str] = frozenset()
    """Those of them that are still to come."""
    screens: Sequence[Screen] = ()
    parts: Mapping[str, Mapping[str, Part]] = field(default_factory=dict)
    """What each game brings, by its kind."""
    base: str = "/"
    """Where the site lies on its host."""

    @cached_property
    def version(self) -> str:
        digests = {**{path: asset.digest for path, asset in self.assets.items()}, **self.late}
        lines = (f"{path} {digest}" for path, digest in sorted(digests.items()))
        return sha256("\n".join(lines).encode()).hexdigest()[:12]

    @cached_property
    def games(self) -> list[str]:
        """The games that bring a browser module of their own."""
        return [found[1] for path in sorted(self.assets) if (found := GAME_MODULE.fullmatch(path))]

    def settle(self, late: Iterable[str], made: Mapping[str, Asset]) -> None:
        """These have been made, or won't be. Others may be reading meanwhile, in other threads."""
        self.assets = {**self.assets, **made}
        self.awaited = self.awaited - set(late)

    def address(self, path: str) -> str:
        assert path in self.assets, path
        return self.folder + path

    @property
    def folder(self) -> str:
        """Where all of them lie."""
        return f"{self.base}assets/{self.version}/"

    @property
    def import_map(self) -> dict[str, str]:
        """Libraries by name, and our modules as `treetop/…` for the games of other packages."""
        libraries = {name: self.address(f"packages/{file}") for name, file in packages.MODULES.items()}
        return {**libraries, "treetop/": f"{self.folder}client/"}


def catalogue() -> Catalogue:
    """Without what takes a while to make: see `whole_catalogue`."""
    files = {**shared_files(), **game_files(), **package_files()}
    assets = {**{address: lightened(path) for address, path in files.items()}, **drawings()}
    modules = joinable_modules(files, assets)
    separate = {address: asset for address, asset in assets.items() if not address.startswith(SHEETS)}
    late = {**late_tables(), **late_kernels()}
    return Catalogue(
        {
            **separate,
            SHEET: shared_sheet(assets),
            **joined_files(files, modules),
            **kernel_files(),
            **puzzle_files(),
            **word_files(first_words(modules)),
        },
        late,
        frozenset(late),
        screens(assets[SCREENS].content.decode()),
        {
            found[1]: parts(assets[path].content.decode(), f"{GAMES_FOLDER}{found[1]}", found[1])
            for path in assets
            if (found := GAME_MODULE.fullmatch(path))
        },
    )


def whole_catalogue() -> Catalogue:
    """With all that is played with without a server, as far as rules have been compiled."""
    made = catalogue()
    made.settle(late_tables(), table_files())
    found = compiled_kernels()
    made.settle(found, found)
    return made


def files_in(folder: Path, address: str, without: Path | None = None) -> dict[str, Path]:
    paths = (path for path in sorted(folder.rglob("*")) if without not in path.parents)
    served = (path for path in paths if path.suffix in MEDIA_TYPES)
    return {f"{address}/{path.relative_to(folder).as_posix()}": path for path in served}


def shared_files() -> dict[str, Path]:
    return files_in(CLIENT, "client", without=CLIENT / "games")


def game_files() -> dict[str, Path]:
    """What games bring to the browser, our own and those of other packages."""
    found: dict[str, Path] = {}
    for name, game in GAMES.items():
        folder = game.part("browser")
        if folder is not None:
            found |= files_in(Path(str(folder)), f"{GAMES_FOLDER}{name}")
    return found


def package_files() -> dict[str, Path]:
    return {f"packages/{file}": packages.served(file) for file in packages.files()}


def joinable_modules(files: Mapping[str, Path], assets: Mapping[str, Asset]) -> dict[str, Module]:
    """The scripts of the client and its libraries, without those of a game that can't be joined."""
    scripts = {
        address: assets[address].content.decode()
        for address, path in files.items()
        if path.suffix in SCRIPTS and address not in ALONE
    }
    modules = read_modules(
        {path: text for path, text in scripts.items() if not path.startswith(GAMES_FOLDER)}
    )
    for game in GAMES:
        own = {path: text for path, text in scripts.items() if path.startswith(f"{GAMES_FOLDER}{game}/")}
        try:
            modules = with_modules(modules, read_modules(own))
        except Unjoinable as problem:
            warnings.warn(f"The modules of {game} are served one by one: {problem}", stacklevel=2)
    return modules


def joined_files(files: Mapping[str, Path], modules: Mapping[str, Module]) -> dict[str, Asset]:
    texts = {path: files[path].read_text(encoding="utf-8") for path in modules}
    return joined(modules, texts, [ENTRY, *(path for path in modules if INDEX.fullmatch(path))])


def read_modules(scripts: Mapping[str, str]) -> dict[str, Module]:
    return {path: Module.read(path, text, RESOLVE) for path, text in scripts.items()}


def with_modules(modules: dict[str, Module], more: dict[str, Module]) -> dict[str, Module]:
    """Both, if everything that the new ones import is there."""
    both = modules | more
    Graph(both).sorted(set(more))
    return both


def lightened(path: Path) -> Asset:
    """A file without what only its readers need."""
    if path.suffix in COMMENTED:
        source = without_comments(path.read_text(encoding="utf-8"))
        return Asset(source.encode(), MEDIA_TYPES[path.suffix])
    return Asset.read(path)


def drawings() -> dict[str, Asset]:
    """Sheets for every page, for where games are listed or chosen, and two for each game; and the colours."""
    brought = {name: part for name, game in GAMES.items() if (part := game.part("drawings"))}
    plates = [one for part in brought.values() for one in part.symbols() if one[0] in part.plate()]
    large = {name: tuple(getattr(part, "large", tuple)()) for name, part in brought.items()}
    sheets = {
        "common": art.common_symbols(),
        "plates": plates,
        **{name: part.symbols() for name, part in brought.items()},
        **{f"{name}-large": symbols for name, symbols in large.items() if symbols},
    }
    return {
        **{
            f"art/{name}.svg": Asset(art.sprite(one).encode(), "image/svg+xml")
            for name, one in sheets.items()
        },
        "art/tokens.css": Asset(art.tokens_css(brought.values()).encode(), MEDIA_TYPES[".css"]),
        **{
            f"art/{name}.css": Asset(art.game_css(part).encode(), MEDIA_TYPES[".css"])
            for name, part in brought.items()
        },
    }
