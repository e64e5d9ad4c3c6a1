"""A deal that many play, played again: a result is believed because it follows from what was done."""

from __future__ import annotations

from collections.abc import Sequence

from treetop.games.errors import Malformed, Refusal
from treetop.locales import Message
from treetop.players import player_named
from treetop.tables.local.day import bot_seed, open_day
from treetop.tables.match import event as e
from treetop.tables.match.match import Match
from treetop.tables.match.plan import BrokenPlan
from treetop.tables.match.playing import play

SOMEBODY = e.Who("somebody", "", "guest")
BUDGET = 1.0
"""Seconds for a bot. The bots of such a deal don't search, so their choice doesn't depend on it."""


def play_again(game: str, deal: str, commands: Sequence[Sequence[str]]) -> tuple[tuple[int, ...], int]:
    """The scores and the seat of whoever has given these commands.

    Cards, seat and bots follow from the deal's name, the bots' decisions from what was done before. Raises
    Malformed if the commands can't be given, or don't end the game.
    """
    match = _opened(game, deal)
    given = iter(commands)
    while match.seat_to_act is not None:
        player = match.bot_to_act
        actions = next(given, None) if player is None else [_choice(match, player)]
        if actions is None:
            raise _unplayable()
        _do(match, actions)
    if match.result is None or next(given, None) is not None:
        raise _unplayable()
    seat = match.seat_of(SOMEBODY.id)
    assert seat is not None
    return match.result.scores, seat


def _opened(game: str, deal: str) -> Match:
    opening = open_day(game, deal, SOMEBODY, "mine")
    match = Match(opening.id, e.Entry(1, 0, opening.created))
    for event in opening.events:
        match.apply(e.Entry(match.seq + 1, 0, event))
    return match


def _choice(match: Match, player: str) -> str:
    assert match.position is not None
    assert match.seat_to_act is not None
    view = match.position.view(match.seat_to_act)
    seed = bot_seed(match.server_seed, match.moved)
    return str(player_named(match.terms.game, player).choose(view, seed, BUDGET))


def _do(match: Match, actions: Sequence[str]) -> None:
    seat = match.seat_to_act
    assert seat is not None
    try:
        events, steps = play(match, seat, match.moved, actions, match.bot_to_act is not None)
    except (Refusal, BrokenPlan):
        raise _unplayable() from None
    for event in events:
        match.apply(e.Entry(match.seq + 1, 0, event), steps)


def _unplayable() -> Malformed:
    return Malformed(Message.of("tables-day-unplayable"))
