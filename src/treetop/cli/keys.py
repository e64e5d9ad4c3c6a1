"""`treetop rotate-keys`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from treetop.cli.serve import folder
from treetop.locales import Language, Message
from treetop.tables.people.cookie_keys import rotate_cookie_keys
from treetop.tables.settings import Settings
from treetop.tables.store.database import open_database, upgrade


def rotate(data: Path | None, forget: bool, console: Console, language: Language) -> None:
    settings = Settings.from_environment(folder(data))
    engine = open_database(settings.database_url)
    upgrade(engine)
    count = rotate_cookie_keys(engine, forget)
    engine.dispose()
    console.print(language.say(Message.of("cli-keys-rotated", count=count)), soft_wrap=True)
