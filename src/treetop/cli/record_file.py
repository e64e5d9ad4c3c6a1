"""A file with one record, or with one on each line as `simulate --jsonl` and the arena write them."""

from __future__ import annotations

from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.records import Record


def lines_of(text: str) -> dict[int, str]:
    """The records by line number if the file has several; otherwise empty."""
    lines = text.splitlines()
    if not (len(lines) > 1 and lines[0].endswith("}")):
        return {}
    return {number: line for number, line in enumerate(lines, start=1) if line.strip()}


def read_record(text: str, game: int | None) -> Record:
    """One record: the only one, or the one whose number is given. Raises Malformed."""
    texts = list(lines_of(text).values()) or [text]
    if game is None and len(texts) > 1:
        raise Malformed(Message.of("cli-records-many", count=len(texts)))
    if game is not None and not 1 <= game <= len(texts):
        raise Malformed(Message.of("cli-no-such-record", game=game, count=len(texts)))
    return Record.from_json(texts[(game or 1) - 1])
