"""An arboretum drawn in a terminal, with legal places, a cursor, or the arrows of a path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.style import Style
from rich.text import Text

from treetop.cli.terminal.arboretum.card_face import WIDTH, face, tag
from treetop.games.arboretum import Path, Tree
from treetop.games.arboretum.species import Edition

Cell = tuple[int, int]
LEGAL = Style(color="#79C58F")
CURSOR = Style(color="#12201A", bgcolor="#79C58F", bold=True)
ARROW = Style(color="#E59A5C", bold=True)
FADED = Style(dim=True)
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↑", (0, -1): "↓"}


@dataclass(frozen=True)
class Frame:
    """Which cells are drawn, and how far apart; rows go upwards, lines downwards."""

    left: int
    top: int
    columns: int
    rows: int
    wide: int
    high: int

    @classmethod
    def around(cls, cells: Iterable[Cell], gap: int = 0) -> Frame:
        places = list(cells) or [(0, 0)]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        return cls(min(xs), max(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1, WIDTH + 1 + gap, 2 + gap)

    def cell_at(self, column: int, line: int) -> Cell:
        """The cell that is drawn at a character."""
        return self.left + column // self.wide, self.top - line // self.high

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Column and line of a cell's first character."""
        return (cell[0] - self.left) * self.wide, (self.top - cell[1]) * self.high


class Canvas:
    """Lines of styled text, written in any order."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.lines = [Text(" " * (frame.columns * frame.wide)) for _ in range(frame.rows * frame.high)]

    def write(self, column: int, line: int, text: Text) -> None:
        whole = self.lines[line]
        self.lines[line] = whole[:column] + text + whole[column + len(text) :]

    def text(self) -> Text:
        return Text("\n").join(self.lines)


def draw_grove(
    trees: Sequence[Tree],
    edition: Edition,
    legal: Iterable[Cell] = (),
    cursor: Cell | None = None,
    path: Path | None = None,
) -> tuple[Text, Frame]:
    """The drawing, and the frame that tells which cell is where."""
    cells = list(legal)
    frame = Frame.around([*((tree.x, tree.y) for tree in trees), *cells], gap=1 if path else 0)
    canvas = Canvas(frame)
    on_path = {(tree.x, tree.y) for tree in path.trees} if path else set()
    for cell in cells:
        _draw_place(canvas, cell, cell == cursor)
    for tree in trees:
        _draw_tree(canvas, tree, edition, faded=path is not None and (tree.x, tree.y) not in on_path)
    if path:
        _draw_arrows(canvas, path)
    return canvas.text(), frame


def _draw_tree(canvas: Canvas, tree: Tree, edition: Edition, faded: bool) -> None:
    column, line = canvas.frame.corner((tree.x, tree.y))
    for i, text in enumerate(face(tree.card, edition)):
        canvas.write(column, line + i, Text(text.plain, FADED) if faded else text)


def _draw_place(canvas: Canvas, cell: Cell, chosen: bool) -> None:
    column, line = canvas.frame.corner(cell)
    style = CURSOR if chosen else LEGAL
    canvas.write(column, line, Text("╭╌╌╌╌╮", style))
    canvas.write(column, line + 1, Text("╰╌╌╌╌╯", style))


def _draw_arrows(canvas: Canvas, path: Path) -> None:
    for before, after in pairwise(path.trees):
        step = after.x - before.x, after.y - before.y
        column, line = canvas.frame.corner((before.x, before.y))
        if step[0]:
            canvas.write(column + (WIDTH if step[0] > 0 else -2), line, Text(ARROWS[step] * 2, ARROW))
        else:
            canvas.write(column + 2, line + (2 if step[1] < 0 else -1), Text(ARROWS[step], ARROW))


def draw_small(trees: Sequence[Tree], edition: Edition) -> Text:
    """One line per row, for the arboretums of the others."""
    places = {(tree.x, tree.y): tree.card for tree in trees}
    if not places:
        return Text()
    xs, ys = [x for x, _ in places], [y for _, y in places]
    lines = []
    for y in range(max(ys), min(ys) - 1, -1):
        line = Text()
        for x in range(min(xs), max(xs) + 1):
            line += tag(places[x, y], edition) if (x, y) in places else Text("     ")
        lines.append(line)
    return Text("\n").join(lines)
