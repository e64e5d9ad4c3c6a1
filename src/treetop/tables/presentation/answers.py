"""What a client is answered: the same by a server and by a table on the client's own device."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET, UnsetType

from treetop.games.errors import Illegal, Stale
from treetop.locales import Message
from treetop.tables import wire
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan, preview
from treetop.tables.match.playing import check_fresh
from treetop.tables.presentation.scene import encoded_view

Say = Callable[[Message], str]
"""Puts a message into the reader's words."""


def malformed_frame(message: Message, say: Say, frame: wire.ClientFrame | None = None) -> wire.MalformedFrame:
    """The answer to a frame that cannot be read, or not be granted."""
    asked = (None, UNSET) if frame is None else (command_of(frame), id_of(frame))
    return wire.MalformedFrame(asked[0], wire.words(message), say(message), asked[1])


def illegal_frame(frame: wire.ClientFrame, broken: BrokenPlan, say: Say) -> object:
    reason = broken.reason
    if isinstance(reason, Stale):
        return malformed_frame(reason.message, say, frame)
    rule = reason.rule or None if isinstance(reason, Illegal) else None
    return wire.IllegalFrame(
        broken.index,
        rule,
        wire.words(reason.message),
        say(reason.message),
        command_of(frame) or UNSET,
        id_of(frame),
    )


def stale_frame(frame: wire.ClientFrame, stale: Stale, hello: wire.Hello, say: Say) -> wire.StaleFrame:
    """`hello`: how it stands now, with the log from where the client was."""
    return wire.StaleFrame(
        hello.seq,
        hello.log,
        hello.view,
        hello.score,
        hello.clock,
        wire.words(stale.message),
        say(stale.message),
        command_of(frame) or UNSET,
        id_of(frame),
    )


def preview_frame(match: Match, seat: int, frame: wire.Preview) -> wire.PreviewFrame:
    """Raises Stale or BrokenPlan."""
    check_fresh(match, frame.seq)
    assert match.position is not None
    view, score = encoded_view(preview(match.position, seat, frame.actions), seat)
    assert view is not None
    assert score is not None
    return wire.PreviewFrame(frame.id, match.seq, frame.actions, view, score)


def command_of(frame: wire.ClientFrame) -> str | None:
    return frame.command if isinstance(frame, wire.Play) else None


def id_of(frame: wire.ClientFrame) -> str | UnsetType:
    return frame.id if isinstance(frame, wire.Preview | wire.Hint) else UNSET
