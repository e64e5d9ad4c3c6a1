"""A7: a view holds what its seat may know, and nothing that depends on anything else."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from treetop.games.arboretum import Draw, Position
from treetop.games.game import Facts


def played(seed: int, decisions: int, players: int, **options: object) -> Position:
    rng = Random(seed)
    position = Position.new(players, f"{seed:032x}", **options)
    for _ in range(decisions):
        if position.seat_to_act is None:
            break
        position = position.after(rng.choice(position.legal_actions))
    return position


positions = st.builds(
    played,
    st.integers(0, 2**32),
    st.integers(0, 140),
    st.integers(2, 4),
    discards=st.sampled_from(["open", "top"]),
    opening_discard=st.booleans(),
)


@pytest.mark.rule("A7")
@given(positions, st.integers(0, 2**32))
def test_resampling_what_is_hidden_leaves_every_view_byte_identical(position: Position, seed: int) -> None:
    for seat in (None, *range(position.players)):
        view = position.view(seat)
        other = view.sample(Random(seed)).view(seat)
        assert other.to_bytes() == view.to_bytes()
        assert json.dumps(other.facts()) == json.dumps(view.facts())


@pytest.mark.rule("A7")
@given(positions, st.integers(0, 2**32))
def test_a_sample_has_every_card_once(position: Position, seed: int) -> None:
    sample = position.view(0).sample(Random(seed))
    assert sorted(cards_of(sample)) == sorted(map(str, position.setup.cards))


def cards_of(position: Position) -> list[str]:
    facts = position.view(None).facts()
    hands = [str(card) for seat in range(position.players) for card in position.hand(seat)]
    piles = [str(card) for seat in range(position.players) for card in position.discards(seat)]
    planted = [card for seat in facts["seats"] for card, _, _ in seat["arboretum"]]
    return hands + piles + planted + [str(card) for card in position.pile()]


def test_a_view_tells_the_viewer_its_own_hand_and_hides_the_others() -> None:
    facts = played(1, 8, 3).view(1).facts()
    assert all(facts["seats"][1]["hand"])
    assert facts["seats"][0]["hand"].count(None) >= 5


@pytest.mark.rule("A7")
def test_a_card_taken_from_a_discard_pile_is_known_to_all() -> None:
    position, taken = after_taking_a_discard()
    assert taken in hand_of(position.view(1).facts(), 0)
    assert taken in position.view(None).facts()["seats"][0]["known"]


@pytest.mark.rule("A7")
def test_with_discards_to_be_remembered_a_taken_card_is_not_shown() -> None:
    position, taken = after_taking_a_discard(discards="top")
    assert taken not in hand_of(position.view(1).facts(), 0)


def after_taking_a_discard(**options: object) -> tuple[Position, str]:
    position = played(3, 8, 2, **options)
    assert position.seat_to_act == 0
    taken = str(position.discards(1)[-1])
    return position.after(Draw(1)), taken


def hand_of(facts: Facts, seat: int) -> list[str | None]:
    hand: list[str | None] = facts["seats"][seat]["hand"]
    return hand


@pytest.mark.rule("A10")
def test_when_the_game_is_over_hands_are_laid_open() -> None:
    position = played(5, 400, 2)
    assert position.seat_to_act is None
    assert None not in hand_of(position.view(None).facts(), 0)


def test_only_the_seat_to_act_gets_legal_actions() -> None:
    position = played(7, 9, 2)
    acting = position.seat_to_act
    assert acting is not None
    assert list(position.view(acting).legal_actions) == list(position.legal_actions)
    assert not position.view(1 - acting).legal_actions
    assert not position.view(None).legal_actions
