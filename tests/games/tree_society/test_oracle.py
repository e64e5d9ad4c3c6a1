"""The oracle, which shares no code with the rules, follows random games: what is legal, what happens."""

from __future__ import annotations

import pytest

from tests.oracles.society_agreement import deck_for, disagreements
from tests.oracles.society_decks import generated
from treetop.games.tree_society.deck.reader import parse_deck
from treetop.games.tree_society.vocabulary import BUILDS, DISCARDS, PRICES, STEPS, TERMS

GAMES = 20_000


@pytest.mark.rule(
    "T5",
    "T6",
    "T7",
    "T8",
    "T9",
    "T10",
    "T11",
    "T12",
    "T13",
    "T14",
    "T15",
    "T16",
    "T17",
    "T18",
    "T19",
    "T20",
    "T21",
    "T22",
    "T23",
    "T24",
)
def test_engine_and_oracle_agree_on_every_action_and_what_it_does():
    assert disagreements(range(GAMES)) == []


def test_every_second_game_has_a_made_up_deck():
    assert {deck_for(seed) for seed in range(24)} == {
        "heartwood",
        "canopy",
        *(f"made-up-{n}" for n in range(12)),
    }


def test_made_up_decks_use_every_step_price_and_term():
    levels = [
        level
        for number in range(12)
        for card in parse_deck(generated(number)).guild_cards
        for level in card.levels
    ]
    steps = [step for level in levels for step in level.steps]
    assert {step.do for step in steps} == set(STEPS)
    assert {step.what for step in steps if step.do == "discard"} == set(DISCARDS)
    assert {(step.what, step.how) for step in steps if step.do == "build"} == {
        (what, how) for what in BUILDS for how in PRICES
    }
    assert {level.steps[0].do for level in levels if level.must} == {n for n, s in STEPS.items() if s.price}
    assert {step.per for step in steps if step.per} == set(TERMS)
