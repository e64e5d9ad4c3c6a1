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
from treetop.web.kernel_files import kernel_files

CLIENT = Path(__file__).parent / "client"


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
    return {f"client/{path.relative_to(CLIENT).as_posix()}": Asset.read(path) for path in served}


def package_files() -> dict[str, Asset]:
    return {f"packages/{file}": Asset.read(packages.root() / file) for file in packages.files()}


def drawings() -> dict[str, Asset]:
    common = art.sprite(lambda name: not art.of_tree_society(name))
    return {
        "art/common.svg": Asset.of(common.encode(), "image/svg+xml"),
        "art/tree-society.svg": Asset.of(art.sprite(art.of_tree_society).encode(), "image/svg+xml"),
        "art/tokens.css": Asset.of(art.tokens_css().encode(), "text/css; charset=utf-8"),
    }
