"""The balance report: Markdown, HTML and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from treetop.arena.balance.tree_society.figures import Figures, Shift
from treetop.arena.balance.tree_society.plots import Plots
from treetop.arena.document import Block, Code, Document, Heading, Paragraph, Picture, Table
from treetop.arena.interval import Interval
from treetop.arena.numerals import Numerals
from treetop.locales import Language


class Report:
    def __init__(self, figures: Figures, command: str, language: Language) -> None:
        self.figures = figures
        self.command = command
        self.language = language
        self.say = language.say
        self.numerals = Numerals(language)
        self.plots = Plots(figures, language)
        self.names = {card.key: language.say(card.name) for card in figures.deck.guild_cards}

    def document(self) -> Document:
        blocks: list[Block] = [
            Code(self.command),
            Paragraph(
                self.say(
                    "arena-balance-what",
                    games=len(self.figures.games[0]),
                    players=[str(games.players) for games in self.figures.games],
                    hash=self.figures.deck.hash,
                )
            ),
            Heading(2, self.say("arena-balance-games")),
            self.overview(),
            Picture("rounds.svg", self.plots.rounds(), self.say("arena-balance-rounds")),
            Picture("scores.svg", self.plots.scores(), self.say("arena-balance-scores")),
            Heading(2, self.say("arena-balance-seats")),
            self.seats(),
            Picture("seats.svg", self.plots.seats(), self.say("arena-balance-seats")),
            Heading(2, self.say("arena-balance-guilds")),
            Paragraph(self.say("arena-balance-shift-what")),
            self.shifts(self.figures.guilds()),
            Heading(2, self.say("arena-balance-combinations")),
            Paragraph(self.say("arena-balance-combinations-what")),
            self.combinations(),
            Heading(2, self.say("arena-balance-cards")),
            Picture(
                "cards.svg",
                self.plots.shifts(self.figures.cards(), self.name),
                self.say("arena-balance-cards"),
            ),
            self.shifts(self.figures.cards()),
            Heading(2, self.say("arena-balance-effects")),
            self.effects(),
        ]
        return Document(self.say("arena-balance-title"), self.language.code, blocks)

    def overview(self) -> Table:
        rows = []
        for games in self.figures.games:
            low, middle, high = self.figures.rounds(games)
            ends = self.figures.by_symbols(games)
            rows.append(
                [
                    self.say("core-players", count=games.players),
                    self.numerals.whole(len(games)),
                    f"{middle} ({low}–{high})",
                    self.share(ends),
                    self.spread(games.scores.mean(), games.scores.std()),
                ]
            )
        return Table(self.head("players", "number", "rounds", "symbols", "scores"), rows)

    def seats(self) -> Table:
        rows = []
        for games in self.figures.games:
            shares = [self.share(share) for share in self.figures.seats(games)]
            rows.append([self.say("core-players", count=games.players), *shares, *[""] * (4 - len(shares))])
        return Table([*self.head("players"), "1", "2", "3", "4"], rows)

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
            [self.say(f"arena-balance-effect-{do}"), self.numerals.decimal(uses)]
            for do, uses in self.figures.steps().items()
        ]
        return Table(self.head("what", "uses"), rows)

    def head(self, *columns: str) -> list[str]:
        return [self.say(f"arena-balance-column-{column}") for column in columns]

    def name(self, key: str) -> str:
        return self.names.get(key) or self.say(f"tree-society-guild-{key}")

    def spread(self, mean: float, deviation: float) -> str:
        return f"{self.numerals.decimal(mean)} ± {self.numerals.decimal(deviation)}"

    def share(self, interval: Interval) -> str:
        return f"{self.numerals.percent(interval.value)} ({self.numerals.percent_range(interval)})"

    def points(self, interval: Interval) -> str:
        """A difference of shares in percentage points."""
        points = Interval(100 * interval.value, 100 * interval.low, 100 * interval.high)
        return f"{self.numerals.signed(points.value)} ({self.numerals.signed_range(points)})"


def write_report(figures: Figures, command: str, folder: Path, language: Language) -> list[Path]:
    """The report as `balance.md` and `balance.html`, the pictures beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    document = Report(figures, command, language).document()
    files = {"balance.md": document.markdown(), "balance.html": document.html()}
    files |= {block.file: block.svg for block in document.blocks if isinstance(block, Picture)}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files]
