"""An arboretum that can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from treetop.cli.terminal.arboretum.grove import Cell, Frame, draw_grove
from treetop.games.arboretum import Path, Tree
from treetop.games.arboretum.species import Edition


class GroveView(Static):
    class Clicked(Message):
        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.frame: Frame | None = None

    def show(
        self,
        trees: Sequence[Tree],
        edition: Edition,
        legal: Iterable[Cell] = (),
        cursor: Cell | None = None,
        path: Path | None = None,
    ) -> None:
        drawing, self.frame = draw_grove(trees, edition, legal, cursor, path)
        self.update(drawing)
        if cursor is not None:
            self.call_after_refresh(self._bring_into_sight, cursor)

    def _bring_into_sight(self, cell: Cell) -> None:
        assert self.frame is not None
        column, line = self.frame.corner(cell)
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(
                Region(column, line, self.frame.wide, self.frame.high), animate=False
            )

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if self.frame is not None and offset is not None:
            self.post_message(self.Clicked(self.frame.cell_at(offset.x, offset.y)))
