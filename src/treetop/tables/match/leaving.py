"""People who go, clocks that run out, bots that step in, people who come back."""

from __future__ import annotations

from collections.abc import Callable

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.players import PLAYERS
from treetop.tables.match import event as e
from treetop.tables.match.match import Match

Gone = Callable[[int], bool]
"""Has this seat's person been away for longer than the grace period?"""
Online = Callable[[int], bool]


def vote_to_abandon(match: Match, seat: int, agree: bool) -> list[e.Event]:
    _playing(match)
    if agree == (seat in match.abandon_votes):
        return []
    votes = (match.abandon_votes | {seat}) if agree else (match.abandon_votes - {seat})
    voted = e.Voted(seat, "abandon", agree)
    if all(index in votes for index, _ in match.persons()):
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
    voters = [index for index, _ in match.persons() if index != against and (index == seat or online(index))]
    if agree and all(index in votes for index in voters):
        return [voted, e.BotSeated(against, stand_in(match), "vote")]
    return [voted]


def come_back(match: Match, seat: int) -> list[e.Event]:
    if match.state != "playing":
        return []
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


def _playing(match: Match) -> None:
    if match.state != "playing":
        raise Stale(Message.of("tables-not-playing"))
