"""Sitting down, getting up, playing and the clock, decided from a match alone: no server, no store."""

from __future__ import annotations

import pytest

from treetop.games.errors import Stale
from treetop.tables.match import event as e
from treetop.tables.match.clock import Clock
from treetop.tables.match.leaving import come_back, resign, vote_for_bot
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan, preview
from treetop.tables.match.playing import check_fresh, play
from treetop.tables.match.seating import decline, fill, join, leave
from treetop.tables.match.terms import BankClock, MoveClock, NoClock, Spectators, Terms
from treetop.tables.refusals import Forbidden

OPEN = e.OpenPlace()
TERMS = Terms("arboretum", {}, order="seated")


def who(id: str) -> e.Who:
    return e.Who(id, id, "guest")


def opened(*places: e.Place, seat: int | None = None) -> Match:
    match = Match("m", e.Entry(1, 0, e.Created(TERMS, places or (OPEN, OPEN, OPEN), "anna", "ab" * 32)))
    return did(match, join(match, who("anna"), seat, "aa"))


def did(match: Match, events: list[e.Event]) -> Match:
    for event in events:
        match.apply(e.Entry(match.seq + 1, match.seq * 100, event))
    return match


def started() -> Match:
    match = opened()
    did(match, join(match, who("ben"), 2, "bb"))
    return did(match, join(match, who("cleo"), None, "cc"))


def test_whoever_sits_down_last_starts_the_match() -> None:
    match = started()
    assert match.state == "playing"
    assert [seat.person and seat.person.id for seat in match.seats] == ["anna", "cleo", "ben"]
    assert match.salts == [("anna", "aa"), ("ben", "bb"), ("cleo", "cc")]


def test_nobody_sits_down_twice_nor_on_a_taken_or_missing_seat_nor_after_the_start() -> None:
    match = opened()
    assert join(match, who("anna"), 1, "") == []
    for seat in (0, 3, 4):
        with pytest.raises(Stale):
            join(match, who("ben"), seat, "")
    with pytest.raises(Stale) as late:
        join(started(), who("dora"), None, "")
    assert late.value.message.id == "tables-already-started"


def test_a_seat_that_is_held_waits_for_its_person() -> None:
    match = opened(OPEN, OPEN, e.HeldPlace("ben"))
    assert join(match, who("ben"), None, "")[0] == e.Joined(2, who("ben"), "")
    with pytest.raises(Stale):
        join(match, who("cleo"), 2, "")
    did(match, join(match, who("cleo"), None, ""))
    with pytest.raises(Stale):
        join(match, who("dora"), None, "")


def test_only_the_host_fills_and_only_before_the_start_and_with_bots_that_exist() -> None:
    match = opened()
    for guest in ("aaron", "ben"):
        with pytest.raises(Forbidden):
            fill(match, guest, "novice")
    with pytest.raises(Forbidden):
        fill(match, "anna", "nobody")
    events = fill(match, "anna", "novice")
    assert events[:2] == [e.Filled(1, "novice"), e.Filled(2, "novice")]
    assert did(match, events).state == "playing"
    with pytest.raises(Stale):
        fill(match, "anna", "novice")


def test_the_last_to_leave_before_the_start_closes_the_table() -> None:
    match = opened()
    did(match, join(match, who("ben"), 1, ""))
    did(match, leave(match, 0))
    assert (match.state, match.host) == ("open", "ben")
    assert match.salts == [("ben", "")]
    assert did(match, leave(match, 1)).state == "abandoned"
    assert leave(match, 1) == []


def test_a_table_stays_open_while_anybody_sits_at_it() -> None:
    match = opened()
    did(match, join(match, who("ben"), 2, ""))
    assert leave(match, 2) == [e.Left(2)]
    assert leave(match, 0) == [e.Left(0)]


@pytest.mark.parametrize("guest", ["aaron", "zoe"])
def test_the_host_stays_the_host_when_a_guest_leaves_or_logs_in(guest: str) -> None:
    match = opened()
    did(match, join(match, who(guest), 1, "gg"))
    did(match, [e.Adopted(1, who("account"))])
    assert match.host == "anna"
    assert match.salts == [("anna", "aa"), ("account", "gg")]
    assert did(match, leave(match, 1)).host == "anna"


@pytest.mark.parametrize("guest", ["aaron", "zoe"])
def test_the_host_stays_the_host_wherever_others_sit(guest: str) -> None:
    match = opened(OPEN, OPEN, OPEN, OPEN, seat=3)
    for seat, person in enumerate(("ben", guest)):
        did(match, join(match, who(person), seat, ""))
    assert did(match, leave(match, 1)).host == "anna"
    assert [person for person, _ in match.salts] == ["anna", "ben"]


def test_whoever_a_seat_is_held_for_can_decline_it() -> None:
    match = opened(OPEN, OPEN, e.HeldPlace("ben"))
    assert decline(match, "cleo") == []
    # Names come from outside: equal, but not the same object.
    assert decline(match, "".join(["b", "en"])) == [e.Declined(2)]
    did(match, [e.Declined(2)])
    assert join(match, who("cleo"), 2, "")[0] == e.Joined(2, who("cleo"), "")


def test_a_match_is_live_until_it_ends() -> None:
    match = opened()
    assert match.live
    assert started().live
    assert not did(match, leave(match, 0)).live


def test_a_bot_sits_down_for_whoever_is_away_when_all_who_are_here_have_voted() -> None:
    match = started()
    assert match.rated
    did(match, vote_for_bot(match, 0, 1, True, lambda seat: True, lambda seat: True))
    assert (match.bot_votes, match.replaced) == ({1: {0}}, False)
    did(match, vote_for_bot(match, 2, 1, True, lambda seat: True, lambda seat: True))
    assert match.seats[1].away
    assert (match.bot_votes, match.replaced, match.rated) == ({}, True, False)


