"""People who go, clocks that run out, bots that step in, people who come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.players import PLAYERS
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.refusals import Forbidden

Gone = Callable[[int], bool]
"""Has this seat's person been away for longer than the grace period?"""
Online = Callable[[int], bool]


def vote_to_abandon(match: Match, seat: int, agree: bool) -> list[e.Event]:
    _playing(match)
    if agree == (seat in match.abandon_votes):
        return []
    persons = [index for index, _ in match.persons() if not match.seats[index].resigned]
    if match.terms.rated and persons == [seat]:
        raise Forbidden(Message.of("tables-abandon-rated"))
    votes = (match.abandon_votes | {seat}) if agree else (match.abandon_votes - {seat})
    voted = e.Voted(seat, "abandon", agree)
    if all(index in votes for index in persons):
        return [voted, e.Abandoned("vote")]
    return [voted]


def vote_for_bot(
    match: Match, seat: int, against: int, agree: bool, gone: Gone, online: Online
) -> list[e.Event]:
    """A bot takes the seat of somebody who is gone when all others who are here agree."""
    _playing(match)
    if against == seat or against >= match.players or match.seats[against].person is None:
        raise Stale(Message.of("tables-vote-no-person"))
    if match.seats[against].away:
        raise Stale(Message.of("tables-vote-already-away"))
    if agree and not (match.seats[against].left or gone(against)):
        raise Stale(Message.of("tables-vote-too-early"))
    votes = match.bot_votes.get(against, set())
    if agree == (seat in votes):
        return []
    votes = (votes | {seat}) if agree else (votes - {seat})
    voted = e.Voted(seat, "bot", agree, against)
    voters = [
        index
        for index in _people(match, against)
        if index == seat or (online(index) and not match.seats[index].away)
    ]
    if agree and all(index in votes for index in voters):
        if match.terms.rated and len(_standing(match, against)) == 1:
            return [voted, *_forfeit(match, against, "away")]
        return [voted, e.BotSeated(against, stand_in(match), "vote")]
    return [voted]


def resign(match: Match, seat: int) -> list[e.Event]:
    _playing(match)
    return [] if match.seats[seat].resigned else _forfeit(match, seat, "resigned")


def leave(match: Match, seat: int) -> list[e.Event]:
    """Whoever leaves a rated game, or bots alone, has lost it. Others may be let in again."""
    if match.seats[seat].resigned:
        return []
    if match.terms.rated or not _people(match, seat):
        return _forfeit(match, seat, "left")
    return [] if match.seats[seat].left else [e.Left(seat)]


def come_back(match: Match, seat: int) -> list[e.Event]:
    if match.state != "playing":
        return []
    if match.seats[seat].resigned:
        raise Stale(Message.of("tables-resigned"))
    if match.seats[seat].away or match.seats[seat].left:
        return [e.Returned(seat)]
    return []


def run_out(match: Match, now: int) -> list[e.Event]:
    """What the clock has to say at this moment."""
    due, seat = match.clock.due, match.clock.running
    if match.state != "playing" or due is None or seat is None or now < due:
        return []
    if match.terms.clock.at_zero == "abandon":
        return [e.TimedOut(seat), e.Abandoned("time")]
    if match.terms.clock.at_zero == "lose":
        return [e.TimedOut(seat), *_forfeit(match, seat, "time")]
    return [e.TimedOut(seat), e.BotSeated(seat, stand_in(match), "time")]


def stand_in(match: Match) -> str:
    """The bot that plays for somebody who is gone: the middle of the ladder."""
    ladder: list[str] = list(PLAYERS[match.terms.game])
    return ladder[len(ladder) // 2]


def adopt(match: Match, guest: str, account: e.Who) -> list[e.Event]:
    """Empty when the account sits here already: nobody holds two seats."""
    seat = match.seat_of(guest)
    if seat is None or match.seat_of(account.id) is not None:
        return []
    return [e.Adopted(seat, account)]


def rename(match: Match, person: e.Who) -> list[e.Event]:
    """Somebody at the table has a new name, or an account."""
    seat = match.seat_of(person.id)
    if not match.live or seat is None or match.seats[seat].person == person:
        return []
    return [e.Adopted(seat, person)]


def _forfeit(match: Match, seat: int, why: Literal["resigned", "left", "time", "away"]) -> list[e.Event]:
    """The game ends if only one is left, or bots alone; else a bot plays on for whoever has lost."""
    forfeited = e.Forfeited(seat, why)
    standing = _standing(match, seat)
    if len(standing) == 1 or not _people(match, seat):
        assert match.position is not None
        points = tuple(match.position.points(index) for index in range(match.players))
        return [forfeited, e.Finished(points, tuple(standing), forfeit=True)]
    if match.seats[seat].away:
        return [forfeited]
    return [forfeited, e.BotSeated(seat, stand_in(match), "forfeit")]


def _standing(match: Match, but: int) -> list[int]:
    """The seats, but one, that may still win."""
    return [index for index, seat in enumerate(match.seats) if index != but and not seat.resigned]


def _people(match: Match, but: int) -> list[int]:
    return [index for index in _standing(match, but) if match.seats[index].person is not None]


def _playing(match: Match) -> None:
    if match.state != "playing":
        raise Stale(Message.of("tables-not-playing"))
