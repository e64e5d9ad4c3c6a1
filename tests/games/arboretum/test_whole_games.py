"""Facts that hold after every action of any game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from treetop.games.arboretum import Position
from treetop.games.arboretum.action import parse_action

SEEDS = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")
OPTIONS = st.fixed_dictionaries(
    {
        "edition": st.sampled_from(["renegade", "zman"]),
        "discards": st.sampled_from(["open", "top"]),
        "opening_discard": st.booleans(),
    }
)
PILES = {2: 34, 3: 43, 4: 52}
LONGEST = {2: 132, 3: 168, 4: 204}
LARGEST = {2: 17, 3: 15, 4: 13}


def game(players: int, seed: str, options: dict[str, object], rng: Random) -> Iterator[Position]:
    position = Position.new(players, seed, **options)
    yield position
    while position.seat_to_act is not None:
        position = position.after(rng.choice(position.legal_actions))
        yield position


whole_games = given(st.integers(2, 4), SEEDS, OPTIONS, st.randoms(use_true_random=False))
few = settings(max_examples=25)


@pytest.mark.rule("A1")
@few
@whole_games
def test_every_card_lies_somewhere_exactly_once(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    for position in game(players, seed, options, rng):
        lying = [*position.pile()]
        for seat in range(players):
            lying += [*position.hand(seat), *position.discards(seat)]
            lying += [tree.card for tree in position.arboretum(seat)]
        assert sorted(lying) == sorted(position.setup.cards)


@pytest.mark.rule("A6")
@few
@whole_games
def test_hands_have_seven_cards_between_turns_and_at_most_nine_within(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    for position in game(players, seed, options, rng):
        for seat in range(players):
            extra = 0
            if seat == position.seat_to_act:
                extra = {"draw": 2 - position.draws_left, "plant": 2, "discard": 1}[position.phase]
            assert len(position.hand(seat)) == 7 + extra


@pytest.mark.rule("A5")
@few
@whole_games
def test_every_arboretum_hangs_together_and_no_two_cards_share_a_place(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    for position in game(players, seed, options, rng):
        for seat in range(players):
            planted: set[tuple[int, int]] = set()
            for tree in position.arboretum(seat):
                around = {
                    (tree.x + 1, tree.y),
                    (tree.x - 1, tree.y),
                    (tree.x, tree.y + 1),
                    (tree.x, tree.y - 1),
                }
                assert (around & planted) if planted else (tree.x, tree.y) == (0, 0)
                assert (tree.x, tree.y) not in planted
                planted.add((tree.x, tree.y))


@pytest.mark.rule("A5")
@few
@whole_games
def test_planted_cards_stay_where_they_are(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    earlier = [[] for _ in range(players)]  # type: ignore[var-annotated]
    for position in game(players, seed, options, rng):
        for seat in range(players):
            now = position.arboretum(seat)
            assert now[: len(earlier[seat])] == earlier[seat]
            earlier[seat] = now


@pytest.mark.rule("A8")
@pytest.mark.rule("A9")
@few
@whole_games
def test_a_game_ends_with_the_pile_after_at_most_so_many_turns(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    positions = list(game(players, seed, options, rng))
    assert positions[-1].pile_size == 0
    assert positions[-1].turn - 1 <= PILES[players]
    assert len(positions) - 1 <= LONGEST[players]
    assert all(len(positions[-1].arboretum(seat)) <= LARGEST[players] for seat in range(players))


@few
@whole_games
def test_every_legal_action_is_written_and_read_back(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    for position in game(players, seed, options, rng):
        actions = list(position.legal_actions)
        assert len(set(actions)) == len(actions)
        for action in rng.sample(actions, min(3, len(actions))):
            assert parse_action(str(action)) == action == position.parse(str(action))
            assert position.decode(position.encode(action)) == action


@few
@whole_games
def test_the_sheet_adds_up_to_the_outcome(
    players: int, seed: str, options: dict[str, object], rng: Random
) -> None:
    *_, end = game(players, seed, options, rng)
    sheet = end.score_sheet()
    points = [sum(line.points[seat] for line in sheet.species) for seat in range(players)]
    varieties = [len({tree.card.species for tree in end.arboretum(seat)}) for seat in range(players)]
    best = max(zip(points, varieties, strict=True))
    outcome = end.outcome()
    assert outcome is not None
    assert list(outcome.scores) == points == [end.points(seat) for seat in range(players)]
    assert outcome.winners == tuple(s for s in range(players) if (points[s], varieties[s]) == best)
