"""Every asset of the client, under one version: a change anywhere changes every address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from treetop import art
from treetop.web import packages
from treetop.web.asset import MEDIA_TYPES, Asset
from treetop.web.comments import without_comments
from treetop.web.kernel_files import kernel_files

CLIENT = Path(__file__).parent / "client"
COMMENTED = {".js", ".mjs", ".css"}


@dataclass(frozen=True)
class Catalogue:
    """Assets by path (`client/main.js`), addressed as `/assets/<version>/<path>` and cached for ever."""

    assets: Mapping[str, Asset]

    @cached_property
    def version(self) -> str:
        digests = (f"{path} {asset.digest}" for path, asset in sorted(self.assets.items()))
        return sha256("\n".join(digests).encode()).hexdigest()[:12]

    def address(self, path: str) -> str:
        assert path in self.assets, path
        return f"/assets/{self.version}/{path}"

    @property
    def import_map(self) -> dict[str, str]:
        return {name: self.address(f"packages/{file}") for name, file in packages.MODULES.items()}


def catalogue() -> Catalogue:
    return Catalogue({**client_files(), **package_files(), **drawings(), **kernel_files()})


def client_files() -> dict[str, Asset]:
    served = (path for path in sorted(CLIENT.rglob("*")) if path.suffix in MEDIA_TYPES)
    return {f"client/{path.relative_to(CLIENT).as_posix()}": lightened(path) for path in served}


def package_files() -> dict[str, Asset]:
    return {f"packages/{file}": lightened(packages.served(file)) for file in packages.files()}


def lightened(path: Path) -> Asset:
    """A file without what only its readers need."""
    if path.suffix in COMMENTED:
        source = without_comments(path.read_text(encoding="utf-8"))
        return Asset.of(source.encode(), MEDIA_TYPES[path.suffix])
    return Asset.read(path)


def drawings() -> dict[str, Asset]:
    """One sheet for every page, one for each game, and the colours."""
    sheets = {"common": None, "arboretum": "arboretum", "tree-society": "tree-society"}
    return {
        **{f"art/{name}.svg": drawing_sheet(game) for name, game in sheets.items()},
        "art/tokens.css": Asset.of(art.tokens_css().encode(), "text/css; charset=utf-8"),
    }


def drawing_sheet(game: str | None) -> Asset:
    return Asset.of(art.sprite(lambda symbol: art.game_of(symbol) == game).encode(), "image/svg+xml")
