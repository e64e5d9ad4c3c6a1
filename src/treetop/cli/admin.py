"""`treetop admin`: moderation, beside a running server or without one."""

from __future__ import annotations

import asyncio
import getpass
import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console

from treetop.cli.serve import database_in_words, folder
from treetop.games.errors import Malformed
from treetop.locales import Language, Message
from treetop.tables.admin import Admin
from treetop.tables.app import start_service
from treetop.tables.metrics import Metrics
from treetop.tables.order.sanctions import Kind
from treetop.tables.settings import Settings
from treetop.tables.store.backup import database_file

T = TypeVar("T")


class Desk:
    """What an admin may do: each action is logged and answered with a line."""

    def __init__(self, data: Path | None, console: Console, language: Language) -> None:
        """Raises Malformed if there are no games: a database made here would be that of no server."""
        self._settings = Settings.from_environment(folder(data))
        if self._settings.database is None and not database_file(self._settings.data).is_file():
            raise Malformed(Message.of("hosting-no-games", folder=str(self._settings.data)))
        self._console = console
        self._language = language

    def people(self, find: str) -> None:
        rows = self._do(lambda admin: admin.people(find))
        self._print([row.id, row.kind, _moment(row.created), row.name] for row in rows)

    def tables(self, state: str) -> None:
        rows = self._do(lambda admin: admin.tables(state))
        self._print([row.id, row.game, _moment(row.created), str(row.seq)] for row in rows)

    def reports(self) -> None:
        rows = self._do(lambda admin: admin.reports())
        self._print([str(row.n), _moment(row.at), row.match, row.by, row.about, row.text] for row in rows)

    def sanctions(self) -> None:
        rows = self._do(lambda admin: admin.sanctions())
        self._print(
            [
                row.kind,
                row.about,
                _moment(row.at),
                "" if row.until is None else _moment(row.until),
                row.reason,
            ]
            for row in rows
        )

    def journal(self) -> None:
        rows = self._do(lambda admin: admin.journal())
        self._print([_moment(row.at), row.by, row.what, row.about, row.detail] for row in rows)

    def log(self, table: str) -> None:
        rows = self._do(lambda admin: admin.log(table))
        self._print([str(seq), _moment(at), body] for seq, at, body in rows)

    def chat(self, table: str) -> None:
        rows = self._do(lambda admin: admin.chat(table))
        self._print(
            [str(row.n), _moment(row.at), row.person, row.name, row.text or row.phrase] for row in rows
        )

    def close(self, table: str, reason: str) -> None:
        self._do(lambda admin: admin.close(table, reason))
        self._say(Message.of("hosting-admin-done"))

    def delete_chat(self, table: str, lines: Sequence[int]) -> None:
        count = self._do(lambda admin: admin.delete_chat(table, lines))
        self._say(Message.of("hosting-admin-deleted", count=count))

    def sanction(self, kind: Kind, whom: str, days: float | None, reason: str) -> None:
        about = self._do(lambda admin: admin.sanction(kind, whom, days, reason))
        self._say(Message.of("hosting-admin-done-to", about=about))

    def lift(self, kind: Kind, whom: str) -> None:
        about = self._do(lambda admin: admin.lift(kind, whom))
        self._say(Message.of("hosting-admin-done-to", about=about))

    def done(self, report: int) -> None:
        self._do(lambda admin: admin.done(report))
        self._say(Message.of("hosting-admin-done"))

    def merge(self, guest: str, account: str) -> None:
        self._do(lambda admin: admin.merge(guest, account))
        self._say(Message.of("hosting-admin-done"))

    def new_password(self, account: str) -> None:
        self._print([[self._do(lambda admin: admin.new_password(account))]])

    def rotate_keys(self, forget: bool) -> None:
        count = self._do(lambda admin: admin.rotate_keys(forget))
        self._say(Message.of("cli-keys-rotated", count=count))

    def _do(self, deed: Callable[[Admin], Awaitable[T]]) -> T:
        async def work() -> T:
            service = start_service(self._settings, Metrics())
            try:
                return await deed(Admin(service, responsible()))
            finally:
                await service.stop()

        with database_in_words():
            return asyncio.run(work())

    def _say(self, message: Message) -> None:
        self._console.print(self._language.say(message), soft_wrap=True)

    def _print(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self._console.print("  ".join(map(str, row)), soft_wrap=True)


def responsible() -> str:
    """Whoever types this, also behind sudo; a container may run as somebody who has no name."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (ImportError, KeyError, OSError):
        return "—"


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
