"""What the home page and a replay say comes first; the rest of the shared words waits for a table."""

from __future__ import annotations

import re

import pytest

from treetop.locales import LANGUAGES
from treetop.web.catalogue import Catalogue
from treetop.web.first_words import Named, first_words
from treetop.web.module import Module, resolver
from treetop.web.word_files import FIRST, SHARED, word_file

RESOLVE = resolver({})
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) *=", re.MULTILINE)


def modules(**texts: str) -> dict[str, Module]:
    paths = {f"client/{name.replace('__', '/')}.js": text for name, text in texts.items()}
    return {path: Module.read(path, text, RESOLVE) for path, text in paths.items()}


def test_words_of_a_first_screen_and_of_what_opens_there_come_first() -> None:
    named = first_words(
        modules(
            main='import { ALL } from "./screens.js";',
            screens='export const ALL = [import("./screens/home.js"), import("./screens/new.js")];',
            screens__home='export const a = [t("web-home"), t(`web-game-${name}`), import("../dialog.js")];',
            screens__new='export default () => t("web-new");',
            dialog='export const words = t("web-close");',
        )
    )
    known = dict.fromkeys(["web-home", "web-game-arboretum", "web-close", "web-new"], "")
    assert named.among(known) == {"web-home", "web-game-arboretum", "web-close"}


def test_words_come_with_those_they_refer_to() -> None:
    messages = {
        "web-a": 'web-a = { web-b } { WORD("web-c", $one) }',
        "web-b": "web-b = b",
        "web-c-one": "web-c-one = { web-d }",
        "web-d": "web-d = d",
        "web-e": "web-e = e",
    }
    assert Named({"web-a"}, ()).among(messages) == messages.keys() - {"web-e"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_word_is_in_one_of_two_files(language: str, served: Catalogue) -> None:
    assets = served.assets
    first, rest = (
        {*MESSAGE.findall(assets[f"words/{language}/{name}.ftl"].content.decode())}
        for name in (FIRST, word_file(SHARED[0]))
    )
    assert not first & rest
    assert {"web-replay-open", "web-home-play", "local-player"} <= first
    assert {"web-chat-send", "tables-stale", "web-resign"} <= rest
