"""Whoever is connected to this worker."""

from __future__ import annotations

from treetop.tables.limits import Crowd
from treetop.tables.live.hall import Hall
from treetop.tables.live.table import Reader
from treetop.tables.metrics import Metrics
from treetop.tables.order.sanctions import Sanctions
from treetop.tables.refusals import Forbidden
from treetop.tables.settings import Settings
from treetop.tables.wall_clock import Now


class Readers:
    """They come, go, and are sent away."""

    def __init__(
        self, settings: Settings, hall: Hall, sanctions: Sanctions, metrics: Metrics, now: Now
    ) -> None:
        self.hall = hall
        self.sanctions = sanctions
        self.metrics = metrics
        self.now = now
        self._of_person = Crowd(settings.limits.sockets_per_person)
        self._of_address = Crowd(settings.limits.sockets_per_address)

    def arrive(self, reader: Reader) -> bool:
        """False when there are too many from there already."""
        if not self._of_address.enter(reader.address):
            return False
        if not self._of_person.enter(reader.id or reader.address):
            self._of_address.leave(reader.address)
            return False
        live = reader.live
        news = reader.seat is None or reader.id is None or not live.online(reader.id)
        live.readers.add(reader)
        self.metrics.sockets.inc()
        if reader.id is not None:
            live.gone_since.pop(reader.id, None)
        if news:
            live.show_table(but=reader)
        return True

    def depart(self, reader: Reader) -> None:
        live = reader.live
        live.readers.discard(reader)
        self.metrics.sockets.dec()
        self._of_address.leave(reader.address)
        self._of_person.leave(reader.id or reader.address)
        if reader.id is not None and live.is_here(reader.id):
            return
        if reader.id is not None and reader.seat is not None:
            live.gone_since[reader.id] = self.now()
        live.show_table()

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
