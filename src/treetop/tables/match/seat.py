"""A place at a table."""

from __future__ import annotations

from treetop.tables.match.event import BotPlace, HeldPlace, Place, Who


class Seat:
    """Open, held for somebody, a bot's, or a person's (whom a bot may replace for a while)."""

    __slots__ = ("away", "held_for", "left", "person", "player", "resigned")

    def __init__(self, place: Place) -> None:
        self.person: Who | None = None
        self.player: str | None = place.player if isinstance(place, BotPlace) else None
        self.held_for: str | None = place.person if isinstance(place, HeldPlace) else None
        self.away = False
        """A bot plays for this seat's person."""
        self.left = False
        """The person said goodbye during play."""
        self.resigned = False
        """The person has lost and does not come back."""

    def copy(self) -> Seat:
        twin = Seat.__new__(Seat)
        twin.person, twin.player, twin.held_for = self.person, self.player, self.held_for
        twin.away, twin.left, twin.resigned = self.away, self.left, self.resigned
        return twin

    @property
    def taken(self) -> bool:
        return self.person is not None or self.player is not None

    @property
    def played_by_bot(self) -> bool:
        return self.player is not None

    def is_free_for(self, person: str) -> bool:
        return not self.taken and self.held_for in (None, person)

    def release(self) -> None:
        """Anybody may sit down here from now on."""
        self.held_for = None

    def sit(self, person: Who) -> None:
        self.person = person

    def stand_up(self) -> None:
        self.person = None

    def hand_to_bot(self, player: str) -> None:
        self.player = player
        self.away = self.person is not None

    def come_back(self) -> None:
        self.player = None
        self.away = False
        self.left = False
