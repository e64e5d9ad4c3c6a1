"""A log entry put into words for each reader: what that reader may know, and no more."""

from __future__ import annotations

from msgspec import UNSET, Raw, UnsetType

from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import Steps


class LogLine:
    """One entry, as its actor reads it and as everybody else does."""

    __slots__ = ("actor", "everybody", "own", "seq")

    def __init__(self, seq: int, actor: int | None, everybody: Raw, own: Raw) -> None:
        self.seq = seq
        self.actor = actor
        self.everybody = everybody
        self.own = own

    def to(self, reader: int | None) -> Raw:
        return self.own if reader is not None and reader == self.actor else self.everybody


def log_line(match: Match, entry: e.Entry, steps: Steps | None = None) -> LogLine:
    """Tell of the next entry of a match that has not had it applied yet."""
    event = entry.event
    if isinstance(event, e.Played):
        return _tell_play(entry, event, steps or match.carry_out(event))
    seat = None if _draws_lots(match) else getattr(event, "seat", None)
    card = _card(entry, seat, UNSET, _sentence(match, event))
    return LogLine(entry.seq, None, card, card)


def _draws_lots(match: Match) -> bool:
    """Whether a place at the table isn't yet the seat that its person will have."""
    return match.position is None and match.terms.order == "lot"


def _tell_play(entry: e.Entry, event: e.Played, steps: Steps) -> LogLine:
    done = list(zip(steps.before, steps.actions, strict=True))
    public = [said for position, action in done for said in position.tell(action, None)]
    private = [said for position, action in done for said in position.tell(action, event.seat)]
    everybody = _card(entry, event.seat, event.actions, public)
    own = everybody if private == public else _card(entry, event.seat, event.actions, private)
    return LogLine(entry.seq, event.seat, everybody, own)


def _card(entry: e.Entry, seat: int | None, actions: tuple[str, ...] | UnsetType, said: list[Message]) -> Raw:
    number = None if seat is None else seat + 1
    return wire.raw(
        wire.LogCard(
            entry.seq,
            entry.at,
            e.kind_of(entry.event),
            number,
            actions,
            [wire.words(message) for message in said],
        )
    )


def _sentence(match: Match, event: e.Event) -> list[Message]:
    """What is said about everything that is not a move."""
    match event:
        case e.Joined():
            return [Message.of("tables-log-join", name=event.person.name)]
        case e.Left():
            return [Message.of("tables-log-leave", name=_name(match, event.seat))]
        case e.Declined():
            return [Message.of("tables-log-decline")]
        case e.Filled():
            return [Message.of("tables-log-fill")]
        case e.Started():
            return [Message.of("tables-log-start")]
        case e.Voted():
            return [_vote(match, event)]
        case e.BotSeated():
            return [Message.of("tables-log-bot", name=_name(match, event.seat))]
        case e.Forfeited():
            return [Message.of(f"tables-log-forfeit-{event.why}", name=_name(match, event.seat))]
        case e.Returned():
            return [Message.of("tables-log-return", name=_name(match, event.seat))]
        case e.TimedOut():
            return [Message.of("tables-log-time", name=_name(match, event.seat))]
        case e.Abandoned():
            return [Message.of("tables-log-abandon")]
        case e.Finished():
            return [Message.of("tables-log-finish")]
        case _:
            return []


def _vote(match: Match, event: e.Voted) -> Message:
    name = _name(match, event.seat)
    if event.about == "abandon":
        return Message.of("tables-log-vote-abandon", name=name, agree=str(event.agree).lower())
    assert event.against is not None
    of = _name(match, event.against)
    return Message.of("tables-log-vote-bot", name=name, agree=str(event.agree).lower(), of=of)


def _name(match: Match, seat: int) -> str:
    person = match.seats[seat].person
    return person.name if person is not None else str(seat + 1)
