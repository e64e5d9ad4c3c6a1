"""A table of Tree Society as the terminal shows it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.tree_society.scene import Scene, deck_with, level, step
from treetop.cli.picture import print_board
from treetop.games import game_named
from treetop.locales import LANGUAGES, Language

NAMES = ("Ada", "Bo")


def shown(scene: Scene, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width)
    print_board(game_named("tree-society"), scene.position().view(seat), NAMES, console, Language(language))
    return paper.getvalue()


@pytest.mark.rule("T16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mandatory_or_continuous_effect_says_so(language: str) -> None:
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


def with_sold_fruit(**options: object) -> Scene:
    scene = Scene(**options).sold(0, "grape-03", "apple-01", "grape-04")
    return scene.sold(1, "cherry-01", "cherry-02", "orange-01", "orange-02")


@pytest.mark.rule("T4")
def test_others_see_how_many_fruit_were_sold_and_only_the_owner_which() -> None:
    scene = with_sold_fruit(open_memory=False)
    own, other = shown(scene, 0), shown(scene, 1)
    assert all("sold 3" in text and "sold 4" in text for text in (own, other, shown(scene, None)))
    assert [line for line in own.splitlines() if line.startswith("Sold: ")] == ["Sold: Apple ×1 · Grape ×2"]
    assert "Sold: Cherry ×2 · Orange ×2" in other
    assert "Apple" not in other
    assert "Sold: " not in shown(scene, None)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_open_memory_everybody_sees_what_was_sold(language: str) -> None:
    text = shown(with_sold_fruit(open_memory=True), None, language)
    speaker = Language(language)
    for kinds in (("apple", 1, "grape", 2), ("cherry", 2, "orange", 2)):
        first, second = (speaker.say(f"tree-society-fruit-{kind}") for kind in kinds[::2])
        fruit = f"{first} ×{kinds[1]} · {second} ×{kinds[3]}"
        assert speaker.say("tree-society-cli-sold", fruit=fruit) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_markets_say_how_many_cards_can_still_come(language: str) -> None:
    scene = Scene().fruit_deck("apple-01", "apple-02", only=True).guild_deck("inkwell", only=True)
    lines = shown(scene, language=language, width=80).splitlines()
    speaker = Language(language)
    for market, left in (("upper-row", 1), ("fruit-market", 2)):
        name = speaker.say(f"tree-society-cli-{market}")
        assert f"{name} · {speaker.say('tree-society-cli-in-deck', count=left)}" in lines
