"""Cards of Arboretum in a terminal: rank, code, colour and pattern."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text

from treetop.art.arboretum.palette import species_hues
from treetop.art.colour import contrast
from treetop.games.arboretum import Card
from treetop.games.arboretum.species import Edition

PATTERNS = {
    "bs": "/", "ca": "•", "ch": "'", "do": "+", "ja": "≡", "li": "x", "ma": "^",
    "mg": "(", "oa": "~", "ol": "o", "po": "»", "rp": "»", "tp": "u", "wi": "|",
}  # fmt: skip
INK, PAPER = "#10201A", "#FFFDF6"
WIDTH = 6
HIDDEN = Style(color="#A5B0A4", bgcolor="#33463B")


@cache
def face_style(species: str, edition: Edition) -> Style:
    """The species' colour as a ground, with the ink that is easier to read on it."""
    hue = species_hues("light", edition)[species]
    return Style(color=max(INK, PAPER, key=lambda ink: contrast(hue, ink)), bgcolor=hue)


def face(card: Card | None, edition: Edition) -> tuple[Text, Text]:
    """The two lines of a card."""
    if card is None:
        return Text("".center(WIDTH, "░"), HIDDEN), Text("".center(WIDTH, "░"), HIDDEN)
    style = face_style(card.species, edition)
    head = Text(f" {card.rank} ", style + Style(bold=True)) + Text(f"{card.species} ", style)
    return head, Text(PATTERNS[card.species] * WIDTH, style + Style(dim=False))


def tag(card: Card | None, edition: Edition) -> Text:
    """A card in one line: ` oa3 `."""
    if card is None:
        return Text(" ░░░ ", HIDDEN)
    return Text(f" {card} ", face_style(card.species, edition))
