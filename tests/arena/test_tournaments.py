"""Who meets whom, with which cards, in which seats."""

from collections import Counter
from dataclasses import replace

import pytest

from treetop.arena import Tournament
from treetop.arena.bot import bot
from treetop.arena.entrant import Entrant
from treetop.arena.lineups import challenge, rotations, round_robin, together
from treetop.games.errors import Malformed
from treetop.locales import Language
from treetop.players import Uniform
from treetop.players.arboretum import Search

BOTS = ("random", "tests.arena.bots.First")
SENTENCES = {
    "arena-entrants": {"entrants": ("random",)},
    "arena-seats": {"seats": 5},
    "arena-format": {"format": "knockout"},
    "arena-deals": {"deals": 0},
    "arena-budget": {"budget": 0.0},
    "arena-together": {"format": "together", "seats": 3},
    "core-game-unknown": {"game": "chess"},
    "arena-player-unknown": {"entrants": ("random", "kasparov")},
    "arena-player-not-importable": {"entrants": ("random", "no.such.Player")},
    "arena-setting-unknown": {"entrants": ("random", "random:depth=3")},
    "arena-setting-unreadable": {"entrants": ("random", "random:depth")},
    "core-option-unknown": {"options": {"colour": "red"}},
}


@pytest.mark.parametrize("level", ["9.9", "2.45", "٢.٤", "nan"])
def test_a_level_that_the_ladder_lacks_is_no_class_to_import(level: str) -> None:
    with pytest.raises(Malformed) as refusal:
        bot("arboretum", f"like-{level}")
    assert refusal.value.message.id == "arena-player-unknown"


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    assert round_robin(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_with_fewer_entrants_than_seats_some_sit_more_than_once() -> None:
    assert round_robin(2, 3) == [(0, 0, 1), (0, 1, 1)]


def test_a_challenger_meets_every_mixture_of_the_others() -> None:
    assert challenge(3, 4) == [(0, 1, 1, 1), (0, 1, 1, 2), (0, 1, 2, 2), (0, 2, 2, 2)]


def test_together_is_one_lineup_with_a_player_for_each_seat() -> None:
    assert together(3, 3) == [(0, 1, 2)]
    assert together(3, 2) == []


def test_everybody_sits_in_every_seat() -> None:
    assert rotations((0, 1, 2)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_lineup_that_repeats_itself_is_not_played_twice() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_entrant_sits_in_each_seat_equally_often(seats: int) -> None:
    names = tuple(f"random:name=n{i}" for i in range(5))
    tournament = Tournament("arboretum", names, seats=seats, deals=3)
    sat = Counter(pair for fixture in tournament.fixtures() for pair in enumerate(fixture.seats))
    assert len(sat) == seats * 5
    assert len(set(sat.values())) == 1


def test_mirrored_games_have_the_same_deal_and_other_deals_differ() -> None:
    tournament = Tournament("arboretum", BOTS, deals=2)
    fixtures = list(tournament.fixtures())
    assert [fixture.seats for fixture in fixtures] == [(0, 1), (1, 0)] * 2
    assert [fixture.mirror for fixture in fixtures] == [(0, 0), (0, 0), (0, 1), (0, 1)]
    assert tournament.deal_seed(0) != tournament.deal_seed(1)


def test_a_tournament_knows_its_number_of_games() -> None:
    tournament = Tournament("arboretum", (*BOTS, "random:name=other"), seats=4, format="challenge", deals=7)
    assert len(tournament) == len(list(tournament.fixtures()))


def test_more_deals_only_add_games() -> None:
    few = list(Tournament("arboretum", BOTS, deals=2).fixtures())
    assert list(Tournament("arboretum", BOTS, deals=5).fixtures())[: len(few)] == few


def test_the_folder_of_a_tournament_is_its_own_however_many_deals_are_played() -> None:
    tournament = Tournament("arboretum", BOTS, deals=2)
    assert tournament.folder_name == replace(tournament, deals=5).folder_name
    others = [
        replace(tournament, seed="2"),
        replace(tournament, entrants=BOTS[::-1]),
        replace(tournament, budget=2),
    ]
    assert tournament.folder_name not in {other.folder_name for other in others}
    assert tournament.folder_name.startswith("arboretum-")


def test_a_tournament_is_written_down_and_read_back() -> None:
    tournament = Tournament("arboretum", BOTS, seats=3, options={"opening_discard": True}, seed="x y")
    assert Tournament.from_facts(tournament.facts()) == tournament


@pytest.mark.parametrize(("sentence", "change"), SENTENCES.items())
def test_what_cannot_be_played_is_refused_with_a_sentence(sentence: str, change: dict[str, object]) -> None:
    arguments = {"game": "arboretum", "entrants": BOTS} | change
    with pytest.raises(Malformed) as refused:
        Tournament(**arguments)  # type: ignore[arg-type]
    assert refused.value.message.id == sentence
    assert Language("en").render(refused.value.message)[1] == []


def test_an_entrant_has_settings_and_a_budget_of_its_own() -> None:
    entrant = Entrant.parse("arboretum", "random:level=3,budget=0.25")
    assert entrant.player == Uniform(level=3)
    assert entrant.budget == 0.25


def test_a_player_thinks_on_one_core_unless_it_is_told_otherwise() -> None:
    assert Entrant.parse("arboretum", "search").player == Search(threads=1)
    assert Entrant.parse("arboretum", "search:threads=2,iterations=50").player == Search("search", 5, 50, 2)


@pytest.mark.parametrize("budget", ["soon", "0", "nan", "inf", "1e999"])
def test_a_budget_that_is_no_time_is_refused(budget: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Entrant.parse("arboretum", f"random:budget={budget}")
    assert refusal.value.message.id == "arena-budget"


@pytest.mark.parametrize("budget", [float("nan"), float("inf"), -1.0])
def test_a_tournament_without_an_end_is_refused(budget: float) -> None:
    with pytest.raises(Malformed) as refusal:
        Tournament("arboretum", ("random", "novice"), budget=budget)
    assert refusal.value.message.id == "arena-budget"
