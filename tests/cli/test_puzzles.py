"""Puzzles in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from textual.widgets import OptionList, Static

from tests.third_game.registered import registered
from treetop.cli.main import run
from treetop.cli.solving import Riddle, in_turn
from treetop.cli.terminal.puzzle import PuzzleApp
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.locales import LANGUAGES, Language
from treetop.players.puzzle import Puzzle, puzzles_of

ENGLISH = Language("en")


def app_of(game: str, language: Language = ENGLISH) -> PuzzleApp:
    return PuzzleApp(GAMES[game], in_turn(GAMES[game], None, 20_773)[:2], True, language)


def sentence(app: PuzzleApp) -> str:
    return str(app.query_one("#sentence", Static).render())


async def choose(app: PuzzleApp, pilot: Any, right: bool) -> None:
    """By keyboard: an answer, or something else."""
    answers = app.riddle.puzzle.answers
    place = next(i for i, (one, _) in enumerate(app.riddle.actions) if (one in answers) == right)
    app.query_one(OptionList).highlighted = place
    await pilot.press("enter")
    await pilot.pause()


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_missed_hinted_at_and_solved(game: str) -> None:
    app = app_of(game)
    async with app.run_test(size=(100, 40)) as pilot:
        assert "Puzzle of the day" in sentence(app)
        await choose(app, pilot, right=False)
        assert "something better" in sentence(app)
        await pilot.press("h")
        assert "Not this" in sentence(app)
        await pilot.press("h", "h", "h")
        assert "One of these" in sentence(app)
        await choose(app, pilot, right=True)
        assert "That’s it!" in sentence(app)
        assert "Best: " in sentence(app)
        await pilot.press("n")
        assert "What’s best here?" in sentence(app)
        assert "Puzzle of the day" not in sentence(app)


async def test_the_answer_can_be_shown_and_ends_the_puzzle() -> None:
    app = app_of("tree-society")
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("a")
        told = sentence(app)
        assert "Here’s the answer." in told
        await pilot.press("h", "enter")
        assert sentence(app) == told


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_that_of_the_browser(game: str) -> None:
    puzzles = puzzles_of(GAMES[game])
    assert in_turn(GAMES[game], None, 20_773)[0] == puzzles[20_773 * 7919 % len(puzzles)]


def test_puzzles_can_be_chosen_by_difficulty() -> None:
    chosen = in_turn(GAMES["arboretum"], 2, 5)
    assert {puzzle.grade for puzzle in chosen} == {2}
    with pytest.raises(Malformed):
        in_turn(GAMES["arboretum"], 99, 5)


def test_a_game_without_puzzles_says_so_whatever_the_difficulty() -> None:
    with registered() as game:
        for grade in (None, 2):
            with pytest.raises(Malformed, match="no puzzles for this game"):
                in_turn(game, grade, 5)


def test_without_a_terminal_the_puzzle_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "arboretum"], ENGLISH) == 0
    assert "What’s best here?" in capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hints_and_answers_are_told_in_every_language(game: str, code: str) -> None:
    def told(puzzle: Puzzle) -> str:
        riddle = Riddle(GAMES[game], puzzle, Language(code))
        return " ".join([riddle.heading, *riddle.hints, riddle.answer])

    for puzzle in puzzles_of(GAMES[game])[:5]:
        assert "{" not in told(puzzle)
        assert "puzzles-" not in told(puzzle)
