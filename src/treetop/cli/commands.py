"""Every command once: its name, arguments and help."""

import sys
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Group, Parameter
from rich.console import Console

from treetop import __version__
from treetop.cli.help_page import HelpPage
from treetop.cli.limits import MOST_AT_ONCE, within
from treetop.games import GAMES, game_named
from treetop.games.errors import Malformed
from treetop.games.game import Game
from treetop.locales import Language, Message

if TYPE_CHECKING:
    from treetop.cli.admin import Desk


def commands(language: Language) -> App:
    """The command line in one language. What a command needs is imported when it runs."""
    say = language.say
    console = Console(highlight=False, markup=False, emoji=False)

    def about(id: str) -> Parameter:
        return Parameter(help=say(id))

    def about_number(id: str, least: float = 1, most: float = inf) -> Parameter:
        return Parameter(help=say(id), validator=within(least, most))

    def about_file(id: str) -> Parameter:
        return Parameter(help=say(id), allow_leading_hyphen=True)

    app = App(
        name="treetop",
        help=say("cli-help"),
        version=__version__,
        group_commands=Group(say("cli-group-commands")),
        group_arguments=Group(say("cli-group-arguments")),
        group_parameters=Group(say("cli-group-options")),
        default_parameter=Parameter(negative=()),
        help_formatter=HelpPage(language),
        help_format="plaintext",
    )
    app["--help"].help = say("cli-help-help")
    app["--version"].help = say("cli-help-version")

    @app.command(help=say("cli-help-play"))
    def play(
        game: Annotated[str, about("cli-help-game")] = "",
        *,
        people: Annotated[str, about("cli-help-people")] = "",
        bots: Annotated[str, about("cli-help-bots")] = "",
        seed: Annotated[str | None, about("cli-help-hex-seed")] = None,
        option: Annotated[list[str] | None, about("cli-help-option")] = None,
        record: Annotated[Path | None, about("cli-help-save")] = None,
    ) -> None:
        from treetop.cli.options import read_options
        from treetop.cli.terminal import play_in_terminal

        chosen = game_or_first(game)
        options = chosen.options(read_options(option or []))
        play_in_terminal(chosen, language, console, names(people), names(bots), seed, record, options)

    @app.command(help=say("cli-help-simulate"))
    def simulate(
        game: Annotated[str, about("cli-help-game")],
        *,
        players: Annotated[int, about("cli-help-players")] = 2,
        games: Annotated[int, about_number("cli-help-games")] = 1000,
        seed: Annotated[int, about("cli-help-seed")] = 1,
        option: Annotated[list[str] | None, about("cli-help-option")] = None,
        jsonl: Annotated[str | None, about_file("cli-help-jsonl")] = None,
    ) -> None:
        from treetop.cli.options import read_options
        from treetop.cli.simulation import simulate as run

        options = game_named(game).options(read_options(option or []))
        run(game_named(game), players, games, seed, options, jsonl, language)

    @app.command(help=say("cli-help-score"))
    def score(
        file: Annotated[Path, about_file("cli-help-score-file")],
        *,
        json: Annotated[bool, about("cli-help-json")] = False,
    ) -> None:
        from treetop.cli.score import score as run

        run(read(file), json, console, language)

    @app.command(help=say("cli-help-show"))
    def show(
        record: Annotated[Path, about_file("cli-help-record")],
        *,
        game: Annotated[int | None, about("cli-help-game-number")] = None,
        turn: Annotated[int | None, about("cli-help-turn")] = None,
        seat: Annotated[int | None, about("cli-help-seat")] = None,
    ) -> None:
        from treetop.cli.record_file import read_record
        from treetop.cli.show import show as run

        run(read_record(read(record), game), turn, seat, console, language)

    @app.command(help=say("cli-help-replay"))
    def replay(
        record: Annotated[Path, about_file("cli-help-record")],
        *,
        game: Annotated[int | None, about("cli-help-game-number")] = None,
    ) -> None:
        from treetop.cli.record_file import read_record
        from treetop.cli.replay import replay as run

        run(read_record(read(record), game), console, language)

    @app.command(help=say("cli-help-review"))
    def review(
        record: Annotated[Path, about_file("cli-help-record")],
        *,
        game: Annotated[int | None, about("cli-help-game-number")] = None,
        json: Annotated[bool, about("cli-help-json")] = False,
    ) -> None:
        from treetop.cli.record_file import read_record
        from treetop.cli.review import review as run
        from treetop.cli.warm import warm_if_cold

        found = read_record(read(record), game)
        warm_if_cold(console, language)
        run(found, json, console, language)

    @app.command(help=say("cli-help-verify"))
    def verify(record: Annotated[Path, about_file("cli-help-record")]) -> None:
        from treetop.cli.verify import verify_records

        verify_records(read(record), console, language)

    @app.command(help=say("arena-help"))
    def arena(
        game: Annotated[str, about("arena-help-game")],
        *entrants: Annotated[str, about("arena-help-entrants")],
        format: Annotated[str, about("arena-help-format")] = "round-robin",
        seats: Annotated[int, about("arena-help-seats")] = 2,
        deals: Annotated[int, about("arena-help-deals")] = 100,
        budget: Annotated[float, about("arena-help-budget")] = 1.0,
        seed: Annotated[str, about("arena-help-seed")] = "1",
        option: Annotated[list[str] | None, about("cli-help-option")] = None,
        out: Annotated[Path | None, about("arena-help-out")] = None,
        workers: Annotated[int | None, about_number("arena-help-workers", most=MOST_AT_ONCE)] = None,
        ray: Annotated[str | None, about("arena-help-ray")] = None,
    ) -> None:
        from treetop.arena import Tournament
        from treetop.cli.arena import arena as run
        from treetop.cli.options import read_options
        from treetop.cli.warm import warm_if_cold

        options = read_options(option or [])
        tournament = Tournament(game, entrants, seats, format, deals, budget, seed, options)
        warm_if_cold(console, language)
        folder = out or Path("arena") / tournament.folder_name
        run(tournament, folder, language, console, workers, ray)

    @app.command(help=say("arena-balance-help"))
    def balance(
        game: Annotated[str, about("arena-help-game")],
        *,
        games: Annotated[int, about_number("arena-balance-help-games")] = 1000,
        players: Annotated[list[int] | None, about("arena-balance-help-players")] = None,
        seed: Annotated[int, about("arena-balance-help-seed")] = 1,
        option: Annotated[list[str] | None, about("cli-help-option")] = None,
        player: Annotated[str | None, about("arena-balance-help-player")] = None,
        out: Annotated[Path, about("arena-balance-help-out")] = Path("balance"),
        workers: Annotated[int | None, about_number("arena-balance-help-workers", most=MOST_AT_ONCE)] = None,
        ray: Annotated[str | None, about("arena-help-ray")] = None,
    ) -> None:
        from treetop.arena.workers import make_workers
        from treetop.cli.balance import balance as run

        where = make_workers(workers, ray)
        run(game, option or [], games, players or [], seed, where, out, player, console, language)

    puzzles = App(name="puzzles", help=say("puzzles-help"))
    puzzles["--help"].show = False
    app.command(puzzles)

    @puzzles.default
    def solve_puzzles(
        game: Annotated[str, about("cli-help-game")] = "",
        *,
        grade: Annotated[int | None, about_number("puzzles-help-grade")] = None,
    ) -> None:
        from treetop.cli.solving import solve

        solve(game_or_first(game), grade, console, language)

    @puzzles.command(name="mine", help=say("puzzles-help-mine"))
    def mine_puzzles(
        game: Annotated[str, about("arena-help-game")],
        *,
        games: Annotated[int, about_number("puzzles-help-games")] = 100,
        first: Annotated[int, about_number("puzzles-help-first")] = 1,
        out: Annotated[Path | None, about("puzzles-help-out")] = None,
        workers: Annotated[int | None, about_number("arena-balance-help-workers", most=MOST_AT_ONCE)] = None,
        ray: Annotated[str | None, about("arena-help-ray")] = None,
    ) -> None:
        from treetop.arena.mining import Mine
        from treetop.arena.workers import make_workers
        from treetop.cli.puzzles import mine
        from treetop.cli.warm import warm_if_cold

        wanted = Mine(game_named(game).name, first, games)
        warm_if_cold(console, language)
        where = make_workers(workers, ray)
        mine(wanted, where, out or Path(f"{wanted.game}-puzzles.tsv"), console, language)

    decks = App(name="deck", help=say("cli-help-deck"))
    decks["--help"].show = False
    app.command(decks)

    @decks.command(name="check", help=say("cli-help-deck-check"))
    def check_deck(file: Annotated[Path, about_file("cli-help-deck-file")]) -> None:
        game_with("deck").part("deck").check(file, console, language)

    @decks.command(name="show", help=say("cli-help-deck-show"))
    def show_deck(
        file: Annotated[Path | None, about_file("cli-help-deck-file")] = None,
        *,
        svg: Annotated[Path | None, about("cli-help-deck-svg")] = None,
        pdf: Annotated[Path | None, about("cli-help-deck-pdf")] = None,
    ) -> None:
        game_with("deck").part("deck").show(file, svg, pdf, console, language)

    @decks.command(name="add", help=say("cli-help-deck-add"))
    def add_deck(file: Annotated[Path, about_file("cli-help-deck-file")]) -> None:
        game_with("deck").part("deck").keep(file, console, language)

    @app.command(help=say("cli-help-bench"))
    def bench(
        game: Annotated[str, about("cli-help-game")] = "",
        *,
        players: Annotated[int, about("cli-help-players")] = 2,
        threads: Annotated[int, about_number("cli-help-threads", most=MOST_AT_ONCE)] = 1,
        seconds: Annotated[float, about_number("cli-help-seconds", least=0)] = 2.0,
        json: Annotated[bool, about("cli-help-json")] = False,
    ) -> None:
        from treetop.cli.bench import bench as run

        run(game_or_first(game), players, threads, seconds, json, console, language)

    @app.command(help=say("cli-help-warm"))
    def warm() -> None:
        from treetop.cli.warm import warm as run

        run(console, language)

    @app.command(help=say("cli-help-serve"))
    def serve(
        *,
        host: Annotated[str, about("cli-help-host")] = "127.0.0.1",
        port: Annotated[int, about("cli-help-port")] = 8000,
        data: Annotated[Path | None, about("cli-help-data")] = None,
        bot_workers: Annotated[int, about_number("cli-help-bot-workers", most=MOST_AT_ONCE)] = 1,
        workers: Annotated[int, about_number("cli-help-workers", most=MOST_AT_ONCE)] = 1,
        browser: Annotated[bool, about("cli-help-browser")] = False,
    ) -> None:
        from treetop.cli.serve import serve as run

        run(host, port, data, bot_workers, workers, browser, console, language)

    @app.command(help=say("cli-help-site"))
    def site(
        folder: Annotated[Path, about_file("cli-help-site-folder")],
        *,
        base: Annotated[str, about("cli-help-site-base")] = "/",
    ) -> None:
        from treetop.cli.site import site as run

        run(folder, base, console, language)

    @app.command(help=say("hosting-help-doctor"))
    def doctor(
        *,
        url: Annotated[str | None, about("hosting-help-doctor-url")] = None,
        data: Annotated[Path | None, about("cli-help-data")] = None,
    ) -> None:
        from treetop.cli.doctor import doctor as run

        run(url, data, console, language)

    @app.command(help=say("cli-help-backup"))
    def backup(
        file: Annotated[Path, about("cli-help-backup-file")],
        *,
        data: Annotated[Path | None, about("cli-help-data")] = None,
    ) -> None:
        from treetop.cli.copies import back_up

        back_up(file, data, console, language)

    @app.command(help=say("cli-help-restore"))
    def restore(
        file: Annotated[Path, about("cli-help-backup-file")],
        *,
        data: Annotated[Path | None, about("cli-help-data")] = None,
    ) -> None:
        from treetop.cli.copies import put_back

        put_back(file, data, console, language)

    admin = App(name="admin", help=say("hosting-help-admin"))
    admin["--help"].show = False
    app.command(admin)
    DataFolder = Annotated[Path | None, about("cli-help-data")]
    Reason = Annotated[str, about("hosting-help-reason")]
    SanctionReason = Annotated[str, about("hosting-help-sanction-reason")]
    Days = Annotated[float | None, about_number("hosting-help-days", least=0.01, most=36_500)]
    State = Literal["open", "playing", "finished", "abandoned"]
    Whom = Annotated[str, about("hosting-help-whom")]
    Table = Annotated[str, about("hosting-help-table")]

    def desk(data: Path | None) -> "Desk":
        from treetop.cli.admin import Desk

        return Desk(data, console, language)

    @admin.command(name="people", help=say("hosting-help-people"))
    def admin_people(
        find: Annotated[str, about("hosting-help-find")] = "", *, data: DataFolder = None
    ) -> None:
        desk(data).people(find)

    @admin.command(name="tables", help=say("hosting-help-tables"))
    def admin_tables(
        state: Annotated[State, about("hosting-help-state")] = "playing", *, data: DataFolder = None
    ) -> None:
        desk(data).tables(state)

    @admin.command(name="reports", help=say("hosting-help-reports"))
    def admin_reports(*, data: DataFolder = None) -> None:
        desk(data).reports()

    @admin.command(name="bans", help=say("hosting-help-bans"))
    def admin_bans(*, data: DataFolder = None) -> None:
        desk(data).sanctions()

    @admin.command(name="journal", help=say("hosting-help-journal"))
    def admin_journal(*, data: DataFolder = None) -> None:
        desk(data).journal()

    @admin.command(name="log", help=say("hosting-help-log"))
    def admin_log(table: Table, *, data: DataFolder = None) -> None:
        desk(data).log(table)

    @admin.command(name="chat", help=say("hosting-help-chat"))
    def admin_chat(table: Table, *, data: DataFolder = None) -> None:
        desk(data).chat(table)

    @admin.command(name="close", help=say("hosting-help-close"))
    def admin_close(table: Table, *, reason: Reason = "", data: DataFolder = None) -> None:
        desk(data).close(table, reason)

    @admin.command(name="delete-chat", help=say("hosting-help-delete-chat"))
    def admin_delete_chat(
        table: Table, *lines: Annotated[int, about("hosting-help-lines")], data: DataFolder = None
    ) -> None:
        desk(data).delete_chat(table, lines)

    @admin.command(name="ban", help=say("hosting-help-ban"))
    def admin_ban(
        whom: Whom, *, days: Days = None, reason: SanctionReason = "", data: DataFolder = None
    ) -> None:
        desk(data).sanction("ban", whom, days, reason)

    @admin.command(name="unban", help=say("hosting-help-unban"))
    def admin_unban(whom: Whom, *, data: DataFolder = None) -> None:
        desk(data).lift("ban", whom)

    @admin.command(name="mute", help=say("hosting-help-mute"))
    def admin_mute(
        whom: Whom, *, days: Days = None, reason: SanctionReason = "", data: DataFolder = None
    ) -> None:
        desk(data).sanction("mute", whom, days, reason)

    @admin.command(name="unmute", help=say("hosting-help-unmute"))
    def admin_unmute(whom: Whom, *, data: DataFolder = None) -> None:
        desk(data).lift("mute", whom)

    @admin.command(name="done", help=say("hosting-help-done"))
    def admin_done(
        report: Annotated[int, about("hosting-help-report-number")], *, data: DataFolder = None
    ) -> None:
        desk(data).done(report)

    @admin.command(name="merge", help=say("hosting-help-merge"))
    def admin_merge(
        guest: Annotated[str, about("hosting-help-guest")],
        account: Annotated[str, about("hosting-help-account")],
        *,
        data: DataFolder = None,
    ) -> None:
        desk(data).merge(guest, account)

    @admin.command(name="new-password", help=say("hosting-help-new-password"))
    def admin_new_password(
        account: Annotated[str, about("hosting-help-account")], *, data: DataFolder = None
    ) -> None:
        desk(data).new_password(account)

    @admin.command(name="rotate-keys", help=say("cli-help-rotate-keys"))
    def admin_rotate_keys(
        *,
        forget: Annotated[bool, about("cli-help-forget-keys")] = False,
        data: DataFolder = None,
    ) -> None:
        desk(data).rotate_keys(forget)

    @app.command(help=say("cli-help-rotate-keys"))
    def rotate_keys(
        *,
        data: Annotated[Path | None, about("cli-help-data")] = None,
        forget: Annotated[bool, about("cli-help-forget-keys")] = False,
    ) -> None:
        desk(data).rotate_keys(forget)

    return app


def read(file: Path) -> str:
    """The text of a file; `-` is standard input. Raises Malformed."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed(
            Message.of("cli-file", file=str(file), problem=Message("cli-file-not-text"))
        ) from None


def game_or_first(name: str) -> Game:
    """Raises Malformed for a name that no game has."""
    return game_named(name) if name else next(iter(GAMES.values()))


def game_with(kind: str) -> Game:
    """The first game that brings such a part. Raises Malformed."""
    for game in GAMES.values():
        if kind in game.parts:
            return game
    raise Malformed(Message.of("cli-no-game-with", part=kind))


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
