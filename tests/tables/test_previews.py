"""What may be tried may not tell.

In random games, everything hidden from the seat to act is dealt anew behind its back. Turns are then
planned step by step, and every next action is tried in all worlds: the answers must be equal to the byte.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from treetop.games import GAMES
from treetop.games.game import Position
from treetop.tables import wire
from treetop.tables.match.plan import BrokenPlan, preview
from treetop.tables.presentation.scene import encoded_view

OPTIONS = {
    "arboretum": ({}, {"discards": "top"}),
    "tree-society": ({}, {"open_memory": True}),
}
GAMES_AND_OPTIONS = [(game, options) for game, choices in OPTIONS.items() for options in choices]
LAST_DECISIONS = 12


def answer(position: Position, seat: int, plan: list[str]) -> bytes:
    """What a planner is answered: the view and the score after the plan, or why it cannot be tried."""
    try:
        planned = preview(position, seat, plan)
    except BrokenPlan as broken:
        return wire.encode(wire.words(broken.reason.message))
    view, score = encoded_view(planned, seat)
    return msgspec.json.encode((view, score))


def check_turn(worlds: list[Position], seat: int, rng: Random) -> int:
    """Plan a random turn, comparing the answers to every next action; returns how many were compared."""
    plan: list[str] = []
    compared = 0
    while (here := preview(worlds[0], seat, plan)).seat_to_act == seat:
        continuations = [[*plan, str(action)] for action in here.legal_actions]
        for longer in continuations:
            first, *others = [answer(world, seat, longer) for world in worlds]
            assert all(other == first for other in others), longer
        compared += len(continuations)
        open_to_trial = [each for each in continuations if not here.reveals(here.parse(each[-1]))]
        if not open_to_trial:
            break
        plan = rng.choice(open_to_trial)
    return compared


def random_game(game: str, players: int, options: dict[str, object], rng: Random) -> list[Position]:
    positions = [GAMES[game].new(players, rng.getrandbits(120), options)]
    while positions[-1].seat_to_act is not None:
        positions.append(positions[-1].after(rng.choice(positions[-1].legal_actions)))
    return positions[:-1]


@pytest.mark.rule("A7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_no_plan_that_may_be_tried_tells_anything_hidden(
    game: str, options: dict[str, object], players: int
) -> None:
    rng = Random(f"{game} {options} {players}")
    compared = 0
    for _ in range(3):
        positions = random_game(game, players, options, rng)
        for position in [*rng.sample(positions[:-LAST_DECISIONS], 8), *positions[-LAST_DECISIONS:]]:
            seat = position.seat_to_act
            assert seat is not None
            others = [position.view(seat).sample(rng) for _ in range(2)]
            compared += check_turn([position, *others], seat, rng)
    assert compared > 500


def test_the_last_action_of_arboretum_can_only_be_committed() -> None:
    rng = Random(1)
    last = random_game("arboretum", 2, {}, rng)[-1]
    assert last.seat_to_act is not None
    for action in last.legal_actions:
        assert last.reveals(action)
        with pytest.raises(BrokenPlan):
            preview(last, last.seat_to_act, [str(action)])


def test_a_discard_is_taken_for_good_where_only_the_tops_are_shown() -> None:
    rng = Random(2)
    for options, reveals in (({"discards": "top"}, True), ({}, False)):
        positions = random_game("arboretum", 2, options, rng)
        takes = [
            position.reveals(action)
            for position in positions
            for action in position.legal_actions
            if str(action).startswith("draw discard") and len(position.discards(action.seat)) > 1  # type: ignore[attr-defined]
        ]
        assert takes
        assert all(take is reveals for take in takes)
