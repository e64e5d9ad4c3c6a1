"""The one page: a shell that the client fills."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from treetop.locales import LANGUAGES, PSEUDO, Language
from treetop.web import packages
from treetop.web.asset import Asset
from treetop.web.catalogue import CLIENT, GAMES_FOLDER, INDEX, Catalogue
from treetop.web.comments import without_comments
from treetop.web.joined import FOLDER, SHELL
from treetop.web.modules import needed_by
from treetop.web.style_sheets import SHEET
from treetop.web.word_files import FIRST, SHARED, word_file

BASIC = tuple(f"packages/{file}" for file in packages.BASIC_FONTS)
LATIN = (
    "packages/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
    "packages/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
)
CYRILLIC = (
    "packages/@fontsource/literata/files/literata-cyrillic-600-normal.woff2",
    "packages/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2",
)
FONTS = {"en": BASIC, "uk": (*BASIC, *CYRILLIC)}
"""As `fonts.css` has it; other languages write with accents."""
HOME = "/"
ONE_GAME = {"/t/:table": "table", "/replay/:table": "scene"}
"""Screens of one game, and what it brings for each."""
FRAMES = "; frame-ancestors 'none'"


@dataclass(frozen=True)
class First:
    """What the first screen needs beside the shell."""

    modules: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    drawings: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    game: str = ""
    """The one that is played there."""


class Page:
    """The shell's HTML and the security policy that belongs to it.

    Where nothing but files answers (`alone`), the page itself holds the policy.
    """

    def __init__(self, catalogue: Catalogue, *, alone: bool = False) -> None:
        self.catalogue = catalogue
        self.alone = alone
        self.import_map = json.dumps({"imports": catalogue.import_map}, separators=(",", ":"))
        self.early = without_comments((CLIENT / "early.js").read_text(encoding="utf-8")).strip()
        self.documents: dict[tuple[str, First], Asset] = {}

    def document(
        self, language: Language, path: str, game: str | None = None, about: tuple[str, ...] = ()
    ) -> Asset:
        """The page as this reader gets it; there are only as many as languages and kinds of first screen.

        `game` is the one that's played at this address, if anybody knows; `about` are lines for the head of
        this address alone.
        """
        first = self.first(path, game)
        if about:
            return Asset(self.html(language, first, about), "text/html; charset=utf-8")
        key = (language.code, first)
        if key not in self.documents:
            self.documents[key] = Asset(self.html(language, first), "text/html; charset=utf-8")
        return self.documents[key]

    def html(self, language: Language, first: First, about: tuple[str, ...] = ()) -> bytes:
        words = dict.fromkeys((FIRST, *map(word_file, first.areas)))
        return PAGE.format(
            language=language.code,
            languages=" ".join((*LANGUAGES, PSEUDO)),
            words=" ".join((f"{self.catalogue.folder}words/", word_file(SHARED[0]), *words)),
            base=self.catalogue.base,
            server=self.without_server() if self.alone else "",
            head="\n".join((*about, *self.head(language, first))),
            import_map=self.import_map,
            early=self.early,
            version=self.catalogue.version,
            games=" ".join(self.catalogue.games),
            game=first.game,
            entry=self.catalogue.address(SHELL),
            without_scripts=escape(language.say("web-without-scripts")),
        ).encode()

    def head(self, language: Language, first: First) -> Iterator[str]:
        """Everything that the first screen needs, asked for at once instead of one after the other."""
        address = self.catalogue.address
        for style in (SHEET, *first.styles):
            yield f'<link rel="stylesheet" href="{address(style)}">'
        for file in self.scripts(first):
            yield f'<link rel="modulepreload" href="{address(file)}">'
        for font in FONTS.get(language.code, LATIN):
            yield f'<link rel="preload" as="font" type="font/woff2" href="{address(font)}" crossorigin>'
        for answer in () if self.alone else first.answers:
            yield preloaded(answer)
        for drawing in ("common", *first.drawings):
            href = address(f"art/{drawing}.svg")
            yield f'<link rel="preload" as="fetch" href="{href}" crossorigin fetchpriority="low">'

    def scripts(self, first: First) -> list[str]:
        """A joined file asks for joined files, except for what `games.js` finds by a game's name."""
        entries = (SHELL, *first.modules)
        files = dict.fromkeys(file for entry in entries for file in needed_by(self.catalogue, entry))
        return [file for file in files if file.startswith(FOLDER) or INDEX.fullmatch(file)]

    def first(self, path: str, game: str | None) -> First:
        """What the screen at this address asks for in any case."""
        screen = next((one for one in self.catalogue.screens if one.is_at(path)), None)
        if screen is None:
            return First()
        # At a table, only what that game brings; elsewhere, what stands for each game.
        is_home, kind = screen.address == HOME, ONE_GAME.get(screen.address)
        shown = [one for one in self.catalogue.games if kind is None or one == game]
        kinds = (kind,) if kind else ("plate", "ornament") if is_home else ()
        drawn = tuple(one for one in shown if kind and f"art/{one}.svg" in self.catalogue.assets)
        brought = [self.catalogue.parts[one] for one in shown]
        parts = [kind_of[kind] for kind_of in brought for kind in kinds if kind in kind_of]
        return First(
            (
                screen.module,
                *(f"{GAMES_FOLDER}{one}/index.js" for one in shown),
                *(part.module for part in parts),
            ),
            (
                *(f"art/{one}.css" for one in drawn),
                *dict.fromkeys(style for part in parts for style in part.styles),
            ),
            (*screen.areas, *(area for part in parts for area in part.areas)),
            drawn or (("plates",) if is_home else ()),
            ("/api/me", "/api/games") if is_home else ("/api/me",),
            shown[0] if kind and shown else "",
        )

    def without_server(self) -> str:
        # A page may not say by itself who may frame it.
        policy = self.policy.replace(FRAMES, "")
        return (
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
            '<meta name="treetop-server" content="none">\n'
        )

    @property
    def policy(self) -> str:
        inside = " ".join(f"'sha256-{digest(script)}'" for script in (self.import_map, self.early))
        return (
            "; ".join(
                (
                    "default-src 'none'",
                    # The score pad runs the rules in WebAssembly.
                    f"script-src 'self' 'wasm-unsafe-eval' {inside}",
                    "style-src 'self'",
                    "img-src 'self' data: blob:",
                    "font-src 'self'",
                    "connect-src 'self'",
                    "manifest-src 'self'",
                    "worker-src 'self'",
                    "base-uri 'none'",
                    "form-action 'self'",
                )
            )
            + FRAMES
        )


def preloaded(answer: str) -> str:
    """A line of the head that asks for what a script will ask for."""
    return f'<link rel="preload" as="fetch" href="{escape(answer)}" crossorigin>'


def digest(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()


PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
{server}<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="treetop-version" content="{version}">
<meta name="treetop-games" content="{games}">
<meta name="treetop-game" content="{game}">
<meta name="treetop-languages" content="{languages}">
<meta name="treetop-words" content="{words}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F1E4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12201A">
<title>Treetop</title>
<link rel="manifest" href="{base}manifest.webmanifest">
<link rel="icon" type="image/svg+xml" href="{base}icon.svg">
<script>{early}</script>
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
