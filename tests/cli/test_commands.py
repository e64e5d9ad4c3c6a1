"""The command `treetop`, as a user calls it."""

from __future__ import annotations

import io
import json
import os
import re
from pathlib import Path

import pytest

from treetop.cli.main import choose_language, main, run
from treetop.games import GAMES
from treetop.kernel.cache import kernel_folder
from treetop.locales import LANGUAGES, Language
from treetop.records import Record, verify

ENGLISH = Language("en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "arboretum", "--games", "1", "--jsonl", str(file)], ENGLISH) == 0
    return file


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments), ENGLISH) != 0
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


@pytest.mark.parametrize("game", GAMES)
def test_records_on_standard_output_stand_alone_and_verify(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", game, "--players", "3", "--games", "3", "--jsonl", "-"], ENGLISH) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    for line in lines:
        assert verify(Record.from_json(line)).findings


def test_a_simulation_plays_with_the_options_that_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["--option", "end_symbols=7", "--option", "draft=true"]
    assert run(["simulate", "tree-society", "--games", "1", "--jsonl", "-", *wishes], ENGLISH) == 0
    options = Record.from_json(capsys.readouterr().out).options
    assert (options["end_symbols"], options["draft"]) == (7, True)


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_option_that_does_not_exist_is_refused_with_those_that_do(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "guilds" in refused(capsys, command, "tree-society", "--option", "gilds=4")
    assert "6, 7" in refused(capsys, command, "tree-society", "--option", "end_symbols=8")
    assert "name=value" in refused(capsys, command, "tree-society", "--option", "draft")


@pytest.mark.parametrize("command", ["show", "replay", "review", "verify", "score"])
def test_a_file_that_is_not_text_is_refused_in_a_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe")
    assert "UTF-8" in refused(capsys, command, str(file))


def test_what_is_given_twice_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "simulate", "arboretum", "--games", "1", "--games", "2")
    assert said.startswith("--games is given twice.")


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("7", "7", "8"):
        run(["simulate", "arboretum", "--games", "2", "--seed", seed, "--jsonl", "-"], ENGLISH)
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]


def test_a_simulation_sums_up_scores_turns_and_corners(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "arboretum", "--games", "60"], ENGLISH) == 0
    out = capsys.readouterr().out
    for words in ("Mean points", "Mean turns", "Nobody holds a species", "cancelled", "shared victory"):
        assert words in out


