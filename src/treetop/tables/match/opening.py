"""Opening a table, and a rematch."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from treetop.games import game_named
from treetop.games.chance import VERSION
from treetop.games.errors import Malformed, Stale
from treetop.locales import Message
from treetop.players.like import LIKE
from treetop.tables.identifier import new_table
from treetop.tables.match import event as e
from treetop.tables.match.fairness import Salt, checked_salt
from treetop.tables.match.match import Match
from treetop.tables.match.seating import check_player, start
from treetop.tables.match.terms import ClockSetting, NoClock, Order, Spectators, Terms, allowance
from treetop.tables.refusals import Forbidden

SeatWish = Annotated[str, Meta(max_length=64, pattern=r"^(me|open|bot:.+|friend:.+)$")]

FRIEND = "friend:"


class Wish(Struct):
    """What somebody asks for when opening a table."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    public: bool = False
    spectators: Spectators = "yes"
    hints: bool = False
    clock: ClockSetting = msgspec.field(default_factory=NoClock)
    order: Order = "lot"
    rated: bool | None = None
    salt: Salt = ""
    commitment: Annotated[str, Meta(max_length=64)] | None = None


class Opening(Struct, frozen=True):
    """The first events of a new table."""

    id: str
    created: e.Created
    events: tuple[e.Event, ...]


def open_table(wish: Wish, person: e.Who, server_seed: str, friends: Collection[str] = ()) -> Opening:
    """`friends`: the ids of those who may be challenged. Raises Malformed or Forbidden."""
    game = game_named(wish.game)
    if len(wish.seats) not in game.seats:
        raise Malformed(Message.of("tables-seat-count", least=min(game.seats), most=max(game.seats)))
    if wish.seats.count("me") != 1:
        raise Malformed(Message.of("tables-seat-me"))
    challenged = [seat for seat in wish.seats if seat.startswith(FRIEND)]
    if len(set(challenged)) < len(challenged):
        raise Malformed(Message.of("tables-seat-taken"))
    terms = Terms(
        wish.game,
        game.options(wish.options),
        wish.public,
        wish.spectators,
        wish.hints,
        wish.clock,
        wish.order,
        _is_rated(wish),
    )
    places = tuple(_place(wish.game, seat, friends) for seat in wish.seats)
    created = e.Created(terms, places, person.id, server_seed)
    return _opening(created, e.Joined(wish.seats.index("me"), person, checked_salt(wish.salt)))


def open_for_two(
    terms: Terms, host: tuple[e.Who, str], other: tuple[e.Who, str] | str, server_seed: str
) -> Opening:
    """People who have found each other, each with their salt; or one of them with a bot."""
    second: e.Place = e.BotPlace(other) if isinstance(other, str) else e.OpenPlace()
    created = e.Created(terms, (e.OpenPlace(), second), host[0].id, server_seed)
    people = [host] if isinstance(other, str) else [host, other]
    joined = tuple(e.Joined(seat, *person) for seat, person in enumerate(people))
    match = Match(new_table(), e.Entry(1, 0, created))
    for number, event in enumerate(joined, 2):
        match.apply(e.Entry(number, 0, event))
    return Opening(match.id, created, (*joined, start(match, [event.salt for event in joined])))


def open_rematch(match: Match, person: e.Who, salt: str, server_seed: str) -> Opening:
    """The same people and bots, each one seat further on."""
    if match.live:
        raise Stale(Message.of("tables-not-ended"))
    if match.seat_of(person.id) is None:
        raise Forbidden(Message.of("tables-not-seated"))
    before = [*match.seats[-1:], *match.seats[:-1]]
    places = tuple(
        e.HeldPlace(seat.person.id) if seat.person is not None else e.BotPlace(seat.player or "")
        for seat in before
    )
    seat = next(i for i, place in enumerate(places) if place == e.HeldPlace(person.id))
    terms = msgspec.structs.replace(match.terms, order="seated", duplicate=None)
    created = e.Created(terms, places, person.id, server_seed, match.id)
    return _opening(created, e.Joined(seat, person, checked_salt(salt)))


def open_duplicate(wish: Wish, person: e.Who, server_seed: str, group: str) -> Opening:
    """One's own attempt at a deal that others get, too: against bots, unseen by anybody, not rated.

    Raises Malformed.
    """
    if not all(seat == "me" or seat.startswith("bot:") for seat in wish.seats):
        raise Malformed(Message.of("tables-duplicate-bots"))
    customs = {"public": False, "spectators": "no", "hints": False, "rated": False, "order": "seated"}
    clock = wish.clock
    if not isinstance(clock, NoClock):
        clock = msgspec.structs.replace(clock, at_zero="lose")
    opening = open_table(msgspec.structs.replace(wish, clock=clock, **customs), person, server_seed)
    terms = msgspec.structs.replace(opening.created.terms, duplicate=group)
    return msgspec.structs.replace(opening, created=msgspec.structs.replace(opening.created, terms=terms))


def open_again(first: Match, person: e.Who) -> Opening:
    """The same deal, from the same seat, for somebody else: seed and salt are those of the first attempt."""
    places = tuple(
        e.OpenPlace() if seat.person is not None else e.BotPlace(seat.player or "") for seat in first.seats
    )
    seat = places.index(e.OpenPlace())
    created = e.Created(first.terms, places, person.id, first.server_seed)
    return _opening(created, e.Joined(seat, person, first.salts[0][1]), first.version)


def _is_rated(wish: Wish) -> bool:
    """If nothing is said: without hints and among no friends. A rated game always has a result."""
    # Whoever plays at the reader's own level has no rating.
    against_a_like = any(seat.startswith(f"bot:{LIKE}") for seat in wish.seats)
    among_friends = any(seat.startswith(FRIEND) for seat in wish.seats)
    may_stop = allowance(wish.clock) is not None and wish.clock.at_zero == "abandon"
    if wish.rated and wish.hints:
        raise Malformed(Message.of("tables-rated-hints"))
    if wish.rated and may_stop:
        raise Malformed(Message.of("tables-rated-abandon"))
    if wish.rated and against_a_like:
        raise Malformed(Message.of("tables-rated-like"))
    if wish.rated is None:
        return not wish.hints and not may_stop and not among_friends and not against_a_like
    return wish.rated


def _opening(created: e.Created, joined: e.Joined, version: int = VERSION) -> Opening:
    events: tuple[e.Event, ...] = (joined,)
    match = Match(new_table(), e.Entry(1, 0, created))
    match.version = version
    match.apply(e.Entry(2, 0, joined))
    if match.full:
        events = (joined, start(match, [joined.salt]))
    return Opening(match.id, created, events)


def _place(game: str, seat: str, friends: Collection[str]) -> e.Place:
    if seat.startswith(FRIEND):
        friend = seat.removeprefix(FRIEND)
        if friend not in friends:
            raise Forbidden(Message.of("people-not-friends"))
        return e.HeldPlace(friend)
    if not seat.startswith("bot:"):
        return e.OpenPlace()
    player = seat.removeprefix("bot:")
    check_player(game, player)
    return e.BotPlace(player)
