"""The figures of a balance report are what they say they are."""

from __future__ import annotations

import re

import numpy as np
import pytest

from treetop.arena.balance import Campaign, Figures, Games
from treetop.arena.balance.tree_society import plots
from treetop.arena.balance.tree_society.report import Report
from treetop.arena.document import Picture, Table
from treetop.games.tree_society import shipped_deck
from treetop.games.tree_society.state import CARDS
from treetop.games.tree_society.vocabulary import STEPS
from treetop.locales import LANGUAGES, Language
from treetop.players.tree_society.uses import KINDS


def invented(count: int = 400) -> Games:
    """Seat 1 wins 60 of 100; whoever completes the inkwell wins; the copy room decides nothing."""
    deck = shipped_deck()
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
    scores = np.full((count, 2), 30)
    ended_by = np.where(np.arange(count) % 100 == 0, 2, 1)
    return Games(2, guilds, np.full(count, 9), ended_by, scores, winner, completed, uses)


def test_shares_rounds_and_ends_are_counted():
    games = invented()
    figures = Figures(shipped_deck(), [games])
    assert figures.rounds(games) == (9, 9, 9)
    assert figures.by_symbols(games).value == pytest.approx(0.99)
    first, second = figures.seats(games)
    assert (first.value, second.value) == (pytest.approx(0.6), pytest.approx(0.4))
    assert first.low < 0.6 < first.high


def test_a_card_is_compared_with_others_of_as_many_symbols():
    shifts = {shift.name: shift for shift in Figures(shipped_deck(), [invented()]).cards()}
    assert shifts["inkwell"].interval.value == pytest.approx(0.5, abs=0.02)
    assert shifts["poets-perch"].interval.value == pytest.approx(-0.5, abs=0.02)
    assert shifts["copy-room"].interval.low < 0.05
    assert shifts["great-frame"].times == 0


def test_a_combination_says_how_far_its_first_and_last_seats_are_from_fair():
    (played,) = Figures(shipped_deck(), [invented()]).combinations()
    assert played.games == 400
    assert (played.first_seat.value, played.last_seat.value) == (pytest.approx(0.1), pytest.approx(-0.1))
    assert 0 < played.first_seat.low < 0.1 < played.first_seat.high


def test_effects_used_are_an_average_over_games():
    steps = Figures(shipped_deck(), [invented(), invented(100)]).steps()
    assert steps["on-rest"] == pytest.approx(2.0)
    assert steps["coins"] == 0


def test_seeds_do_not_repeat_in_a_campaign():
    batches = Campaign(shipped_deck(), 45).batches()
    seeds = [seed for _, batch in batches for seed in batch]
    assert len(seeds) == len(set(seeds)) == 3 * 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decimal_in_a_report_has_the_sign_of_its_language(language, monkeypatch):
    monkeypatch.setattr(plots, "svg", ticks)
    document = Report(Figures(shipped_deck(), [invented()]), "treetop balance", Language(language)).document()
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
    report = Report(Figures(shipped_deck(), [invented()]), "treetop balance", Language(language))
    text = report.document().markdown()
    assert "arena-balance" not in text
    assert Language(language).say("tree-society-card-inkwell") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_have_names_of_their_own_in_a_report(language):
    report = Report(Figures(shipped_deck(), [invented()]), "treetop balance", Language(language))
    names = [row[0] for row in report.effects().rows]
    assert len(set(names)) == len(names) == len(STEPS)
    assert not {*names} & {*STEPS}