def test_verify_says_what_it_found(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record)], ENGLISH) == 0
    assert capsys.readouterr().out.count("✓") == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_review_tells_the_chances_after_every_turn(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    run(["simulate", game, "--games", "1", "--seed", "2", "--jsonl", str(file)], ENGLISH)
    record = Record.from_json(file.read_text(encoding="utf-8"))
    (winner,) = record.result["winners"] if record.result else ()
    assert run(["review", str(file)], ENGLISH) == 0
    chances, _, decisions = capsys.readouterr().out.partition("Costliest decisions")
    lines = chances.splitlines()
    rows = [line for line in lines if "%" in line and "’s turn" not in line]
    assert ("100%" in rows[-1], "█" in rows[-1]) == (True, winner == 1)
    assert rows[-1].split()[-2:] == [f"{100 * (winner == 2)}%", "█▓"[winner - 1] * 32]
    marks = [line for line in rows if line.lstrip().startswith("◆")]
    assert len(marks) == len([line for line in lines if "’s turn: " in line]) <= 3
    decisions, _, accounts = decisions.partition("Skill and luck")
    assert len(re.findall(r"\. Better by [\d.]+%: [a-z]", decisions)) == 6
    ends = next(line for line in accounts.splitlines() if "At the end" in line)
    assert ends.split()[-2:] == [f"{100 * (winner == seat)}%" for seat in (1, 2)]


def test_a_review_as_json_has_every_decision_with_the_best_instead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    run(["simulate", "arboretum", "--games", "1", "--seed", "2", "--jsonl", str(file)], ENGLISH)
    capsys.readouterr()
    assert run(["review", str(file), "--json"], ENGLISH) == 0
    found = json.loads(capsys.readouterr().out)
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"]
    assert sum(found["standings"][-1]["shares"]) == 1
    assert all(each["action"] == actions[each["step"]] for each in found["decisions"])
    assert all((each["best"] == each["action"]) == (each["loss"] == 0) for each in found["decisions"])
    losses = [sum(each["loss"] for each in found["decisions"] if each["seat"] == seat) for seat in (1, 2)]
    assert [each["errors"] for each in found["accounts"]] == pytest.approx(
        [-each for each in losses], abs=0.01
    )


@pytest.mark.parametrize("command", ["show", "replay", "review"])
@pytest.mark.parametrize("game", GAMES)
def test_brackets_in_the_names_of_players_are_brackets(
    game: str,
    command: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("treetop.cli.review.decisions_of", lambda positions, actions: iter(()))
    file = tmp_path / "game.json"
    run(["simulate", game, "--games", "1", "--seed", "2", "--jsonl", str(file)], ENGLISH)
    facts = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(facts | {"names": ["[/b]", "[red]"]}), encoding="utf-8")
    capsys.readouterr()
    assert run([command, str(file)], ENGLISH) == 0
    out = capsys.readouterr().out
    assert out.count("[/b]") > 1
    assert out.count("[red]") > 1


def test_a_game_that_is_not_finished_has_no_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(record.read_text())
    del facts["result"]
    facts["actions"] = facts["actions"][:12]
    record.write_text(json.dumps(facts))
    assert "isn’t finished" in refused(capsys, "review", str(record))


def test_a_false_record_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(record.read_text())
    facts["result"]["scores"][0] += 1
    record.write_text(json.dumps(facts))
    assert refused(capsys, "verify", str(record))


def test_a_view_hides_the_other_hand(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["show", str(record), "--turn", "1"], ENGLISH)
    everything = capsys.readouterr().out
    run(["show", str(record), "--turn", "1", "--seat", "1"], ENGLISH)
    view = capsys.readouterr().out
    assert "░" not in everything
    assert view.count("░░░") == 7


def test_the_end_of_a_record_shows_the_sheet(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["show", str(record)], ENGLISH)
    assert "Total" in capsys.readouterr().out


def test_a_replay_away_from_a_terminal_tells_every_action(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = json.loads(record.read_text())["actions"]
    run(["replay", str(record)], ENGLISH)
    out = capsys.readouterr().out
    assert all(f"{number:4}  {action}" in out for number, action in enumerate(actions, 1))


def test_bench_prints_one_object_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "arboretum", "--seconds", "0.2", "--json"], ENGLISH) == 0
    facts = json.loads(capsys.readouterr().out)
    assert {"decisions_per_second", "games_per_second", "scoring_ns", "threads"} <= facts.keys()
    assert facts["decisions_per_second"] > facts["games_per_second"] > 0


def test_warming_compiles_forgets_what_is_very_old_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    old = kernel_folder().with_name(f"kernel-{0:016x}")
    old.mkdir(parents=True, exist_ok=True)
    os.utime(old, (0, 0))
    assert run(["warm"], ENGLISH) == 0
    assert not old.exists()
    assert "The rules are compiled." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "chess"], "no game “chess”"),
        (["simulate", "arboretum", "--players", "5"], "2 to 4 players, not 5"),
        (["show", "no-such-file.json"], "no-such-file.json"),
        (["fly"], "treetop --help"),
        (["play", "arboretum", "--people", "A", "--bots", "nobody"], "no bot “nobody”"),
        (["play", "arboretum", "--people", "A,B,C,D,E"], "2 to 4 players"),
    ],
)
def test_a_mistake_is_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate arboretum --games -1", "“--games” must be at least 1, not -1."),
        ("simulate arboretum --games 0", "“--games” must be at least 1, not 0."),
        ("bench --threads -3", "“--threads” must be at least 1, not -3."),
        ("bench --threads 100000", "“--threads” can be at most 1,000, not 100000."),
        ("bench --seconds -1", "“--seconds” must be at least 0, not -1."),
        ("bench --seconds nan", "“--seconds” must be at least 0, not nan."),
        ("arena arboretum random novice --workers -1", "“--workers” must be at least 1, not -1."),
        ("arena arboretum random novice --workers 0", "“--workers” must be at least 1, not 0."),
        ("balance tree-society --games 0", "“--games” must be at least 1, not 0."),
        ("balance tree-society --workers 0", "“--workers” must be at least 1, not 0."),
        ("serve --workers 0", "“--workers” must be at least 1, not 0."),
    ],
)
def test_a_number_that_is_too_small_is_refused(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *line.split()).startswith(sentence)


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TREETOP_LANGUAGE", "fr")
    for arguments in (["--language", "xx", "--help"], ["--help", "--language"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2
        assert "en, it, uk, es et fr" in capsys.readouterr().err


def test_a_language_may_have_a_country() -> None:
    assert choose_language(["--language", "uk_UA"]) == ([], Language("uk"))
    assert choose_language(["--language", "fr-CA"]) == ([], Language("fr"))


def test_a_game_at_the_terminal_needs_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "needs an interactive terminal" in refused(capsys, "play", "arboretum", "--people", "A")


def test_a_wrong_seed_is_refused_before_anything_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“xyz” isn’t a seed" in refused(capsys, "play", "--people", "A", "--seed", "xyz")


def test_a_seat_or_turn_that_is_not_there_is_named(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "seat 3" in refused(capsys, "show", str(record), "--seat", "3")
    assert "turn 99" in refused(capsys, "show", str(record), "--turn", "99")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help", "--language", language])
    assert left.value.code == 0
    assert Language(language).say("cli-help-verify")[:30] in capsys.readouterr().out


def test_the_language_may_stand_anywhere() -> None:
    assert choose_language(["a", "--language", "uk", "b"]) == (["a", "b"], Language("uk"))
    assert choose_language(["a", "--language=fr", "b"]) == (["a", "b"], Language("fr"))


def test_verifying_a_file_of_records_counts_them_and_names_the_false_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "arboretum", "--games", "3", "--jsonl", str(file)], ENGLISH) == 0
    assert run(["verify", str(file)], ENGLISH) == 0
    assert "All 3 records are correct." in capsys.readouterr().out
    first, *others = file.read_text(encoding="utf-8").splitlines()
    changed = json.loads(first)
    changed["result"]["scores"][0] += 1
    file.write_text("\n".join([*others, json.dumps(changed)]), encoding="utf-8")
    assert run(["verify", str(file)], ENGLISH) == 1
    assert "Line 3: " in capsys.readouterr().err


@pytest.mark.parametrize("command", ["show", "replay", "review"])
def test_one_record_of_many_is_chosen_by_its_number(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "arboretum", "--games", "3", "--jsonl", str(file)], ENGLISH) == 0
    capsys.readouterr()
    assert "This file has 3 records. Choose one with --game, from 1 to 3." in refused(
        capsys, command, str(file)
    )
    assert "There’s no record 4: the file has 3 records." in refused(
        capsys, command, str(file), "--game", "4"
    )
    assert "There’s no record 0" in refused(capsys, command, str(file), "--game", "0")


