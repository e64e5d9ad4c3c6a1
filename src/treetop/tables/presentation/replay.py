"""Finished matches: any position through any eyes, and the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from treetop.games.errors import Malformed
from treetop.games.game import Action, Position
from treetop.locales import Message
from treetop.players.review import ends_of_turns
from treetop.records import Record
from treetop.tables import wire
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import Steps

MOST_FRAMES = 64


class ReplayFrame(Struct):
    step: int
    seq: int
    action: str | None
    seat: int | None
    words: list[wire.Words]
    view: dict[str, Any] | None
    score: Any
    views: list[dict[str, Any] | None] | UnsetType = UNSET
    result: wire.Result | UnsetType = UNSET


class Replay(Struct):
    """`shared` holds the members that all views have in common."""

    table: Raw
    steps: int
    turns: list[int]
    eyes: str
    shared: dict[str, Any]
    frames: list[ReplayFrame]


class Step(Struct, frozen=True):
    """One action of a match: the position it was done in and the one it led to."""

    seq: int
    seat: int | None
    before: Position | None
    action: Action | None
    position: Position


def steps_of(match: Match, log: Sequence[e.Entry]) -> Iterator[Step]:
    """The start, and then every action."""
    started = next((entry.seq for entry in log if isinstance(entry.event, e.Started)), None)
    if started is None:
        return
    steps = Steps(match.deal())
    yield Step(started, None, None, None, steps.position)
    for entry in log:
        if not isinstance(entry.event, e.Played):
            continue
        for notation in entry.event.actions:
            steps.do(steps.position.parse(notation))
            yield Step(entry.seq, entry.event.seat, steps.before[-1], steps.actions[-1], steps.position)


def record_of(match: Match, log: Sequence[e.Entry]) -> Record:
    steps = list(steps_of(match, log))
    if not steps:
        raise Malformed(Message.of("tables-never-started"))
    return Record.of(
        steps[0].position,
        [step.action for step in steps[1:]],
        match.seed,
        match.version,
        fairness=match.fairness.facts(),
        names=[seat.person.name if seat.person is not None else seat.player for seat in match.seats],
        table=match.id,
        **_forfeit(match),
    )


def _forfeit(match: Match) -> dict[str, Any]:
    """How a game was decided that wasn't played to the end."""
    if match.result is None or not match.result.forfeit:
        return {}
    lost = [seat + 1 for seat in sorted(match.forfeits)]
    return {"forfeit": {"lost": lost, "winners": [seat + 1 for seat in match.result.winners]}}


def eyes_of(players: int, eyes: str) -> tuple[int | None, bool]:
    """The reader, and whether all cards are open."""
    if eyes == "spectator":
        return None, False
    if eyes == "open":
        return None, True
    if eyes.isdecimal() and 1 <= int(eyes) <= players:
        return int(eyes) - 1, False
    raise Malformed(Message.of("tables-no-such-eyes"))


def frame(
    players: int, number: int, step: Step, reader: int | None, open_cards: bool, result: wire.Result | None
) -> ReplayFrame:
    view = step.position.view(reader)
    said: Sequence[Message] = []
    if step.before is not None and step.action is not None:
        said = step.before.tell(step.action, step.seat if open_cards else reader)
    return ReplayFrame(
        number,
        step.seq,
        None if step.action is None else str(step.action),
        None if step.seat is None else step.seat + 1,
        [wire.words(message) for message in said],
        view.facts(),
        view.score(),
        [step.position.view(seat).facts() for seat in range(players)] if open_cards else UNSET,
        UNSET if result is None else result,
    )


def replay_of(
    players: int,
    result: wire.Result | None,
    steps: Sequence[Step],
    card: Raw,
    eyes: str,
    first: int,
    last: int,
) -> Replay:
    """So many steps of a game. `card`: its table, encoded, for whoever asked; `result` comes with its end."""
    reader, open_cards = eyes_of(players, eyes)
    wanted = range(first, min(last + 1, first + MOST_FRAMES, len(steps)))
    end = len(steps) - 1
    frames = [frame(players, n, steps[n], reader, open_cards, result if n == end else None) for n in wanted]
    turns = ends_of_turns([step.seat for step in steps])
    return Replay(card, max(0, len(steps) - 1), turns, eyes, share(frames), frames)


def share(frames: Sequence[ReplayFrame]) -> dict[str, Any]:
    """Take out of all views what is the same in each that has it, such as what is printed on a card.

    A member of a view whose entries never change is sent once, with the entries of all views.
    """
    views = [view for frame in frames for view in (frame.view, *(frame.views or ())) if view is not None]
    names = {name for view in views for name, value in view.items() if isinstance(value, dict) and value}
    shared = {name: entries for name in sorted(names) if (entries := _same_entries(views, name)) is not None}
    for view in views:
        for name in shared:
            view.pop(name, None)
    return shared


def _same_entries(views: Sequence[Mapping[str, Any]], name: str) -> dict[str, Any] | None:
    together: dict[str, Any] = {}
    for view in views:
        entries = view.get(name)
        if not isinstance(entries, dict):
            return None
        for key, value in entries.items():
            if together.setdefault(key, value) != value:
                return None
    return together
