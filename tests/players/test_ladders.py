"""Players see their seat's view and nothing else, answer with legal actions, and rise in strength."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.matches import share, winners
from tests.players.positions import played
from treetop.locales import LANGUAGES, Language
from treetop.players import PLAYERS, Player, description, title

SWIFT = {
    game: [player for player in ladder.values() if player.name != "search"]
    for game, ladder in PLAYERS.items()
}
SITTING = [(game, player) for game, ladder in SWIFT.items() for player in ladder]
MOMENTS = [
    ("arboretum", decisions, {"discards": discards})
    for decisions in range(20, 100, 13)
    for discards in ("open", "top")
] + [
    ("tree-society", decisions, {"open_memory": memory})
    for decisions in range(3, 120, 39)
    for memory in (True, False)
]


@pytest.mark.parametrize("game", PLAYERS)
def test_levels_rise_along_the_ladder(game: str) -> None:
    levels = [player.level for player in PLAYERS[game].values()]
    assert levels == sorted(set(levels))


@pytest.mark.parametrize(("game", "player"), SITTING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_finishes_a_game_with_legal_actions(game: str, player: Player, players: int) -> None:
    assert winners(game, [player] * players, 7)


@pytest.mark.parametrize(("game", "decisions", "options"), MOMENTS)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(
    game: str, decisions: int, options: dict[str, object]
) -> None:
    position = played(game, decisions, decisions, 2 + decisions % 3, **options)
    view = position.view(position.seat_to_act)
    rng = Random(decisions)
    for seed in range(5):
        other = view.sample(rng).view(position.seat_to_act)
        for player in SWIFT[game]:
            assert player.choose(other, seed, 1.0) == player.choose(view, seed, 1.0)


@pytest.mark.parametrize("name", ["novice", "builder", "denier", "strategist"])
def test_each_rung_of_arboretum_beats_the_one_below(name: str) -> None:
    rung = [player.name for player in SWIFT["arboretum"]].index(name)
    assert share("arboretum", SWIFT["arboretum"][rung], SWIFT["arboretum"][rung - 1], 60) > 0.55


@pytest.mark.parametrize("name", ["novice", "greedy"])
def test_each_rung_of_tree_society_beats_the_one_below(name: str) -> None:
    rung = [player.name for player in SWIFT["tree-society"]].index(name)
    assert share("tree-society", SWIFT["tree-society"][rung], SWIFT["tree-society"][rung - 1], 8) > 0.55


def test_a_novice_errs_now_and_then() -> None:
    position = played("arboretum", 3, 30)
    view = position.view(position.seat_to_act)
    novice = PLAYERS["arboretum"]["novice"]
    assert len({novice.choose(view, seed, 1.0) for seed in range(20)}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({name for ladder in PLAYERS.values() for name in ladder}))
def test_every_player_has_a_name_and_a_description(language: str, name: str) -> None:
    speaker = Language(language)
    assert speaker.say(title(name)) != title(name).id
    assert speaker.say(description(name)) != description(name).id
