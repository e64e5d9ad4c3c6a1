"""A hand of cards in a row, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from treetop.cli.terminal.arboretum.card_face import WIDTH, face
from treetop.games.arboretum import Card
from treetop.games.arboretum.species import Edition
from treetop.locales import Language

PITCH = WIDTH + 1
CHOSEN = "bold #79C58F"


class HandView(Static):
    class Clicked(Message):
        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.cards: list[Card] = []

    def show(self, cards: Sequence[Card], chosen: Card | None, edition: Edition, language: Language) -> None:
        self.cards = list(cards)
        self.border_title = language.say("arboretum-cli-hand")
        if not cards:
            self.update("\n\n")
            return
        heads, bands, numbers = Text(), Text(), Text()
        for number, card in enumerate(cards, 1):
            head, band = face(card, edition)
            heads += head + Text(" ")
            bands += band + Text(" ")
            mark = f"▲ {number}" if card == chosen else str(number)
            numbers += Text(mark.center(WIDTH) + " ", CHOSEN if card == chosen else "dim")
        self.update(Text("\n").join([heads, bands, numbers]))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None and offset.x // PITCH < len(self.cards):
            self.post_message(self.Clicked(self.cards[offset.x // PITCH]))
