"""`treetop score` counts a table of Tree Society."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from treetop.cli.score import score
from treetop.cli.score_table import Problems
from treetop.cli.terminal.tree_society.score_file import read
from treetop.games.tree_society import Position
from treetop.locales import Language


def written(position: Position) -> str:
    """A finished game as somebody would write it down."""
    view = position.view(None).facts()
    lines = [
        "game: tree-society",
        f"market: {len({key.split('-')[0] for key in view['fruit_market'] if key})}",
    ]
    for number, seat in enumerate(view["seats"], 1):
        ongoing = [f"{item['card']} {item['level']}" for item in seat["ongoing"] if item]
        lines += [f"player: P{number}", f"completed: {' '.join(seat['completed'])}"]
        lines += [f"ongoing: {' '.join(ongoing)}", f"coins: {seat['pouch'] + seat['chest']}"]
        for where in ("sold", "unsold"):
            kinds = [key.split("-")[0] for key in seat[where]]
            lines.append(f"{where}: {' '.join(f'{kind} {kinds.count(kind)}' for kind in sorted(set(kinds)))}")
    return "\n".join(lines)


@pytest.mark.rule("T23")
def test_a_finished_game_counts_what_the_engine_counted() -> None:
    for seed in range(6):
        rng = Random(seed)
        position = Position.new(2 + seed % 3, f"{seed:032x}")
        while position.seat_to_act is not None:
            legal = list(position.legal_actions)
            builds = [action for action in legal if str(action).startswith("build")]
            position = position.after(rng.choice(builds or legal))
        counted = read(written(position)).position.score_sheet()
        assert counted.facts() | {"ended_by": None} == position.score_sheet().facts() | {"ended_by": None}


def test_every_mistake_gets_a_sentence() -> None:
    text = "game: tree-society\nplayer: Ada\ncompleted: no-such-card\nsold: apple many plum 2\nplayer: Bo\n"
    with pytest.raises(Problems) as refused:
        read(text)
    said = [Language("en").say(message) for message in refused.value.messages]
    assert said == [
        "Line 4: “many” should be a number.",
        "Line 4: there’s no fruit “plum”. Available: apple, cherry, grape, blueberry, orange.",
        "Ada: the deck has no card “no-such-card”.",
    ]


def test_the_sheet_speaks_the_reader_s_language() -> None:
    console = Console(file=io.StringIO(), width=100)
    score("game: tree-society\nplayer: Ada\nplayer: Bo\n", False, console, Language("fr"))
    assert isinstance(console.file, io.StringIO)
    assert "Bo l’emporte avec 0 point." in console.file.getvalue()
