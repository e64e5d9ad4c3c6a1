"""Facts that hold after every action of any game."""

from __future__ import annotations

from collections.abc import Callable
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


def whole_game(players: int, seed: str, options: dict[str, object], rng: Random) -> list[Position]:
    positions = [Position.new(players, seed, **options)]
    while positions[-1].seat_to_act is not None:
        positions.append(positions[-1].after(rng.choice(positions[-1].legal_actions)))
    return positions


GAMES = st.builds(whole_game, st.integers(2, 4), SEEDS, OPTIONS, st.randoms(use_true_random=False))


def whole_games(test: Callable[[list[Position]], None]) -> Callable[[], None]:
    few = settings(max_examples=25)
    return few(given(GAMES)(test))


@pytest.mark.rule("A1")
@whole_games
def test_every_card_lies_somewhere_exactly_once(game: list[Position]) -> None:
    for position in game:
        lying = [*position.pile()]
        for seat in range(game[0].players):
            lying += [*position.hand(seat), *position.discards(seat)]
            lying += [tree.card for tree in position.arboretum(seat)]
        assert sorted(lying) == sorted(position.setup.cards)


@pytest.mark.rule("A6")
@whole_games
def test_hands_have_seven_cards_between_turns_and_at_most_nine_within(game: list[Position]) -> None:
    for position in game:
        for seat in range(game[0].players):
            extra = 0
            if seat == position.seat_to_act:
                extra = {"draw": 2 - position.draws_left, "plant": 2, "discard": 1}[position.phase]
            assert len(position.hand(seat)) == 7 + extra


@pytest.mark.rule("A5")
@whole_games
def test_every_arboretum_hangs_together_and_no_two_cards_share_a_place(game: list[Position]) -> None:
    for position in game:
        for seat in range(game[0].players):
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
@whole_games
def test_planted_cards_stay_where_they_are(game: list[Position]) -> None:
    earlier = [[] for _ in range(game[0].players)]  # type: ignore[var-annotated]
    for position in game:
        for seat in range(game[0].players):
            now = position.arboretum(seat)
            assert now[: len(earlier[seat])] == earlier[seat]
            earlier[seat] = now


@pytest.mark.rule("A8")
@pytest.mark.rule("A9")
@whole_games
def test_a_game_ends_with_the_pile_after_at_most_so_many_turns(game: list[Position]) -> None:
    end, players = game[-1], game[0].players
    assert end.pile_size == 0
    assert end.turn - 1 <= PILES[players]
    assert len(game) - 1 <= LONGEST[players]
    assert all(len(end.arboretum(seat)) <= LARGEST[players] for seat in range(players))


@whole_games
def test_every_legal_action_is_written_and_read_back(game: list[Position]) -> None:
    rng = Random(len(game))
    for position in game:
        actions = list(position.legal_actions)
        assert len(set(actions)) == len(actions)
        for action in rng.sample(actions, min(3, len(actions))):
            assert parse_action(str(action)) == action == position.parse(str(action))
            assert position.decode(position.encode(action)) == action


@whole_games
def test_the_sheet_adds_up_to_the_outcome(game: list[Position]) -> None:
    end, players = game[-1], game[0].players
    sheet = end.score_sheet()
    points = [sum(line.points[seat] for line in sheet.species) for seat in range(players)]
    varieties = [len({tree.card.species for tree in end.arboretum(seat)}) for seat in range(players)]
    best = max(zip(points, varieties, strict=True))
    outcome = end.outcome()
    assert outcome is not None
    assert list(outcome.scores) == points == [end.points(seat) for seat in range(players)]
    assert outcome.winners == tuple(s for s in range(players) if (points[s], varieties[s]) == best)
