"""The report on a deck of Tree Society."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from treetop.arena.balance.report import Report
from treetop.arena.balance.tree_society.dominated import dominated
from treetop.arena.balance.tree_society.figures import Figures, Shift
from treetop.arena.document import Block, Code, Document, Heading, Paragraph, Picture, Table
from treetop.arena.interval import Interval
from treetop.locales import Language

COLUMNS = (
    "symbols",
    "times",
    "often",
    "leads",
    "trigger",
    "kept",
    "started",
    "done",
    "with",
    "without",
    "other",
    "wins",
    "fair",
)
"""Those that only this report has."""


class DeckReport(Report):
    def __init__(self, figures: Figures, language: Language, player: str) -> None:
        super().__init__(language)
        self.player = player
        self.figures = figures
        self.names = {card.key: language.say(card.name) for card in figures.deck.guild_cards}

    def document(self, command: str) -> Document:
        by_players = {games.players: games for games in self.figures.games}
        played = {"games": len(self.figures.games[0]), "players": list(map(str, by_players))}
        cards = [(self.name(shift.name), shift.interval) for shift in self.figures.cards()]
        blocks: list[Block] = [
            Code(command),
            Paragraph(
                self.say(
                    "tree-society-balance-what", **played, player=self.player, hash=self.figures.deck.hash
                )
            ),
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
            self.shifts(self.figures.cards(), self.figures.completions()),
            Heading(2, self.say("tree-society-balance-starters")),
            Paragraph(self.say("tree-society-balance-starters-what")),
            self.starters(),
            Heading(2, self.say("tree-society-balance-ideas")),
            Paragraph(self.say("tree-society-balance-ideas-what")),
            self.ideas(),
            Heading(2, self.say("tree-society-balance-kept")),
            self.kept(),
            Heading(2, self.say("tree-society-balance-dominated")),
            *self.dominated(),
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
                self.numerals.decimal(games.leads.mean()),
                self.share(self.figures.trigger_wins(games)),
                self.share(kept) if (kept := self.figures.kept_in_all(games)) else "",
            ]
            for games in self.figures.games
        ]
        head = self.head("players", "number", "rounds", "symbols", "scores", "leads", "trigger", "kept")
        return Table(head, rows)

    def shifts(self, shifts: Sequence[Shift], often: Mapping[str, float] | None = None) -> Table:
        """With how often each is completed in 100 games in which it is in play, also if it never is."""
        rows = [
            [
                self.name(s.name),
                self.numerals.whole(s.times),
                *([] if often is None else [self.numerals.decimal(often[s.name])]),
                self.points(s.interval),
            ]
            for s in shifts
            if s.times or often
        ]
        return Table(self.head("what", "times", *([] if often is None else ["often"]), "shift"), rows)

    def starters(self) -> Table:
        rows = [
            [
                self.say("tree-society-balance-with-symbols", count=each.symbols),
                self.numerals.whole(each.started),
                self.numerals.percent(each.completed),
                self.share(each.share),
                self.share(each.share_without),
            ]
            for each in self.figures.starters()
        ]
        return Table(self.head("what", "started", "done", "with", "without"), rows)

    def ideas(self) -> Table:
        rows = [
            [
                self.say(f"tree-society-balance-idea-{each.idea}"),
                self.players(each.players),
                self.numerals.whole(each.games),
                self.share(each.share),
                self.numerals.percent(each.share.value * each.players),
            ]
            for each in self.figures.ideas()
        ]
        return Table(self.head("what", "players", "number", "wins", "fair"), rows)

    def kept(self) -> Table:
        rows = [[self.name(key), self.share(interval)] for key, interval in self.figures.kept().items()]
        return Table(self.head("what", "kept"), rows)

    def dominated(self) -> list[Block]:
        pairs = dominated(self.figures.deck)
        if not pairs:
            return [Paragraph(self.say("tree-society-balance-none-dominated"))]
        return [
            Paragraph(self.say("tree-society-balance-dominated-what")),
            Table(
                self.head("what", "other"), [[self.name(worse), self.name(better)] for worse, better in pairs]
            ),
        ]

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
