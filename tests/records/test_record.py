"""A record replays to the same game, or says where it is wrong."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from treetop.games.arboretum import Position
from treetop.games.errors import Illegal, Malformed
from treetop.records import BrokenRecord, Fairness, FalseRecord, Record, verify
from treetop.records.fairness import commitment_to, game_seed

SEED = "00112233445566778899aabbccddeeff"


def random_record(seed: int = 1, players: int = 2, **options: object) -> Record:
    rng = Random(seed)
    hex_seed = f"{seed:032x}"
    start = position = Position.new(players, hex_seed, **options)
    actions = []
    while position.seat_to_act is not None:
        actions.append(rng.choice(position.legal_actions))
        position = position.after(actions[-1])
    return Record.of(start, actions, hex_seed)


@given(st.integers(0, 2**40), st.integers(2, 4), st.booleans(), st.sampled_from(["renegade", "zman"]))
def test_reading_what_was_written_gives_the_same_record(
    seed: int, players: int, opening: bool, edition: str
) -> None:
    record = random_record(seed, players, opening_discard=opening, edition=edition)
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.to_json() == record.to_json()
    assert again.end().score_sheet().facts() == record.result["sheet"]  # type: ignore[index]
    assert len(verify(again).findings) == 3


@given(st.integers(0, 2**40), st.data())
def test_every_legal_action_parses_back_to_itself(seed: int, data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(list(random_record(seed).positions())))
    for action in position.legal_actions:
        assert position.parse(str(action)) == action
        assert position.decode(position.encode(action)) == action


def test_the_keys_of_a_record_are_the_documented_ones() -> None:
    keys = ["format", "game", "players", "options", "species", "seed", "deal", "actions", "result"]
    assert sorted(random_record().facts()) == sorted(keys)


def broken(**changes: object) -> Record:
    return Record.from_facts({**random_record().facts(), **changes})


def test_an_illegal_action_is_named_with_its_number_and_rule() -> None:
    actions = [*random_record().actions]
    actions[2] = "plant " + random_record().deal["pile"][20] + " 0,0"
    with pytest.raises(BrokenRecord) as caught:
        verify(broken(actions=actions))
    assert (caught.value.number, caught.value.rule) == (3, "A5")


@pytest.mark.parametrize("change", [1, -1])
def test_a_wrong_score_is_refused(change: int) -> None:
    result = random_record().result
    assert result is not None
    first, *others = result["scores"]
    with pytest.raises(FalseRecord):
        verify(broken(result={**result, "scores": [first + change, *others]}))


def test_a_wrong_winner_is_refused() -> None:
    result = random_record().result
    assert result is not None
    (winner,) = result["winners"]
    with pytest.raises(FalseRecord):
        verify(broken(result={**result, "winners": [3 - winner]}))


def test_a_deal_that_is_not_the_seeds_is_refused() -> None:
    with pytest.raises(FalseRecord):
        verify(broken(seed="ff" * 16))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "treetop/1"}', json.dumps({"format": 3})])
def test_what_is_not_a_record_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        Record.from_json(text)


def test_a_card_dealt_twice_is_refused() -> None:
    deal = json.loads(json.dumps(random_record().deal))
    deal["pile"][0] = deal["pile"][1]
    with pytest.raises(Illegal, match="appears twice"):
        broken(deal=deal).start()


def test_a_deal_fixed_before_the_salts_is_proven() -> None:
    server_seed, salts = "ab" * 32, ("01", "02")
    seed = game_seed(server_seed, salts)
    start = Position.new(2, seed)
    proof = Fairness(commitment_to(server_seed), server_seed, salts)
    record = Record.of(start, [], seed, fairness=proof.facts())
    assert any(finding.id == "records-deal-was-fixed" for finding in verify(record).findings)
    for forged in ("00" * 32, "ff" * 32):
        with pytest.raises(FalseRecord):
            verify(Record.of(start, [], seed, fairness=Fairness(forged, server_seed, salts).facts()))
