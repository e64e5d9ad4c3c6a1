"""The one page: a shell that the client fills."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from html import escape

from treetop.locales import Language
from treetop.web.asset import Asset
from treetop.web.catalogue import INDEX, Catalogue
from treetop.web.joined import FOLDER, SHELL
from treetop.web.modules import needed_by

HOME = "client/screens/home.js"
TABLE = "client/screens/table.js"
STYLES = (
    "art/tokens.css",
    "client/styles/fonts.css",
    "client/styles/tokens.css",
    "client/styles/base.css",
    "client/styles/parts.css",
    "client/styles/shell.css",
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
        self.documents: dict[tuple[str, tuple[str, ...]], Asset] = {}

    def document(self, language: Language, path: str) -> Asset:
        """The page as this reader gets it; there are only as many as languages and kinds of first screen."""
        first = self.first_modules(path)
        key = (language.code, first)
        if key not in self.documents:
            self.documents[key] = Asset(self.html(language, first), "text/html; charset=utf-8")
        return self.documents[key]

    def html(self, language: Language, first: tuple[str, ...]) -> bytes:
        return PAGE.format(
            language=language.code,
            head="\n".join((*self.styles(), *self.preloads(first))),
            import_map=self.import_map,
            early=self.catalogue.address("client/early.js"),
            version=self.catalogue.version,
            games=" ".join(self.catalogue.games),
            entry=self.catalogue.address(SHELL),
            without_scripts=escape(language.say("web-without-scripts")),
        ).encode()

    def styles(self) -> list[str]:
        address = self.catalogue.address
        fonts = [
            f'<link rel="preload" as="font" type="font/woff2" href="{address(font)}" crossorigin>'
            for font in PRELOADED_FONTS
        ]
        return [*fonts, *(f'<link rel="stylesheet" href="{address(style)}">' for style in STYLES)]

    def preloads(self, first: tuple[str, ...]) -> list[str]:
        """Everything that the first screen needs, asked for at once instead of import by import."""
        files = dict.fromkeys(file for entry in (SHELL, *first) for file in needed_by(self.catalogue, entry))
        # A joined file asks for joined files, except for what `games.js` finds by a game's name.
        asked = [file for file in files if file.startswith(FOLDER) or INDEX.fullmatch(file)]
        return [f'<link rel="modulepreload" href="{self.catalogue.address(file)}">' for file in asked]

    def first_modules(self, path: str) -> tuple[str, ...]:
        """The screen at this address, and what each game always brings to it."""
        if path == "/":
            return (HOME, *self.of_each_game("index.js", "plate.js"))
        if path.startswith("/t/"):
            return (TABLE, *self.of_each_game("index.js"))
        return ()

    def of_each_game(self, *files: str) -> list[str]:
        """These files in the folders of the games that have them."""
        paths = [f"client/games/{game}/{file}" for game in self.catalogue.games for file in files]
        return [path for path in paths if path in self.catalogue.assets]

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
<meta name="treetop-games" content="{games}">
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
