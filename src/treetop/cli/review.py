"""`treetop review`: where a finished game was won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table

from treetop.cli.names import seat_names
from treetop.games.errors import Malformed
from treetop.locales import Language, Message
from treetop.players.review import Standing, ends_of_turns, prospects, swings
from treetop.records import Record

WIDTH = 32
INKS = "█▓▒░"
"""One for each seat, told apart without colours."""


def review(record: Record, console: Console, language: Language) -> None:
    """The chances after every turn, and the turns that changed the winner's most."""
    if record.end().seat_to_act is not None:
        raise Malformed(Message.of("cli-review-unfinished"))
    names = seat_names(record, language)
    standings = list(standings_of(record, console))
    found = swings(standings)
    console.print(language.say("players-review-title"), style="bold")
    console.print(language.say("players-review-how"), soft_wrap=True)
    console.print("   ".join(f"{ink} {name}" for ink, name in zip(INKS, names, strict=False)))
    console.print(table_of(standings, {swing.after.step for swing in found}, names, language))
    for swing in found:
        before, after = (
            language.say("cli-percent", share=round(standing.shares[swing.winner], 2))
            for standing in (swing.before, swing.after)
        )
        actor = names[swing.after.seat or 0]
        said = {"actor": actor, "winner": names[swing.winner], "before": before, "after": after}
        console.print(f"◆ {language.say('players-review-swing', **said)}", soft_wrap=True)
    if not found:
        console.print(language.say("players-review-none"))


def standings_of(record: Record, console: Console) -> Iterator[Standing]:
    positions = list(record.positions())
    seats = [None, *(position.seat_to_act for position in positions[:-1])]
    for step in track(ends_of_turns(seats), console=console, transient=True, description=""):
        yield Standing(step, seats[step], prospects(positions[step]))


def table_of(
    standings: Sequence[Standing], marked: set[int], names: Sequence[str], language: Language
) -> Table:
    table = Table(box=None, header_style="bold")
    table.add_column(language.say("cli-review-turn"), justify="right")
    table.add_column(language.say("cli-review-player"))
    for ink in INKS[: len(names)]:
        table.add_column(ink, justify="right")
    table.add_column()
    for turn, standing in enumerate(standings):
        mark = "◆" if standing.step in marked else " "
        who = "" if standing.seat is None else names[standing.seat]
        shares = [language.say("cli-percent", share=round(share, 2)) for share in standing.shares]
        table.add_row(f"{mark} {turn}", who, *shares, bar(standing.shares))
    return table


def bar(shares: Sequence[float]) -> str:
    edges = [round(WIDTH * sum(shares[:seat])) for seat in range(len(shares) + 1)]
    return "".join(INKS[seat] * (edges[seat + 1] - edges[seat]) for seat in range(len(shares)))
