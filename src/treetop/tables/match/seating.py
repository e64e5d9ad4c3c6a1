"""Sitting down and getting up before the start. Each function decides on the events that follow."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.players import PLAYERS
from treetop.players.like import is_like, tenths_of
from treetop.records.fairness import game_seed
from treetop.tables.match import event as e
from treetop.tables.match import leaving
from treetop.tables.match.fairness import lot
from treetop.tables.match.match import Match
from treetop.tables.refusals import Forbidden


def join(match: Match, person: e.Who, seat: int | None, salt: str) -> list[e.Event]:
    """Raises Stale when the seat is gone."""
    if match.seat_of(person.id) is not None:
        return []
    if match.state != "open":
        raise Stale(Message.of("tables-already-started"))
    chosen = _free_seat(match, person.id, seat)
    salts = [*(salt for _, salt in match.salts), salt]
    joined = e.Joined(chosen, person, salt)
    others = (other for i, other in enumerate(match.seats) if i != chosen)
    if all(other.taken for other in others):
        return [joined, start(match, salts)]
    return [joined]


def leave(match: Match, seat: int) -> list[e.Event]:
    if match.state == "open":
        left: list[e.Event] = [e.Left(seat)]
        if all(index == seat for index, _ in match.persons()):
            left.append(e.Abandoned("left"))
        return left
    return leaving.leave(match, seat) if match.state == "playing" else []


def decline(match: Match, person: str) -> list[e.Event]:
    """Whoever a place is kept for does not want it. Nothing happens if none is, or no longer."""
    if match.state != "open":
        return []
    return [
        e.Declined(index)
        for index, seat in enumerate(match.seats)
        if seat.held_for == person and not seat.taken
    ]


def fill(match: Match, person: str, player: str) -> list[e.Event]:
    """The host puts bots on the open seats and the match begins."""
    if match.host != person:
        raise Forbidden(Message.of("tables-host-only"))
    if match.state != "open":
        raise Stale(Message.of("tables-already-started"))
    check_player(match.terms.game, player)
    if match.rated and tenths_of(player) is not None:
        raise Forbidden(Message.of("tables-rated-like"))
    filled: list[e.Event] = [e.Filled(i, player) for i, seat in enumerate(match.seats) if not seat.taken]
    return [*filled, start(match, [salt for _, salt in match.salts])]


def start(match: Match, salts: Sequence[str]) -> e.Started:
    seats = range(match.players)
    if match.terms.order == "seated":
        return e.Started(tuple(seats), match.version)
    return e.Started(lot(game_seed(match.server_seed, salts), match.players), match.version)


def check_player(game: str, player: str) -> None:
    ladder: list[str] = list(PLAYERS[game])
    if player not in ladder and not is_like(player, ladder):
        raise Forbidden(Message.of("tables-no-such-bot", name=player))


def _free_seat(match: Match, person: str, seat: int | None) -> int:
    if seat is not None:
        if seat < match.players and match.seats[seat].is_free_for(person):
            return seat
        raise Stale(Message.of("tables-seat-taken"))
    held = [i for i, place in enumerate(match.seats) if place.held_for == person and not place.taken]
    free = [i for i, place in enumerate(match.seats) if place.is_free_for(person)]
    for index in (*held, *free):
        return index
    raise Stale(Message.of("tables-seat-taken"))
