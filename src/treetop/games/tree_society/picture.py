"""Cards and boards as pictures, with their words in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from treetop.art import tree_society as art
from treetop.art.palette import Theme
from treetop.games.tree_society.board import Board
from treetop.games.tree_society.cards import Formula, FruitCard, GuildCard, Level
from treetop.games.tree_society.deck.deck import Deck
from treetop.locales import Language, Message

ENGLISH = "en"


def board_svg(board: Board, theme: Theme = "light", language: str = ENGLISH) -> str:
    """The whole table."""
    easel = Easel(Language(language))
    upper, lower = board.guild_market
    return art.table_svg(
        easel.guild_cards(upper),
        easel.guild_cards(lower),
        [None if fruit is None else easel.fruit_card(fruit, board) for fruit in board.fruit_market],
        [easel.seat(board, seat) for seat in range(board.players)],
        to_act=board.seat_to_act,
        theme=theme,
    )


def deck_pages(deck: Deck, language: str = ENGLISH) -> list[str]:
    """A deck to print and cut: guild cards, fruit cards, each page followed by the backs of its cards."""
    easel = Easel(Language(language))
    guild = [easel.guild_card(card) for card in deck.guild_cards]
    fruit = [easel.fruit_card(card) for card in deck.fruit]
    return [
        *_both_sides(art.guild_pages(guild), art.back_pages("guild", len(guild))),
        *_both_sides(art.fruit_pages(fruit), art.back_pages("fruit", len(fruit))),
    ]


def _both_sides(fronts: Sequence[str], backs: Sequence[str]) -> list[str]:
    return [side for sheet in zip(fronts, backs, strict=True) for side in sheet]


class Easel:
    """Turns cards into what the drawings need."""

    def __init__(self, language: Language) -> None:
        self.language = language

    @overload
    def guild_cards(self, cards: Sequence[GuildCard]) -> list[art.GuildCard]: ...
    @overload
    def guild_cards(self, cards: Sequence[GuildCard | None]) -> list[art.GuildCard | None]: ...
    def guild_cards(self, cards: Sequence[GuildCard | None]) -> Sequence[art.GuildCard | None]:
        return [None if card is None else self.guild_card(card) for card in cards]

    def guild_card(self, card: GuildCard, built: int = 0) -> art.GuildCard:
        levels = [self.level(level) for level in card.levels]
        name = self.language.say(card.name)
        return art.GuildCard(name, card.guild, card.symbols, levels, built, card.starting, card.key)

    def level(self, level: Level) -> art.Level:
        effect = self.effect_text(level)
        if isinstance(level.points, Formula):
            return level.cost, effect, self.language.say(level.points.message())
        return level.cost, effect, level.points

    def effect_text(self, level: Level) -> str:
        """The effect in words; what is unlike a standard effect says so first."""
        sentences = " ".join(self.language.say(message) for message in level.messages())
        if level.kind in ("continuous", "mandatory"):
            kind = self.language.say(f"tree-society-kind-{level.kind}")
            return self.language.say("tree-society-effect", kind=kind, text=sentences)
        return sentences

    def fruit_card(self, card: FruitCard, board: Board | None = None) -> art.FruitCard:
        action = Message(f"tree-society-action-{card.action}", {"coins": card.coins})
        return art.FruitCard(
            card.type,
            card.action,
            self.language.say(action),
            self.language.say(f"tree-society-fruit-{card.type}"),
            card.precious,
            "3–4" if card.marked else "",
            None if board is None else board.prices[card.type] + card.precious,
        )

    def seat(self, board: Board, seat: int) -> art.Board:
        return art.Board(
            str(seat + 1),
            board.pouch(seat),
            board.chest(seat),
            [self.guild_card(item.card, item.level) for item in board.ongoing(seat) if item],
            [self.guild_card(card, 3) for card in board.completed(seat)],
            [self.fruit_card(fruit, board) for fruit in board.unsold(seat)],
            len(board.sold(seat)),
        )
