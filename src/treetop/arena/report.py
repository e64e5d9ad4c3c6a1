"""What a tournament has shown, in words, tables and pictures."""

from __future__ import annotations

from pathlib import Path

from treetop.arena.document import Block, Code, Document, Heading, Paragraph, Picture, Table
from treetop.arena.numerals import Numerals
from treetop.arena.standings import Row, Standings
from treetop.locales import Language

MOST_FAILURES = 50


def write_report(standings: Standings, folder: Path, language: Language) -> list[Path]:
    """Write `report.md`, `report.html`, `figures/` and `games.parquet`; returns the files to look at."""
    # Not before something is written: every process that plays games would load what only this needs.
    from treetop.arena.parquet import write_parquet

    document = Report(standings, language).document()
    (folder / "figures").mkdir(exist_ok=True)
    for block in document.blocks:
        if isinstance(block, Picture):
            (folder / block.file).write_text(block.svg, "utf-8")
    files = [folder / "report.md", folder / "report.html", folder / "games.parquet"]
    files[0].write_text(document.markdown(), "utf-8")
    files[1].write_text(document.html(), "utf-8")
    write_parquet(standings.tournament, standings.results, files[2])
    return files


class Report:
    def __init__(self, standings: Standings, language: Language) -> None:
        self.standings = standings
        self.tournament = standings.tournament
        self.rows = standings.rows()
        self.language = language
        self.say = language.say
        self.numerals = Numerals(language)

    def document(self) -> Document:
        title = self.say("arena-title", game=self.tournament.game)
        blocks = [*self.what(), *self.table(), *self.meetings(), *self.pictures(), *self.failures()]
        return Document(title, self.language.code, blocks)

    def what(self) -> list[Block]:
        sentence = self.say(
            "arena-what",
            format=self.tournament.format,
            seats=self.tournament.seats,
            deals=self.tournament.deals,
            games=len(self.standings.results),
            budget=self.tournament.budget,
        )
        return [Paragraph(sentence), Code(self.tournament.command())]

    def table(self) -> list[Block]:
        head = [self.say(f"arena-column-{name}") for name in STANDINGS]
        return [
            Heading(2, self.say("arena-standings")),
            Table(head, [self.cells(row) for row in self.rows]),
            Paragraph(self.say("arena-how-sure")),
        ]

    def cells(self, row: Row) -> list[str]:
        """One row of the standings, as STANDINGS names its columns."""
        numerals = self.numerals
        return [
            row.name,
            numerals.whole(row.games),
            numerals.decimal(row.wins),
            numerals.percent(row.share.value),
            numerals.percent_range(row.share),
            numerals.decimal(row.rating.mu),
            numerals.range(row.rating.interval),
            numerals.decimal(row.points),
            numerals.seconds(row.seconds),
            numerals.seconds(row.slowest),
            numerals.whole(row.late),
            numerals.whole(row.failures),
        ]

    def meetings(self) -> list[Block]:
        head = [
            self.say(f"arena-column-{name}") for name in ("entrant", "against", "games", "ahead", "interval")
        ]
        rows = []
        for row in self.rows:
            for other in self.rows:
                meeting = self.standings.meeting(row.entrant, other.entrant)
                if meeting.games and row is not other:
                    share = meeting.share
                    numbers = [self.numerals.whole(meeting.games), self.numerals.percent(share.value)]
                    rows.append([row.name, other.name, *numbers, self.numerals.percent_range(share)])
        return [Heading(2, self.say("arena-meetings")), Table(head, rows)]

    def pictures(self) -> list[Block]:
        from treetop.arena.plots import Plots

        plots = Plots(self.standings, self.language)
        drawn = {
            "matrix": plots.win_matrix(),
            "ratings": plots.ratings(),
            "points": plots.points(),
            "thinking": plots.thinking(),
        }
        return [
            Heading(2, self.say("arena-pictures")),
            *(
                Picture(f"figures/{name}.svg", svg, self.say(f"arena-plot-{name}"))
                for name, svg in drawn.items()
            ),
        ]

    def failures(self) -> list[Block]:
        kinds = self.standings.kinds_of_failure()
        if not kinds:
            return []
        columns = ("entrant", "failures", "fixture", "action", "reason")
        rows = [
            [
                kind.name,
                self.numerals.whole(kind.times),
                str(kind.fixture),
                str(kind.first.action),
                kind.first.reason,
            ]
            for kind in kinds[:MOST_FAILURES]
        ]
        return [
            Heading(2, self.say("arena-failures")),
            Paragraph(self.say("arena-failures-what", count=sum(kind.times for kind in kinds))),
            Table([self.say(f"arena-column-{name}") for name in columns], rows),
        ]


STANDINGS = (
    "entrant",
    "games",
    "wins",
    "share",
    "interval",
    "rating",
    "interval",
    "points",
    "seconds",
    "slowest",
    "late",
    "failures",
)
