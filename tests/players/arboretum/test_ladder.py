"""Players see their seat's view and nothing else, answer with legal actions, and rise in strength."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.positions import played, seed_of
from treetop.games.arboretum import Position
from treetop.locales import LANGUAGES, Language
from treetop.players import PLAYERS, Player, description, title

LADDER = list(PLAYERS["arboretum"].values())
SWIFT = [player for player in LADDER if player.name != "search"]


def winners(players: list[Player], number: int) -> tuple[int, ...]:
    position = Position.new(len(players), seed_of(number))
    rng = Random(number)
    while (seat := position.seat_to_act) is not None:
        position = position.after(players[seat].choose(position.view(seat), rng.getrandbits(62), 0.05))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def share(stronger: Player, weaker: Player, deals: int) -> float:
    """Of the wins in mirrored games."""
    won = 0.0
    for number in range(deals):
        for seat, pair in enumerate(([stronger, weaker], [weaker, stronger])):
            first = winners(pair, number)
            won += (seat in first) / len(first)
    return won / (2 * deals)


def test_levels_rise_along_the_ladder() -> None:
    assert [player.level for player in LADDER] == list(range(len(LADDER)))


@pytest.mark.parametrize("player", SWIFT, ids=lambda player: player.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_finishes_a_game_with_legal_actions(player: Player, players: int) -> None:
    assert winners([player] * players, 7)


@pytest.mark.parametrize("player", SWIFT, ids=lambda player: player.name)
@pytest.mark.parametrize("discards", ["open", "top"])
@pytest.mark.parametrize("decisions", range(20, 100, 13))
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(
    player: Player, decisions: int, discards: str
) -> None:
    position = played(decisions, decisions, 2 + decisions % 3, discards=discards)
    seat = position.seat_to_act
    assert seat is not None
    view = position.view(seat)
    rng = Random(decisions)
    for seed in range(5):
        other = view.sample(rng).view(seat)
        assert player.choose(other, seed, 1.0) == player.choose(view, seed, 1.0)


@pytest.mark.parametrize("rung", range(1, len(SWIFT)))
def test_each_rung_beats_the_one_below(rung: int) -> None:
    assert share(SWIFT[rung], SWIFT[rung - 1], 60) > 0.55


def test_a_novice_errs_now_and_then() -> None:
    position = played(3, 30)
    view = position.view(position.seat_to_act)
    novice = PLAYERS["arboretum"]["novice"]
    assert len({novice.choose(view, seed, 1.0) for seed in range(20)}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({name for ladder in PLAYERS.values() for name in ladder}))
def test_every_player_has_a_name_and_a_description(language: str, name: str) -> None:
    speaker = Language(language)
    assert speaker.say(title(name)) != title(name).id
    assert speaker.say(description(name)) != description(name).id
