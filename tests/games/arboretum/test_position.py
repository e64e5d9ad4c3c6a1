"""A position is a value: it prints, parses back, and never changes."""

from random import Random
from xml.etree import ElementTree

import pytest

from treetop.games.arboretum import Card, Discard, Draw, Plant, Position
from treetop.games.arboretum.setup import Setup
from treetop.games.errors import Illegal, Malformed

SEED = "00112233445566778899aabbccddeeff"


def played(decisions: int = 30) -> Position:
    rng, position = Random(3), Position.new(2, SEED)
    for _ in range(decisions):
        position = position.after(rng.choice(position.legal_actions))
    return position


def test_its_repr_can_be_pasted_back() -> None:
    position = played()
    assert eval(repr(position), {"Position": Position, "Setup": Setup}) == position


def test_acting_leaves_the_earlier_position_as_it_was() -> None:
    position = played()
    before = position.to_bytes()
    position.after(position.legal_actions[0])
    assert position.to_bytes() == before


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_its_picture_is_well_formed(seat: int | None) -> None:
    assert ElementTree.fromstring(played().svg(seat)).tag.endswith("svg")


def test_a_seats_picture_and_text_do_not_show_the_others_hand() -> None:
    position = played()
    other = position.view(0).sample(Random(1))
    assert other.hand(1) != position.hand(1)
    assert other.svg() != position.svg()
    assert str(other) != str(position)
    assert other.svg(0) == position.svg(0) == position.view(0)._repr_svg_()
    assert str(other.view(0)) == str(position.view(0))


@pytest.mark.rule("A4")
def test_only_the_draw_pile_reveals_anything() -> None:
    position = played(8)
    assert [position.reveals(action) for action in position.legal_actions] == [True, False, False]


def test_far_away_cells_that_share_a_number_with_a_near_one_are_not_adjacent() -> None:
    position = next(p for p in (played(n) for n in range(8, 12)) if p.phase == "plant")
    near = position.legal_actions[0]
    assert isinstance(near, Plant)
    alias = Plant(near.card, near.x - 8, near.y + 14)
    with pytest.raises(Illegal) as caught:
        position.after(alias)
    assert caught.value.rule == "A5"


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("discard oa1", "A4", "arboretum-not-now"),
        ("draw discard 1", "A4", "arboretum-discards-empty"),
        ("draw discard 4", "A4", "arboretum-no-such-seat"),
    ],
)
def test_an_illegal_action_names_its_rule(text: str, rule: str, message: str) -> None:
    position = Position.new(2, SEED, species=["bs", "ca", "ch", "do", "oa", "wi"])
    with pytest.raises(Illegal) as caught:
        position.parse(text)
    assert (caught.value.rule, caught.value.message.id) == (rule, message)


@pytest.mark.parametrize(
    "text", ["", "draw", "draw discard 5", "plant oa3", "plant oa3 01,0", "plant oa9 0,0", "discard xx1"]
)
def test_what_is_not_an_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        Position.new(2, SEED).parse(text)


@pytest.mark.rule("A2")
def test_a_card_that_is_not_in_play_is_refused() -> None:
    position = Position.new(2, SEED, species=["bs", "ca", "ch", "do", "ja", "ma"])
    with pytest.raises(Illegal) as caught:
        position.after(Discard(Card.parse("oa3")))
    assert caught.value.rule == "A2"


def test_legal_actions_behave_like_a_sequence() -> None:
    legal = played(10).legal_actions
    assert list(legal)[-1] == legal[-1]
    assert legal[:2] == list(legal)[:2]
    assert all(action in legal for action in legal)
    assert Draw(None) not in legal
    with pytest.raises(IndexError):
        legal[len(legal)]


@pytest.mark.rule("A1")
@pytest.mark.parametrize(("players", "pile"), [(2, 34), (3, 43), (4, 52)])
def test_seven_cards_are_dealt_to_each_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    position = Position.new(players)
    assert position.pile_size == pile
    assert [len(position.hand(seat)) for seat in range(players)] == [7] * players


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("players", "pile"), [(2, 33), (3, 41), (4, 49)])
def test_an_opening_discard_lies_before_all_but_the_first(players: int, pile: int) -> None:
    position = Position.new(players, opening_discard=True)
    assert position.pile_size == pile
    assert [len(position.discards(seat)) for seat in range(players)] == [0] + [1] * (players - 1)


@pytest.mark.rule("A2")
def test_the_same_seed_chooses_the_same_species_and_cards() -> None:
    assert Position.new(3, SEED) == Position.new(3, SEED)
    assert Position.new(3, SEED) != Position.new(3, SEED[::-1])


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {}),
        (2, {"species": ["bs", "ca"]}),
        (2, {"species": ["bs", "ca", "ch", "do", "ja", "ja"]}),
        (2, {"species": ["bs", "ca", "ch", "do", "ja", "ol"]}),
        (2, {"edition": "first"}),
        (2, {"opening_discard": 1}),
        (2, {"colour": "red"}),
    ],
)
def test_wrong_options_are_malformed(players: int, options: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        Position.new(players, SEED, **options)


@pytest.mark.parametrize("seed", ["", "12", "zz" * 16, "AA" * 16, "0" * 33])
def test_a_seed_has_128_bits_at_least(seed: str) -> None:
    with pytest.raises(Malformed):
        Position.new(2, seed or "0")