def test_the_chosen_record_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert run(["simulate", "arboretum", "--games", "2", "--jsonl", str(file)], ENGLISH) == 0
    shown = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        alone = tmp_path / f"{number}.json"
        alone.write_text(line, encoding="utf-8")
        capsys.readouterr()
        assert run(["show", str(file), "--game", str(number)], ENGLISH) == 0
        chosen = capsys.readouterr().out
        assert run(["show", str(alone)], ENGLISH) == 0
        assert chosen == capsys.readouterr().out
        shown.append(chosen)
    assert shown[0] != shown[1]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate", "Бракує «--game»."),
        ("simulate arboretum --games x", "«x» сюди не підходить."),
        ("simulate arboretum --foo 3", "Параметра «--foo» немає."),
        ("foo", "Команди «foo» немає."),
        ("verify a b", "Зайвий аргумент: «b»."),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_readers_language(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split(), Language("uk")) == 2
    assert capsys.readouterr().err.startswith(sentence)


def ran_out_of_fruit(record: str) -> bool:
    return None in Record.from_json(record).end().view(None).facts()["fruit_market"]


@pytest.mark.rule("T22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_tree_society_that_ran_out_of_fruit_is_shown(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    assert run(["simulate", "tree-society", "--games", "20", "--jsonl", str(file)], ENGLISH) == 0
    file.write_text(next(filter(ran_out_of_fruit, file.read_text().splitlines())))
    capsys.readouterr()
    speaker = Language(language)
    assert run(["show", str(file)], speaker) == 0
    assert speaker.say("tree-society-cli-fruit-market") in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_of_a_record_names_its_rule(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = json.loads(record.read_text())
    facts["actions"][2] = "discard " + facts["actions"][3].split()[1]
    record.write_text(json.dumps(facts))
    capsys.readouterr()
    speaker = Language(language)
    assert run(["verify", str(record)], speaker) == 1
    said = capsys.readouterr().err.strip()
    assert speaker.say("arboretum-not-now", phase="plant") in said
    assert said.endswith("A4)")


def test_the_balance_can_be_measured_for_some_numbers_of_players_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["balance", "tree-society", "--games", "1", "--workers", "1", "--out", str(tmp_path)]
    assert run([*command, "--players", "2"], ENGLISH) == 0
    assert "--players 2" in (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert run([*command, "--players", "7"], ENGLISH) != 0
    assert "2 to 4 players" in capsys.readouterr().err
