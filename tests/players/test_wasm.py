"""Players as WebAssembly under Node choose what they choose natively, for the same reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.kernel.wasm import TwoKernels, needs_node, two_kernels
from tests.players.test_decisions import last_planting
from treetop.games import GAMES
from treetop.players import PLAYERS
from treetop.players.judging import adviser_of
from treetop.players.review import prospects

PLAYERS_OF_A_GAME = (2, 3, 4)
pytestmark = needs_node


@pytest.fixture(scope="module", params=["arboretum", "tree-society"])
def kernels(request: pytest.FixtureRequest) -> Iterator[TwoKernels]:
    with two_kernels(request.param) as kernels:
        yield kernels


def positions(game: str, players: int) -> list[Any]:
    """Some of a random game."""
    rng, found = Random(players), []
    position = GAMES[game].new(players, f"{players:032x}")
    while not position.is_over:
        found.append(position)
        position = position.after(rng.choice(list(position.legal_actions)))
    return [*found[3 :: len(found) // 5], found[-3]]


@pytest.mark.parametrize("players", PLAYERS_OF_A_GAME)
def test_every_level_chooses_the_same_action(kernels: TwoKernels, players: int) -> None:
    levels = [player for player in PLAYERS[kernels.game].values() if player.name not in ("random", "search")]
    for position in positions(kernels.game, players):
        view = position.view(position.seat_to_act)
        for player in levels:
            for seed in (1, 2**61 + 5):
                native = view.encode(player.choose(view, seed, 1.0))
                assert kernels.choose(player.name, view, seed) == native


@pytest.mark.parametrize("players", PLAYERS_OF_A_GAME)
def test_a_search_finds_the_same_about_every_candidate(kernels: TwoKernels, players: int) -> None:
    search: Any = PLAYERS[kernels.game]["search"]
    for position in positions(kernels.game, players):
        view = position.view(position.seat_to_act)
        native = replace(search, iterations=60).explain(view, 7, 1.0)
        found = kernels.explain("search", view, 7, 60)
        assert [view.decode(each.pop("code")) for each in found] == [each.action for each in native]
        for each, other in zip(found, native, strict=True):
            assert each == {"share": other.share, "points": other.points, "visits": other.visits}


@pytest.mark.parametrize("shared", [1, 3])
def test_a_search_finds_the_same_however_many_share_it(kernels: TwoKernels, shared: int) -> None:
    for position in positions(kernels.game, 2):
        view = position.view(position.seat_to_act)
        alone = kernels.explain("search", view, 7, 60)
        assert kernels.explain("search", view, 7, 60, shared) == alone


def test_a_decision_is_judged_the_same_to_the_last_bit_however_many_share_it(kernels: TwoKernels) -> None:
    losses = []
    for number, position in enumerate(positions(kernels.game, 2)):
        view = position.view(position.seat_to_act)
        for action in (view.legal_actions[0], view.legal_actions[-1]):
            native = adviser_of(position.game).judge(view, action, number)
            found = kernels.judge("search", view, view.encode(action), number, shared=number % 3)
            assert found == (view.encode(native.best), native.loss)
            losses.append(native.loss)
    assert max(losses) > 0


def test_a_last_planting_is_judged_the_same_wherever_it_is(kernels: TwoKernels) -> None:
    """An exact count leaves out places that come to the same."""
    if kernels.game != "arboretum":
        return
    position = last_planting(3)
    view = position.view(position.seat_to_act)
    for action in view.legal_actions[::5]:
        native = adviser_of(position.game).judge(view, action, 1)
        found = kernels.judge("search", view, view.encode(action), 1)
        assert found == (view.encode(native.best), native.loss)


@pytest.mark.parametrize("players", PLAYERS_OF_A_GAME)
def test_prospects_are_the_same_to_the_last_bit(kernels: TwoKernels, players: int) -> None:
    for position in positions(kernels.game, players):
        assert kernels.prospects(position) == prospects(position)


def test_a_random_player_does_something_legal(kernels: TwoKernels) -> None:
    for position in positions(kernels.game, 2):
        view = position.view(position.seat_to_act)
        codes = {kernels.choose("random", view, seed) for seed in range(20)}
        assert codes <= set(view.legal_codes())
        assert len(codes) > 1 or len(view.legal_codes()) == 1


def test_every_level_can_be_asked(kernels: TwoKernels) -> None:
    assert list(kernels.exports.players) == list(PLAYERS[kernels.game])
