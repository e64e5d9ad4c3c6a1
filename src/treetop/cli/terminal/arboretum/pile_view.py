"""The draw pile and everybody's discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from treetop.cli.terminal.arboretum.card_face import HIDDEN, tag
from treetop.games.arboretum import View
from treetop.locales import Language

PITCH = 18
CHOSEN = "bold #79C58F"
NONE_CHOSEN = -1


class PileView(Static):
    class Clicked(Message):
        def __init__(self, source: int | None) -> None:
            super().__init__()
            self.source = source

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.seats = 0

    def show(self, view: View, names: Sequence[str], chosen: int | None, language: Language) -> None:
        """`chosen` is a seat's discard pile, None the draw pile, -1 nothing."""
        self.seats = len(names)
        self.border_title = language.say("arboretum-cli-piles")
        titles = [language.say("arboretum-cli-draw-pile"), *names]
        counts = [view.pile_size, *(len(view.discards(seat)) for seat in range(len(names)))]
        tops = [Text(" ░░░ ", HIDDEN) if view.pile_size else Text("  –  ")]
        for seat in range(len(names)):
            pile = view.discards(seat)
            tops.append(tag(pile[-1], view.setup.edition) if pile else Text("  –  "))
        first, second = Text(), Text()
        for source, (title, top, count) in enumerate(zip(titles, tops, counts, strict=True), -1):
            is_chosen = chosen == (None if source == -1 else source) and chosen != NONE_CHOSEN
            mark = "▸ " if is_chosen else "  "
            label = f"{source + 1} {title}"[: PITCH - 4]
            first += Text(f"{mark}{label}".ljust(PITCH), CHOSEN if is_chosen else "")
            line = Text(mark, CHOSEN) + top + Text(f" ×{count}", "dim")
            second += line + Text(" " * (PITCH - len(line)))
        self.update(Text("\n").join([first, second]))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None and offset.x // PITCH <= self.seats:
            number = offset.x // PITCH
            self.post_message(self.Clicked(None if number == 0 else number - 1))
