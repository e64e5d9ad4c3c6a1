"""How changed copies of a deck are made, played and summed up."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks.deck_changes.__main__ import slopes
from benchmarks.deck_changes.changes import CHANGES, changed
from benchmarks.deck_changes.games import play
from treetop.arena.balance.tree_society.dominated import dominated
from treetop.games.tree_society import read_deck, shipped_deck
from treetop.games.tree_society.state import NONE
from treetop.games.tree_society.vocabulary import GUILDS
from treetop.players.tree_society.forecast import learnt_weights

ROOT = Path(__file__).parents[2]
NOTHING = dict.fromkeys(CHANGES, 0.0)


def test_a_change_to_no_card_leaves_the_deck_as_it_is() -> None:
    assert changed(shipped_deck(), NOTHING) == shipped_deck()


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_makes_another_deck_of_the_same_guilds(name: str) -> None:
    deck = changed(shipped_deck(), {name: 1.0})
    assert deck != shipped_deck()
    guilds = [card.guild for card in deck.guild_cards]
    assert guilds == [card.guild for card in shipped_deck().guild_cards]
    assert set(guilds) == set(GUILDS)


def test_a_change_to_some_cards_is_made_to_them_also_when_it_is_made_to_more() -> None:
    def dearer(share: float) -> set[str]:
        deck = changed(shipped_deck(), {"level 2 costs 1 more": share})
        pairs = zip(deck.guild_cards, shipped_deck().guild_cards, strict=True)
        return {card.key for card, before in pairs if card.levels[1].cost == before.levels[1].cost + 1}

    assert 10 < len(dearer(0.4)) < 50
    assert dearer(0.4) < dearer(0.7) < dearer(1.0)
    assert len(dearer(1.0)) == 73


def test_the_copy_that_the_report_speaks_of_is_a_deck_without_dominated_cards() -> None:
    copy = read_deck(ROOT / "examples" / "decks" / "windfall.toml")
    assert copy != shipped_deck()
    assert dominated(copy) == []


def test_games_are_the_same_each_time_and_end() -> None:
    first, again = (play(shipped_deck(), 3, range(1, 5), learnt_weights()) for _ in range(2))
    assert (first.notes == again.notes).all()
    assert first.rounds > 3
    assert 0 <= first.kept <= 1


def test_whoever_has_as_good_as_won_when_the_end_is_triggered_nearly_always_wins() -> None:
    two = play(shipped_deck(), 2, range(1, 41), learnt_weights())
    open_ones = 1 - two.decided
    assert 0.1 < two.decided < 0.9
    assert two.trigger_wins > two.open_trigger_wins
    assert two.trigger_wins - open_ones * two.open_trigger_wins > 0.95 * two.decided


def test_whoever_leaves_the_end_to_the_other_does_not_trigger_it() -> None:
    games = play(shipped_deck(), 2, range(1, 25), learnt_weights(), slow=True)
    triggered = games.notes["trigger"]
    assert (triggered != NONE).sum() > 12
    assert not (triggered == games.sticking).any()


def test_a_line_through_exact_figures_finds_what_made_them() -> None:
    copies = np.random.default_rng(1).random((20, 2))
    plain, found, errors = slopes(copies, (5 + copies @ [[3.0], [-2.0]]))
    assert plain == pytest.approx([5])
    assert found.ravel() == pytest.approx([3, -2])
    assert errors.ravel() == pytest.approx([0, 0], abs=1e-9)
