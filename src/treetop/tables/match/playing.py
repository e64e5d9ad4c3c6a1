"""Deciding whether a command may be done."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import Steps, carry_out


def play(
    match: Match, seat: int, seq: int, actions: Sequence[str], bot: bool = False
) -> tuple[list[e.Event], Steps]:
    """Raises Stale, or BrokenPlan with the action that a rule forbids."""
    check_fresh(match, seq)
    assert match.position is not None
    if match.seats[seat].played_by_bot != bot:
        raise Stale(Message.of("tables-seat-away"))
    steps = carry_out(match.position, seat, actions)
    # Written anew rather than as it came: one action has one notation in the log.
    events: list[e.Event] = [e.Played(seat, tuple(str(action) for action in steps.actions))]
    outcome = steps.position.outcome()
    if outcome is not None:
        events.append(e.Finished(outcome.scores, outcome.winners))
    return events, steps


def check_fresh(match: Match, seq: int) -> None:
    """A command was made for the present position if nothing has moved since the `seq` it names."""
    if match.state != "playing":
        raise Stale(Message.of("tables-not-playing"))
    if not match.moved <= seq <= match.seq:
        raise Stale(Message.of("tables-stale"))
