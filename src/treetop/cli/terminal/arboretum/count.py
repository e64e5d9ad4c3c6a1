"""After the end of a game of Arboretum: the count, with every path drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, VerticalScroll
from textual.widget import Widget
from textual.widgets import OptionList, Static

from treetop.cli.terminal.arboretum.grove_view import GroveView
from treetop.cli.terminal.arboretum.sheet import sheet_table, sum_text, verdict
from treetop.cli.terminal.match import Match
from treetop.games.arboretum import Path, Position
from treetop.games.arboretum.score_sheet import ScoreSheet
from treetop.locales import Language


def last_screen(match: Match, language: Language) -> Iterator[Widget]:
    sheet = match.position.score_sheet()
    assert isinstance(sheet, ScoreSheet)
    yield Static("\n".join(verdict(sheet, match.names, language)), id="sentence", markup=False)
    yield Count(match, sheet, language)


class Count(Horizontal):
    """A list of what was scored; the chosen one is drawn in its arboretum. Below it, the whole sheet."""

    def __init__(self, match: Match, sheet: ScoreSheet, language: Language) -> None:
        super().__init__(id="count")
        self.match = match
        self.sheet = sheet
        self.language = language
        self.paths: list[tuple[int, Path]] = [
            (seat, path)
            for line in sheet.species
            for seat, path in enumerate(line.paths)
            if path and seat in line.right
        ]

    def compose(self) -> ComposeResult:
        yield OptionList(*(self._title(seat, path) for seat, path in self.paths), id="scored", markup=False)
        with VerticalScroll(id="sheet", can_focus=True):
            with ScrollableContainer(id="path", can_focus=False):
                yield GroveView()
            yield Static(sheet_table(self.sheet, self.match.names, self.language), markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def _title(self, seat: int, path: Path) -> Text:
        species = self.language.say("arboretum-cli-species-name", species=path.species)
        return Text(f"{species} · {self.match.names[seat]}\n{sum_text(path)}")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        seat, path = self.paths[event.option_index]
        position = self.match.position
        assert isinstance(position, Position)
        self.query_one(GroveView).show(position.arboretum(seat), position.setup.edition, path=path)
