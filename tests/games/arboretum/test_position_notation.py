"""A position in one line of text reads back to an equal one, and nothing else reads at all."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.lines import read
from treetop.games.arboretum import Position
from treetop.games.errors import Illegal, Malformed
from treetop.records import Record

OPTIONS = [
    {},
    {"edition": "zman", "discards": "top"},
    {"opening_discard": True},
    {"species": ["bs", "ca", "ch", "do", "oa", "wi"]},
]


def moments(players: int, options: dict[str, object], seed: int) -> list[Position]:
    rng, positions = Random(seed), [Position.new(players, seed, **options)]
    while not positions[-1].is_over:
        positions.append(positions[-1].after(rng.choice(positions[-1].legal_actions)))
    return positions


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, OPTIONS[3]), *((players, each) for players in (2, 3, 4) for each in OPTIONS[:3])],
)
def test_every_position_of_a_game_reads_back_equal_and_goes_on_equally(
    players: int, options: dict[str, object]
) -> None:
    for position in moments(players, options, 7)[::3]:
        again = Position.from_notation(position.notation)
        assert (again, again.notation) == (position, position.notation)
        assert list(again.legal_codes()) == list(position.legal_codes())
        assert again.score_sheet() == position.score_sheet()
        for seat in (*range(players), None):
            assert again.view(seat) == position.view(seat)
        if not position.is_over:
            assert again.after(again.legal_actions[-1]) == position.after(position.legal_actions[-1])


def test_a_start_read_from_its_line_can_be_recorded() -> None:
    start = Position.new(3, 5, opening_discard=True)
    assert Record.of(Position.from_notation(start.notation)) == Record.of(start)


def test_the_line_says_what_a_reader_expects() -> None:
    position = Position.new(2, 1, species=OPTIONS[3]["species"])
    while position.phase != "over" and position.turn < 3:
        position = position.after(position.legal_actions[0])
    assert position.notation.startswith(
        "arboretum edition=renegade species=bs,ca,ch,do,oa,wi discards=open opening=no turn=3 seat=1 phase=d"
    )
    assert "@0:0" in position.notation
    assert "\n" not in position.notation


def test_positions_are_equal_whatever_was_done_in_which_order_to_reach_them() -> None:
    start = moments(2, {}, 3)[8]
    assert start.phase == "draw"
    assert start.draws_left == 2
    scored = Position.from_notation(start.notation)
    scored.score_sheet()
    assert scored == start
    assert hash(scored) == hash(start)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("arboretum ", "chess "),
        ("seat=1", "seat=3"),
        ("turn=1 ", "turn=0 "),
        ("turn=1 ", "turn=9999999 "),
        ("phase=draw", "phase=dance"),
        ("phase=draw", "phase=plant"),
        ("phase=draw", "phase=over"),
        (" opening=no", ""),
        ("opening=no", "opening=no opening=no"),
        ("trees1=-", "trees1="),
        ("trees1=-", "trees1=oa1@0:0"),
        ("trees1=-", "trees1=@"),
        ("edition=renegade", "edition=chess"),
        ("discards1=-", "discards1=" + ",".join(["oa1"] * 40)),
        ("hand1=", "hand1=zz9,"),
        ("hand1=", "hand1=-,"),
    ],
)
def test_a_line_that_is_wrong_somewhere_is_refused_in_a_sentence(old: str, new: str) -> None:
    line = Position.new(2, 1).notation
    assert old in line
    with pytest.raises((Malformed, Illegal)) as refused:
        Position.from_notation(line.replace(old, new, 1))
    assert str(refused.value)


def test_trees_that_do_not_touch_are_no_position() -> None:
    line = moments(2, {}, 7)[60].notation
    tree = line.split("trees1=")[1].split(" ")[0].split(",")[-1]
    with pytest.raises(Malformed):
        Position.from_notation(line.replace(tree, tree.partition("@")[0] + "@17:17"))


def test_no_change_of_a_character_is_more_than_a_refusal() -> None:
    rng, line = Random(5), moments(2, {}, 7)[70].notation
    for _ in range(400):
        at = rng.randrange(len(line))
        changed = line[:at] + rng.choice("abz019=,:@-*? é") + line[at + rng.randrange(2) :]
        position = read(Position, changed)
        if position is not None:
            assert Position.from_notation(position.notation) == position
            position.play_out(Random(1))


@pytest.mark.parametrize("given", [None, 3, b"arboretum"])
def test_what_is_not_text_is_a_type_error(given: object) -> None:
    with pytest.raises(TypeError):
        Position.from_notation(given)  # type: ignore[arg-type]
