"""Whoever is connected to this worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treetop.locales import Message
from treetop.tables.limits import Crowd
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import Reader
from treetop.tables.metrics import Metrics
from treetop.tables.order.sanctions import Sanctions
from treetop.tables.refusals import Elsewhere, Forbidden
from treetop.tables.settings import Settings
from treetop.tables.wall_clock import Now

if TYPE_CHECKING:
    from treetop.tables.shared_limits import SharedLimits


class Readers:
    """They come, go, and are sent away."""

    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        sanctions: Sanctions,
        metrics: Metrics,
        now: Now,
        shared: SharedLimits | None,
    ) -> None:
        self.hall = hall
        self.sanctions = sanctions
        self.metrics = metrics
        self.now = now
        self._of_person = Crowd("person", settings.limits.sockets_per_person, shared)
        self._of_address = Crowd("address", settings.limits.sockets_per_address, shared)

    async def arrive(self, reader: Reader) -> bool:
        """False when there are too many from there already. Raises Forbidden where strangers may not look.

        Raises Elsewhere if the table has been deleted, or handed over, since it was found.
        """
        if not await self._enter(reader):
            return False
        live = reader.live
        # Only now: all this may have happened, and the match may have begun, while the workers were counting.
        if self.hall.at_hand(live.match.id) is not live:
            await self._leave(reader)
            raise Elsewhere()
        reader.seat = live.match.seat_of(reader.id)
        if reader.seat is None and not live.match.shows_strangers:
            await self._leave(reader)
            raise Forbidden(Message.of("tables-not-seated"))
        news = reader.seat is None or reader.id is None or not live.online(reader.id)
        live.readers.add(reader)
        self.metrics.sockets.inc()
        if reader.id is not None:
            live.gone_since.pop(reader.id, None)
        if news:
            live.show_presence_soon()
        return True

    async def depart(self, reader: Reader) -> None:
        self._remove(reader)
        await self._leave(reader)

    async def _enter(self, reader: Reader) -> bool:
        if not await self._of_address.enter(reader.address):
            return False
        entered = False
        try:
            entered = await self._of_person.enter(reader.id or reader.address)
        finally:
            if not entered:
                await self._of_address.leave(reader.address)
        return entered

    async def _leave(self, reader: Reader) -> None:
        try:
            await self._of_address.leave(reader.address)
        finally:
            await self._of_person.leave(reader.id or reader.address)

    def _remove(self, reader: Reader) -> None:
        live = reader.live
        live.readers.discard(reader)
        self.metrics.sockets.dec()
        if reader.id is not None and live.is_here(reader.id):
            return
        if reader.id is not None and reader.seat is not None:
            live.gone_since[reader.id] = self.now()
        live.show_presence_soon()

    def hang_up(self, person: str, code: int = 4001) -> None:
        """Somebody is no longer signed in, or not with the same cookie."""
        for live in self.hall.tables:
            for reader in list(live.readers):
                if reader.id == person:
                    reader.outbox.close(code)

    def hang_up_cookie(self, cookie: str) -> None:
        """Somebody has logged out on one device."""
        for live in self.hall.tables:
            for reader in list(live.readers):
                if reader.cookie == cookie:
                    reader.outbox.close(4001)

    def hang_up_banned(self) -> None:
        for live in self.hall.tables:
            for reader in list(live.readers):
                try:
                    self.sanctions.check(reader.person, reader.address)
                except Forbidden:
                    reader.outbox.close(4003)
