"""Who can take part in a tournament, and how a mistake in a name is answered before the first game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.arena.test_runs import Here
from treetop.arena import Processes, Standings, Tournament, run
from treetop.arena.entrant import Entrant
from treetop.cli.main import run as command
from treetop.games.errors import Malformed
from treetop.locales import LANGUAGES, Language
from treetop.players import Program

CAREFUL = """
from __future__ import annotations
from dataclasses import dataclass

from leaves import first

@dataclass(frozen=True)
class Careful:
    name: str = "careful"
    level: int = 0
    nerve: int = 1

    def choose(self, view, seed, budget):
        if self.nerve > 1:
            raise RuntimeError("lost my nerve")
        return first(view)
"""
LEAVES = "def first(view):\n    return view.legal_actions[0]\n"
LEARNT = """
from dataclasses import dataclass
from pathlib import Path

LOADED = []

@dataclass(frozen=True)
class Learnt:
    model: str = "model.zip"

    def __post_init__(self):
        LOADED.append(self.model)
        assert Path(self.model).read_text() == "weights", "no weights"

    def choose(self, view, seed, budget):
        return view.legal_actions[0]
"""
LEARNERS = Path(__file__).parents[2] / "examples" / "learners"
CRASHES = 15
"""The line of CAREFUL that raises."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A newcomer's folder with a bot and what it imports; nothing of it stays behind."""
    (tmp_path / "careful_bot.py").write_text(CAREFUL)
    (tmp_path / "leaves.py").write_text(LEAVES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("careful_bot", "leaves"):
        monkeypatch.setitem(sys.modules, name, None)
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def refused(text: str) -> str:
    with pytest.raises(Malformed) as refusal:
        Entrant.parse("arboretum", text)
    for language in LANGUAGES:
        assert Language(language).render(refusal.value.message)[1] == []
    return Language("en").say(refusal.value.message)


@pytest.mark.parametrize("name", ["careful_bot.Careful", "./careful_bot.py", "careful_bot.py"])
def test_a_bot_in_the_current_folder_plays_in_processes_of_its_own(folder: Path, name: str) -> None:
    standings = run(Tournament("arboretum", ("random", name), deals=1), folder / "out", Processes(1))
    assert len(standings.results) == 2
    assert list(standings.failures()) == []


def test_a_file_has_settings_like_any_player(folder: Path) -> None:
    assert "nerve=3" in repr(Entrant.parse("arboretum", "./careful_bot.py:nerve=3").player)


def test_a_model_that_is_missing_or_unreadable_is_refused_before_the_first_game(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "learnt.py").write_text(LEARNT)
    (folder / "notes.zip").write_text("no model")
    assert "“./learnt.py:model=notes.zip” can’t take a seat: AssertionError: no weights (learnt.py:13)" in (
        refused("./learnt.py:model=notes.zip")
    )
    arena = ["arena", "arboretum", "random", "./learnt.py:model=missing.zip", "--deals", "1", "--out", "out"]
    assert command(arena, Language("en")) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert "“./learnt.py:model=missing.zip” can’t take a seat: FileNotFoundError" in said
    assert not (folder / "out").exists()


def test_a_player_is_made_once_and_with_its_settings(folder: Path) -> None:
    """What it loads by default may not be there, and is nothing that it needs."""
    (folder / "learnt.py").write_text(LEARNT)
    (folder / "mine.zip").write_text("weights")
    player = Entrant.parse("arboretum", "./learnt.py:model=mine.zip").player
    assert sys.modules[type(player).__module__].LOADED == ["mine.zip"]


def test_a_game_makes_only_those_who_play_it(folder: Path) -> None:
    (folder / "learnt.py").write_text(LEARNT)
    (folder / "model.zip").write_text("weights")
    tournament = Tournament("arboretum", ("random", "builder", "./learnt.py"), deals=1)
    loaded = sys.modules[type(tournament.sit_down(2).player).__module__].LOADED
    before, watched = len(loaded), []

    def note(standings: Standings) -> None:
        watched.append(len(loaded) - before)

    run(tournament, folder / "out", Here(), note)
    assert watched == [0, 0, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("script", "needed"),
    [("maskable_ppo", "sb3_contrib"), ("openspiel_dqn", "pyspiel"), ("rllib_ppo", "torch")],
)
def test_the_learners_of_the_examples_load_what_they_learnt_before_the_first_game(
    folder: Path, script: str, needed: str
) -> None:
    for package in (needed, "torch", "matplotlib", "gymnasium"):
        pytest.importorskip(package, reason="not installed: pip install '.[learners]'")
    assert "FileNotFoundError" in refused(f"{LEARNERS / script}.py:model=missing.zip")


def test_a_crash_names_the_line_of_the_bot(folder: Path) -> None:
    entrants = ("random", "careful_bot.Careful:nerve=2")
    standings = run(Tournament("arboretum", entrants, deals=1), folder / "out", Processes(1))
    reasons = {failure.reason for _, failure in standings.failures()}
    assert reasons == {f"RuntimeError: lost my nerve (careful_bot.py:{CRASHES})"}


def test_a_file_without_a_player_or_with_several_is_refused(folder: Path) -> None:
    assert "has no class with a method choose" in refused("./leaves.py")
    (folder / "pair.py").write_text("class A:\n def choose(self): ...\nclass B(A): ...\n")
    assert "has several players: A and B" in refused("pair.py")


def test_a_bot_that_cannot_be_read_is_refused_with_its_line(folder: Path) -> None:
    (folder / "broken.py").write_text("x = 1\ny = x / 0\n")
    assert "ZeroDivisionError: division by zero (broken.py:2)" in refused("broken.Bot")
    assert "ZeroDivisionError: division by zero (broken.py:2)" in refused("./broken.py")
    assert "No module named 'nowhere'" in refused("nowhere.Bot")
    assert "nowhere.py" in refused("./nowhere.py")


def test_what_is_not_a_player_is_refused() -> None:
    assert "has no method choose" in refused("treetop.arena.Processes")
    assert "missing 1 required positional argument" in refused("treetop.arena.cluster.Cluster")


@pytest.mark.parametrize(
    ("text", "sentence"),
    {
        "search:iterations=x": "search’s setting “iterations” must be a whole number, not “x”.",
        "search:iterations=2.5": "search’s setting “iterations” must be a whole number, not “2.5”.",
        "search:iterations=": "search’s setting “iterations” must be a whole number, not “”.",
        "random:nerve=3": "random has no setting “nerve”.",
        "random:3": "aren’t readable",
    }.items(),
)
def test_a_setting_of_another_kind_is_refused(text: str, sentence: str) -> None:
    assert sentence in refused(text)


def test_a_text_may_look_like_a_number() -> None:
    assert Entrant.parse("arboretum", "random:name=7").player.name == "7"


def test_a_program_that_is_not_there_is_refused_before_the_first_game() -> None:
    assert "has to name a program" in refused("treetop.players.Program")
    assert "has to name a program" in refused("treetop.players.Program:command='")
    assert "There’s no program “nosuchprog” here." in refused("treetop.players.Program:command=nosuchprog -x")


@pytest.mark.parametrize("given", ["nan", "inf", "soon"])
def test_a_program_is_waited_for_so_many_seconds(given: str) -> None:
    sentence = f"program’s setting “ready” must be a number, not “{given}”."
    assert sentence in refused(f"treetop.players.Program:ready={given},command={sys.executable}")
    player = Entrant.parse("arboretum", f"treetop.players.Program:ready=2.5,command={sys.executable}").player
    assert isinstance(player, Program)
    assert player.ready == 2.5


def test_a_command_has_its_commas() -> None:
    command = f"{json.dumps(sys.executable)} bot.py --sizes 1,2 --mode=fast"
    player = Entrant.parse("arboretum", f"treetop.players.Program:name=mine,command={command}").player
    assert player == Program("mine", 0, command)


@pytest.mark.parametrize(
    "command", ["python3 bot.py", "python3 bot.py --url http://x", "node bot.js --fast", "./bot.js"]
)
def test_a_command_as_an_entrant_points_to_the_right_spelling(folder: Path, command: str) -> None:
    (folder / "bot.js").touch()
    assert f"write “treetop.players.Program:command={command}”" in refused(command)


def test_a_file_that_is_a_program_points_to_the_right_spelling(folder: Path) -> None:
    (folder / "program.py").write_text("import sys\nsys.exit('Usage: program FILE')\n")
    assert "SystemExit: Usage: program FILE (program.py:2)" in refused("./program.py")
    (folder / "quiet.py").write_text("")
    assert "“treetop.players.Program:command=python3 quiet.py”" in refused("quiet.py")


def test_a_file_may_lie_in_a_folder_with_a_space(folder: Path) -> None:
    (folder / "my bots").mkdir()
    (folder / "my bots" / "bot.py").write_text(CAREFUL.replace("from leaves import first", ""))
    assert Entrant.parse("arboretum", "my bots/bot.py").player.name == "careful"


@pytest.mark.parametrize("bot", ["./careful_bot.py", "tests.arena.bots.First", "plain.py", "random"])
def test_name_names_an_entrant_in_standings_and_records(folder: Path, bot: str) -> None:
    """Whether or not its class has such a field."""
    plain = "class Plain:\n def choose(self, view, *_): return view.legal_actions[0]\n"
    (folder / "plain.py").write_text(plain)
    tournament = Tournament("arboretum", ("random", f"{bot}:name=mine"), deals=1)
    standings = run(tournament, folder / "out", Here())
    assert {row.name for row in standings.rows()} == {"random", "mine"}
    games = [json.loads(line) for line in (folder / "out" / "games.jsonl").read_text().splitlines()]
    assert [game["names"] for game in games] == [["random", "mine"], ["mine", "random"]]


def test_two_entrants_have_different_names() -> None:
    with pytest.raises(Malformed):
        Tournament("arboretum", ("random:name=mine", "builder:name=mine"))
