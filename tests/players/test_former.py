"""Players that were replaced by stronger ones stay as they were, so that there is something to measure by."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.players.positions import dealt
from treetop.arena.entrant import Entrant
from treetop.players import PLAYERS, former_players

FOUND = json.loads(Path(__file__).with_name("search_1.json").read_text(encoding="utf-8"))
"""What the search of each game found before it was replaced, by game and number of players."""

OPTIONS = {"arboretum": {}, "tree-society": {"deck": "heartwood"}}


def position_for(game: str, players: int) -> Any:
    """In the middle of a game played at random, with much to choose from."""
    rng = Random(players)
    position: Any = dealt(game, players, players, **OPTIONS[game])
    for number in range(200):
        if number >= 30 and len(position.legal_actions) > 5:
            break
        position = position.after(rng.choice(position.legal_actions))
    return position


def findings(player: Any, game: str, players: int) -> list[list[object]]:
    position = position_for(game, players)
    found = replace(player, iterations=48, threads=1).explain(position.view(position.seat_to_act), 1, 1.0)
    return [[str(each.action), each.share, each.points, each.visits] for each in found]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", OPTIONS)
def test_the_former_search_finds_what_it_always_found(game: str, players: int) -> None:
    assert findings(former_players(game)["search@1"], game, players) == FOUND[game][str(players)]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_former_player_can_be_seated_and_is_on_no_ladder(game: str) -> None:
    assert Entrant.parse(game, "search@1:iterations=5").player.name == "search@1"
    assert "search@1" not in PLAYERS[game]
