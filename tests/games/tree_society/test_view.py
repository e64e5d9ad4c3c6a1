"""What a view shows, as docs/tree-society-view.md describes it and as it prints itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.games.tree_society.scene import LEAVES, Scene, building, deck_with, level, step
from treetop.games.tree_society.cards import Formula
from treetop.games.tree_society.view import View

DOCUMENT = Path(__file__).parents[3] / "docs" / "tree-society-view.md"
VIEW, EFFECT = map(
    json.loads, re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
)
LEFT_OUT = "…"


def documented() -> View:
    """The table of the document; its cards are ours, so that it outlives a change of the shipped ones."""
    first_beam = [
        level(1, step("on-build", to="chest")),
        level(3, step("build", what="another", how="half"), points=1),
        level(4, points=Formula(0, 1, "symbols")),
    ]
    scene = building(6, deck_with(first_beam=first_beam)).phase("build", round=4)
    scene.record["turn"] = 7
    scene.guild_market(["cider-press", "copy-room", None], ["coin-cellar", "plumb-line", "inkwell"])
    scene.discarded("acorn-mint").ongoing(0, first_beam=2).ongoing(1, keystone=1)
    scene.fruit_market("orange-03", "apple-01", "grape-02", "cherry-05", "grape-06")
    scene.unsold(0, "grape-04", "cherry-07").unsold(1, "apple-05", "apple-06", "blueberry-01")
    scene.sold(0, "apple-02", "grape-09", "orange-04").sold(1, "cherry-01", "orange-01", "grape-01")
    scene.just_sold("apple-04")
    return scene.position().view(0)


def agrees(example: Any, facts: Any) -> bool:
    """The same, but for what the document leaves out."""
    if isinstance(example, dict):
        complete = LEFT_OUT in example or example.keys() == facts.keys()
        return complete and all(agrees(example[key], facts[key]) for key in example.keys() - {LEFT_OUT})
    if isinstance(example, list):
        shown = [item for item in example if not (isinstance(item, str) and item.startswith(LEFT_OUT))]
        complete = len(shown) == len(facts) or len(shown) < len(example)
        return complete and all(map(agrees, shown, facts))
    return example in (facts, LEFT_OUT)


def test_the_view_in_the_document_is_what_the_code_writes() -> None:
    facts = json.loads(json.dumps(documented().facts()))
    facts["deck"]["hash"] = VIEW["deck"]["hash"]
    for key, example in VIEW.items():
        assert agrees(example, facts[key]), (key, facts[key])
    assert VIEW.keys() == facts.keys()


def test_the_effect_in_the_document_is_what_the_code_writes() -> None:
    reveals = level(2, step("reveal-fruit", amount=3, keep=1))
    deck = deck_with(crows_nest=[level(1), reveals, level(3)])
    scene = building(6, deck, guilds=["architects", "bankers", "merchants", "explorers"])
    scene.ongoing(0, crows_nest=1).fruit_deck("apple-05", "grape-01", "orange-02")
    position = scene.position().after_all("build crows-nest 2", "reveal")
    assert agrees(EFFECT, position.view(0).facts()["effect"]), position.view(0).facts()["effect"]


def test_a_view_prints_and_draws_itself_without_what_is_hidden() -> None:
    scene = Scene(open_memory=False).sold(0, "apple-01").sold(1, "grape-02")
    view = scene.position().view(1)
    assert "grape-02" in str(view)
    assert "··" in str(view)
    assert "apple-01" not in str(view)
    assert view._repr_svg_().startswith("<svg")


def test_points_that_depend_on_hidden_fruit_are_not_guessed():
    deck = deck_with(chronicle=[level(1)] * 2 + [level(1, points=Formula(3, 1, "sold"))])
    position = Scene(deck=deck, open_memory=False).completed(0, "chronicle").sold(0, *LEAVES[:3]).position()
    assert position.points(0) == position.view(0).points(0) == 6
    assert position.view(1).points(0) is None
    assert position.view(None).points(0) is None
    assert position.view(1).points(1) == 0
