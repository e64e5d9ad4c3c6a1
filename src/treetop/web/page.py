"""The one page: a shell that the client fills."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape

from treetop.web.catalogue import Catalogue
from treetop.web.modules import needed_by

ENTRY = "client/main.js"
HOME = "client/screens/home.js"
TABLE = "client/screens/table.js"
STYLES = (
    "art/tokens.css",
    "client/styles/fonts.css",
    "client/styles/tokens.css",
    "client/styles/base.css",
    "client/styles/parts.css",
    "client/styles/shell.css",
    "client/styles/cards.css",
)
PRELOADED_FONTS = (
    "packages/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
    "packages/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
)


class Page:
    """The shell's HTML and the security policy that belongs to it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.import_map = json.dumps({"imports": catalogue.import_map}, separators=(",", ":"))

    def html(self, language: str, without_scripts: str, path: str = "/") -> bytes:
        return PAGE.format(
            language=language,
            head="\n".join((*self.styles(), *self.preloads(path))),
            import_map=self.import_map,
            early=self.catalogue.address("client/early.js"),
            version=self.catalogue.version,
            entry=self.catalogue.address(ENTRY),
            without_scripts=escape(without_scripts),
        ).encode()

    def styles(self) -> list[str]:
        address = self.catalogue.address
        fonts = [
            f'<link rel="preload" as="font" type="font/woff2" href="{address(font)}" crossorigin>'
            for font in PRELOADED_FONTS
        ]
        return [*fonts, *(f'<link rel="stylesheet" href="{address(style)}">' for style in STYLES)]

    def preloads(self, path: str) -> list[str]:
        """Everything that the first screen needs, asked for at once instead of import by import."""
        first = HOME if path == "/" else TABLE if path.startswith("/t/") else ENTRY
        modules = dict.fromkeys([*needed_by(self.catalogue, ENTRY), *needed_by(self.catalogue, first)])
        return [f'<link rel="modulepreload" href="{self.catalogue.address(module)}">' for module in modules]

    @property
    def policy(self) -> str:
        import_map = b64encode(sha256(self.import_map.encode()).digest()).decode()
        return "; ".join(
            (
                "default-src 'none'",
                # The score pad runs the rules in WebAssembly.
                f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{import_map}'",
                "style-src 'self'",
                "img-src 'self' data: blob:",
                "font-src 'self'",
                "connect-src 'self'",
                "manifest-src 'self'",
                "worker-src 'self'",
                "base-uri 'none'",
                "form-action 'self'",
                "frame-ancestors 'none'",
            )
        )


PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="treetop-version" content="{version}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F1E4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12201A">
<title>Treetop</title>
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<script src="{early}"></script>
<script type="importmap">{import_map}</script>
{head}
<script type="module" src="{entry}"></script>
</head>
<body>
<div id="treetop"></div>
<noscript><p>{without_scripts}</p></noscript>
</body>
</html>
"""
