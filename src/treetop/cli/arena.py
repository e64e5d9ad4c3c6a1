"""`treetop arena`: a tournament with its standings on the screen while it is played."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from treetop.arena import Standings, Tournament, run, write_report
from treetop.arena.report import STANDINGS, Report
from treetop.arena.workers import make_workers
from treetop.cli.progress import progress_bar
from treetop.locales import Language

SHOWN = ("entrant", "games", "share", "interval", "rating", "points", "seconds", "failures")
FIRST_TO_GO = {"seconds": 24, "interval": 12, "points": 12, "games": 12}
"""Columns in the order in which they are dropped, and the least width that each leaves to the entrants."""
GAP = 2
REFRESH = 0.5


def arena(
    tournament: Tournament,
    folder: Path,
    language: Language,
    console: Console,
    workers: int | None = None,
    ray: str | None = None,
) -> None:
    """Play what is left of the tournament, write the report, and say where it is."""
    try:
        with Screen(tournament, language, console) as screen:
            standings = run(tournament, folder, make_workers(workers, ray), screen.watch)
    except KeyboardInterrupt:
        console.print(language.say("arena-stopped"))
        raise
    console.print(screen.table(standings))
    for kind in standings.kinds_of_failure()[:3]:
        console.print(
            language.say(
                "arena-failed",
                entrant=kind.name,
                fixture=kind.fixture,
                action=kind.first.action,
                reason=kind.first.reason,
            ),
        )
    for file in write_report(standings, folder, language):
        console.print(language.say("arena-written", file=str(file)), soft_wrap=True)


class Screen:
    """A progress bar over the standings. Without a terminal, nothing moves."""

    def __init__(self, tournament: Tournament, language: Language, console: Console) -> None:
        self.tournament = tournament
        self.language = language
        self.live = Live(console=console, auto_refresh=False, transient=True)
        self.progress = progress_bar(console)
        self.task = self.progress.add_task(language.say("arena-preparing"), total=len(tournament))
        self.before: int | None = None
        self.drawn = -REFRESH

    def __enter__(self) -> Screen:
        self.live.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.live.__exit__(*error)

    def watch(self, standings: Standings) -> None:
        played = len(standings.results)
        if self.before is None:
            self.before = played
        message = "arena-playing" if played > self.before else "arena-preparing"
        self.progress.update(self.task, completed=played, description=self.language.say(message))
        if self.live.is_started and monotonic() - self.drawn >= REFRESH and self.live.console.is_terminal:
            self.live.update(Group(self.progress, self.table(standings)), refresh=True)
            self.drawn = monotonic()

    def table(self, standings: Standings) -> Table:
        return standings_table(Report(standings, self.language), self.live.console.width)


def standings_table(report: Report, width: int) -> Table:
    """Never cut a number: a narrow terminal folds the entrants and drops columns."""
    rows = [dict(zip(reversed(STANDINGS), reversed(report.cells(row)), strict=True)) for row in report.rows]
    titles = {name: report.say(f"arena-column-{name}") for name in SHOWN}
    needed = {name: max(cell_len(cells[name]) for cells in [titles, *rows]) for name in SHOWN}
    shown = [name for name in SHOWN if name != "failures" or any(row.failures for row in report.rows)]
    left = width - sum(GAP + needed[name] for name in shown[1:])
    for name, room in FIRST_TO_GO.items():
        if left < min(room, needed["entrant"]):
            shown.remove(name)
            left += GAP + needed[name]
    table = Table(box=None, pad_edge=False)
    table.add_column(titles["entrant"], overflow="fold", width=min(needed["entrant"], max(left, 1)))
    for name in shown[1:]:
        table.add_column(titles[name], justify="right", no_wrap=True, width=needed[name])
    for cells in rows:
        table.add_row(*(Text(cells[name]) for name in shown))
    return table
