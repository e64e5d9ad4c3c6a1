"""A position in one line of text reads back to an equal one, and nothing else reads at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.lines import read
from treetop.games.errors import Refusal
from treetop.games.tree_society import Position
from treetop.games.tree_society.vocabulary import GUILDS
from treetop.records import Record


def moments(players: int, seed: int, **options: Any) -> list[Position]:
    rng, positions = Random(seed), [Position.new(players, seed, **options)]
    while not positions[-1].is_over:
        positions.append(positions[-1].after(rng.choice(positions[-1].legal_actions)))
    return positions


@pytest.mark.parametrize("number", range(9))
def test_every_position_of_a_game_reads_back_equal_and_goes_on_equally(number: int) -> None:
    options = {"draft": number % 2 > 0, "starting_cards": number % 3 > 0, "guilds": GUILDS[number % 3 :][:4]}
    for position in moments(2 + number % 3, number, **options)[::2]:
        again = Position.from_notation(position.notation)
        assert (again, again.notation) == (position, position.notation)
        assert again.legal_codes() == position.legal_codes()
        assert again.score_sheet() == position.score_sheet()
        for seat in (*range(position.players), None):
            assert again.view(seat) == position.view(seat)
        if not position.is_over:
            assert again.after(again.legal_actions[-1]) == position.after(position.legal_actions[-1])


def test_a_sample_and_its_later_shuffles_read_back_too() -> None:
    sample = moments(2, 4)[40].view(0).sample(Random(1))
    again = Position.from_notation(sample.notation)
    assert again == sample
    assert again.play_out(Random(2)) == sample.play_out(Random(2))


def test_a_start_read_from_its_line_can_be_recorded() -> None:
    start = Position.new(3, 5, draft=True)
    assert Record.of(Position.from_notation(start.notation)) == Record.of(start)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tree-society ", "arboretum "),
        ("seat=1", "seat=3"),
        ("round=1", "round=0"),
        ("round=1", "round=1000"),
        ("phase=sell", "phase=dance"),
        ("phase=sell", "phase=effect"),
        ("effects=-", "effects=gazette:1:1"),
        ("effects=-", "effects=nobody:1:1"),
        ("effect-state=0,0,0", "effect-state=0,0"),
        (" half=up", ""),
        ("half=up", "half=maybe"),
        ("deck=heartwood", "deck=nowhere"),
        ("shuffles=0:", "shuffles=0:00"),
        ("pouch1=", "pouch1=-"),
        ("pouch1=", "pouch1=99999"),
        ("fruit-market=", "fruit-market=.,"),
        ("fruit-deck=", "fruit-deck=pear-01,"),
        ("sold1=-", "sold1=apple-01,apple-01"),
        ("chance=", "chance=f" * 20),
    ],
)
def test_a_line_that_is_wrong_somewhere_is_refused_in_a_sentence(old: str, new: str) -> None:
    line = Position.new(2, 1).notation
    assert old in line
    with pytest.raises(Refusal) as refused:
        Position.from_notation(line.replace(old, new, 1))
    assert str(refused.value)


def test_no_change_of_a_character_is_more_than_a_refusal() -> None:
    rng, lines = Random(5), [position.notation for position in moments(2, 7)[::9]]
    for _ in range(300):
        line = rng.choice(lines)
        at = rng.randrange(len(line))
        position = read(Position, line[:at] + rng.choice("abz019=,:.- é") + line[at + rng.randrange(2) :])
        if position is not None:
            assert Position.from_notation(position.notation) == position
            assert str(position)
