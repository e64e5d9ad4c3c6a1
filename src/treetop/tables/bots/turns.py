"""Bots take their turns."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from random import Random

import structlog
from sqlalchemy import bindparam, update

from treetop.games.errors import Refusal
from treetop.kernel.patience import LOOK_EVERY
from treetop.players import find_player, is_awake
from treetop.tables.bots.bot_process import Question
from treetop.tables.bots.pool import BotFailure, BotPool, Busy, Priority
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import LiveTable
from treetop.tables.live.tasks import Tasks
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan
from treetop.tables.metrics import Metrics
from treetop.tables.settings import Settings
from treetop.tables.store import schema as s
from treetop.tables.store.log import LEASE
from treetop.tables.store.store import Store

journal = structlog.get_logger("treetop.bots")

_RENEWED = (
    update(s.match)
    .where(s.match.c.id == bindparam("of"), s.match.c.seq == bindparam("thought_at"))
    .values(due=bindparam("until"))
)


@dataclass(eq=False, repr=False)
class BotTurns:
    """At most one thought at a time for each table, on one worker: whoever thinks holds a lease."""

    _settings: Settings
    _store: Store
    _hall: Hall
    _pool: BotPool
    _metrics: Metrics
    _tasks: Tasks
    _thinking: dict[str, LiveTable] = field(default_factory=dict, init=False)

    @property
    def waiting(self) -> int:
        """Questions that wait for a bot."""
        return self._pool.waiting

    def consider(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think."""
        match = live.match
        if match.bot_to_act is not None and match.id not in self._thinking:
            self._thinking[match.id] = live
            self._tasks.spawn(self._play(live))

    async def renew_leases(self) -> None:
        """While this worker lives, no other one thinks about the same."""
        until = self._hall.now() + LEASE
        leases = [
            {"of": id, "thought_at": live.match.seq, "until": until}
            for id, live in sorted(self._thinking.items())
            if live.match.bot_to_act is not None
        ]
        if leases:
            await self._store.write_alone(lambda c: c.execute(_RENEWED, leases))

    async def release_leases(self) -> None:
        """This worker goes, so another one may think at once."""
        now = self._hall.now()
        leases = [
            {"of": id, "thought_at": live.match.seq, "until": now}
            for id, live in sorted(self._thinking.items(), key=lambda item: item[0])
        ]
        if leases:
            await self._store.write_alone(lambda c: c.execute(_RENEWED, leases))

    async def _play(self, live: LiveTable) -> None:
        try:
            seq = 0
            # A match that stays as it was has been deleted, or goes on at another worker.
            while live.match.bot_to_act is not None and seq < live.match.seq:
                seq = live.match.seq
                await asyncio.sleep(self._settings.bot_pause)
                await self._move(live)
        except Busy:
            # The lease runs out, and whichever worker has time then goes on.
            self._metrics.bots_busy.inc()
        finally:
            del self._thinking[live.match.id]

    async def _move(self, live: LiveTable) -> None:
        match = live.match
        player, seat = match.bot_to_act, match.seat_to_act
        if player is None or seat is None:
            return
        notation = await self._choice(live, match, seat, player)
        try:
            # The id makes it one move however many workers thought about it.
            await self._hall.play(live, seat, f"bot-{match.seq}", match.moved, [notation], bot=True)
            self._metrics.moves.labels("bot").inc()
        except (Refusal, BrokenPlan):
            return

    async def _wake(self, live: LiveTable, game: str, player: str) -> None:
        """Wait until the bot's machine code has been compiled; meanwhile the table says so."""
        bot = find_player(game, player)
        if bot is None or is_awake(bot):
            return
        live.waking = player
        live.show_table()
        while not is_awake(bot):
            await asyncio.sleep(LOOK_EVERY)
        live.waking = None
        live.show_table()

    async def _choice(self, live: LiveTable, match: Match, seat: int, player: str) -> str:
        """What the bot wants, or any legal action if it fails."""
        await self._wake(live, match.terms.game, player)
        assert match.position is not None
        view = match.position.view(seat)
        seed = secrets.randbits(63)
        question = Question(match.terms.game, player, view, seed, self._settings.bot_seconds)
        legal = [str(action) for action in view.legal_actions]
        waited_for = any(reader.seat is not None for reader in live.readers)
        priority = Priority.WAITED_FOR if waited_for else Priority.UNATTENDED
        try:
            notation = await self._pool.choose(question, priority, match.host)
            if notation in legal:
                return notation
            raise BotFailure(notation)
        except Busy:
            raise
        except BotFailure as failure:
            journal.warning("bot-failed", match=match.id, player=player, failure=str(failure))
            self._metrics.bot_failures.inc()
            return Random(seed).choice(legal)
