"""`treetop puzzles`: a puzzle in words, for those who solve it in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import time
from typing import Any

from babel import Locale
from rich.console import Console

from treetop.cli.names import game_name, with_names
from treetop.cli.picture import print_board
from treetop.cli.review import uncapitalised
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Language, Message
from treetop.locales.functions import join
from treetop.players import PLAYERS
from treetop.players.puzzle import Puzzle, kind_of, place_of_day, puzzles_of

FEW = 3
"""So many actions are left to choose from after the last hint."""
DAY = 86_400


def solve(game: Game, grade: int | None, console: Console, language: Language) -> None:
    """In a terminal, one puzzle after another; otherwise print the first. Raises Malformed."""
    puzzles = in_turn(game, grade, int(time() // DAY))
    if sys.stdin.isatty() and sys.stdout.isatty():
        from treetop.cli.terminal.puzzle import PuzzleApp

        PuzzleApp(game, puzzles, grade is None, language).run()
    else:
        Riddle(game, puzzles[0], language).tell(console)


def in_turn(game: Game, grade: int | None, today: int) -> list[Puzzle]:
    """All puzzles, or those of a grade, from the one of the day on. Raises Malformed if there are none."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise Malformed(Message.of("puzzles-none"))
    wanted = [puzzle for puzzle in puzzles if grade in (None, puzzle.grade)]
    if not wanted:
        known = sorted({puzzle.grade for puzzle in puzzles})
        raise Malformed(Message.of("puzzles-no-grade", known=", ".join(map(str, known))))
    first = place_of_day(today, len(wanted))
    return wanted[first:] + wanted[:first]


class Riddle:
    """A puzzle as its solver sees it."""

    def __init__(self, game: Game, puzzle: Puzzle, language: Language) -> None:
        self.game, self.puzzle, self.language = game, puzzle, language
        self.position: Any = game.from_notation(puzzle.position)
        assert self.position.seat_to_act is not None
        self.view = self.position.view(self.position.seat_to_act)
        self.names = [language.say("core-player", seat=seat + 1) for seat in range(self.position.players)]

    @property
    def heading(self) -> str:
        return f"{game_name(self.game, self.language)} · {self.question}"

    @property
    def question(self) -> str:
        return self.language.say("puzzles-ask", name=self._missing)

    @property
    def actions(self) -> list[tuple[str, str]]:
        """The legal actions, in notation and in words."""
        return [
            (str(action), self.language.say(self.view.words(action))) for action in self.view.legal_actions
        ]

    @property
    def hints(self) -> list[str]:
        """From what it isn't to what it may be."""
        lure = self._said(self.puzzle.lure)
        first = self.language.say("puzzles-hint-not", action=lure, loss=self._share(self.puzzle.loss))
        last = self.language.say("puzzles-hint-few", actions=self._either(self._few()))
        return [first, *self._why(), last]

    @property
    def answer(self) -> str:
        """What the search found."""
        say, puzzle = self.language.say, self.puzzle
        best = say("puzzles-best", action=self._either(puzzle.answers), gap=self._share(puzzle.gap))
        lure = say(
            "puzzles-lure", name=self._missing, action=self._said(puzzle.lure), loss=self._share(puzzle.loss)
        )
        return " ".join([best, lure, *self._why()])

    def tell(self, console: Console) -> None:
        console.print(self.heading)
        print_board(self.game, self.view, self.names, console, self.language)
        for notation, words in self.actions:
            console.print(f"  {notation:<24} {words}", soft_wrap=True)

    def _why(self) -> list[str]:
        why = self.puzzle.why
        return [self.language.say(with_names(why, self.names))] if why else []

    def _few(self) -> list[str]:
        """The answer among some other actions of its kind, in the order in which they are legal."""
        legal, answers = [notation for notation, _ in self.actions], self.puzzle.answers
        others = [one for one in legal if one not in answers and one != self.puzzle.lure]
        near = sorted(others, key=lambda one: kind_of(one) != self.puzzle.kind)[: FEW - 1]
        return [one for one in legal if one == answers[0] or one in near]

    def _said(self, notation: str) -> str:
        return uncapitalised(self.language.say(self.view.words(self.view.parse(notation))))

    def _either(self, notations: Sequence[str]) -> str:
        return join([self._said(one) for one in notations], Locale.parse(self.language.locale), "or")

    def _share(self, share: float) -> str:
        return self.language.say("cli-percent", share=round(share, 2))

    @property
    def _missing(self) -> str:
        """The strongest player that goes wrong here."""
        name = next(one.name for one in PLAYERS[self.game.name].values() if one.level == self.puzzle.grade)
        return self.language.say(f"players-{name}-name")
