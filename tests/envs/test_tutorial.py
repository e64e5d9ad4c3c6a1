"""docs/research.md is executed, in short form."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from treetop import __version__
from treetop.arena import Tournament
from treetop.arena.play import play
from treetop.arena.result import Result
from treetop.envs import encoding
from treetop.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_tutorial_trains_a_learner_draws_its_curve_and_enters_it_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    short = code.replace("GAMES, ROUNDS = 256, 150", "GAMES, ROUNDS = 64, 12")
    assert short != code
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    done: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(short, "docs/research.md", "exec"), done)
    assert len(done["curve"]) == 12
    assert (tmp_path / "learning-curve.svg").read_text().startswith("<?xml")
    likes = done["network"].weights[2]
    assert (likes != 0).any()
    (tmp_path / "tutorial.py").write_text(short, encoding="utf-8")
    tournament = Tournament("arboretum", ("random", "./tutorial.py"), deals=1)
    result = Result.from_record(json.loads(play(tournament, next(tournament.fixtures()))))
    assert result.failures == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_part_of_an_observation_and_the_number_of_actions(game: str) -> None:
    for name in encoding(game).parts(2):
        assert f"`{name}`" in PAGE
    assert f"The {encoding(game).actions} actions" in PAGE


def test_the_page_states_the_shapes_as_they_are() -> None:
    society = encoding("tree-society").parts(3)
    assert society["table"].shape == (29,)
    assert society["seats"].shape == (3, 21)
    assert society["fruit"].shape == (75, 3 + 2 * 3)
    assert society["guild"].shape == (73, 5 + 2 * 3)


def test_the_citation_is_of_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in citation
