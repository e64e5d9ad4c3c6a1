"""The report on a deck of Tree Society."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.arena.balance.report import Report
from treetop.arena.balance.tree_society.figures import Figures, Shift
from treetop.arena.document import Block, Code, Document, Heading, Paragraph, Picture, Table
from treetop.arena.interval import Interval
from treetop.locales import Language

COLUMNS = ("symbols", "times")
"""Those that only this report has."""


class DeckReport(Report):
    def __init__(self, figures: Figures, language: Language) -> None:
        super().__init__(language)
        self.figures = figures
        self.names = {card.key: language.say(card.name) for card in figures.deck.guild_cards}

    def document(self, command: str) -> Document:
        by_players = {games.players: games for games in self.figures.games}
        played = {"games": len(self.figures.games[0]), "players": list(map(str, by_players))}
        cards = [(self.name(shift.name), shift.interval) for shift in self.figures.cards()]
        blocks: list[Block] = [
            Code(command),
            Paragraph(self.say("tree-society-balance-what", **played, hash=self.figures.deck.hash)),
            Heading(2, self.say("arena-balance-games")),
            self.overview(),
            self.distribution("rounds", {n: games.rounds for n, games in by_players.items()}, "o-"),
            self.distribution("scores", {n: games.scores for n, games in by_players.items()}),
            *self.seats({n: self.figures.seats(games) for n, games in by_players.items()}),
            Heading(2, self.say("tree-society-balance-guilds")),
            Paragraph(self.say("tree-society-balance-shift-what")),
            self.shifts(self.figures.guilds()),
            Heading(2, self.say("tree-society-balance-combinations")),
            Paragraph(self.say("tree-society-balance-combinations-what")),
            self.combinations(),
            Heading(2, self.say("tree-society-balance-cards")),
            Picture("cards.svg", self.plots.shifts(cards), self.say("tree-society-balance-cards")),
            self.shifts(self.figures.cards()),
            Heading(2, self.say("tree-society-balance-effects")),
            self.effects(),
        ]
        return Document(self.say("tree-society-balance-title"), self.language.code, blocks)

    def overview(self) -> Table:
        rows = [
            [
                self.players(games.players),
                self.numerals.whole(len(games)),
                self.middle(games.rounds),
                self.share(self.figures.by_symbols(games)),
                self.spread(games.scores),
            ]
            for games in self.figures.games
        ]
        return Table(self.head("players", "number", "rounds", "symbols", "scores"), rows)

    def shifts(self, shifts: Sequence[Shift]) -> Table:
        rows = [
            [self.name(s.name), self.numerals.whole(s.times), self.points(s.interval)]
            for s in shifts
            if s.times
        ]
        return Table(self.head("what", "times", "shift"), rows)

    def combinations(self) -> Table:
        rows = [
            [
                ", ".join(self.name(guild) for guild in each.guilds),
                self.numerals.whole(each.games),
                self.numerals.decimal(each.rounds),
                self.numerals.percent(each.by_symbols),
                self.numerals.decimal(each.score),
                self.points(each.first_seat),
                self.points(each.last_seat),
            ]
            for each in self.figures.combinations()
        ]
        return Table(self.head("what", "number", "rounds", "symbols", "scores", "first", "last"), rows)

    def effects(self) -> Table:
        rows = [
            [self.say(f"tree-society-balance-effect-{do}"), self.numerals.decimal(uses)]
            for do, uses in self.figures.steps().items()
        ]
        return Table(self.head("what", "uses"), rows)

    def column(self, name: str) -> str:
        return self.say(f"tree-society-balance-column-{name}") if name in COLUMNS else super().column(name)

    def name(self, key: str) -> str:
        return self.names.get(key) or self.say(f"tree-society-guild-{key}")

    def points(self, interval: Interval) -> str:
        """A difference of shares in percentage points."""
        points = Interval(100 * interval.value, 100 * interval.low, 100 * interval.high)
        return f"{self.numerals.signed(points.value)} ({self.numerals.signed_range(points)})"
