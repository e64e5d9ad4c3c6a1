"""Predicted shares of the wins come true: how that is measured, a short form, and what the long one found."""

from __future__ import annotations

import json

import pytest

from benchmarks.calibration import RESULTS, Prediction, bins_of, calibration_error, measure
from treetop.games import GAMES

LARGEST_ERROR = 0.03


def test_predictions_that_come_true_have_no_error() -> None:
    found = [Prediction((0.75, 0.25), (1.0, 0.0))] * 3 + [Prediction((0.75, 0.25), (0.0, 1.0))]
    assert calibration_error(bins_of(found)) == pytest.approx(0.0)


def test_the_error_is_how_far_predictions_are_off() -> None:
    sure = [Prediction((0.95, 0.05), (1.0, 0.0))] * 3 + [Prediction((0.95, 0.05), (0.0, 1.0))]
    assert calibration_error(bins_of(sure)) == pytest.approx(0.2)


def test_the_forecast_of_tree_society_comes_true_in_a_few_games() -> None:
    found = measure(GAMES["tree-society"], 3, 150)
    assert found["error"] <= found["error_if_right"] + LARGEST_ERROR


def test_what_was_measured_covers_both_games_and_every_number_of_players() -> None:
    rows = json.loads(RESULTS.read_text())
    measured = sorted((row["game"], row["players"]) for row in rows)
    assert measured == [(name, players) for name in sorted(GAMES) for players in GAMES[name].seats]
    assert sum(row["games"] for row in rows) >= 20_000
    assert all(row["error"] <= LARGEST_ERROR for row in rows)
