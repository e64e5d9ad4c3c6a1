"""What happens at tables without anybody asking: bots move, clocks run out, other workers' moves arrive."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from random import Random
from typing import Any

import structlog
from sqlalchemy import select

from treetop.games.errors import Refusal
from treetop.tables import schema as s
from treetop.tables.bots import BotFailure, Bots
from treetop.tables.hall import Hall
from treetop.tables.leaving import run_out
from treetop.tables.live import Live
from treetop.tables.match import Match
from treetop.tables.plan import Refused
from treetop.tables.settings import Settings
from treetop.tables.store import Store
from treetop.tables.thinker import Question
from treetop.tables.wakeups import Wakeups

journal = structlog.get_logger("treetop.tables")
POLL = 0.5
AT_ONCE = 500


class Caretaker:
    def __init__(self, hall: Hall, store: Store, bots: Bots, wakeups: Wakeups, settings: Settings) -> None:
        self._hall = hall
        self._store = store
        self._bots = bots
        self._wakeups = wakeups
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[str] = set()
        hall.moved = self._moved

    def start(self) -> None:
        self._spawn(self._sweep_for_ever())
        self._spawn(self._wakeups.listen(self._heard))
        if self._store.shared:
            self._spawn(self._poll_for_ever())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _moved(self, live: Live) -> None:
        """Something was stored by this worker."""
        self._wakeups.send(live.match.id)
        self._let_bot_think(live)

    def _heard(self, match: str) -> None:
        live = self._hall.at_hand(match)
        if live is not None:
            self._spawn(self._hall.catch_up(live))

    def _let_bot_think(self, live: Live) -> None:
        match = live.match
        if match.bot_to_act is not None and match.id not in self._thinking:
            self._thinking.add(match.id)
            self._spawn(self._bot_turn(live))

    async def _bot_turn(self, live: Live) -> None:
        try:
            while live.match.bot_to_act is not None:
                await asyncio.sleep(self._settings.bot_pause)
                await self._bot_move(live)
        finally:
            self._thinking.discard(live.match.id)

    async def _bot_move(self, live: Live) -> None:
        match = live.match
        player, seat = match.bot_to_act, match.seat_to_act
        if player is None or seat is None:
            return
        notation = await self._choice(match, seat, player)
        try:
            # The id makes it one move however many workers thought about it.
            await self._hall.play(live, seat, f"bot-{match.seq}", match.moved, [notation])
        except (Refusal, Refused):
            return

    async def _choice(self, match: Match, seat: int, player: str) -> str:
        """What the bot wants, or any legal action if it fails."""
        assert match.position is not None
        view = match.position.view(seat)
        question = Question(
            match.setting.game, player, view, secrets.randbits(63), self._settings.bot_seconds
        )
        legal = [str(action) for action in view.legal_actions]
        try:
            notation = await self._bots.choose(question)
            if notation in legal:
                return notation
            raise BotFailure(notation)
        except BotFailure as failure:
            journal.warning("bot-failed", match=match.id, player=player, failure=str(failure))
            return Random(question.seed).choice(legal)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                journal.exception("sweep-failed")
            await asyncio.sleep(self._settings.sweep / 1000)

    async def sweep(self) -> None:
        """Look after every match whose time has come."""
        now = self._hall.now()
        query = select(s.match.c.id).where(s.match.c.due <= now).order_by(s.match.c.due).limit(AT_ONCE)
        for id in await self._store.read(lambda c: c.execute(query).scalars().all()):
            live = await self._hall.table(id)
            if self._store.shared:
                await self._hall.catch_up(live)
            await self._hall.change(live, lambda match: run_out(match, self._hall.now()))
            self._let_bot_think(live)

    async def _poll_for_ever(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._poll()
            except Exception:
                journal.exception("poll-failed")

    async def _poll(self) -> None:
        """Wake-ups may be lost; what is in the log is not."""
        watched = {live.match.id: live for live in self._hall.tables if live.readers}
        if not watched:
            return
        query = select(s.match.c.id, s.match.c.seq).where(s.match.c.id.in_(watched))
        for id, seq in await self._store.read(lambda c: c.execute(query).all()):
            if seq > watched[id].match.seq:
                await self._hall.catch_up(watched[id])

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            journal.error("task-failed", failure=repr(task.exception()))
