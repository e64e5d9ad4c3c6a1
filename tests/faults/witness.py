"""Remembers what clients were told, and compares it with what is stored."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


class Witness:
    def __init__(self) -> None:
        self.accepted: dict[tuple[str, int], str] = {}
        """The command acknowledged at a place in the log."""
        self.shown: dict[tuple[str, int], list[str]] = {}
        """The actions shown at a place in the log."""

    def saw(self, table: str, frame: dict[str, Any]) -> None:
        for entry in frame.get("log", ()):
            if entry["kind"] == "play":
                place = (table, entry["seq"])
                assert self.shown.setdefault(place, entry["actions"]) == entry["actions"], place

    def was_told(self, table: str, seat: int, frame: dict[str, Any]) -> None:
        place = (table, frame["seq"])
        command = f"{seat - 1}:{frame['command']}"
        assert self.accepted.setdefault(place, command) == command, place

    def lost(self, folder: Path) -> list[tuple[str, int]]:
        """Places in the log at which something was acknowledged or shown and is not stored."""
        with closing(sqlite3.connect(folder / "treetop.sqlite")) as database:
            return self.missing(database.execute("SELECT match, seq, command, body FROM event").fetchall())

    def missing(self, rows: list[tuple[str, int, str | None, str]]) -> list[tuple[str, int]]:
        """The same, from the rows of the log."""
        commands = {(match, seq): command for match, seq, command, _ in rows}
        actions = {(match, seq): json.loads(body).get("actions") for match, seq, _, body in rows}
        return [
            *(place for place, command in self.accepted.items() if commands.get(place) != command),
            *(place for place, shown in self.shown.items() if actions.get(place) != shown),
        ]
