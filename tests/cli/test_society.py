"""A table of Tree Society as the terminal shows it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.tree_society.scene import Scene, deck_with, level, step
from treetop.cli.picture import print_board
from treetop.locales import LANGUAGES, Language

NAMES = ("Ada", "Bo")


def shown(scene: Scene, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width)
    print_board(scene.position().view(seat), NAMES, console, Language(language))
    return paper.getvalue()


@pytest.mark.rule("T16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_that_is_required_or_lasts_says_so(language: str) -> None:
    levels = [
        level(1, step("on-rest", to="pouch")),
        level(2, step("row"), must=True),
        level(3, step("take")),
    ]
    scene = Scene(deck=deck_with(inkwell=levels)).guild_market(lower=["inkwell"])
    speaker = Language(language)
    text = shown(scene, language=language)
    for kind in ("continuous", "mandatory"):
        word = speaker.say(f"tree-society-kind-{kind}")
        assert text.count(speaker.say("tree-society-effect", kind=word, text="")) == 1
    assert speaker.say("tree-society-kind-standard") not in text
