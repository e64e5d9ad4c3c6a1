"""Records of Tree Society hold a whole game, deck and chance included."""

from __future__ import annotations

import json
from random import Random

import pytest

from treetop.games import GAMES
from treetop.games.errors import Refusal
from treetop.games.tree_society import Position, shipped_deck
from treetop.records import Record

GAME = GAMES["tree-society"]


def recorded(players: int, number: int, **options: object) -> tuple[Record, Position]:
    seed = f"{number:032x}"
    start = position = GAME.new(players, seed, options)
    rng, actions = Random(number), []
    while position.seat_to_act is not None:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    return Record.of(GAME, start, tuple(actions), seed), position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_replays_to_the_same_end(players):
    record, end = recorded(players, players, guilds=["architects", "merchants", "botanists", "explorers"])
    again = Record.from_json(record.to_json())
    assert again.end() == end
    facts = json.loads(record.to_json())
    assert facts["game"] == "tree-society"
    assert facts["deck"] == shipped_deck().hash
    assert facts["result"]["scores"] == list(end.score_sheet().totals)


def test_a_record_with_another_deck_is_refused():
    facts = json.loads(recorded(2, 5)[0].to_json())
    facts["deck"] = "0" * 16
    with pytest.raises(Refusal):
        Record.from_json(json.dumps(facts)).end()


def test_a_record_with_a_wrong_price_is_refused():
    facts = json.loads(recorded(2, 6)[0].to_json())
    number = next(i for i, text in enumerate(facts["actions"]) if text.startswith("sell"))
    facts["actions"][number] = facts["actions"][number].rpartition(" ")[0] + " 99"
    with pytest.raises(Refusal):
        Record.from_json(json.dumps(facts)).end()
