"""Decks that are shuffled during a game: from the seed, for nobody to foresee and for everybody to check."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.tree_society import Position, compiled, shipped_deck
from treetop.games.tree_society.state import MOST_LEGAL, OVER, State
from treetop.kernel import load
from treetop.records import FalseRecord, Record, verify

GAME = GAMES["tree-society"]
REVEALING = {"guilds": ["architects", "writers", "botanists", "explorers"]}
OLD = Path(__file__).parents[2] / "records/version-1.json"


def shuffles(position: Position) -> int:
    return int(position.fields["shuffles"])


def played(position: Position, rng: Random) -> list[Position]:
    """A random game from here on."""
    positions = [position]
    while positions[-1].seat_to_act is not None:
        positions.append(positions[-1].after(rng.choice(positions[-1].legal_actions)))
    return positions


def before_a_shuffle(seed: int) -> tuple[Position, Any]:
    """A position and an action that shuffles a deck."""
    while True:
        positions = played(GAME.new(2, seed, REVEALING), Random(seed))
        for before, after in pairwise(positions):
            if shuffles(after) > shuffles(before):
                return before, next(a for a in before.legal_actions if before.after(a) == after)
        seed += 1000


def with_key(position: Position, key: list[int]) -> Position:
    state = position.to_array()
    state.view(position.layout.dtype)[0]["key"] = key
    return Position(position.setup, state)


def decks(position: Position) -> tuple[list[int], list[int]]:
    return position.fields["fruit_deck"].tolist(), position.fields["guild_deck"].tolist()


@pytest.mark.rule("T16")
@pytest.mark.parametrize("seed", range(5))
def test_a_deck_that_is_shuffled_again_depends_on_the_key_alone(seed: int) -> None:
    before, action = before_a_shuffle(seed)
    after = before.after(action)
    rng = Random(seed)
    other = with_key(before, [rng.getrandbits(32) for _ in range(8)])
    assert decks(other.after(action)) != decks(after)
    sown = before.to_array()
    sown.view(before.layout.dtype)[0]["chance"] = rng.getrandbits(62)
    assert decks(Position(before.setup, sown).after(action)) == decks(after)


@pytest.mark.parametrize("seed", range(3))
def test_no_view_and_no_sample_of_a_game_holds_its_key(seed: int) -> None:
    start = GAME.new(3, seed, REVEALING)
    key = bytes.fromhex(GAME.deal(start)["key"])
    assert len(key) == 32
    assert key in start.to_bytes()
    for position in played(start, Random(seed))[::7]:
        for reader in (0, 1, 2, None):
            view = position.view(reader)
            sample = view.sample(Random(seed))
            for word in (key[i : i + 4] for i in range(0, 32, 4)):
                assert word not in view.to_bytes()
                assert word not in sample.to_bytes()
            assert view.fields["shuffles"] == view.fields["keyed"] == 0
            assert sample.fields["keyed"] == 0


def test_a_game_and_its_samples_shuffle_differently() -> None:
    """Whoever knows every card, and the generator of the samples, still cannot foresee a shuffle."""
    different = 0
    for seed in range(20):
        before, action = before_a_shuffle(seed)
        assert before.seat_to_act is not None
        sample = before.view(before.seat_to_act).sample(Random(seed)).to_array()
        record, real = sample.view(before.layout.dtype)[0], before.record
        for name in ("fruit_deck", "guild_deck"):
            record[name] = real[name]
        different += decks(Position(before.setup, sample).after(action)) != decks(before.after(action))
    assert different >= 19


def test_another_seed_gives_another_key() -> None:
    keys = {GAME.deal(GAME.new(2, seed))["key"] for seed in range(50)}
    assert len(keys) == 50


def test_keyed_games_are_the_same_interpreted_and_compiled() -> None:
    rules = load("treetop.games.tree_society.rules", "interpreted")
    legality = load("treetop.games.tree_society.legality", "interpreted")
    deck, seen = shipped_deck(), 0
    for seed in range(6):
        start = GAME.new(2 + seed % 3, seed, REVEALING)
        rng, record = Random(seed), start.to_array()
        state: State = compiled.LAYOUT.plain(start.record)
        legal = [0] * MOST_LEGAL
        while state.phase != OVER:
            code = legal[rng.randrange(legality.list_legal(state, deck.plain, legal))]
            rules.apply(state, deck.plain, code)
            compiled.apply(record, deck.bytes, code)
        assert vars(state) == vars(compiled.LAYOUT.plain(record.view(compiled.STATE)[0]))
        assert not any(state.block)
        seen += state.shuffles
    assert seen > 10


def test_a_record_of_version_1_replays_and_verifies_with_the_shuffles_of_its_time() -> None:
    record = Record.from_json(OLD.read_text(encoding="utf-8"))
    assert record.version == 1
    found = [finding.id for finding in verify(record).findings]
    assert found == [
        "records-actions-legal",
        "records-deal-from-seed",
        "records-deal-was-fixed",
        "records-result-true",
    ]
    assert json.loads(record.to_json()) == json.loads(OLD.read_text(encoding="utf-8"))
    states = [position.fields["chance"][0] for position in record.positions()]
    assert len(set(states)) > 10, "decks were shuffled"


def test_a_record_of_version_1_is_not_one_of_version_2() -> None:
    facts = json.loads(OLD.read_text(encoding="utf-8"))
    with pytest.raises(FalseRecord):
        verify(Record.from_facts(facts | {"format": "treetop/2"}))


def test_verifying_checks_the_key_of_later_shuffles() -> None:
    start = GAME.new(2, 1)
    facts = json.loads(Record.of(start, [], "00" * 15 + "01").to_json())
    assert verify(Record.from_facts(facts)).findings
    with pytest.raises(FalseRecord):
        verify(Record.from_facts(facts | {"deal": facts["deal"] | {"key": "00" * 32}}))


@pytest.mark.parametrize("key", ["", "00", "00" * 31, "00" * 33, "zz" * 32, 7, None])
def test_a_deal_whose_key_has_not_256_bits_is_refused(key: object) -> None:
    deal = GAME.deal(GAME.new(2, 1)) | {"key": key}
    with pytest.raises(Malformed):
        GAME.from_deal(2, deal, {}, {})
