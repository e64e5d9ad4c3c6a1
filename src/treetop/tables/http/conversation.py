"""What a connected client says, and what it is answered."""

from __future__ import annotations

from time import perf_counter

from treetop.games.errors import Refusal, Stale
from treetop.locales import Language, Message
from treetop.tables import wire
from treetop.tables.live.table import LiveTable, Reader
from treetop.tables.match.plan import BrokenPlan
from treetop.tables.people.person import Person
from treetop.tables.presentation.answers import illegal_frame, malformed_frame, preview_frame, stale_frame
from treetop.tables.refusals import Elsewhere, Forbidden
from treetop.tables.service import Service


class Conversation:
    """One client's side of the talk at one table."""

    __slots__ = ("_reader", "_service")

    def __init__(self, service: Service, reader: Reader) -> None:
        self._service = service
        self._reader = reader

    @property
    def _live(self) -> LiveTable:
        return self._reader.live

    async def answer(self, frame: wire.ClientFrame) -> object | None:
        """The answer to one frame, if it has one."""
        metrics = self._service.metrics
        began = perf_counter()
        try:
            answer = await self._answer(frame)
            if isinstance(answer, wire.Accepted):
                metrics.moves_of_people.inc()
                metrics.seconds.observe(perf_counter() - began)
            return answer
        except BrokenPlan as broken:
            metrics.refusals.labels("illegal").inc()
            return illegal_frame(frame, broken, self._say)
        except Stale as stale:
            metrics.refusals.labels("stale").inc()
            return await self._stale(frame, stale)
        except Elsewhere:
            raise
        except Refusal as refusal:
            metrics.refusals.labels("malformed").inc()
            return self.malformed(refusal.message, frame)

    def malformed(self, message: Message, frame: wire.ClientFrame | None = None) -> wire.MalformedFrame:
        """The answer to a frame that cannot be read, or not be granted."""
        return malformed_frame(message, self._say, frame)

    async def _answer(self, frame: wire.ClientFrame) -> object | None:
        match frame:
            case wire.Play():
                seq = await self._service.hall.play(
                    self._live, self._seat(), frame.command, frame.seq, frame.actions
                )
                return wire.Accepted(frame.command, seq)
            case wire.Preview():
                return preview_frame(self._live.match, self._seat(), frame)
            case wire.Hint():
                seq, candidates = await self._service.advice.hint(self._live, self._seat(), frame)
                return wire.HintFrame(frame.id, seq, candidates)
            case wire.Say():
                await self._service.say(self._live, self._somebody(), frame)
            case wire.Mute():
                await self._service.mute(self._live, self._somebody(), frame.person, frame.muted)
            case wire.Vote():
                await self._service.vote(self._live, self._seat(), frame)
            case wire.Return():
                await self._service.come_back(self._live, self._seat())
            case wire.Ping():
                return wire.Pong(self._service.now())
        return None

    async def _stale(self, frame: wire.ClientFrame, stale: Stale) -> object:
        if not isinstance(frame, wire.Play | wire.Preview | wire.Hint):
            return self.malformed(stale.message, frame)
        hello = await self._live.hello(self._reader.seat, frame.seq, [], self._service.now())
        return stale_frame(frame, stale, hello, self._say)

    def _seat(self) -> int:
        seat = self._reader.seat
        if seat is None:
            raise Forbidden(Message.of("tables-not-seated"))
        return seat

    def _somebody(self) -> Person:
        if self._reader.person is None:
            raise Forbidden(Message.of("tables-stranger"))
        return self._reader.person

    def _say(self, message: Message) -> str:
        return Language(self._reader.language).say(message)
