"""The folder of a tournament: what is to be played, and one line for every game that was.

Lines are only ever appended, those of a deal when all its games are over. So a kill at any moment costs at
most the deals that are being played; a torn line is cut off when the folder is opened again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from treetop.arena.result import Result
from treetop.arena.tournament import Tournament
from treetop.games.errors import Malformed, Stale
from treetop.kernel.file_lock import lock
from treetop.locales import Message


class Ledger:
    """Open it with `with`: one process at a time may write to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: int | None = None

    @property
    def games(self) -> Path:
        return self.folder / "games.jsonl"

    @property
    def plan(self) -> Path:
        return self.folder / "tournament.json"

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file = os.open(self.games, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        if not lock(self._file):
            os.close(self._file)
            raise Stale(Message.of("arena-folder-busy", folder=str(self.folder)))
        self._cut_torn_line()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._file is not None
        os.close(self._file)
        self._file = None

    def begin(self, tournament: Tournament) -> None:
        """Write the plan down, or check that it is the one whose games are here."""
        if self.plan.exists():
            known = self.tournament()
            if (setting := tournament.differs_from(known)) is not None:
                raise Malformed(
                    Message.of(
                        "arena-folder-differs",
                        folder=str(self.folder),
                        setting=setting,
                        there=str(known.facts()[setting]),
                        here=str(tournament.facts()[setting]),
                    )
                )
        draft = self.plan.with_suffix(".new")
        draft.write_text(json.dumps(tournament.facts(), indent=2, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(self.plan)

    def tournament(self) -> Tournament:
        return Tournament.from_facts(json.loads(self.plan.read_text("utf-8")))

    def append(self, lines: Sequence[str]) -> None:
        assert self._file is not None
        text = "".join(line + "\n" for line in lines).encode()
        while text:
            text = text[os.write(self._file, text) :]
        os.fsync(self._file)

    def results(self) -> Iterator[Result]:
        """The games so far, each once, in the order of the fixtures."""
        if not self.games.exists():
            return
        with self.games.open(encoding="utf-8") as lines:
            found = [Result.from_record(json.loads(line)) for line in lines if line.endswith("\n")]
        yield from sorted({each.fixture.number: each for each in found}.values(), key=_number)

    def _cut_torn_line(self) -> None:
        assert self._file is not None
        text = self.games.read_bytes()
        os.ftruncate(self._file, text.rfind(b"\n") + 1)


def _number(result: Result) -> int:
    return result.fixture.number
