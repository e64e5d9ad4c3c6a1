"""What a new game is made from, in both games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from treetop.games import GAMES, arboretum, tree_society
from treetop.games.errors import Malformed

either_game = pytest.mark.parametrize("game", [arboretum, tree_society], ids=GAMES)


@either_game
@pytest.mark.parametrize("number", [0, 1, 255, 2**128 - 1, np.int64(7)])
def test_a_number_is_the_seed_that_it_is_written_as(game: Any, number: int) -> None:
    assert game.Position.new(2, seed=number) == game.Position.new(2, seed=f"{int(number):032x}")


def test_a_number_too_large_for_32_digits_is_a_longer_seed() -> None:
    assert arboretum.Position.new(2, 2**130) == arboretum.Position.new(2, f"04{0:032x}")


@either_game
@pytest.mark.parametrize("seed", [-1, 1.0, "", "1", b"1", [1]])
def test_what_is_neither_a_number_nor_hexadecimal_is_no_seed(game: Any, seed: Any) -> None:
    with pytest.raises(Malformed, match="isn’t a seed"):
        game.Position.new(2, seed)


@either_game
@pytest.mark.parametrize("players", [1, 5, 2.0, "2", None])
def test_players_are_a_whole_number_that_the_game_allows(game: Any, players: Any) -> None:
    with pytest.raises(Malformed, match=f"This game is for 2 to 4 players, not {players!r}"):
        game.Position.new(players)


@either_game
def test_the_number_of_players_is_kept_as_a_plain_one(game: Any) -> None:
    assert type(game.Position.new(np.int64(3)).players) is int


SPECIES = ("wi", "oa", "bs", "ca", "ch", "do")
GUILDS = ("writers", "bankers", "explorers", "architects")


def test_species_may_be_any_sequence() -> None:
    position = arboretum.Position.new(2, 1, species=SPECIES)
    assert position == arboretum.Position.new(2, 1, species=list(SPECIES))


def test_guilds_may_be_any_sequence() -> None:
    position = tree_society.Position.new(2, 1, guilds=GUILDS)
    assert position == tree_society.Position.new(2, 1, guilds=list(GUILDS))
    assert type(position.options["guilds"]) is list


@pytest.mark.parametrize("chosen", ["oa", {"oa": 1}, None])
def test_what_is_no_sequence_is_no_choice_of_species(chosen: Any) -> None:
    with pytest.raises(Malformed):
        arboretum.Position.new(2, 1, species=chosen)
