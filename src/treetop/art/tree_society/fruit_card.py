"""A fruit card: one large fruit, its action as a framed pictogram with a word, a leaf if precious."""

from __future__ import annotations

from dataclasses import dataclass

from treetop.art.card_paper import border, ground, label
from treetop.art.fragment import fragment
from treetop.art.lettering import figure, paragraph, title
from treetop.art.svg import element, group

THINGS = "tree_society/things"
WIDTH, HEIGHT = 100.0, 140.0


@dataclass(frozen=True)
class FruitCard:
    """What a fruit card says; `price` is what it sells for now, `crowd` marks a card for many players."""

    fruit: str
    action: str
    word: str = ""
    name: str = ""
    precious: bool = False
    crowd: str = ""
    price: int | None = None


def fruit_card(card: FruitCard) -> str:
    """The card's markup; its colours are still to be put in."""
    return "".join(
        [
            ground(WIDTH, HEIGHT, "var(--sheet)"),
            element("path", d="M0 98h100v35a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", fill="var(--pale)"),
            element("path", d="M0 98h100", stroke="var(--edge)", stroke_width=1.2),
            title(card.name, WIDTH / 2, 16, 50, 11, "var(--ink)") if card.name else "",
            group(fragment(f"tree_society/fruit/{card.fruit}").markup, x=15, y=22, scale=0.7),
            group(fragment("tree_society/things/precious").markup, x=77, y=4, scale=0.2)
            if card.precious
            else "",
            _crowd(card.crowd) if card.crowd else "",
            group(fragment(f"tree_society/actions/{card.action}").markup, x=6, y=103, scale=0.31),
            paragraph(card.word, 41, 102, 54, 33, size=9.5, fill="var(--ink)") if card.word else "",
            border(WIDTH, HEIGHT),
            _price(card.price) if card.price is not None else "",
        ]
    )


def _crowd(words: str) -> str:
    return label(5, 6, 19, 11) + figure(words, 14.5, 11.5, 7.5, "var(--ink)", 17)


def _price(price: int) -> str:
    """A paper tag that hangs over the corner."""
    return group(
        fragment(f"{THINGS}/tag").markup,
        figure(str(price), 62, 51, 44, "var(--ink)", 56),
        x=60,
        y=62,
        scale=0.42,
    )
