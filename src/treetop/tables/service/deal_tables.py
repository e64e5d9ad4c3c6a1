"""Deals of the day, which many play."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import structlog

from treetop.games import game_named
from treetop.games.errors import Malformed
from treetop.locales import Message
from treetop.tables.bots.bot_process import DealGame
from treetop.tables.bots.pool import BotFailure, BotPool
from treetop.tables.durations import DAY, SECOND
from treetop.tables.limits import Limit
from treetop.tables.people.deals import Deals, DealTable
from treetop.tables.people.person import Person
from treetop.tables.refusals import Forbidden
from treetop.tables.wall_clock import Now

journal = structlog.get_logger("treetop.tables")
OPEN = 7
"""So many days the result of a deal of the day may be sent: whoever plays offline sends it later."""
SECONDS = 10.0


@dataclass(eq=False, repr=False)
class DealTables:
    deals: Deals
    bots: BotPool
    reviewings: Limit
    now: Now

    async def read(self, game: str, deal: str, reader: str | None) -> DealTable:
        return await self.deals.table(game_named(game).name, deal, reader)

    async def send(
        self, game: str, deal: str, person: Person, commands: tuple[tuple[str, ...], ...], address: str
    ) -> DealTable:
        """Play it again, and enter what came of it. Whoever has a result already keeps that one."""
        name = game_named(game).name
        known = await self.read(name, deal, person.id)
        if known.mine is not None:
            return known
        if deal not in self._open_days():
            raise Malformed(Message.of("tables-day-closed"))
        await self.reviewings.spend(address)
        try:
            scores, seat = await self.bots.play_again(DealGame(name, deal, commands, SECONDS), person.id)
        except BotFailure as failure:
            journal.warning("deal-failed", game=name, deal=deal, failure=str(failure))
            raise Forbidden(Message.of("tables-day-later")) from failure
        await self.deals.add(name, deal, person, scores, seat)
        return await self.read(name, deal, person.id)

    def _open_days(self) -> list[str]:
        return [
            datetime.fromtimestamp((self.now() - ago * DAY) / SECOND, UTC).date().isoformat()
            for ago in range(OPEN)
        ]
