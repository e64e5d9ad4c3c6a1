"""Logs put into words, kept for a while: whoever opens a table reads its log from the beginning."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from treetop.tables.match.event import Entry, Played
from treetop.tables.match.match import Match
from treetop.tables.presentation.log_lines import LogLine, log_line
from treetop.tables.refusals import Missing
from treetop.tables.store.log import Log

REMEMBERED = 256
TURN = 0.002
"""Seconds after which others have their turn: rules that aren't compiled yet take long for a whole log."""


class Told:
    """A match as far as it has been told, with a line for every entry but the first."""

    __slots__ = ("busy", "lines", "match")

    def __init__(self) -> None:
        self.match: Match | None = None
        self.lines: list[LogLine] = []
        self.busy = asyncio.Lock()

    @property
    def seq(self) -> int:
        return 0 if self.match is None else self.match.seq


class ToldLogs:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._told: dict[str, Told] = {}

    @property
    def known(self) -> list[str]:
        return list(self._told)

    async def told(self, id: str, until: int | None = None) -> Told:
        """The log up to `until` at least, or up to now. Raises Missing, or whatever is wrong with the log."""
        told = self._told.pop(id, None) or Told()
        self._told[id] = told
        try:
            async with told.busy:
                if until is None or told.seq < until:
                    await self._go_on(id, told)
        except BaseException:
            # The match and its lines no longer agree: next time both are read anew.
            self._told.pop(id, None)
            raise
        while len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return told

    def forget(self, id: str) -> None:
        self._told.pop(id, None)

    async def _go_on(self, id: str, told: Told) -> None:
        entries = await self._log.events(id, told.seq)
        if told.match is None and entries:
            told.match = Match(id, entries.pop(0))
        if told.match is None:
            raise Missing()
        await _absorb(told.match, entries, told.lines)


async def played_back(id: str, entries: Sequence[Entry], last: int) -> tuple[Match, list[LogLine]]:
    """A match from its log, with lines for the `last` entries only: the others are told to those who ask."""
    match, lines = Match(id, entries[0]), list[LogLine]()
    await _absorb(match, entries[1:], lines, last)
    return match, lines


async def _absorb(
    match: Match, entries: Sequence[Entry], lines: list[LogLine], last: int | None = None
) -> None:
    first_told = 0 if last is None else len(entries) - last
    ends = perf_counter() + TURN
    for number, entry in enumerate(entries):
        steps = match.carry_out(entry.event) if isinstance(entry.event, Played) else None
        if number >= first_told:
            lines.append(log_line(match, entry, steps))
        match.apply(entry, steps)
        if perf_counter() > ends:
            await asyncio.sleep(0)
            ends = perf_counter() + TURN