def test_whoever_resigns_does_not_come_back() -> None:
    match = started()
    did(match, resign(match, 1))
    assert [seat.resigned for seat in match.seats] == [False, True, False]
    assert match.forfeits == {1}
    with pytest.raises(Stale):
        come_back(match, 1)


def test_a_host_who_logs_in_stays_the_host_and_keeps_the_salt() -> None:
    match = did(opened(), [e.Adopted(0, who("account"))])
    assert (match.host, match.salts) == ("account", [("account", "aa")])


@pytest.mark.parametrize("spectators", ["yes", "no", "delayed"])
@pytest.mark.parametrize("public", [True, False])
def test_strangers_may_look_before_the_start_during_play_unless_closed_and_after_a_public_match(
    spectators: Spectators, public: bool
) -> None:
    terms = Terms("arboretum", {}, order="seated", spectators=spectators, public=public)
    match = Match("m", e.Entry(1, 0, e.Created(terms, (OPEN, OPEN), "anna", "ab" * 32)))
    did(match, join(match, who("anna"), None, ""))
    assert match.shows_strangers
    did(match, join(match, who("ben"), None, ""))
    assert match.shows_strangers == (spectators != "no")
    assert did(match, [e.Abandoned("vote")]).shows_strangers == public


def test_whoever_leaves_during_play_keeps_the_seat() -> None:
    match = did(started(), leave(started(), 1))
    assert match.seats[1].left
    assert match.seats[1].person == who("cleo")
    assert leave(match, 1) == []


def test_a_command_must_know_the_present_position() -> None:
    match = started()
    for seq in range(match.moved, match.seq + 1):
        check_fresh(match, seq)
    for seq in (match.moved - 1, match.seq + 1):
        with pytest.raises(Stale):
            check_fresh(match, seq)
    with pytest.raises(Stale):
        check_fresh(opened(), 2)


def test_an_action_is_played_by_its_seat_and_written_in_one_notation() -> None:
    match = started()
    events, steps = play(match, 0, match.seq, ["  draw pile "])
    assert events == [e.Played(0, ("draw pile",))]
    assert steps.position.seat_to_act == 0
    with pytest.raises(BrokenPlan) as broken:
        play(match, 1, match.seq, ["draw pile"])
    assert broken.value.index == 0
    with pytest.raises(BrokenPlan) as broken:
        play(match, 0, match.seq, ["draw pile", "discard oa1"])
    assert broken.value.index == 1
    with pytest.raises(Stale):
        play(match, 0, match.seq, ["draw pile"], bot=True)


def test_a_seat_is_to_act_while_the_match_is_played_only() -> None:
    assert opened().seat_to_act is None
    match = started()
    assert match.seat_to_act == 0
    assert did(match, [e.Abandoned("vote")]).seat_to_act is None


def test_a_preview_names_the_action_that_reveals() -> None:
    match = started()
    assert match.position is not None
    with pytest.raises(BrokenPlan) as broken:
        preview(match.position, 0, ["draw pile"])
    assert broken.value.index == 0


def test_a_preview_asks_whether_its_last_action_reveals() -> None:
    position = started().position
    assert position is not None
    for _ in range(8):
        position = position.after(position.legal_actions[0])
    seat = position.seat_to_act
    assert seat is not None
    assert preview(position, seat, ["draw discard 2"]).seat_to_act == seat
    with pytest.raises(BrokenPlan) as broken:
        preview(position, seat, ["draw discard 2", "draw pile"])
    assert broken.value.index == 1


def test_the_clock_of_a_move_is_full_again_after_each() -> None:
    clock = Clock(MoveClock(30), 2)
    clock.turn(0, 1_000)
    assert clock.due == 31_000
    clock.credit(500)
    assert clock.due == 31_500
    clock.turn(0, 5_000)
    assert clock.due == 31_500
    clock.turn(1, 6_000)
    assert (clock.running, clock.due, clock.left) == (1, 36_000, [30_000, 30_000])
    clock.turn(None, 7_000)
    assert (clock.running, clock.due) == (None, None)


def test_a_bank_runs_down_and_earns_its_increment() -> None:
    clock = Clock(BankClock(60, 5), 2)
    clock.turn(0, 1_000)
    clock.turn(1, 11_000)
    assert clock.left == [55_000, 60_000]
    clock.turn(0, 100_000)
    assert clock.left == [55_000, 5_000]


def test_whoever_ran_out_of_time_comes_back_with_one_allowance() -> None:
    clock = Clock(BankClock(60), 2)
    clock.turn(0, 0)
    clock.expire(0, 60_000)
    assert (clock.left, clock.running, clock.since) == ([0, 60_000], None, 60_000)
    clock.refill(0)
    clock.left[1] = 7
    clock.refill(1)
    assert clock.left == [60_000, 7]


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(NoClock(), 2)
    clock.turn(0, 1_000)
    clock.turn(1, 2_000)
    assert (clock.running, clock.due, clock.left) == (None, None, [None, None])


def test_a_copy_of_a_clock_runs_by_itself() -> None:
    clock = Clock(BankClock(60), 2)
    clock.turn(0, 1_000)
    twin = clock.copy()
    twin.turn(1, 3_000)
    assert (clock.left, clock.running, clock.due) == ([60_000, 60_000], 0, 61_000)
    assert (twin.left, twin.running) == ([58_000, 60_000], 1)
