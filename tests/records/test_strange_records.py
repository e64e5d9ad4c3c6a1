"""Whatever stands in a record, checking it ends in a finding or in a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from treetop.games import GAMES, game_named
from treetop.games.errors import Malformed, Refusal
from treetop.records import Fairness, Match, Record, verify
from treetop.records.fairness import commitment_to, game_seed

STRANGE = [None, True, -1, 1.5, 10**30, "", "1", "é", "\ud800", [], [1], [[]], {}, {"a": 1}]
SERVER_SEED, SALTS = "ab" * 32, ("01", "02")


def short_record(game: str) -> Record:
    seed = game_seed(SERVER_SEED, SALTS)
    match, rng = Match(game_named(game).new(2, seed), seed), Random(1)
    for _ in range(4):
        match.push(rng.choice(match.position.legal_actions))
    return match.record(fairness=Fairness(commitment_to(SERVER_SEED), SERVER_SEED, SALTS).facts())


def places(facts: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested facts; of a list its first item only."""
    if at:
        yield at
    inside = facts.items() if isinstance(facts, dict) else enumerate(facts[:1]) if type(facts) is list else ()
    for key, value in inside:
        yield from places(value, (*at, key))


def replaced(facts: Any, at: tuple[Any, ...], value: Any) -> Any:
    copy = json.loads(json.dumps(facts))
    inner = copy
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return copy


def sentence(facts: Any) -> str:
    try:
        return str(verify(Record.from_facts(facts)))
    except Refusal as refusal:
        return str(refusal)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_strange_in_any_place_is_more_than_a_refusal(game: str) -> None:
    facts = json.loads(short_record(game).to_json())
    assert verify(Record.from_facts(facts))
    for at in places(facts):
        for value in STRANGE:
            assert sentence(replaced(facts, at, value)), f"{'/'.join(map(str, at))} = {value!r}"


@pytest.mark.parametrize("value", [[1], "none", 3, True])
def test_a_result_that_is_no_object_is_malformed(value: Any) -> None:
    with pytest.raises(Malformed):
        Record.from_facts({**short_record("arboretum").facts(), "result": value})


def test_a_salt_that_is_not_ascii_is_malformed() -> None:
    facts = short_record("arboretum").facts()
    facts["fairness"] = {**facts["fairness"], "salts": ["sål"]}
    with pytest.raises(Malformed):
        verify(Record.from_facts(facts))


def test_brackets_without_end_are_not_json() -> None:
    with pytest.raises(Malformed):
        Record.from_json("[" * 100_000)


@pytest.mark.parametrize("game", GAMES)
def test_no_record_begins_in_the_middle_of_a_game_or_with_made_up_cards(game: str) -> None:
    start = game_named(game).new(3, seed=5)
    later = start.after(start.legal_actions[0])
    sampled = later.view(0).sample(Random(1))
    for position in (later, sampled, later.play_out(Random(2))):
        with pytest.raises(Malformed) as refused:
            Record.of(position)
        assert refused.value.message.id == "records-not-a-start"
    assert Record.of(start).start() == start


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_sampled_start_is_true_or_refused(game: str) -> None:
    sampled = game_named(game).new(2, seed=5).view(0).sample(Random(1))
    try:
        record = Record.of(sampled)
    except Malformed:
        return
    assert record.start() == sampled


def test_a_match_goes_on_and_back_and_tells_its_record() -> None:
    start = game_named("arboretum").new(2, seed=1)
    match = Match(start)
    match.push("draw pile").push(match.position.legal_actions[0])
    assert match.position == start.after_all(*match.actions)
    assert match.record() == Record.of(start, ["draw pile", "draw pile"])
    assert Match.of(match.record()).positions == match.positions
    assert (str(match.pop()), match.position) == ("draw pile", start.after("draw pile"))
    match.pop()
    with pytest.raises(IndexError):
        match.pop()


def test_what_cannot_be_done_changes_nothing_in_a_match() -> None:
    match = Match(game_named("arboretum").new(2, seed=1))
    for notation in ("dance", "discard oa1"):
        with pytest.raises(Refusal):
            match.push(notation)
    assert (len(match), len(match.positions)) == (0, 1)
