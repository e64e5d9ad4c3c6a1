"""`treetop deck`: check a deck of Tree Society, look at it, print it, keep it for play."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from treetop.art.pdf import pdf
from treetop.art.tree_society.palette import guild_hues
from treetop.games.tree_society import Deck, GuildCard, read_deck, shipped_deck
from treetop.games.tree_society.cards import Formula
from treetop.games.tree_society.deck.library import keep_deck
from treetop.games.tree_society.picture import Easel, deck_pages
from treetop.games.tree_society.vocabulary import GUILDS
from treetop.locales import Language, Message


def check(file: Path, console: Console, language: Language) -> None:
    """Explain every error with its file, card and field."""
    deck = read_deck(file)
    console.print(language.say(_summary(deck)), style="green")


def show(
    file: Path | None, svg: Path | None, pdf_file: Path | None, console: Console, language: Language
) -> None:
    """The cards as a list, and as pages to print."""
    deck = shipped_deck() if file is None else read_deck(file)
    if svg is None and pdf_file is None:
        print_deck(deck, console, language)
        return
    pages = deck_pages(deck, language.code)
    if svg is not None:
        svg.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(pages, 1):
            (svg / f"page-{number:02}.svg").write_text(page, encoding="utf-8")
    if pdf_file is not None:
        pdf_file.write_bytes(pdf(pages))
    console.print(language.say("tree-society-deck-pages", count=len(pages)))


def keep(file: Path, console: Console, language: Language) -> None:
    """Keep a deck, to be chosen by the name of its file."""
    keep_deck(file)
    console.print(language.say("tree-society-deck-kept", name=file.stem))


def print_deck(deck: Deck, console: Console, language: Language) -> None:
    console.print(language.say(_summary(deck)))
    for guild in GUILDS:
        table = Table(
            title=Text(
                language.say(f"tree-society-guild-{guild}"), style=f"bold {guild_hues('light')[guild]}"
            ),
            title_justify="left",
            box=box.SIMPLE_HEAD,
        )
        for column in ("name", "symbols", "level", "cost", "effect", "points"):
            right = column in ("symbols", "level", "cost")
            heading = language.say(f"tree-society-deck-column-{column}")
            table.add_column(heading, justify="right" if right else "left")
        for card in deck.guild_cards:
            if card.guild == guild:
                _add_card(table, card, language)
        console.print(table)
    _print_fruit(deck, console, language)


def _summary(deck: Deck) -> Message:
    return Message.of(
        "tree-society-deck-summary",
        name=deck.name,
        guilds=len(deck.guild_cards),
        fruit=len(deck.fruit),
        hash=deck.hash,
    )


def _add_card(table: Table, card: GuildCard, language: Language) -> None:
    easel = Easel(language)
    name = language.say(card.name)
    if card.starting:
        name = language.say("tree-society-deck-starting", name=name)
    for number, level in enumerate(card.levels, 1):
        points = (
            language.say(level.points.message()) if isinstance(level.points, Formula) else str(level.points)
        )
        first = (name, str(card.symbols)) if number == 1 else ("", "")
        table.add_row(
            *first, str(number), str(level.cost), easel.effect_text(level), points, end_section=number == 3
        )


def _print_fruit(deck: Deck, console: Console, language: Language) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("fruit", "action", "leaf", "crowd"):
        table.add_column(language.say(f"tree-society-deck-column-{column}"))
    for card in deck.fruit:
        action = language.say(Message(f"tree-society-action-{card.action}", {"coins": card.coins}))
        table.add_row(
            f"{language.say(f'tree-society-fruit-{card.type}')} {card.key[-2:]}",
            action,
            "●" if card.precious else "",
            "3–4" if card.marked else "",
        )
    console.print(table)
