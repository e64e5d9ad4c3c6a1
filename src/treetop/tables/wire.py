"""The shapes that cross the border, in both directions. See docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from treetop.locales import Message
from treetop.tables.match.plan import MOST_ACTIONS

PROTOCOL = 1
FRAME_LIMIT = 4096

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(max_length=64)]
Actions = Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]
SeatNumber = Annotated[int, Meta(ge=1, le=8)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]

# From the client


class Play(Struct, tag="play", tag_field="type"):
    command: CommandId
    seq: Seq
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Preview(Struct, tag="preview", tag_field="type"):
    seq: Seq
    actions: Actions
    id: CommandId = "0"


class Hint(Struct, tag="hint", tag_field="type"):
    seq: Seq
    id: CommandId = "0"
    actions: Actions = []


class Say(Struct, tag="chat", tag_field="type"):
    phrase: Annotated[str, Meta(max_length=32)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Mute(Struct, tag="mute", tag_field="type"):
    person: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class Vote(Struct, tag="vote", tag_field="type"):
    about: Literal["abandon", "bot"]
    agree: bool
    seat: SeatNumber | None = None


class Return(Struct, tag="return", tag_field="type"):
    pass


class Ping(Struct, tag="ping", tag_field="type"):
    pass


ClientFrame = Play | Preview | Hint | Say | Mute | Vote | Return | Ping

# To the client


class Words(Struct, frozen=True):
    """A message on the wire."""

    id: str
    arguments: dict[str, Any]


class ErrorCard(Struct, frozen=True):
    """What every refused request is answered with."""

    error: str
    rule: str | None
    message: Words
    text: str


class PersonCard(Struct, frozen=True):
    id: str
    name: str
    kind: str


class SeatCard(Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    person: PersonCard | UnsetType = UNSET
    player: str | UnsetType = UNSET
    online: bool | UnsetType = UNSET
    away: bool | UnsetType = UNSET
    left: bool | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET
    replace_at: int | UnsetType = UNSET
    """From when on a bot may play for whoever is not here."""
    held_for: str | UnsetType = UNSET
    waking: bool | UnsetType = UNSET


class BotVote(Struct, frozen=True):
    seat: int
    agreed: list[int]


class Votes(Struct, frozen=True):
    abandon: list[int]
    bot: list[BotVote]


class FairnessCard(Struct, frozen=True):
    commitment: str
    salts: int | tuple[str, ...]
    server_seed: str | UnsetType = UNSET


class Result(Struct, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheet: dict[str, Any] | UnsetType = UNSET
    forfeit: bool | UnsetType = UNSET


class TrialCard(Struct, frozen=True):
    """The moment of another game from which this one goes on."""

    table: str
    step: int


class TableCard(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    state: str
    public: bool
    spectators: str
    hints: bool
    rated: bool
    clock: Any
    order: str
    host: str
    seats: list[SeatCard]
    created: int
    started: int | None
    ended: int | None
    seq: int
    seat_to_act: int | None
    my_seat: int | None
    my_turn: bool
    watching: int
    votes: Votes
    fairness: FairnessCard
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    duplicate: str | None = None
    trial: TrialCard | UnsetType = UNSET


class ClockCard(Struct, frozen=True):
    running: int | None
    left: list[int | None]
    at: int


class LogCard(Struct, frozen=True):
    seq: int
    at: int
    kind: str
    seat: int | UnsetType | None = UNSET
    actions: tuple[str, ...] | UnsetType = UNSET
    words: list[Words] = msgspec.field(default_factory=list)


class LineCard(Struct, frozen=True):
    n: int
    at: int
    person: PersonCard
    seat: int | UnsetType | None = UNSET
    phrase: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Hello(Struct, tag="hello", tag_field="type"):
    seat: int | None
    table: TableCard
    seq: int
    view: Raw | None
    score: Raw | None
    clock: ClockCard
    log: list[Raw]
    chat: list[LineCard]
    now: int
    result: Result | None = None
    protocol: int = PROTOCOL


class ViewFrame(Struct, tag="view", tag_field="type"):
    seq: int
    log: list[Raw]
    view: Raw | None
    score: Raw | None
    clock: ClockCard
    seat_to_act: int | None
    result: Result | None


class TableFrame(Struct, tag="table", tag_field="type"):
    table: TableCard


class Accepted(Struct, tag="accepted", tag_field="type"):
    command: str
    seq: int


class IllegalFrame(Struct, tag="illegal", tag_field="type"):
    index: int
    rule: str | UnsetType | None
    message: Words
    text: str
    command: str | UnsetType = UNSET
    id: str | UnsetType = UNSET


class StaleFrame(Struct, tag="stale", tag_field="type"):
    seq: int
    log: list[Raw]
    view: Raw | UnsetType | None
    score: Raw | UnsetType | None
    clock: ClockCard
    message: Words
    text: str
    command: str | UnsetType = UNSET
    id: str | UnsetType = UNSET


class MalformedFrame(Struct, tag="malformed", tag_field="type"):
    command: str | None
    message: Words
    text: str
    id: str | UnsetType = UNSET


class PreviewFrame(Struct, tag="preview", tag_field="type"):
    id: str
    seq: int
    actions: list[str]
    view: Raw
    score: Raw


class Candidate(Struct, frozen=True):
    action: str
    share: float | None = None
    points: float | None = None
    visits: int | None = None


class HintFrame(Struct, tag="hint", tag_field="type"):
    id: str
    seq: int
    candidates: list[Candidate]


class ChatFrame(Struct, tag="chat", tag_field="type"):
    line: LineCard


class Pong(Struct, tag="pong", tag_field="type"):
    now: int


_encoder = msgspec.json.Encoder()
_client: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def read_frame(text: str | bytes) -> ClientFrame:
    """Raises msgspec.ValidationError or DecodeError."""
    return _client.decode(text)


def raw(value: Any) -> Raw:
    return Raw(_encoder.encode(value))


def words(message: Message) -> Words:
    return Words(message.id, {name: _plain(value) for name, value in message.arguments.items()})


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return words(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if value is None or isinstance(value, str | int | float | bool):
        return value
    return str(value)
