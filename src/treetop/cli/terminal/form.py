"""How a game appears in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from treetop.cli.terminal.facts_text import facts_text
from treetop.games.game import Game, ScoreSheet
from treetop.locales import Language

if TYPE_CHECKING:
    from textual.widget import Widget

    from treetop.cli.terminal.board import Board
    from treetop.cli.terminal.match import Match


class TerminalForm:
    """The general form: facts, legal actions and words. A game's part `terminal` derives from it."""

    corners: Sequence[str] = ()
    """Rare endings that `treetop simulate` counts; each is called `GAME-cli-corner-NAME`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def picture(self, board: Any, names: Sequence[str], language: Language) -> RenderableType:
        """A position with every card open, or what a view may see."""
        return facts_text(self.game.name, _facts(board), names, language)

    def sheet(self, sheet: ScoreSheet, names: Sequence[str], language: Language) -> Sequence[RenderableType]:
        """The final count, line by line."""
        scores, winners = sheet.outcome.scores, [names[seat] for seat in sheet.outcome.winners]
        lines = [f"{name}: {points}" for name, points in zip(names, scores, strict=True)]
        return [Text(line, "bold") for line in lines] + [Text(verdict(winners, max(scores), language))]

    def corners_of(self, sheet: ScoreSheet) -> set[str]:
        """The corners that a finished game reached."""
        return set()

    def board(self, match: Match, language: Language) -> Board:
        """Where a turn is played."""
        from treetop.cli.terminal.list_board import ListBoard

        return ListBoard(match, language)

    def last_screen(self, match: Match, language: Language) -> Iterator[Widget]:
        """What is shown after the end."""
        from textual.containers import VerticalScroll
        from textual.widgets import Static

        lines = self.sheet(match.position.score_sheet(), match.names, language)
        yield VerticalScroll(*(Static(line, markup=False) for line in lines))


def terminal_form(game: Game) -> TerminalForm:
    form: type[TerminalForm] = game.part("terminal") or TerminalForm
    return form(game)


def verdict(winners: Sequence[str], points: int, language: Language) -> str:
    if len(winners) > 1:
        return language.say("cli-shared", winners=winners)
    return language.say("cli-winner", winner=winners[0], points=points)


def _facts(board: Any) -> Any:
    """A position has no facts of its own: a spectator's are those that everybody may read."""
    return board.facts() if hasattr(board, "facts") else board.view(None).facts()
