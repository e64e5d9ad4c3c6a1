"""Trying a moment of a game again: a game with bots that goes on from there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from treetop.games.errors import Stale
from treetop.locales import Message
from treetop.tables.local.happened import Story
from treetop.tables.local.table import on_device, story_of
from treetop.tables.match import event as e
from treetop.tables.match.fairness import new_server_seed
from treetop.tables.match.opening import Wish, open_table
from treetop.tables.presentation.replay import Step

SEED_BITS = 62


def open_trial(
    table: str, steps: Sequence[Step], step: int, bots: Sequence[str], person: e.Who, now: int
) -> Story:
    """The person has the seat to act at this step; `bots` names who plays each of the others.

    What that seat didn't know is dealt anew: whoever has looked at all cards in the replay knows no more
    than the seat did, and nothing of the game that was can be learnt from the trial.
    """
    position: Any = steps[step].position
    seat = position.seat_to_act
    if seat is None:
        raise Stale(Message.of("tables-not-playing"))
    dealt = position.view(seat).sample(Random(secrets.randbits(SEED_BITS)))
    places = [f"bot:{bot}" for bot in bots]
    places[seat] = "me"
    wish = Wish(position.game.name, places, position.options, hints=True, order="seated", rated=False)
    opening = on_device(open_table(wish, person, new_server_seed()))
    trial = e.Trial(dealt.notation, table, step)
    events = [
        msgspec.structs.replace(event, trial=trial) if isinstance(event, e.Started) else event
        for event in opening.events
    ]
    return story_of(msgspec.structs.replace(opening, events=tuple(events)), [], now)
