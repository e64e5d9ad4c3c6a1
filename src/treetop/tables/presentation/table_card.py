"""A table as lists and frames show it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from treetop.tables import wire
from treetop.tables.match.clock import Clock
from treetop.tables.match.match import Match
from treetop.tables.match.seat import Seat

Online = Callable[[str], bool]


def nobody_online(person: str) -> bool:
    return False


ReplaceAt = Callable[[str], int | None]
"""When may a bot play for this person?"""


def never(person: str) -> int | None:
    return None


def table_card(
    match: Match,
    seat: int | None,
    online: Online = nobody_online,
    watching: int = 0,
    replace_at: ReplaceAt = never,
    waking: str | None = None,
) -> wire.TableCard:
    """`seat`: whose eyes. `waking`: the player whose machine code is being compiled."""
    turn = match.seat_to_act
    terms = match.terms
    return wire.TableCard(
        id=match.id,
        game=terms.game,
        options=terms.options,
        state=match.state,
        public=terms.public,
        spectators=terms.spectators,
        hints=terms.hints,
        rated=match.rated,
        clock=terms.clock,
        order=terms.order,
        host=match.host,
        seats=[
            _seat_card(index, place, online, replace_at, waking) for index, place in enumerate(match.seats)
        ],
        created=match.created_at,
        started=match.started_at,
        ended=match.ended_at,
        seq=match.seq,
        seat_to_act=_number(turn),
        my_seat=_number(seat),
        my_turn=seat is not None and seat == turn and not match.seats[seat].away,
        watching=watching,
        votes=_votes(match),
        fairness=fairness_card(match),
        result=result_card(match),
        rematch=match.rematch,
        rematch_of=match.rematch_of,
        duplicate=terms.duplicate,
        trial=wire.TrialCard(match.trial.table, match.trial.step) if match.trial else UNSET,
    )


def clock_card(clock: Clock) -> wire.ClockCard:
    return wire.ClockCard(_number(clock.running), list(clock.left), clock.since)


def result_card(match: Match, sheet: bool = False) -> wire.Result | None:
    if match.result is None:
        return None
    winners = tuple(seat + 1 for seat in match.result.winners)
    if match.result.forfeit:
        return wire.Result(match.result.scores, winners, forfeit=True)
    if not sheet or match.position is None:
        return wire.Result(match.result.scores, winners)
    return wire.Result(match.result.scores, winners, match.position.score_sheet().facts())


def fairness_card(match: Match) -> wire.FairnessCard:
    fairness = match.fairness
    if match.live:
        return wire.FairnessCard(fairness.commitment, len(fairness.salts))
    return wire.FairnessCard(fairness.commitment, fairness.salts, fairness.server_seed)


def _seat_card(
    index: int, seat: Seat, online: Online, replace_at: ReplaceAt, waking: str | None
) -> wire.SeatCard:
    if seat.person is None and seat.player is None:
        return wire.SeatCard(index + 1, "open", held_for=seat.held_for or UNSET)
    if seat.person is None:
        asleep = seat.player == waking
        return wire.SeatCard(index + 1, "bot", player=seat.player or UNSET, waking=asleep or UNSET)
    free_at = None if seat.away else replace_at(seat.person.id)
    return wire.SeatCard(
        index + 1,
        "person",
        person=wire.PersonCard(seat.person.id, seat.person.name, seat.person.kind),
        player=seat.player or UNSET,
        online=online(seat.person.id),
        away=seat.away,
        left=seat.left,
        resigned=seat.resigned or UNSET,
        replace_at=UNSET if free_at is None else free_at,
    )


def _votes(match: Match) -> wire.Votes:
    return wire.Votes(
        sorted(seat + 1 for seat in match.abandon_votes),
        [
            wire.BotVote(seat + 1, sorted(voter + 1 for voter in voters))
            for seat, voters in sorted(match.bot_votes.items())
            if voters
        ],
    )


def shape_of(match: Match) -> tuple[object, ...]:
    """What a `table` frame shows and a `view` frame does not."""
    return (
        match.state,
        match.host,
        match.rematch,
        len(match.salts),
        tuple(
            (seat.person, seat.player, seat.held_for, seat.away, seat.left, seat.resigned)
            for seat in match.seats
        ),
        frozenset(match.abandon_votes),
        tuple((seat, frozenset(votes)) for seat, votes in match.bot_votes.items()),
    )


def _number(seat: int | None) -> int | None:
    return None if seat is None else seat + 1
