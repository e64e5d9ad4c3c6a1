"""The deal of the day is the same for everybody."""

from __future__ import annotations

import pytest

from treetop.games import GAMES
from treetop.players import PLAYERS
from treetop.tables.local.day import bot_seed
from treetop.tables.local.table import LocalTable, open_deal_of_the_day
from treetop.tables.match.event import Who

ANN, BEN = Who("ann", "Ann", "guest"), Who("ben", "Ben", "guest")
DATE = "2026-11-16"


def table_of(person: Who, game: str, date: str = DATE, whose: str = "mine") -> LocalTable:
    story = open_deal_of_the_day(game, date, person, 1, whose)
    return LocalTable(story.id, story.rows, person.id)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_cards_the_same_seat_and_the_same_three_bots(game: str) -> None:
    ann, ben = table_of(ANN, game), table_of(BEN, game)
    assert ann.match.position == ben.match.position
    assert ann.seat == ben.seat
    players = [[seat.player for seat in table.match.seats] for table in (ann, ben)]
    assert players[0] == players[1]
    assert sorted(filter(None, players[0])) == sorted(list(PLAYERS[game])[-4:-1])


@pytest.mark.parametrize("game", GAMES)
def test_another_day_has_another_deal(game: str) -> None:
    assert table_of(ANN, game).match.seed != table_of(ANN, game, "2026-11-17").match.seed


def test_the_seat_changes_with_the_days() -> None:
    seats = {table_of(ANN, game, f"2026-11-{day}").seat for game in GAMES for day in range(10, 18)}
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_the_same_meets_the_same_answers(game: str) -> None:
    ann, ben = table_of(ANN, game), table_of(BEN, game)
    seeds = [bot_seed(table.match.server_seed, seq) for table in (ann, ben) for seq in (9, 10)]
    assert seeds[:2] == seeds[2:]
    assert seeds[0] != seeds[1]
    assert ann.question() == ben.question()


def test_there_is_one_attempt_a_day_and_game_on_a_device() -> None:
    [first, *_] = GAMES
    ids = {table_of(ANN, game, date).match.id for game in GAMES for date in (DATE, "2026-11-17")}
    assert len(ids) == 2 * len(GAMES)
    assert table_of(ANN, first).match.id in ids
    assert table_of(ANN, first, whose="oak").match.id not in ids


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_bot_plays_the_same_deal_in_the_readers_seat(game: str) -> None:
    mine, oak = table_of(ANN, game), table_of(ANN, game, whose="oak")
    oak.let_the_strongest_play(2)
    assert oak.match.position == mine.match.position
    assert oak.match.seats[oak.seat or 0].player == list(PLAYERS[game])[-1]
    assert oak.match.bot_to_act is not None
