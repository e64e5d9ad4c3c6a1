"""A player answers for its own seat, in its own turn, in its own game; else it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from treetop.games import GAMES, arboretum, tree_society
from treetop.games.errors import Illegal
from treetop.players import PLAYERS, Player, Program
from treetop.players.arboretum import Hackaranda

POSITIONS: dict[str, Any] = {
    "arboretum": arboretum.Position.new(2, 7),
    "tree-society": tree_society.Position.new(2, 7),
}
LADDERS = [(game, player) for game, ladder in PLAYERS.items() for player in ladder.values()]
PROGRAMS = [("arboretum", player) for player in (Program(command="false"), Hackaranda(command="false"))]
each_player = pytest.mark.parametrize(
    ("game", "player"), LADDERS + PROGRAMS, ids=lambda given: getattr(given, "name", given)
)


@each_player
@pytest.mark.parametrize("seat", [1, None])
def test_a_seat_that_is_not_to_act_gets_no_answer(game: str, player: Player, seat: int | None) -> None:
    with pytest.raises(Illegal, match="turn to act"):
        player.choose(POSITIONS[game].view(seat), 1, 0.01)


@each_player
def test_nobody_answers_when_the_game_is_over(game: str, player: Player) -> None:
    position = POSITIONS[game]
    while position.seat_to_act is not None:
        position = position.after(position.legal_actions[0])
    with pytest.raises(Illegal):
        player.choose(position.view(0), 1, 0.01)


@each_player
def test_a_player_does_not_look_at_a_position(game: str, player: Player) -> None:
    with pytest.raises(TypeError, match=r"asked with position.view\(seat\) .* not with .*Position"):
        player.choose(POSITIONS[game], 1, 0.01)


@pytest.mark.parametrize(("game", "player"), [(game, player) for game, player in LADDERS if player.level > 0])
def test_a_player_of_one_game_does_not_play_the_other(game: str, player: Player) -> None:
    (other,) = GAMES.keys() - {game}
    with pytest.raises(TypeError, match="of its own game"):
        player.choose(POSITIONS[other].view(0), 1, 0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_reads_the_actions_of_its_own_seat_only(game: str) -> None:
    position = POSITIONS[game]
    action = position.legal_actions[0]
    assert position.view(0).parse(str(action)) == action
    for seat in (1, None):
        with pytest.raises(Illegal):
            position.view(seat).parse(str(action))
