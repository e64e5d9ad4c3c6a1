"""What may be tried may not tell.

In random games, everything hidden from the seat to act is dealt anew behind its back. Turns are then
planned step by step, and every next action is tried in all worlds. The answers (what is seen, offered and
scored) and the question that a hint asks must be equal to the byte, with every option of every game.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from treetop.games import GAMES
from treetop.games.arboretum.species import species_in_play
from treetop.games.arboretum.state import DISCARDS, HAND
from treetop.games.game import Facts, Position
from treetop.games.tree_society.state import FRUITS, TYPES_OF_FRUIT
from treetop.players import PLAYERS
from treetop.tables import wire
from treetop.tables.bots.bot_process import Question
from treetop.tables.match.plan import BrokenPlan, preview
from treetop.tables.presentation.scene import encoded_view

MIDDLE = 4
LAST_DECISIONS = 6
PLANS = 300
"""So many plans of a turn are gone on with."""


def values(option: Facts, players: int, rng: Random) -> list[Any]:
    """Every choice of an option; where several are picked together, picks that have each of them."""
    choices = list(option["choices"])
    if option["kind"] == "guilds":
        return [[first, *rng.sample([g for g in choices if g != first], 3)] for first in choices]
    if option["kind"] == "species":
        return ["random", rng.sample(option["choices"]["renegade"], species_in_play(players))]
    return choices


def options_of(game: str, players: int, rng: Random) -> list[Facts]:
    """For every value of every option, a table with it whose other options are random."""
    table = GAMES[game].option_table()
    return [
        {other["name"]: rng.choice(values(other, players, rng)) for other in table if fits(other, option)}
        | {option["name"]: value}
        for option in table
        for value in values(option, players, rng)
    ]


def fits(other: Facts, option: Facts) -> bool:
    """Species are chosen from the edition of the default here, so no other edition is chosen with them."""
    return {other["name"], option["name"]} != {"edition", "species"} and other["name"] != "species"


def redealt(position: Any, seat: int, rng: Random) -> Position:
    """A world that the seat cannot tell from this one. What is hidden is said here, not by a view."""
    state = position.to_array()
    record = state.view(position.layout.dtype)[0]
    (redeal_arboretum if position.game.name == "arboretum" else redeal_society)(record, position, seat, rng)
    world: Position = type(position)(position.setup, state)
    return world


def redeal_arboretum(record: Any, position: Any, seat: int, rng: Random) -> None:
    """A7: the pile, other hands but for cards seen being taken, and what is covered among the discards."""
    top_only = position.options["discards"] == "top"
    places = [("pile", i) for i in range(record["pile_size"])]
    for other in range(position.players):
        first = other * HAND
        for i in range(first, first + record["hand_size"][other]):
            if other != seat and (top_only or not record["known"][record["hand"][i]]):
                places.append(("hand", i))
        if top_only:
            first = other * DISCARDS
            places += [("discard", i) for i in range(first, first + record["discard_size"][other] - 1)]
    mix(record, places, rng)


def redeal_society(record: Any, position: Any, seat: int, rng: Random) -> None:
    """T4: both decks, the shuffles to come and, without open memory, what others have sold."""
    fruit = [("fruit_deck", i) for i in range(record["fruit_deck_size"])]
    others = [] if position.options["open_memory"] else [s for s in range(position.players) if s != seat]
    for other in others:
        fruit += [("sold", other * FRUITS + i) for i in range(record["sold_size"][other])]
    mix(record, fruit, rng)
    mix(record, [("guild_deck", i) for i in range(record["guild_deck_size"])], rng)
    record["key"] = [rng.getrandbits(32) for _ in range(8)]
    for other in others:
        cards = record["sold"][other * FRUITS :][: record["sold_size"][other]].tolist()
        types = [position.setup.deck.plain.fruit_type[card] for card in cards]
        counts = [types.count(kind) for kind in range(TYPES_OF_FRUIT)]
        record["sold_of"][other * TYPES_OF_FRUIT :][:TYPES_OF_FRUIT] = counts


def mix(record: Any, places: list[tuple[str, int]], rng: Random) -> None:
    cards = [int(record[field][i]) for field, i in places]
    for (field, i), card in zip(places, rng.sample(cards, len(cards)), strict=True):
        record[field][i] = card


def answer(position: Position, seat: int, plan: list[str]) -> bytes:
    """What a planner is answered: the view and the score after the plan, or why it cannot be tried."""
    try:
        planned = preview(position, seat, plan)
    except BrokenPlan as broken:
        return wire.encode(wire.words(broken.reason.message))
    view, score = encoded_view(planned, seat)
    return msgspec.json.encode((view, score))


def check_turn(worlds: list[Position], seat: int, rng: Random) -> int:
    """Plan a random turn, comparing hints and the answers to every next action; how many were compared?"""
    plan: list[str] = []
    compared = 0
    while (here := preview(worlds[0], seat, plan)).seat_to_act == seat:
        assert len({advice(preview(world, seat, plan), seat) for world in worlds}) == 1
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


def advice(position: Position, seat: int) -> bytes:
    """All that a hint can depend on: the question as the bot's process receives it."""
    adviser = list(PLAYERS[position.game.name])[-1]
    return pickle.dumps(Question(position.game.name, adviser, position.view(seat), 1, 1.0, explain=True))


@pytest.mark.rule("A7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_neither_a_plan_that_may_be_tried_nor_a_hint_tells_anything_hidden(game: str, players: int) -> None:
    rng = Random(f"{game} {players}")
    compared = hidden = 0
    for options in options_of(game, players, rng):
        positions = random_game(game, players, options, rng)
        for position in [*rng.sample(positions[:-LAST_DECISIONS], MIDDLE), *positions[-LAST_DECISIONS:]]:
            seat = position.seat_to_act
            assert seat is not None
            worlds = [position, redealt(position, seat, rng), redealt(position, seat, rng)]
            hidden += any(world != position for world in worlds)
            compared += check_turn(worlds, seat, rng)
    assert compared > 500
    assert hidden > 50


def every_plan(position: Position, seat: int) -> Iterator[list[str]]:
    """All plans of a turn, the short ones first; effects of Tree Society go on, so there is an end to it."""
    waiting = deque([(position, list[str]())])
    for _ in range(PLANS):
        if not waiting:
            return
        here, plan = waiting.popleft()
        if here.seat_to_act != seat:
            continue
        for action in here.legal_actions:
            longer = [*plan, str(action)]
            yield longer
            if not here.reveals(action):
                waiting.append((here.after(action), longer))


@pytest.mark.rule("A7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_no_plan_of_a_whole_turn_tells_anything_hidden(game: str, players: int) -> None:
    rng = Random(f"whole {game} {players}")
    positions = random_game(game, players, {}, rng)
    for position in (rng.choice(positions), positions[-2]):
        seat = position.seat_to_act
        assert seat is not None
        worlds = [position, redealt(position, seat, rng)]
        for plan in every_plan(position, seat):
            first, other = (answer(world, seat, plan) for world in worlds)
            assert other == first, plan


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
