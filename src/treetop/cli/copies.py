"""`treetop backup` and `treetop restore`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from treetop.cli.serve import folder
from treetop.locales import Language, Message
from treetop.tables.settings import Settings
from treetop.tables.store.backup import backup, restore


def back_up(file: Path, data: Path | None, console: Console, language: Language) -> None:
    size = backup(Settings.from_environment(folder(data)), file)
    console.print(
        language.say(Message.of("cli-backed-up", file=str(file), size=size // 1024)), soft_wrap=True
    )


def put_back(file: Path, data: Path | None, console: Console, language: Language) -> None:
    restore(Settings.from_environment(folder(data)), file)
    console.print(language.say(Message.of("cli-restored", file=str(file))), soft_wrap=True)
