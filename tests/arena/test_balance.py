"""The figures of a balance report are what they say they are."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from tests.arena.test_runs import Here
from tests.games.tree_society.scene import CANOPY, Scene, level, step
from tests.third_game.registered import registered
from treetop.arena.balance import Campaign, plots, study_of
from treetop.arena.balance.report import Report
from treetop.arena.balance.tree_society.dominated import dominated, is_no_better
from treetop.arena.balance.tree_society.figures import Figures
from treetop.arena.balance.tree_society.games import Games
from treetop.arena.balance.tree_society.ideas import IDEAS, Choice
from treetop.arena.balance.tree_society.judges import JUDGES
from treetop.arena.balance.tree_society.report import DeckReport
from treetop.arena.document import Document, Picture, Table
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.tree_society import Position, shipped_deck
from treetop.games.tree_society.cards import Formula
from treetop.games.tree_society.state import CARDS
from treetop.games.tree_society.vocabulary import GUILDS, STEPS
from treetop.locales import LANGUAGES, Language
from treetop.players.tree_society.uses import KINDS


def invented(count: int = 400) -> Games:
    """Seat 1 wins 60 of 100; whoever completes the inkwell wins; the copy room decides nothing."""
    deck = CANOPY
    rng = np.random.default_rng(1)
    winner = (np.arange(count) % 5 >= 3).astype(int)
    completed = np.zeros((count, 2, CARDS), bool)
    completed[np.arange(count), winner, deck.card_number["inkwell"]] = True
    completed[np.arange(count), 1 - winner, deck.card_number["poets-perch"]] = True
    completed[np.arange(count), rng.integers(0, 2, count), deck.card_number["copy-room"]] = True
    guilds = np.zeros((count, 6), int)
    guilds[:, :4] = 1
    uses = np.zeros((count, KINDS), int)
    uses[:, STEPS["on-rest"].number] = 2
    ended_by = np.where(np.arange(count) % 100 == 0, 2, 1)
    in_play = np.tile([card.guild in GUILDS[:4] for card in deck.guild_cards], (count, 1))
    starting = np.tile([deck.card_number["first-beam"], deck.card_number["plumb-line"]], (count, 1))
    return Games(
        players=2,
        guilds=guilds,
        rounds=np.full(count, 9),
        ended_by=ended_by,
        scores=np.full((count, 2), 30),
        winner=winner,
        completed=completed,
        uses=uses,
        in_play=in_play,
        started=completed.copy(),
        finished=completed.copy(),
        starting=starting,
        leads=np.arange(count) % 4,
        trigger=np.where(ended_by == 1, 0, -1),
        idea=np.arange(count) % len(IDEAS),
        idea_won=np.arange(count) % len(IDEAS) == 1,
    )


def test_shares_and_ends_are_counted():
    games = invented()
    figures = Figures(CANOPY, [games])
    assert figures.by_symbols(games).value == pytest.approx(0.99)
    first, second = figures.seats(games)
    assert (first.value, second.value) == (pytest.approx(0.6), pytest.approx(0.4))
    assert first.low < 0.6 < first.high


def test_a_length_is_its_median_with_the_middle_nine_tenths():
    assert Report(Language("en")).middle(np.arange(101)) == "50 (5–95)"


def test_a_card_that_decides_between_equals_has_all_of_the_difference():
    shifts = {shift.name: shift for shift in Figures(CANOPY, [invented()]).cards()}
    assert shifts["inkwell"].interval.value == pytest.approx(0.5, abs=0.02)
    assert shifts["poets-perch"].interval.value == pytest.approx(-0.5, abs=0.02)
    assert shifts["copy-room"].interval.low < 0 < shifts["copy-room"].interval.high
    assert shifts["great-frame"].times == 0


def test_a_card_that_comes_with_more_symbols_gets_no_credit_for_them():
    """Winners complete more, so every card of theirs would look good beside all others."""
    deck, games = CANOPY, invented()
    games.completed[np.arange(400), games.winner, deck.card_number["great-frame"]] = True
    shifts = {shift.name: shift for shift in Figures(deck, [games]).cards()}
    assert shifts["great-frame"].times == 400
    assert shifts["great-frame"].interval.value == pytest.approx(0)


def test_a_combination_says_how_far_its_first_and_last_seats_are_from_fair():
    (played,) = Figures(CANOPY, [invented()]).combinations()
    assert played.games == 400
    assert (played.first_seat.value, played.last_seat.value) == (pytest.approx(0.1), pytest.approx(-0.1))
    assert 0 < played.first_seat.low < 0.1 < played.first_seat.high


def test_effects_used_are_an_average_over_games():
    steps = Figures(CANOPY, [invented(), invented(100)]).steps()
    assert steps["on-rest"] == pytest.approx(2.0)
    assert steps["coins"] == 0


def test_completions_are_counted_in_games_in_which_the_card_is_in_play():
    often = Figures(CANOPY, [invented()]).completions()
    assert often["inkwell"] == pytest.approx(100)
    assert often["great-frame"] == often["nursery"] == 0


def test_starters_of_cards_are_told_from_those_who_start_none():
    """Everybody starts cards with one symbol here; only winners start one with three."""
    deck, games = CANOPY, invented()
    games.started[np.arange(400), games.winner, deck.card_number["great-frame"]] = True
    one, two, three = Figures(deck, [games]).starters()
    assert (one.share.value, one.completed) == (pytest.approx(1), pytest.approx(1))
    assert (two.started, two.share_without.value) == (0, pytest.approx(1))
    assert (three.started, three.completed) == (400, 0)
    assert (three.share.value, three.share_without.value) == (pytest.approx(2), pytest.approx(0))


def test_starting_cards_are_kept_if_whoever_begins_with_them_completes_them():
    deck, games = CANOPY, invented()
    games.finished[::4, 0, deck.card_number["first-beam"]] = True
    games.finished[:, 0, deck.card_number["plumb-line"]] = True
    figures = Figures(deck, [games])
    assert figures.kept()["first-beam"].value == pytest.approx(0.25)
    assert figures.kept()["plumb-line"].value == 0
    assert figures.kept_in_all(games).value == pytest.approx(0.125)


def test_whoever_triggers_the_end_wins_or_does_not():
    games = invented()
    assert Figures(CANOPY, [games]).trigger_wins(games).value == pytest.approx(0.6, abs=0.01)


def test_those_who_stick_to_an_idea_are_counted_apart():
    ideas = {each.idea: each for each in Figures(CANOPY, [invented(600)]).ideas()}
    assert list(ideas) == list(IDEAS)
    assert {name for name, each in ideas.items() if each.share.value == 1} == {"rush"}
    assert {each.games for each in ideas.values()} == {100}


def suited(idea: str, position, seat: int = 0, lot: int = 0) -> list[str]:
    """The actions that suit an idea best."""
    seen = position.view(seat)
    actions = {str(action): seen.encode(action) for action in position.legal_actions}
    suits = {
        words: IDEAS[idea](Choice(position.setup, seen.to_array(), seat, code, lot))
        for words, code in actions.items()
    }
    return [words for words, suit in suits.items() if suit == max(suits.values())]


def builder(**ongoing: int) -> Scene:
    return Scene().phase("build").coins(0, 20).ongoing(0, **ongoing)


def test_whoever_plays_small_cards_only_starts_none_with_three_symbols():
    position = builder().guild_market(upper=["great-frame"], lower=["inkwell"]).position()
    assert "build great-frame 1 for 5" in map(str, position.legal_actions)
    chosen = suited("small", position)
    assert "build inkwell 1 for 2" in chosen
    assert "build great-frame 1 for 5" not in chosen


def test_whoever_rushes_completes_first():
    assert suited("rush", builder(inkwell=2, copy_room=1).position()) == ["build inkwell 3 for 7"]
    assert "rest" in suited("rush", builder(copy_room=1).position())


def test_whoever_is_slow_does_not_trigger_the_end():
    scene = builder(inkwell=2).completed(0, "great-frame", "chronicle")
    assert "build inkwell 3 for 7" not in suited("slow", scene.position())
    assert "build inkwell 3 for 7" in suited("slow", builder(inkwell=2).position())


def test_whoever_keeps_to_one_guild_starts_no_card_of_another_unless_it_must():
    scene = builder().guild_market(upper=["great-frame"], lower=["inkwell"])
    assert "build inkwell 1 for 2" not in suited("guild", scene.position())
    assert "build inkwell 1 for 2" in suited("guild", scene.position(), lot=3)
    assert "build inkwell 1 for 2" in suited("guild", scene.coins(0, 4).position())


@pytest.mark.parametrize(
    ("worse", "better", "beaten"),
    [
        (level(2, points=1), level(2, points=1), True),
        (level(3, points=1), level(2, points=1), True),
        (level(1, points=1), level(2, points=1), False),
        (level(2, points=2), level(2, points=1), False),
        (level(2), level(2, step("coins")), True),
        (level(2, step("coins", amount=2)), level(2, step("coins")), False),
        (level(2, step("coins")), level(2, step("coins", amount=2)), True),
        (level(2, step("coins")), level(2, step("chest", amount=2)), False),
        (level(2, step("give"), must=True), level(2), True),
        (level(2), level(2, step("give"), must=True), False),
        (level(2, points=Formula(1, 1, "sold:apple")), level(2, points=Formula(2, 1, "sold:grape")), True),
        (level(2, points=Formula(1, 1, "sold")), level(2, points=Formula(2, 1, "coins")), False),
    ],
)
def test_a_level_is_dominated_by_one_that_costs_no_more_and_is_in_nothing_worse(worse, better, beaten):
    card = CANOPY.guild_cards[8]
    one, other = (replace(card, levels=(each, level(1), level(1))) for each in (worse, better))
    assert is_no_better(one, other) == beaten


def test_cards_that_are_twins_are_named_once():
    pairs = dominated(CANOPY)
    assert ("cherry-cart", "cider-press") in pairs
    assert ("cider-press", "cherry-cart") not in pairs


def test_no_card_of_new_games_is_dominated():
    assert dominated(shipped_deck()) == []


@pytest.mark.parametrize("player", ["forecast", "planner"])
def test_a_named_player_plays_whole_games_the_same_way_each_time(player):
    study = study_of(GAMES["tree-society"], {}, player)
    one, again = (study.play(2, [7]) for _ in range(2))
    assert (one.scores == again.scores).all()
    assert (one.finished >= one.completed).all()
    assert ((one.trigger >= 0) == (one.ended_by == 1)).all()


@pytest.mark.parametrize("player", JUDGES)
def test_every_judge_ranks_legal_actions_the_same_way_each_time(player):
    position = Position.new(2, "0" * 32)
    seen = position.view(0)
    one, again = (list(JUDGES[player](position.setup, seen.to_array(), 0, 5)) for _ in range(2))
    assert one == again
    assert {*one} <= {seen.encode(action) for action in position.legal_actions}


def test_the_former_forecast_plays_other_games_than_todays():
    now, former = (
        study_of(GAMES["tree-society"], {}, player).play(2, [7]) for player in ("forecast", "forecast-1")
    )
    assert (now.completed != former.completed).any()


def test_a_player_that_a_study_has_not_is_refused():
    for game in (GAMES["tree-society"], GAMES["arboretum"]):
        with pytest.raises(Malformed) as refused:
            study_of(game, {}, "nobody")
        assert refused.value.message.id == "arena-balance-player-unknown"


def test_seeds_do_not_repeat_in_a_campaign():
    tasks = Campaign(study_of(GAMES["tree-society"], {}), 45, (2, 3, 4)).tasks()
    seeds = [seed for _, batch in tasks for seed in batch]
    assert len(seeds) == len(set(seeds)) == 3 * 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decimal_in_a_report_has_the_sign_of_its_language(language, monkeypatch):
    monkeypatch.setattr(plots, "svg", ticks)
    document = DeckReport(Figures(CANOPY, [invented(100)]), Language(language), "forecast").document(
        "treetop balance"
    )
    tables = [
        cell for block in document.blocks if isinstance(block, Table) for row in block.rows for cell in row
    ]
    (seats,) = [
        block.svg for block in document.blocks if isinstance(block, Picture) and "seats" in block.file
    ]
    sign, other = ".," if language == "en" else ",."
    for text in (" ".join(tables), seats):
        assert re.search(rf"\d\{sign}\d", text)
        assert not re.search(rf"\d\{other}\d", text)


def ticks(figure):
    """The numbers on the axes of a picture."""
    figure.draw_without_rendering()
    (axes,) = figure.axes
    return " ".join(label.get_text() for label in (*axes.get_xticklabels(), *axes.get_yticklabels()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_can_be_read_in_every_language(language):
    report = DeckReport(Figures(CANOPY, [invented()]), Language(language), "forecast")
    text = report.document("treetop balance").markdown()
    assert "-balance-" not in text
    assert Language(language).say("tree-society-card-inkwell") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_have_names_of_their_own_in_a_report(language):
    report = DeckReport(Figures(CANOPY, [invented()]), Language(language), "forecast")
    names = [row[0] for row in report.effects().rows]
    assert len(set(names)) == len(names) == len(STEPS)
    assert not {*names} & {*STEPS}


def random_report(games: int, *players: int) -> Document:
    """Of a game that brings no study of its own."""
    with registered() as game:
        study = study_of(game, {})
        campaign = Campaign(study, games, players)
        played = campaign.joined(list(campaign.play(Here())))
        return study.document(played, "treetop balance burrow", Language("en"))


def test_any_game_has_a_report_on_random_games():
    overview, seats, actions = (block for block in random_report(50, 2, 3).blocks if isinstance(block, Table))
    assert [row[:3] for row in overview.rows] == [
        ["2 players", "50", "30 (30–30)"],
        ["3 players", "50", "30 (30–30)"],
    ]
    assert {row[0] for row in actions.rows} == {"show", "bury"}
    assert [sum(float(row[column]) for row in actions.rows) for column in (1, 2)] == pytest.approx([30, 30])
    assert seats.head == ["Players", "1", "2", "3"]


def test_the_shares_of_seats_in_random_games_make_a_whole_and_ties_are_divided():
    with registered() as game:
        played = study_of(game, {}).play(4, range(60))
    assert played.won.sum(axis=1) == pytest.approx(np.ones(60))
    tied = (played.scores == played.scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
    assert 0 < tied.sum() < 60
    assert (played.won[tied].max(axis=1) <= 0.5).all()
    assert (played.won[~tied].max(axis=1) == 1).all()


def test_the_same_seed_gives_the_same_random_games_in_any_order():
    with registered() as game:
        campaign = Campaign(study_of(game, {}), 60, (2, 3))
        played = list(campaign.play(Here()))
        for one, other in zip(campaign.joined(played), campaign.joined(played[::-1]), strict=True):
            assert (one.scores == other.scores).all()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_on_random_games_can_be_read_in_every_language(language):
    with registered() as game:
        study = study_of(game, {})
        text = study.document(
            [study.play(2, range(5))], "treetop balance burrow", Language(language)
        ).markdown()
    assert "arena-balance" not in text
