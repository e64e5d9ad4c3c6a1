"""The events of a match. Its log is a list of these, and everything else about it follows from them."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from treetop.tables.match.terms import Terms

PersonKind = Literal["guest", "account", "bot"]
NAMELESS = "—"
"""Shown where somebody's name was. What they played with others stays, under an id that tells nothing."""


class Who(Struct, frozen=True):
    """A person as a table knows them."""

    id: str
    name: str
    kind: PersonKind


class OpenPlace(Struct, frozen=True, tag="open", tag_field="kind"):
    """Anybody may sit down here."""


class BotPlace(Struct, frozen=True, tag="bot", tag_field="kind"):
    """A bot of the server sits here."""

    player: str


class HeldPlace(Struct, frozen=True, tag="held", tag_field="kind"):
    """Kept for one person: of the match before (a rematch), or a friend who was challenged."""

    person: str


Place = OpenPlace | BotPlace | HeldPlace


class Created(Struct, frozen=True, tag="create", tag_field="kind"):
    terms: Terms = msgspec.field(name="setting")
    places: tuple[Place, ...]
    host: str
    server_seed: str
    rematch_of: str | None = None


class Joined(Struct, frozen=True, tag="join", tag_field="kind"):
    seat: int
    person: Who
    salt: str = ""


class Left(Struct, frozen=True, tag="leave", tag_field="kind"):
    """Before the start the place is free again; during play the seat waits for its person or a vote."""

    seat: int


class Declined(Struct, frozen=True, tag="decline", tag_field="kind"):
    """Whoever the place was kept for does not want to play: now anybody may sit down there."""

    seat: int


class Filled(Struct, frozen=True, tag="fill", tag_field="kind"):
    """A bot was put on a place that nobody had taken."""

    seat: int
    player: str


class Trial(Struct, frozen=True):
    """A game that goes on from a position of another one: which, as notation, and of which table and step."""

    position: str
    table: str
    step: int


class Started(Struct, frozen=True, tag="start", tag_field="kind"):
    """`arrangement[i]` is the place, from 0, of whoever plays seat i. `version`: how the cards are dealt."""

    arrangement: tuple[int, ...]
    version: int = 1
    trial: Trial | None = None


class Played(Struct, frozen=True, tag="play", tag_field="kind"):
    seat: int
    actions: tuple[str, ...]


class Voted(Struct, frozen=True, tag="vote", tag_field="kind"):
    seat: int
    about: Literal["abandon", "bot"]
    agree: bool
    against: int | None = None


class BotSeated(Struct, frozen=True, tag="bot", tag_field="kind"):
    seat: int
    player: str
    why: Literal["vote", "time", "forfeit"]


class Forfeited(Struct, frozen=True, tag="forfeit", tag_field="kind"):
    """Somebody has lost, however the game goes on without them."""

    seat: int
    why: Literal["resigned", "left", "time", "away"]


class Returned(Struct, frozen=True, tag="return", tag_field="kind"):
    seat: int


class TimedOut(Struct, frozen=True, tag="time", tag_field="kind"):
    seat: int


class Abandoned(Struct, frozen=True, tag="abandon", tag_field="kind"):
    why: Literal["vote", "time", "left", "closed"]


class Finished(Struct, frozen=True, tag="finish", tag_field="kind"):
    """`forfeit`: nobody was left to play against; the points are those of that moment."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    forfeit: bool = False


class Adopted(Struct, frozen=True, tag="adopt", tag_field="kind"):
    """A guest has logged in, and the seat belongs to the account; or somebody is called differently now."""

    seat: int
    person: Who


class Rematched(Struct, frozen=True, tag="rematch", tag_field="kind"):
    table: str


class Resumed(Struct, frozen=True, tag="resume", tag_field="kind"):
    """The server was down for `lost` milliseconds; no clock counts them."""

    lost: int


Event = (
    Created
    | Joined
    | Left
    | Declined
    | Filled
    | Started
    | Played
    | Voted
    | BotSeated
    | Forfeited
    | Returned
    | TimedOut
    | Abandoned
    | Finished
    | Adopted
    | Rematched
    | Resumed
)

FORMAT = 4
"""The newest events that this version can read. Raise it with every kind or value that is added."""


class NewerEvent(Exception):
    """A newer version of the program has written this; a worker of that version goes on with the match."""


class _Mark(Struct, frozen=True):
    v: int = 1


_encoder = msgspec.json.Encoder()
_marks: msgspec.json.Decoder[_Mark] = msgspec.json.Decoder(_Mark)
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class Entry(Struct, frozen=True):
    """An event in its place in the log. Seats in events are numbered from 0, like everywhere in Python."""

    seq: int
    at: int
    event: Event


def kind_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def since(event: Event) -> int:
    """The format that introduced this event: whoever knows an older one only can't read it."""
    if isinstance(event, Started) and event.trial is not None:
        return 4
    if isinstance(event, Declined):
        return 3
    closed = isinstance(event, Abandoned) and event.why == "closed"
    return 2 if closed or isinstance(event, Forfeited) else 1


def encode(event: Event) -> str:
    """Says which format it needs, if it isn't the first."""
    body = _encoder.encode(event).decode()
    return body if since(event) == 1 else f'{body[:-1]},"v":{since(event)}}}'


def decode(body: str) -> Event:
    """Raises NewerEvent, or MsgspecError for what is no event at all."""
    if '"v":' in body and _marks.decode(body).v > FORMAT:
        raise NewerEvent(body)
    return _decoder.decode(body)
