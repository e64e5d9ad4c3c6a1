"""`treetop review`: where a finished game was won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from treetop.cli.names import seat_names, with_names
from treetop.games.errors import Malformed
from treetop.locales import Language, Message
from treetop.players.account import Account, Loss, accounts_of
from treetop.players.decision import Decision, dearest
from treetop.players.judging import decisions_of
from treetop.players.percents import whole_percents
from treetop.players.review import Standing, ends_of_turns, prospects, swings
from treetop.records import Record

WIDTH = 32
INKS = "█▓▒░"
"""One for each seat, told apart without colours."""


def review(record: Record, json: bool, console: Console, language: Language) -> None:
    """The chances after every turn, the turns that changed the winner's most, the dearest decisions."""
    if record.end().seat_to_act is not None:
        raise Malformed(Message.of("cli-review-unfinished"))
    names = seat_names(record, language)
    standings = list(standings_of(record, console))
    decisions = list(judged(record, console))
    accounts = accounts_of(standings, [Loss(each.step, each.seat, each.loss) for each in decisions])
    levels = record.game.part("levels")
    if json:
        console.print_json(data=facts(standings, decisions, accounts, levels))
        return
    show_standings(standings, names, console, language)
    console.print()
    show_decisions(decisions, names, console, language)
    console.print()
    show_accounts(accounts, levels, names, console, language)


def show_standings(
    standings: Sequence[Standing], names: Sequence[str], console: Console, language: Language
) -> None:
    found = swings(standings)
    console.print(language.say("players-review-title"), style="bold")
    console.print(language.say("players-review-how"), soft_wrap=True)
    console.print("   ".join(f"{ink} {name}" for ink, name in zip(INKS, names, strict=False)))
    console.print(table_of(standings, {swing.after.step for swing in found}, names, language))
    for swing in found:
        before, after = (
            percents(standing.shares, language)[swing.winner] for standing in (swing.before, swing.after)
        )
        actor = names[swing.after.seat or 0]
        said = {"actor": actor, "winner": names[swing.winner], "before": before, "after": after}
        console.print(f"◆ {language.say('players-review-swing', **said)}", soft_wrap=True)
    if not found:
        console.print(language.say("players-review-none"))


def show_decisions(
    decisions: Sequence[Decision], names: Sequence[str], console: Console, language: Language
) -> None:
    console.print(language.say("players-decisions-title"), style="bold")
    console.print(language.say("players-decisions-how"), soft_wrap=True)
    found = [each for seat in range(len(names)) for each in dearest(decisions, seat)]
    for decision in found:
        console.print(f"◆ {sentence(decision, names, language)}", soft_wrap=True)
    if not found:
        console.print(language.say("players-decisions-none"))


def show_accounts(
    accounts: Sequence[Account],
    levels: Sequence[tuple[int, float]] | None,
    names: Sequence[str],
    console: Console,
    language: Language,
) -> None:
    console.print(language.say("players-account-title"), style="bold")
    console.print(language.say("players-account-how"), soft_wrap=True)
    table = Table(box=None, header_style="bold")
    table.add_column(language.say("players-account-part"))
    for name in names:
        table.add_column(name, justify="right")

    def row(part: str, cells: Iterable[str], style: str | None = None) -> None:
        table.add_row(language.say(f"players-account-{part}"), *cells, style=style)

    def share(value: float, digits: int = 2) -> str:
        return language.say("cli-percent", share=round(value, digits))

    starts, results = (
        whole_percents([getattr(each, part) for each in accounts]) for part in ("start", "result")
    )
    changes = [
        whole_percents([each.errors, each.others_errors, each.luck_in_all], result - start)
        for each, start, result in zip(accounts, starts, results, strict=True)
    ]
    row("start", (share(start / 100) for start in starts))
    for place, part in enumerate(("errors", "others-errors", "luck")):
        row(part, (signed(each[place] / 100, share) for each in changes))
    row("result", (share(result / 100) for result in results), "bold")
    row("without-luck", (share(min(max(each.without_luck, 0), 1)) for each in accounts))
    row("error", (share(each.error, 3) for each in accounts))
    if levels:
        row("level", (level_words(each, levels, language) for each in accounts))
    console.print(table)


def signed(value: float, share: Callable[[float], str]) -> str:
    return f"{'+' if round(value, 2) > 0 else ''}{share(value)}"


def level_words(account: Account, levels: Sequence[tuple[int, float]], language: Language) -> str:
    level = account.level(levels)
    if level is None:
        return "–"
    word = language.say(f"players-level-{round(level)}")
    return language.say("players-account-level-played", level=round(level, 1), word=word)


def sentence(decision: Decision, names: Sequence[str], language: Language) -> str:
    said = language.say(
        "players-decisions-line",
        actor=names[decision.seat],
        step=decision.step + 1,
        action=uncapitalised(language.say(decision.words)),
        best=uncapitalised(language.say(decision.best_words)),
        loss=language.say("cli-percent", share=round(decision.loss, 2)),
    )
    return f"{said} {language.say(with_names(decision.why, names))}" if decision.why else said


def uncapitalised(action: str) -> str:
    """An action's words inside a sentence."""
    return action[:1].lower() + action[1:]


def facts(
    standings: Sequence[Standing],
    decisions: Sequence[Decision],
    accounts: Sequence[Account],
    levels: Sequence[tuple[int, float]] | None,
) -> dict[str, Any]:
    """Seats from 1, shares as parts of a win."""
    played = [account.level(levels) for account in accounts]
    return {
        "standings": [
            {"step": each.step, "seat": _from_one(each.seat), "shares": [round(s, 4) for s in each.shares]}
            for each in standings
        ],
        "decisions": [
            {
                "step": each.step,
                "seat": each.seat + 1,
                "action": str(each.judgement.action),
                "best": str(each.judgement.best),
                "loss": round(each.loss, 4),
            }
            for each in decisions
        ],
        "accounts": [
            {
                "seat": seat,
                "start": round(each.start, 4),
                "errors": round(each.errors, 4),
                "others_errors": round(each.others_errors, 4),
                "luck": round(each.luck_in_all, 4),
                "result": round(each.result, 4),
                "decisions": each.decisions,
                "error": round(each.error, 4),
                "level": None if level is None else round(level, 1),
                "turns": [round(luck, 4) for luck in each.luck],
            }
            for seat, (each, level) in enumerate(zip(accounts, played, strict=True), 1)
        ],
    }


def _from_one(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def judged(record: Record, console: Console) -> Iterator[Decision]:
    found = decisions_of(list(record.positions()), record.actions)
    yield from track(found, total=len(record.actions), console=console, transient=True, description="")


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
        table.add_row(f"{mark} {turn}", who, *percents(standing.shares, language), bar(standing.shares))
    return table


def percents(shares: Sequence[float], language: Language) -> list[str]:
    return [language.say("cli-percent", share=each / 100) for each in whole_percents(shares)]


def bar(shares: Sequence[float]) -> str:
    edges = [round(WIDTH * sum(shares[:seat])) for seat in range(len(shares) + 1)]
    return "".join(INKS[seat] * (edges[seat + 1] - edges[seat]) for seat in range(len(shares)))
