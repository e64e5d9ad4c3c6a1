"""A learner among opponents, as a Gymnasium environment."""

from __future__ import annotations

import sys
import tomllib
from hashlib import sha256
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_GAME, TABLES, any_legal
from treetop.envs import encoding
from treetop.envs.opponents import Pool
from treetop.games import GAMES
from treetop.games.errors import Malformed
from treetop.games.game import View
from treetop.players import PLAYERS, Uniform

WHY = "gymnasium is not installed: pip install '.[envs]'"
gymnasium = pytest.importorskip("gymnasium", reason=WHY)
ours = pytest.importorskip("treetop.envs.gymnasium", reason=WHY)
checker = pytest.importorskip("gymnasium.utils.env_checker", reason=WHY)
AgainstOpponents = ours.AgainstOpponents
ROOT = Path(__file__).parents[2]


def act_at_random(env: Any, rng: np.random.Generator) -> Any:
    return env.step(any_legal(env.action_masks()[None], rng)[0])


def played(env: Any, steps: int, seed: int) -> list[bytes]:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation, earned, ended, *_ = act_at_random(env, rng)
        seen.append(observation.tobytes() + str(earned).encode())
        if ended:
            env.reset()
    return seen


def first_legal(observation: Any, mask: Any) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("id", ["treetop/Arboretum-v1", "treetop/TreeSociety-v1"])
@pytest.mark.parametrize("players", [2, (2, 3, 4)])
@pytest.mark.parametrize("observations", ["vector", "parts"])
def test_an_environment_that_is_made_by_its_id_passes_the_check(
    id: str, players: Any, observations: str, capsys: pytest.CaptureFixture[str]
) -> None:
    env = gymnasium.make(id, opponents="novice", players=players, observations=observations)
    checker.check_env(env.unwrapped)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_game_has_an_id_with_the_version_of_its_encoding(game: str) -> None:
    ours.register_envs()
    id = ours.env_id(GAMES[game])
    assert id.endswith(f"-v{encoding(game).version}")
    assert gymnasium.make(id).unwrapped.game is GAMES[game]


