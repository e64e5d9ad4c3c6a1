"""What a learner sees, and the numbers of what it may do."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.envs.tables import TABLES
from treetop.envs import encoding as encoding_named
from treetop.envs.encoding import legal_numbers, rewards
from treetop.envs.general import GeneralEncoding
from treetop.games import GAMES
from treetop.games.arboretum import Position as Arboretum
from treetop.games.game import Outcome, Position


def some_positions(game: str, players: int, seed: int = 3, every: int = 7) -> list[Position]:
    rng = Random(seed)
    position = GAMES[game].new(players, f"{seed:032x}")
    found = []
    while position.seat_to_act is not None and len(found) < 40:
        found.append(position)
        for _ in range(every):
            if position.seat_to_act is not None:
                position = position.after(rng.choice(position.legal_actions))
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_mask_shows_the_legal_actions_and_every_number_means_one(game: str, players: int) -> None:
    encoding = encoding_named(game)
    for position in some_positions(game, players):
        view = position.view(position.seat_to_act)
        numbers = legal_numbers(encoding, view)
        actions = [encoding.action(view, number) for number in numbers]
        assert {str(action) for action in actions} == {str(action) for action in view.legal_actions}
        assert [encoding.number(view, action) for action in actions] == numbers


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_is_not_to_act_has_no_legal_action(game: str, players: int) -> None:
    for position in some_positions(game, players):
        for seat in set(range(players)) - {position.seat_to_act}:
            assert not encoding_named(game).mask(position.view(seat)).any()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_illegal_number_is_refused(game: str, players: int) -> None:
    encoding = encoding_named(game)
    for position in some_positions(game, players):
        view = position.view(position.seat_to_act)
        illegal = np.flatnonzero(encoding.mask(view) == 0)
        for number in [-1, encoding.actions, *illegal[:: max(1, len(illegal) // 20)].tolist()]:
            with pytest.raises(ValueError, match=f"action {number} is illegal"):
                encoding.action(view, number)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_learner_sees_does_not_depend_on_what_is_hidden(game: str, players: int) -> None:
    encoding = encoding_named(game)
    for position in some_positions(game, players):
        for seat in range(players):
            view = position.view(seat)
            other = view.sample(Random(11)).view(seat)
            for name, array in encoding.observe(view).items():
                assert (encoding.observe(other)[name] == array).all(), name
            assert (encoding.mask(other) == encoding.mask(view)).all()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_has_the_announced_shape_type_and_range(game: str, players: int) -> None:
    encoding = encoding_named(game)
    parts = encoding.parts(players)
    for position in some_positions(game, players):
        seen = encoding.observe(position.view(0))
        assert list(seen) == list(parts)
        for name, part in parts.items():
            assert seen[name].shape == part.shape
            assert seen[name].dtype == np.dtype(part.type)
            assert part.low <= seen[name].min() <= seen[name].max() <= part.high


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_range_of_arboretum_is_so_wide_that_scaling_by_it_hides_what_is_there(players: int) -> None:
    encoding = encoding_named("arboretum")
    parts = encoding.parts(players)
    most = dict.fromkeys(parts, 0)
    for position in some_positions("arboretum", players):
        for name, array in encoding.observe(position.view(0)).items():
            most[name] = max(most[name], int(array.max()))
    for name, part in parts.items():
        assert most[name] * 2 >= part.high, name


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_different_views_are_seen_to_be_different(game: str, players: int) -> None:
    encoding = encoding_named(game)
    seen = set()
    views = set()
    for position in some_positions(game, players, every=1):
        view = position.view(0)
        views.add(str(view.facts()))
        seen.add(b"".join(array.tobytes() for array in encoding.observe(view).values()))
    assert len(seen) == len(views)


def test_a_learner_of_arboretum_sees_its_hand_sorted_and_its_opponents_cards() -> None:
    position = Arboretum.new(2, f"{1:032x}").after_all("draw pile", "draw pile")
    cards = sorted(position.setup.number(card) + 1 for card in position.hand(0) if card)
    seen = encoding_named("arboretum").observe(position.view(0))
    assert seen["hand"].tolist() == cards
    planted = position.hand(0)[4]
    position = position.after(position.parse(f"plant {planted} 0,0"))
    seen = encoding_named("arboretum").observe(position.view(0))
    number = position.setup.number(planted) + 1  # type: ignore[arg-type]
    assert seen["trees"][0, 0].tolist() == [number, 0, 0]
    places = {tuple(place[:2]): place[2:].tolist() for place in seen["places"][:4]}
    assert places[1, 0] == [0, number, 0, 0]
    assert places[0, 1] == [0, 0, 0, number]


def test_a_game_that_brings_no_encoding_has_the_general_one() -> None:
    assert isinstance(encoding_named("burrow"), GeneralEncoding)
    assert isinstance(encoding_named("bare"), GeneralEncoding)
    assert not isinstance(encoding_named("arboretum"), GeneralEncoding)


def test_the_general_encoding_numbers_actions_as_the_kernel_does_or_by_their_place() -> None:
    bare, burrow = GAMES["bare"].new(2, 1), GAMES["burrow"].new(2, 1)
    assert encoding_named("bare").number(bare.view(0), bare.legal_actions[0]) == bare.legal_codes()[0]
    encoding = encoding_named("burrow")
    assert [encoding.number(burrow.view(0), action) for action in burrow.legal_actions] == [*range(8)]


def test_the_general_encoding_of_the_same_facts_is_the_same_in_every_process() -> None:
    """Python's own hash of a text would differ."""
    seen = encoding_named("burrow").observe(GAMES["burrow"].new(2, 1).view(0))["facts"]
    assert np.flatnonzero(seen).tolist()[:6] == [112, 125, 164, 220, 246, 267]


def test_rewards_add_up_to_nothing() -> None:
    assert rewards(Outcome((5, 3), (0,)), 2) == [1, -1]
    assert rewards(Outcome((5, 5), (0, 1)), 2) == [0, 0]
    assert rewards(Outcome((1, 2, 3, 9), (3,)), 4) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert rewards(None, 3) == [0, 0, 0]