def test_the_entry_point_registers_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gymnasium before version 1 calls what lies under `__root__`."""
    monkeypatch.delitem(gymnasium.registry, "treetop/Arboretum-v1")
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    EntryPoint("__root__", declared["gymnasium.envs"]["__root__"], "gymnasium.envs").load()()
    assert "treetop/Arboretum-v1" in gymnasium.registry


@pytest.mark.parametrize(
    ("game", "digest"), [("arboretum", "47d9cc5c6087"), ("tree-society", "d19cc689cfd4")]
)
def test_an_encoding_that_changes_needs_a_new_version(game: str, digest: str) -> None:
    """If this fails, raise `version` in the encoding, and state the new digest here."""
    position = GAMES[game].new(3, f"{7:032x}")
    found = sha256()
    for _ in range(60):
        view = position.view(position.seat_to_act)
        for name, array in encoding(game).observe(view).items():
            found.update(name.encode() + array.tobytes())
        mask = encoding(game).mask(view)
        found.update(mask.tobytes())
        position = position.after(encoding(game).action(view, int(np.flatnonzero(mask)[-1])))
    assert (encoding(game).version, found.hexdigest()[:12]) == (1, digest)


@pytest.mark.filterwarnings("ignore:.*out of date.*:DeprecationWarning")
@pytest.mark.parametrize(("version", "words"), [(0, "is deprecated. Please use"), (2, "doesn't exist")])
def test_an_id_of_another_version_is_refused_with_the_one_to_use(version: int, words: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=words) as caught:
        gymnasium.make(f"treetop/Arboretum-v{version}")
    assert "v1" in str(caught.value)


@pytest.mark.parametrize("observations", ["vector", "parts"])
@pytest.mark.parametrize(("game", "players"), [*TABLES, ("arboretum", (2, 4))])
def test_observations_belong_to_their_space_and_rewards_come_with_the_end(
    game: str, players: Any, observations: str
) -> None:
    env = AgainstOpponents(game, players=players, observations=observations)
    rng = np.random.default_rng(0)
    observation, infos = env.reset(seed=1)
    ended = False
    while not ended:
        assert env.observation_space.contains(observation)
        assert (infos["action_mask"] == env.action_masks()).all()
        observation, earned, ended, cut, infos = act_at_random(env, rng)
        assert not cut
        assert ended == ("scores" in infos)
        assert ended or earned == 0
    assert env.observation_space.contains(observation)
    own, *others = infos["scores"]
    if own > max(others):
        assert earned == 1


@pytest.mark.parametrize("kind", ["points", "margin"])
def test_rewards_are_by_the_name_that_was_chosen(kind: str) -> None:
    env = AgainstOpponents("arboretum", "builder", 3, rewards=kind)
    rng = np.random.default_rng(0)
    env.reset(seed=1)
    ended = False
    while not ended:
        _, earned, ended, _, infos = act_at_random(env, rng)
    own, *others = infos["scores"]
    assert earned == (own if kind == "points" else own - max(others))


def test_whoever_writes_into_a_mask_changes_a_copy() -> None:
    env = AgainstOpponents("arboretum")
    _, infos = env.reset(seed=1)
    legal = env.action_masks()
    infos["action_mask"][:] = 0
    env.action_masks()[:] = False
    assert legal.any()
    assert (env.action_masks() == legal).all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (
        played(AgainstOpponents("arboretum", {"random": 1, "novice": 1}), 80, seed) for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in PLAYERS[game]])
def test_any_player_of_the_ladder_can_be_the_opponent(game: str, name: str) -> None:
    assert len(played(AgainstOpponents(game, name, budget=0.001), 6, seed=3)) == 6


class Noting:
    """Plays at random and notes in which seats, one after another."""

    name, level = "noting", 0

    def __init__(self) -> None:
        self.seats: list[int | None] = []

    def choose(self, view: View, seed: int, budget: float) -> Any:
        if self.seats[-1:] != [view.seat]:
            self.seats.append(view.seat)
        return Uniform().choose(view, seed, budget)


def seats_taken(env: Any, games: int) -> list[tuple[int, int]]:
    taken = []
    env.reset(seed=1)
    for _ in range(games):
        _, infos = env.reset()
        taken.append((infos["seat"], infos["players"]))
    return taken


def test_listed_opponents_sit_in_turn_order_behind_the_learner() -> None:
    left, right = Noting(), Noting()
    env = AgainstOpponents("arboretum", [left, right], players=3, seat="next")
    for _ in range(3):
        env.reset(seed=1)
        rng = np.random.default_rng(0)
        while not act_at_random(env, rng)[2]:
            pass
    assert left.seats[:3] == [1, 2, 0]
    assert right.seats[:3] == [2, 0, 1]


def test_seats_and_numbers_of_players_are_mixed_or_stay() -> None:
    mixed = seats_taken(AgainstOpponents("arboretum", players=(2, 3, 4)), 200)
    assert set(mixed) == {(seat, players) for players in (2, 3, 4) for seat in range(players)}
    in_turn = seats_taken(AgainstOpponents("arboretum", players=3, seat="next"), 4)
    assert [seat for seat, _ in in_turn] == [1, 2, 0, 1]
    assert set(seats_taken(AgainstOpponents("arboretum", players=3, seat=2), 9)) == {(2, 3)}


def test_a_pool_draws_past_selves_that_are_added_while_the_environment_exists() -> None:
    asked = []

    def past_self(observation: Any, mask: Any) -> int:
        asked.append(observation)
        return first_legal(observation, mask)

    pool = Pool({"random": 1}, size=2)
    env = gymnasium.make("treetop/Arboretum-v1", opponents=pool)
    played(env.unwrapped, 40, seed=1)
    assert not asked
    pool.add(past_self, weight=1e9)
    played(env.unwrapped, 40, seed=1)
    assert asked
    assert env.observation_space.contains(asked[0])
    pool.add(first_legal)
    pool.add(first_legal)
    assert [opponent for opponent, _ in pool.added] == [first_legal, first_legal]


def test_a_policy_alone_can_be_the_opponent() -> None:
    assert len(played(AgainstOpponents("tree-society", first_legal), 20, seed=1)) == 20


def test_an_illegal_action_ends_the_game_and_is_not_done() -> None:
    env = AgainstOpponents("arboretum")
    before, infos = env.reset(seed=1)
    after, earned, ended, _, infos = env.step(300)
    assert (after == before).all()
    assert (earned, ended) == (-1, True)
    assert "action 300 is illegal" in infos["illegal"]
    env.reset(seed=1)
    assert f"action {2**70} is illegal" in env.step(2**70)[4]["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("wrong", [None, "draw", 2.0, np.array([0]), np.array([0, 1])])
def test_an_action_that_is_no_whole_number_is_refused_and_the_game_goes_on(wrong: Any) -> None:
    env = AgainstOpponents("arboretum")
    env.reset(seed=1)
    before = env.position
    with pytest.raises(ValueError, match=r"^an action is one whole number, not "):
        env.step(wrong)
    assert env.position is before
    assert env.step(np.array(0))[2] is False


@pytest.mark.parametrize("mode", ["ansi", "svg", "human"])
def test_the_learners_view_is_rendered(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = AgainstOpponents("arboretum", render_mode=mode, seat=0)
    env.reset(seed=1)
    shown = env.render() or capsys.readouterr().out
    assert shown.startswith("<svg") if mode == "svg" else "·· ·· ·· ·· ·· ·· ··" in shown


def test_the_learners_view_is_rendered_in_colours() -> None:
    pytest.importorskip("cairosvg", reason="cairosvg is not installed: pip install '.[pictures]'")
    env = AgainstOpponents("arboretum", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture)) > 10


def test_without_the_extra_for_pictures_the_check_passes_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    assert ours.render_modes() == ["ansi", "human", "svg"]
    monkeypatch.setitem(AgainstOpponents.metadata, "render_modes", ours.render_modes())
    checker.check_env(gymnasium.make("treetop/Arboretum-v1").unwrapped)
    env = AgainstOpponents("arboretum", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(ModuleNotFoundError, match=r"pip install '\.\[pictures\]'"):
        env.render()


def test_many_environments_are_made_at_once() -> None:
    many = gymnasium.make_vec("treetop/Arboretum-v1", num_envs=3, opponents="novice")
    rng = np.random.default_rng(0)
    _, infos = many.reset(seed=1)
    ends = 0
    for _ in range(80):
        _, _, ended, _, infos = many.step(any_legal(infos["action_mask"], rng))
        ends += int(ended.sum())
        assert infos["action_mask"].shape == (3, 338)
    assert ends > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "There’s no game “chess”."),
        ({"opponents": "nope"}, "There’s no player “nope”. Available: random, novice,"),
        ({"opponents": {"nope": 1}}, "There’s no player “nope”."),
        ({"opponents": ["random"], "players": 3}, "for each of the other seats: 2, not 1."),
        ({"opponents": ["random"], "players": (2, 3)}, "for each of the other seats: 1–2, not 1."),
        ({"opponents": {"random": -1}}, "has to be a number, at least 0"),
        (
            {"opponents": 5},
            "“5” is no opponent. One is a player’s name, a player that can choose, or a policy",
        ),
        ({"opponents": None}, "“None” is no opponent."),
        ({"opponents": [5]}, "“5” is no opponent."),
        ({"opponents": np.array(["random"])}, "is no opponent."),
        ({"players": "two"}, "This game is for 2 to 4 players, not 'two'."),
        ({"players": np.array([2, 3])}, "This game is for 2 to 4 players, not array([2, 3])."),
        ({"seat": np.array([0, 1])}, "There’s no seat “[0 1]”"),
        ({"budget": -1}, "“-1” isn’t a time per decision"),
        ({"budget": float("nan")}, "“nan” isn’t a time per decision"),
        ({"budget": "1"}, "“1” isn’t a time per decision"),
        ({"render_mode": ""}, "“render_mode” can’t be “”."),
        ({"species": ["bs"]}, "2 players need 6 species; you named 1."),
        ({"species": [*"abcdef"], "players": (2, 3)}, "species"),
        ({"players": 9}, "This game is for 2 to 4 players, not 9."),
        ({"players": (2, 9)}, "This game is for 2 to 4 players, not 9."),
        ({"seat": 2}, "There’s no seat “2”"),
        ({"seat": "first"}, "There’s no seat “first”"),
        ({"rewards": "fame"}, "Available: victory, points, margin."),
        ({"observations": "int4"}, "Available: vector, parts."),
        ({"render_mode": "film"}, "Available: ansi, human, rgb_array, svg."),
        ({"colour": "red"}, "There’s no option “colour”."),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: Any, words: str) -> None:
    with pytest.raises(Malformed) as caught:
        AgainstOpponents(**{"game": "arboretum", **arguments})
    assert words in str(caught.value)


def test_what_cannot_play_is_not_added_to_a_pool() -> None:
    pool = Pool()
    with pytest.raises(Malformed, match="“5” is no opponent"):
        pool.add(5)  # type: ignore[arg-type]
    assert not pool.added


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        (300, "a policy has chosen what its mask doesn't allow: action 300 is illegal here"),
        (None, "an action is one whole number, not None"),
        (0.5, "an action is one whole number, not 0.5"),
    ],
)
def test_an_opponents_policy_that_chooses_what_it_may_not_is_told_so_and_the_step_is_not_done(
    chosen: Any, words: str
) -> None:
    answers = [chosen]
    env = AgainstOpponents("arboretum", lambda seen, mask: answers[0] if answers else mask.argmax(), seat=0)
    env.reset(seed=1)
    rng = np.random.default_rng(0)
    while env.encoding.mask(env.position.view(0))[329:].sum() == 0:
        act_at_random(env, rng)
    before = env.position
    with pytest.raises(ValueError, match=words):
        act_at_random(env, rng)
    assert env.position is before
    answers.clear()
    act_at_random(env, rng)
    assert env.position is not before


def test_a_human_sees_what_has_been_dealt(capsys: pytest.CaptureFixture[str]) -> None:
    AgainstOpponents("arboretum", render_mode="human", seat=0).reset(seed=1)
    assert "turn 1 · seat 1 · draw" in capsys.readouterr().out


def test_an_empty_pool_is_refused_when_somebody_is_to_be_drawn() -> None:
    with pytest.raises(Malformed, match="At least one opponent"):
        AgainstOpponents("arboretum", Pool()).reset()
